/// The version of the product.
package enum ProductVersion {
  /// The version of all programs of the package.
  package static let current = "0.1.0"
}
