import Foundation
import HeadlessUIKit
import Testing

@testable import HeadlessScreens

/// The texts of items, and their places on lines.
@Suite(.timeLimit(.minutes(5))) struct TextRunTests {
  private let layout = TextLayout(.of(), columns: 40)
  private let frame = CGRect(x: 0, y: 0, width: 80, height: 20)

  private func runs(
    _ item: Scene.Item, _ role: Scene.Role = .control, _ state: Scene.State = []
  ) -> [TextRun] {
    var group = Scene.Group(role: role, frame: frame)
    (group.items, group.state) = ([item], state)
    return layout.allRuns(of: group)
  }

  private func control(_ kind: Scene.Control.Kind) -> Scene.Item {
    .control(Scene.Control(kind: kind, frame: frame, tint: .system("label")))
  }

  @Test(
    arguments: [
      (.switch(isOn: true), "[x]"), (.switch(isOn: false), "[ ]"),
      (.button(title: "Go", symbol: nil), "[Go]"), (.button(title: "", symbol: nil), "[•]"),
      (.textField(text: "", prompt: "Name", isEditing: false), "[Name]"),
      (.textField(text: "", prompt: "Name", isEditing: true), "[_]"),
      (.textField(text: "Ada", prompt: "Name", isEditing: true), "[Ada_]"),
      (.textView(text: "Ada", isEditing: false), "[Ada]"),
      (.textView(text: "", isEditing: true), "[_]"),
      (.searchField(text: "", prompt: "Search", isEditing: false), "⌕ Search"),
      (.searchField(text: "a", prompt: "Search", isEditing: true), "⌕ a_"),
      (.activityIndicator, TextGlyph.activity),
      (.refresh(title: nil), "\(TextGlyph.activity) Refreshing…"),
      (.refresh(title: "Wait"), "\(TextGlyph.activity) Wait"),
      (.segment(title: "All", isSelected: true), "[All]"),
      (.segment(title: "All", isSelected: false), "All"),
      (.slider(position: 0), "●─────────"), (.slider(position: 0.5), "─────●────"),
      (.slider(position: 1), "─────────●"), (.progress(0.3), "███░░░░░░░ 30%"),
      (.progress(1), "██████████ 100%"), (.pages(count: 3, current: 1), "○ ● ○"),
      (.pages(count: 10, current: 0), "● ○ ○ ○ ○ ○ ○ ○ ○ ○"),
      (.pages(count: 11, current: 1), "2/11"), (.wheel(text: "May"), "‹May›"),
    ] as [(Scene.Control.Kind, String)])
  func `a control is written with its value`(kind: Scene.Control.Kind, text: String) {
    #expect(runs(control(kind)).map(\.string) == [text])
  }

  @Test func `buttons of bars have no brackets, and swipe actions do`() {
    for role in [Scene.Role.barButton(.leading, 0), .cancelButton] {
      #expect(runs(control(.button(title: "Go", symbol: nil)), role).map(\.string) == ["Go"])
      #expect(runs(control(.button(title: nil, symbol: nil)), role).map(\.string) == ["•"])
    }
    #expect(runs(.text("Flag", frame, .label), .swipeAction(0)).map(\.string) == ["[Flag]"])
    #expect(runs(.text("Flag", frame, .label), .row([0, 0])).map(\.string) == ["Flag"])
  }

  @Test func `what is disabled, small or pale is dim, and what destroys is red`() {
    func style(_ size: CGFloat, _ color: UIColor, _ state: Scene.State) -> TextStyle? {
      runs(.text("a", frame, color, font: .system(size, .regular)), .control, state).first?.style
    }
    #expect(style(14, .label, []) == .plain)
    #expect(style(13, .label, []) == TextStyle(dim: true))
    #expect(style(17, .secondaryLabel, []) == TextStyle(dim: true))
    #expect(style(17, .label, .disabled) == TextStyle(dim: true))
    #expect(style(17, .label, .destructive) == TextStyle(foreground: .red))
  }

  @Test func `what is edited shows its end, and everything else its beginning`() {
    let field = runs(control(.textField(text: "abcdef", prompt: "", isEditing: true)))
    let other = runs(control(.textField(text: "abcdef", prompt: "", isEditing: false)))
    #expect(field.first?.span(columns: 5).text.hasSuffix("f_]") == true)
    #expect(other.first?.span(columns: 5).text.hasPrefix("[abc") == true)
  }

  @Test func `a spot has the title and the kind of its control`() {
    let kind = Scene.Control.Kind.button(title: "Go", symbol: "plus")
    let target = runs(control(kind), .control, .expanded).first?.target
    #expect(target?.title == "Go" && target?.kind == kind && target?.state == .expanded)
    #expect(runs(control(kind), .view).first?.target == nil)
  }

  // MARK: Stacks

  private func stack(_ runs: [TextRun], to right: Int = 40, limit: Int) -> [[String]] {
    layout.stack(runs, from: 0, to: right, limit: limit).map { $0.map(\.span.text) }
  }

  private func run(_ text: String, x: CGFloat = 0, y: CGFloat = 0, lines: Int = 0) -> TextRun {
    TextRun(
      string: text, frame: CGRect(x: x, y: y, width: 80, height: 20), maximumLines: lines)
  }

  @Test func `texts below one another have lines of their own, and the last share one`() {
    let runs = [run("a"), run("b", y: 20), run("c", y: 40)]
    #expect(stack(runs, limit: 1) == [["a", "b", "c"]])
    #expect(stack(runs, limit: 2) == [["a"], ["b", "c"]])
    #expect(stack(runs, limit: 3) == [["a"], ["b"], ["c"]])
    #expect(stack(runs.reversed(), limit: 4) == [["a"], ["b"], ["c"]])
  }

  @Test func `a text takes the lines that those below it leave`() {
    let (long, below) = (run("one two three"), run("x", y: 20))
    #expect(stack([long, below], to: 7, limit: 3) == [["one two"], ["three"], ["x"]])
    #expect(stack([long, below], to: 7, limit: 2) == [["one tw…"], ["x"]])
    let short = run("one two three", lines: 1)
    #expect(stack([short, below], to: 7, limit: 3) == [["one tw…"], ["x"]])
  }

  @Test func `texts that overlap by more than a point are in one column`() {
    #expect(stack([run("a"), run("b", x: 78, y: 20)], limit: 2) == [["a"], ["b"]])
    #expect(stack([run("a"), run("b", x: 79, y: 20)], limit: 2) == [["a", "b"]])
  }

  @Test func `a line ends where no cell is left`() {
    let runs = [run("abc"), run("def", x: 80)]
    #expect(stack(runs, to: 5, limit: 1) == [["abc"]])
    #expect(stack(runs, to: 6, limit: 1) == [["abc", "…"]])
    #expect(stack([], limit: 1) == [[]] && stack([], limit: 2) == [])
  }
}
