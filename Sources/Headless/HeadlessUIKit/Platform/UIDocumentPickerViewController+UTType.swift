#if canImport(UniformTypeIdentifiers)
public import UniformTypeIdentifiers
#endif

extension UIDocumentPickerViewController {
  /// Creates a picker of documents of types. The types don't limit what `User` picks.
  ///
  /// - Parameters:
  ///   - contentTypes: The types of the documents.
  ///   - asCopy: A Boolean value that indicates whether the app receives copies of the documents.
  public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
    self.init(documentTypes: contentTypes.map(\.identifier), in: asCopy ? .import : .open)
  }

  /// Creates a picker of documents of types, which the app opens in their places.
  public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
    self.init(forOpeningContentTypes: contentTypes, asCopy: false)
  }
}
