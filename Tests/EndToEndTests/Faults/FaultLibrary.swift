#if os(Linux)
  import Foundation

  /// The library that makes calls of the system fail, built beside the tests when it is first asked for.
  enum FaultLibrary {
    /// The path of the library.
    static let path: Result<String, any Error> = Result {
      let library = try Tool.parkconv.path + "-faults.so"
      let source = Repository.tests + "/Faults/Injection/faults.c"
      let finished = try run(.cc, ["-shared", "-fPIC", "-O1", "-Wall", "-o", library, source])
      if finished.ending != .exit(0) { throw NotBuilt(errors: finished.errors) }
      return library
    }

    /// The compiler's words.
    struct NotBuilt: Error {
      let errors: String
    }
  }
#endif
