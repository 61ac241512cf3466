import HeadlessUIKit
import Testing

@MainActor struct PasteboardTests {
  @Test func `a pasteboard keeps values by type, counts changes, and shares them by its name`()
    throws
  {
    let board = UIPasteboard.withUniqueName()
    var changes = 0
    let observer = NotificationCenter.default.addObserver(
      forName: UIPasteboard.changedNotification, object: board, queue: nil
    ) { _ in MainActor.assumeIsolated { changes += 1 } }
    #expect((board.string, board.hasStrings, board.numberOfItems) == (nil, false, 0))
    board.string = "a"
    #expect((board.strings, board.hasStrings, board.hasURLs) == (["a"], true, false))
    board.addItems([["public.utf8-plain-text": "b"]])
    #expect((board.strings, board.string, board.numberOfItems) == (["a", "b"], "a", 2))
    let url = try #require(URL(string: "https://example.com"))
    board.url = url
    #expect((board.urls, board.string, board.types) == ([url], nil, ["public.url"]))
    board.setValue("c", forPasteboardType: "public.text")
    #expect(board.contains(pasteboardTypes: ["public.text"]))
    #expect(
      (board.string, board.data(forPasteboardType: "public.text")) == ("c", Data("c".utf8)))
    board.color = .red
    #expect((board.colors, board.hasColors, board.hasImages) == ([.red], true, false))
    board.image = UIImage(systemName: "star")
    #expect(board.hasImages)
    board.string = nil
    #expect((board.items.count, board.changeCount, changes) == (0, 7, 7))
    NotificationCenter.default.removeObserver(observer)

    let name = UIPasteboard.Name("test")
    #expect(UIPasteboard(name: name, create: false) == nil)
    let first = UIPasteboard(name: name, create: true)
    let second = UIPasteboard(name: name, create: false)
    first?.string = "shared"
    #expect((second?.string, second?.changeCount) == ("shared", 1))
    UIPasteboard.remove(withName: name)
    #expect([first, second].compactMap(\.?.string).isEmpty)
    #expect(UIPasteboard(name: name, create: false) == nil)
    let general = UIPasteboard(name: .general, create: false)
    general?.string = "general"
    #expect(
      UIPasteboard.general.string == "general" && UIPasteboard.general === UIPasteboard.general)
  }
}
