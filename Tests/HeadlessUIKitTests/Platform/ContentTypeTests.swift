import HeadlessUIKit
import Testing

#if canImport(UniformTypeIdentifiers)
import UniformTypeIdentifiers
#endif

/// Types of data.
@MainActor @Suite(.timeLimit(.minutes(5))) struct ContentTypeTests {
  @Test func `a type has an identifier and an extension`() {
    #expect(UTType("public.jpeg") == .jpeg && UTType("public.nothing") == nil)
    #expect(UTType(filenameExtension: "JPG") == .jpeg && UTType(filenameExtension: "no") == nil)
    #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
    #expect(UTType.image.preferredFilenameExtension == nil)
    #expect(UTType(exportedAs: "com.example.list").identifier == "com.example.list")
  }

  @Test func `a type conforms to its supertypes`() {
    #expect(UTType.jpeg.conforms(to: .jpeg) && UTType.jpeg.conforms(to: .image))
    #expect(UTType.swiftSource.supertypes.isSuperset(of: [.sourceCode, .plainText, .text, .item]))
    #expect(!UTType.image.conforms(to: .jpeg) && UTType.image.isSupertype(of: .jpeg))
    #expect(!UTType.image.isSubtype(of: .image) && !UTType.folder.conforms(to: .data))
  }

  @Test func `a picker opens documents of types, or copies of them`() {
    let types: [UTType] = [.pdf, .image]
    #expect(
      UIDocumentPickerViewController(forOpeningContentTypes: types).documentPickerMode == .open)
    #expect(
      UIDocumentPickerViewController(forOpeningContentTypes: types, asCopy: true)
        .documentPickerMode == .import)
  }
}
