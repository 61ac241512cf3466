import HeadlessUIKit
import Testing

@testable import HeadlessScreens

/// Tab moves between the parts of the screen.
@MainActor @Suite(.serialized) struct TerminalPartsTests {
  /// A list above a text field, as in a conversation.
  private final class Conversation: UIViewController {
    let names = NamesController([(nil, (0..<100).map { "a\($0)." })])
    let field = UITextField()
    var sent: [String] = []

    override func viewDidLoad() {
      title = "Talk"
      field.placeholder = "Message"
      field.returnKeyType = .send
      field.addAction(
        UIAction { [unowned self] _ in sent.append(field.text ?? "") }, for: .editingDidEndOnExit)
      addChild(names)
      for part in [names.view!, field] { view.addSubview(part) }
      names.didMove(toParent: self)
    }

    override func viewDidLayoutSubviews() {
      let (list, rest) = view.bounds.divided(atDistance: 44, from: .maxYEdge)
      (field.frame, names.view.frame) = (list, rest)
    }
  }

  @Test(arguments: TerminalDriver.sizes)
  func `tab reaches a field below a long list, and return sends`(size: TerminalSize) {
    let talk = Conversation()
    talk.setBarButton()
    TerminalDriver.run(talk, size) { driver in
      #expect(driver.marks([.down]) == ["a1."])
      driver.press("?")
      #expect(driver.line("next part of the screen") != nil)
      #expect(driver.marks([.escape, .tab], [.tab], [.tab]) == ["[Message]", "Add", "a1."])
      _ = driver.navigator.handle(.key(.tab, .shift))
      _ = driver.navigator.handle(.key(.tab, .shift))
      #expect(driver.marked == "[Message]")
      driver.press(.enter)
      driver.type("hi q")
      #expect(driver.help.contains("enter send") && driver.marked == "[hi q_]")
      driver.press(.enter)
      #expect(talk.sent == ["hi q"])
      #expect(driver.marks([.tab]) == ["Add"] && !talk.field.isFirstResponder)
    }
  }

  @Test func `a screen with a single part has no key for others`() {
    TerminalDriver.run(NamesController([(nil, ["a", "b"])])) { driver in
      #expect(driver.marks([.tab]) == ["a"])
      driver.press("?")
      #expect(driver.line("next part") == nil)
    }
  }
}
