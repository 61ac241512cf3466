import HeadlessUIKit
import Testing

@Suite(.timeLimit(.minutes(1))) struct UIKitExceptionTests {
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
}
