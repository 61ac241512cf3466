import HeadlessUIKit
import Testing

@Suite(.timeLimit(.minutes(30))) struct UIKitExceptionTests {
  @Test func `an exception's text goes to standard error, with control characters escaped`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      UIKitException.terminate(UIKitException(reason: "Duplicates: {\n  a\u{1B}[2J\u{202E}\r\n}"))
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("NSInternalInconsistencyException"))
    #expect(text.contains("Duplicates: {\n  a\\u{1B}[2J\\u{202E}\\r\\n}'"))
  }

  @MainActor @Test func `exceptions are returned, and the handler is restored`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.layoutIfNeeded()
    struct Stop: Error {}
    let outer = UIKitException.raised {
      let inner = UIKitException.raised { table.insertRows(at: [[0, 9]], with: .none) }
      #expect(inner.map(\.name) == [.internalInconsistency])
      #expect(throws: Stop.self) { try UIKitException.raised { throw Stop() } }
      table.insertRows(at: [[0, 9]], with: .none)
      table.insertRows(at: [[0, 9]], with: .none)
    }
    #expect((outer.count, UIKitException.raised {}.count) == (2, 0))
  }
}
