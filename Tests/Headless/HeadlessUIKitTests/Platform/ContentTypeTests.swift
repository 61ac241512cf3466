import HeadlessUIKit
import Testing

#if canImport(UniformTypeIdentifiers)
import UniformTypeIdentifiers
#endif

/// Types of data.
@MainActor struct ContentTypeTests {
  @Test func `a type has an identifier and an extension, and conforms to its supertypes`() {
    let types = [
      UTType("public.jpeg"), UTType("public.nothing"), UTType(filenameExtension: "JPG"),
      UTType(filenameExtension: "no"),
    ]
    #expect(types == [.jpeg, nil, .jpeg, nil])
    #expect([UTType.jpeg, .image].map(\.preferredFilenameExtension) == ["jpeg", nil])
    #expect(UTType(exportedAs: "com.example.list").identifier == "com.example.list")

    #expect(UTType.jpeg.conforms(to: .jpeg) && UTType.jpeg.conforms(to: .image))
    #expect(UTType.swiftSource.supertypes.isSuperset(of: [.sourceCode, .plainText, .text, .item]))
    #expect(!UTType.image.conforms(to: .jpeg) && UTType.image.isSupertype(of: .jpeg))
    #expect(!UTType.image.isSubtype(of: .image) && !UTType.folder.conforms(to: .data))
  }

  @Test func `a picker opens documents of types, or copies of them`() {
    let types: [UTType] = [.pdf, .image]
    let pickers = [
      UIDocumentPickerViewController(forOpeningContentTypes: types),
      UIDocumentPickerViewController(forOpeningContentTypes: types, asCopy: true),
    ]
    #expect(pickers.map(\.documentPickerMode) == [.open, .import])
  }
}
