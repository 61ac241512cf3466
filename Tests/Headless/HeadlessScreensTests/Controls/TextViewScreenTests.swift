import Foundation
import HeadlessUIKit
import Testing

@testable import HeadlessScreens

@MainActor private final class NoteController: UIViewController {
  let note = UITextView()
  let button = UIButton(type: .system)

  override func viewDidLoad() {
    note.text = "one"
    note.frame = CGRect(x: 0, y: 60, width: 200, height: 100)
    button.setTitle("Send", for: .normal)
    button.frame = CGRect(x: 0, y: 200, width: 100, height: 40)
    view.addSubview(note)
    view.addSubview(button)
  }
}

@MainActor @Suite(.serialized) struct TextViewScreenTests {
  @Test func `keys type into a text view, and Escape ends it`() {
    let controller = NoteController()
    TerminalDriver.run(controller, TerminalSize(columns: 40, rows: 24)) { terminal in
      #expect(terminal.marks([], [.enter]) == ["[one]", "[one_]"])
      #expect(controller.note.isFirstResponder)
      terminal.press("q", .enter, "x", .backspace)
      #expect(controller.note.text == "oneq\n")
      terminal.press(.escape)
      #expect(!controller.note.isFirstResponder)
      #expect(terminal.marks([.down]) == ["[Send]"])
    }
  }

  @Test func `a text view is an area of a page, and one that can't be edited is a text`() throws {
    let controller = NoteController()
    try UIWindow.showing(controller) { window in
      var builder = WebFrameBuilder()
      let nodes = builder.frame(of: Scene(of: window)).nodes
      let area = try #require(nodes.first { $0.kind == .area })
      #expect(area.value == "one" && !area.picture.contains("one"))
      #expect(SVGScreen().snapshot(of: window).contains("one"))
    }
    TerminalDriver.run(controller, TerminalSize(columns: 40, rows: 24)) { terminal in
      controller.note.isEditable = false
      #expect(terminal.line("[one]") == nil && terminal.line("one") != nil)
    }
  }
}
