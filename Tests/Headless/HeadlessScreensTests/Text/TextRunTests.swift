import Foundation
import HeadlessUIKit
import Testing

@testable import HeadlessScreens

/// The texts of items, and their places on lines.
struct TextRunTests {
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
      (.textField(text: "", prompt: "Name", isEditing: true), "[_ Name]"),
      (.textField(text: "", prompt: "", isEditing: true), "[_]"),
      (.textField(text: "Ada", prompt: "Name", isEditing: true), "[Ada_]"),
      (.textView(text: "Ada", isEditing: false), "[Ada]"),
      (.textView(text: "", isEditing: true), "[_]"),
      (.searchField(text: "", prompt: "Search", isEditing: false), "⌕ Search"),
      (.searchField(text: "", prompt: "Search", isEditing: true), "⌕ _ Search"),
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
      let texts = ["Go", nil].flatMap {
        runs(control(.button(title: $0, symbol: nil)), role).map(\.string)
      }
      #expect(texts == ["Go", "•"])
    }
    let texts = [Scene.Role.swipeAction(0), .row([0, 0])].flatMap {
      runs(.text("Flag", frame, .label), $0).map(\.string)
    }
    #expect(texts == ["[Flag]", "Flag"])
  }

  @Test func `what is disabled, small or pale is dim, and what destroys is red`() {
    func style(_ size: CGFloat, _ color: UIColor, _ state: Scene.State) -> TextStyle? {
      runs(.text("a", frame, color, font: .system(size, .regular)), .control, state).first?.style
    }
    let dim = TextStyle(dim: true)
    let styles = [
      style(14, .label, []), style(13, .label, []), style(17, .secondaryLabel, []),
      style(17, .label, .disabled), style(17, .label, .destructive),
    ]
    #expect(styles == [.plain, dim, dim, dim, TextStyle(foreground: .red)])
  }

  @Test(
    arguments: [
      (nil, 6, "[abcd…"), (6, 6, "…def_]"), (6, 9, "[abcdef_]"), (0, 6, "[_abc…"),
      (3, 6, "…bc_d…"), (3, 9, "[abc_def]"), (5, 8, "…bcde_f]"), (9, 9, "[abcdef_]"),
    ] as [(Int?, Int, String)])
  func `what is edited shows its caret, and everything else its beginning`(
    caret: Int?, columns: Int, text: String
  ) {
    var field = Scene.Control(
      kind: .textField(text: "abcdef", prompt: "", isEditing: caret != nil), frame: frame,
      tint: .system("label"))
    field.caret = caret
    #expect(runs(.control(field)).first?.span(columns: columns).text == text)
  }

  @Test(
    arguments: [
      (0, ["[_one two", "three four"]), (11, ["[one two", "thr_ee"]),
      (nil, ["three four", "five_]"]),
    ] as [(Int?, [String])])
  func `of a text of many lines, those up to the caret are shown`(caret: Int?, lines: [String]) {
    let text = "one two three four five"
    var area = Scene.Control(
      kind: .textView(text: text, isEditing: true), frame: frame, tint: .system("label"))
    area.caret = caret
    #expect(runs(.control(area)).map { $0.lines(columns: 10, limit: 2) } == [lines])
  }

  @Test func `a placeholder is dim until its field is edited`() {
    let isDim = [("", false), ("", true), ("a", false)].map { text, isEditing in
      runs(control(.textField(text: text, prompt: "Name", isEditing: isEditing)))[0].style.dim
    }
    #expect(isDim == [true, false, false])
  }

  @Test func `a spot has the title and the kind of its control`() {
    let kind = Scene.Control.Kind.button(title: "Go", symbol: "plus")
    let target = runs(control(kind), .control, .expanded).first?.target
    #expect((target?.title, target?.kind, target?.state) == ("Go", kind, .expanded))
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
    let stacks = (1...3).map { stack(runs, limit: $0) } + [stack(runs.reversed(), limit: 4)]
    let own = [["a"], ["b"], ["c"]]
    #expect(stacks == [[["a", "b", "c"]], [["a"], ["b", "c"]], own, own])
    let (long, below) = (run("one two three"), run("x", y: 20))
    let short = run("one two three", lines: 1)
    let lines = [
      stack([long, below], to: 7, limit: 3), stack([long, below], to: 7, limit: 2),
      stack([short, below], to: 7, limit: 3),
    ]
    let cut = [["one tw…"], ["x"]]
    #expect(lines == [[["one two"], ["three"], ["x"]], cut, cut])
  }

  @Test func `texts that overlap by more than a point are in one column`() {
    let stacks = [78, 79].map { stack([run("a"), run("b", x: $0, y: 20)], limit: 2) }
    #expect(stacks == [[["a"], ["b"]], [["a", "b"]]])
    let runs = [run("abc"), run("def", x: 80)]
    let lines = [
      stack(runs, to: 5, limit: 1), stack(runs, to: 6, limit: 1), stack([], limit: 1),
      stack([], limit: 2),
    ]
    #expect(lines == [[["abc"]], [["abc", "…"]], [[]], []])
  }
}
