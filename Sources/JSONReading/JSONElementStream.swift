/// Takes the elements of an array in the root object one by one, so that they are not all in memory.
package struct JSONElementStream {
  /// The name of the root's member that is the array.
  let member: String

  /// Takes an element.
  let take: (JSONValue) -> Void

  /// Creates what takes the elements of the root's member `member`.
  package init(of member: String, _ take: @escaping (JSONValue) -> Void) {
    self.member = member
    self.take = take
  }
}
