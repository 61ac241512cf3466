#if !canImport(ObjectiveC)
import HeadlessUIKit
import Testing

/// Item providers, which Foundation provides on Apple's systems.
struct ItemProviderTests {
  /// A value that a completion handler receives.
  private final class Box<Value>: @unchecked Sendable { var value: Value? }

  @Test func `an object is offered in the types that it writes, and is delivered itself`() {
    let text = "text" as NSString
    let provider = NSItemProvider(object: text)
    #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
    #expect(
      ["public.text", "public.image"].map(provider.hasItemConformingToTypeIdentifier)
        == [true, false])
    #expect(
      [
        provider.canLoadObject(ofClass: NSString.self),
        provider.canLoadObject(ofClass: String.self), provider.canLoadObject(ofClass: URL.self),
      ] == [true, true, false])
    let box = Box<String>()
    provider.loadObject(ofClass: String.self) { value, error in
      box.value = value
      #expect(error == nil)
    }
    #expect(box.value == "text")
    let data = Box<Data>()
    provider.loadDataRepresentation(forTypeIdentifier: "public.plain-text") { value, _ in
      data.value = value
    }
    #expect(data.value == Data("text".utf8))
  }

  @Test func `data is loaded by its handler, and read by classes`() {
    let provider = NSItemProvider()
    provider.suggestedName = "name"
    provider.registerDataRepresentation(forTypeIdentifier: "public.url", visibility: .all) {
      completion in
      completion(Data("https://example.org/a".utf8), nil)
      return nil
    }
    let box = Box<URL>()
    let progress = provider.loadObject(ofClass: URL.self) { url, _ in box.value = url }
    #expect(box.value == URL(string: "https://example.org/a") && progress.isFinished)
    let copy = provider.copy() as? NSItemProvider
    #expect(
      (copy?.suggestedName, copy?.registeredTypeIdentifiers) == ("name", ["public.url"]))
  }

  @Test func `a type has one representation, which an object doesn't replace`() {
    let provider = NSItemProvider()
    let type = "public.utf8-plain-text"
    for text in ["first", "second"] {
      provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) {
        $0(Data(text.utf8), nil)
        return nil
      }
    }
    provider.registerObject("third" as NSString, visibility: .all)
    #expect(provider.registeredTypeIdentifiers == [type])
    let box = Box<String>()
    provider.loadObject(ofClass: String.self) { text, _ in box.value = text }
    #expect(box.value == "second")
  }

  @Test func `what is missing is an error`() {
    let provider = NSItemProvider()
    let box = Box<NSError>()
    provider.loadObject(ofClass: NSString.self) { object, error in
      #expect(object == nil)
      box.value = error as NSError?
    }
    #expect(box.value?.domain == NSItemProvider.errorDomain && box.value?.code == -1000)
    provider.registerDataRepresentation(
      forTypeIdentifier: "com.apple.uikit.color", visibility: .all
    ) { completion in
      completion(Data("no color".utf8), nil)
      return nil
    }
    provider.loadObject(ofClass: UIColor.self) { _, error in box.value = error as NSError? }
    #expect(box.value?.code == -1200)
  }

  @Test func `colors and items of one type are conveyed`() {
    let provider = NSItemProvider(object: UIColor.red)
    let color = Box<UIColor>()
    provider.loadObject(ofClass: UIColor.self) { object, _ in color.value = object as? UIColor }
    #expect(color.value == .red)
    let box = Box<Data>()
    provider.loadDataRepresentation(forTypeIdentifier: "com.apple.uikit.color") { data, _ in
      box.value = data
    }
    #expect(box.value == Data("1.0 0.0 0.0 1.0".utf8))
    let item = NSItemProvider(item: "a" as NSString, typeIdentifier: "org.example.item")
    let text = Box<String>()
    item.loadItem(forTypeIdentifier: "org.example.item") { value, _ in
      text.value = (value as? NSString).map { $0 as String }
    }
    #expect(text.value == "a")
    #expect(NSItemProvider(contentsOf: URL(string: "https://example.org")) == nil)
  }
}
#endif
