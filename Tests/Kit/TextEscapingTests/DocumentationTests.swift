import Testing
import TextEscaping

/// The samples of the module's documentation.
struct DocumentationTests {
  @Test func `a message shows a name without obeying it`() {
    let name = "summer\u{1B}[2J.txt"
    let message = "There is no file named \(name.escapingControlCharacters())."
    #expect(message == #"There is no file named summer\u{1B}[2J.txt."#)
  }
}
