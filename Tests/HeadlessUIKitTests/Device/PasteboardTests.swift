import HeadlessUIKit
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct PasteboardTests {
  @Test func `a pasteboard keeps values by type and counts changes`() throws {
    let board = UIPasteboard.withUniqueName()
    var changes = 0
    let observer = NotificationCenter.default.addObserver(
      forName: UIPasteboard.changedNotification, object: board, queue: nil
    ) { _ in MainActor.assumeIsolated { changes += 1 } }
    #expect(board.string == nil && !board.hasStrings && board.numberOfItems == 0)
    board.string = "a"
    #expect(board.strings == ["a"] && board.hasStrings && !board.hasURLs)
    board.addItems([["public.utf8-plain-text": "b"]])
    #expect(board.strings == ["a", "b"] && board.string == "a" && board.numberOfItems == 2)
    let url = try #require(URL(string: "https://example.com"))
    board.url = url
    #expect(board.urls == [url] && board.string == nil && board.types == ["public.url"])
    board.setValue("c", forPasteboardType: "public.text")
    #expect(board.string == "c" && board.contains(pasteboardTypes: ["public.text"]))
    #expect(board.data(forPasteboardType: "public.text") == Data("c".utf8))
    board.color = .red
    #expect(board.colors == [.red] && board.hasColors && !board.hasImages)
    board.image = UIImage(systemName: "star")
    #expect(board.hasImages)
    board.string = nil
    #expect(board.items.isEmpty)
    #expect(board.changeCount == 7 && changes == 7)
    NotificationCenter.default.removeObserver(observer)
  }

  @Test func `pasteboards of a name share their items`() {
    let name = UIPasteboard.Name("test")
    #expect(UIPasteboard(name: name, create: false) == nil)
    let first = UIPasteboard(name: name, create: true)
    let second = UIPasteboard(name: name, create: false)
    first?.string = "shared"
    #expect(second?.string == "shared" && second?.changeCount == 1)
    UIPasteboard.remove(withName: name)
    #expect([first, second].compactMap(\.?.string).isEmpty)
    #expect(UIPasteboard(name: name, create: false) == nil)
    let general = UIPasteboard(name: .general, create: false)
    general?.string = "general"
    #expect(
      UIPasteboard.general.string == "general" && UIPasteboard.general === UIPasteboard.general)
  }
}
