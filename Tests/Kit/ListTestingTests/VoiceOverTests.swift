import Foundation
import ListTesting
import Testing

/// What a screen says of itself to a user who doesn't see it.
@MainActor @Suite(.expectingIssues) struct VoiceOverTests {
  /// A view controller without a list, whose subviews have frames below the bar.
  private final class Plain: UIViewController {
    let parts: [(view: UIView, frame: CGRect)]

    init(_ parts: [(view: UIView, frame: CGRect)]) {
      self.parts = parts
      super.init(nibName: nil, bundle: nil)
      title = "Plain"
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      for (part, frame) in parts {
        part.frame = frame
        view.addSubview(part)
      }
    }
  }

  private func screen(_ parts: [(UIView, CGRect)]) -> ListScreen<UIViewController> {
    ListScreen(Plain(parts.map { (view: $0.0, frame: $0.1.offsetBy(dx: 0, dy: 100)) }))
  }

  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  private func button(_ title: String, _ traits: UIAccessibilityTraits = .button) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.accessibilityTraits = traits
    return button
  }

  private func rect(_ x: CGFloat, _ y: CGFloat, _ w: CGFloat = 80, _ h: CGFloat = 44) -> CGRect {
    CGRect(x: x, y: y, width: w, height: h)
  }

  private func lines(_ parts: [(UIView, CGRect)]) -> [String] {
    screen(parts).voiceOver.components(separatedBy: "\n").filter { $0 != "Plain, Heading" }
  }

  // MARK: The order

  @Test func `lines are read from the top, and a group where its first element is`() {
    // What is less than 8 points lower is in the same line.
    let places = [
      (rect(100, 0), rect(0, 7)), (rect(100, 0), rect(0, 8)), (rect(100, 50), rect(200, 0)),
    ]
    #expect(
      places.map { lines([(label("b"), $0), (label("a"), $1)]) }
        == [["a", "b"], ["b", "a"], ["a", "b"]])
    func parts(_ container: UIView) -> [(UIView, CGRect)] {
      for (index, text) in ["in 1", "in 2"].enumerated() {
        let inner = label(text)
        inner.frame = CGRect(x: 0, y: CGFloat(index) * 60, width: 80, height: 44)
        container.addSubview(inner)
      }
      return [(container, rect(0, 0, 100, 120)), (label("beside"), rect(200, 20))]
    }
    let (group, container) = (UIView(), UIView())
    group.shouldGroupAccessibilityChildren = true
    let described = parts(container)
    container.accessibilityElements = Array(container.subviews.reversed())
    #expect(
      [lines(parts(UIView())), lines(parts(group)), lines(described)] == [
        ["in 1", "beside", "in 2"], ["in 1", "in 2", "beside"], ["beside", "in 2", "in 1"],
      ])
  }

  @Test func `what is hidden, empty, off screen, clipped or behind a modal view is left out`() {
    let (hidden, clear, silent, inside) = (label("a"), label("b"), label("c"), UIView())
    hidden.isHidden = true
    clear.alpha = 0
    silent.isAccessibilityElement = false
    inside.addSubview(label("d"))
    inside.subviews[0].frame = rect(0, 0)
    inside.accessibilityElementsHidden = true
    let parts: [(UIView, CGRect)] = [
      (hidden, rect(0, 0)), (clear, rect(0, 50)), (silent, rect(0, 100)), (inside, rect(0, 150)),
      (label("e"), rect(-100, 0)), (label("f"), rect(0, 200, 0, 0)), (label("g"), rect(0, 250)),
    ]
    let all = lines(parts)
    let modal = UIView()
    modal.accessibilityViewIsModal = true
    modal.addSubview(label("h"))
    modal.subviews[0].frame = rect(0, 0)
    #expect([all, lines(parts + [(modal, rect(0, 300))])] == [["g"], ["h"]])
    let box = UIView()
    for y in [0.0, 100] {
      let inner = label("\(Int(y))")
      inner.frame = rect(0, y)
      box.addSubview(inner)
    }
    let clipped = [false, true].map { clips in
      box.clipsToBounds = clips
      return lines([(box, rect(0, 0, 100, 100))])
    }
    #expect(clipped == [["0", "100"], ["0"]])
  }

  // MARK: The words

  @Test func `traits are read as words`() {
    let cases: [(UIAccessibilityTraits, String)] = [
      (.button, "a, Button"), ([.button, .selected], "Selected, a, Button"),
      ([.button, .notEnabled], "a, Dimmed, Button"), ([.button, .header], "a, Button, Heading"),
      (.link, "a, Link"), (.adjustable, "a, Adjustable"), (.image, "a, Image"),
      ([.button, .keyboardKey], "a"), (.searchField, "a, Search Field"), (.staticText, "a"),
    ]
    #expect(cases.map { lines([(button("a", $0.0), rect(0, 0))]) } == cases.map { [$0.1] })
  }

  @Test func `values, hints and actions follow the label`() {
    let button = button("Ada")
    button.accessibilityValue = "3 calls"
    button.accessibilityHint = "Opens the card"
    button.accessibilityCustomActions = ["Call", "Write"].map { name in
      UIAccessibilityCustomAction(name: name) { _ in true }
    }
    let toggle = UISwitch()
    toggle.accessibilityLabel = "Wi-Fi"
    toggle.isOn = true
    let field = UITextField()
    field.placeholder = "Name"
    let segments = UISegmentedControl(items: ["Day", "Week"])
    segments.selectedSegmentIndex = 0
    let read = [button, toggle, field].map { lines([($0, rect(0, 0))]) }
    #expect(
      read + [lines([(segments, rect(0, 0, 200))])] == [
        ["Ada, 3 calls, Button. Opens the card. Actions: Call, Write"],
        ["Wi-Fi, Switch Button, On"], ["Name, Text Field"],
        ["Selected, Day, Button, 1 of 2", "Week, Button, 2 of 2"],
      ])
  }

  @Test func `a list reads its bar, its headers and its rows with their actions`() {
    let screen = ListScreen(ToolTable(), size: CGSize(width: 320, height: 480))
    #expect(screen.voiceOver.contains("Axe. Actions: Sell, Delete, Lend, Oil, Hide"))
    #expect(screen.perform(action: "Delete", at: [0, 0]))
    screen.expectRefusal { $0.perform(action: "Polish", at: [0, 0]) }
  }

  @Test func `only the alert in front is read`() {
    let screen = screen([(label("behind"), rect(0, 0))])
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Yes", style: .default))
    screen.controller.present(alert, animated: false)
    #expect(
      (screen.voiceOver, screen.activate("Yes"), screen.voiceOver)
        == ("Sure?, Heading\nYes, Button", true, "Plain, Heading\nbehind"))
  }

  // MARK: Rules

  /// Expects one issue that names a part of the text, unless the rule is left out.
  private func expect(
    _ text: String, _ rule: AccessibilityRule, _ parts: [(UIView, CGRect)],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let screen = screen(parts)
    expectIssues(sourceLocation: sourceLocation) {
      screen.expectAccessible()
    } matching: { issue in
      let comment = issue.comments.first?.rawValue ?? ""
      return comment.contains(text) && comment.contains("reads:\nPlain, Heading")
    }
    screen.expectAccessible(except: [rule], sourceLocation: sourceLocation)
  }

  @Test func `an element has a label, a trait if it does something, and a target of 44 points`() {
    expect("has no label: UISlider", .label, [(UISlider(), rect(0, 0, 390))])
    let tapped = label("Tap me")
    tapped.isUserInteractionEnabled = true
    tapped.addGestureRecognizer(UITapGestureRecognizer())
    expect("“Tap me” does something", .trait, [(tapped, rect(0, 0, 390, 300))])
    expect(
      "“Save, Button” is a target of 390 by 43", .target, [(button("Save"), rect(0, 0, 390, 43))])
    final class Large: UIButton {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -10, dy: -10).contains(point)
      }
    }
    let large = Large(type: .system)
    large.setTitle("Save", for: .normal)
    screen([(large, rect(0, 0, 390, 30))]).expectAccessible(except: [.largestText])
    screen([(label("Name"), rect(0, 0, 390, 300)), (button("Save"), rect(0, 400, 390, 300))])
      .expectAccessible()
  }

  @Test func `a text isn't cut at the largest size`() {
    let text = label("A text of some words")
    text.font = .preferredFont(forTextStyle: .body)
    text.adjustsFontForContentSizeCategory = true
    expect("“A text of some words” is cut", .largestText, [(text, rect(0, 0, 390, 30))])
    let before = text.font.pointSize
    text.numberOfLines = 0
    screen([(text, rect(0, 0, 390, 500))]).expectAccessible()
    #expect(text.font.pointSize == before)
  }

  @Test func `nothing that is read is behind something, or stays where it is when mirrored`() {
    let cover = UIView()
    cover.backgroundColor = .white
    let text = label("Lost")
    expect(
      "“Lost” is completely behind UIView", .covered,
      [(text, rect(0, 0, 390, 300)), (cover, rect(0, 0, 390, 300))])
    cover.backgroundColor = UIColor.white.withAlphaComponent(0.5)
    screen([(text, rect(0, 0, 390, 300)), (cover, rect(0, 0, 390, 300))]).expectAccessible()
    cover.backgroundColor = .white
    screen([(text, rect(0, 0, 390, 300)), (cover, rect(1, 0, 390, 300))]).expectAccessible()

    let left = label("Ada")
    expect(
      "“Ada” isn't mirrored: it begins 20 points from the left edge, and in the other direction of "
        + "reading 270 points from the right one.", .mirroring, [(left, rect(20, 0, 100, 300))])
    left.semanticContentAttribute = .forceLeftToRight
    screen([(left, rect(0, 0, 100, 300))]).expectAccessible()
    // Whether a flow layout is mirrored is up to the app.
    final class Mirrored: UICollectionViewFlowLayout {
      override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }
    final class Tiles: UICollectionViewController, CollectionList {
      var listData = [["Ada"]]
      override func viewDidLoad() {
        super.viewDidLoad()
        connectList()
      }
      func listView(
        _ collectionView: UICollectionView, configure cell: UICollectionViewListCell,
        with name: String, at indexPath: IndexPath
      ) {
        var content = cell.defaultContentConfiguration()
        content.text = name
        cell.contentConfiguration = content
      }
    }
    let layouts = [UICollectionViewFlowLayout(), Mirrored()]
    let tiles = layouts.map { layout in
      layout.itemSize = CGSize(width: 100, height: 100)
      return ListScreen(Tiles(collectionViewLayout: layout))
    }
    expectIssues {
      tiles[0].expectAccessible()
    } matching: {
      $0.comments.first?.rawValue.contains(
        "A flow layout is mirrored if a subclass returns true from "
          + "flipsHorizontallyInOppositeLayoutDirection.") == true
    }
    tiles[1].expectAccessible()
  }

  @Test func `rows of all styles keep the rules`() {
    final class Styles: UITableViewController {
      override func numberOfSections(in tableView: UITableView) -> Int { 1 }
      override func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
      ) -> String? { "Styles with a long title that needs some lines" }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        4
      }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let styles: [UITableViewCell.CellStyle] = [.default, .subtitle, .value1]
        if indexPath.row == 3 {
          let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
          var content = UIListContentConfiguration.valueCell()
          content.text = "A title that needs some lines"
          content.secondaryText = "A value that needs some lines"
          content.image = UIImage(systemName: "star")
          cell.contentConfiguration = content
          return cell
        }
        let cell = UITableViewCell(style: styles[indexPath.row], reuseIdentifier: nil)
        cell.textLabel?.text = "A title that needs some lines"
        cell.detailTextLabel?.text = "A detail"
        cell.accessoryType = .disclosureIndicator
        return cell
      }
    }
    let screen = ListScreen(Styles(style: .plain), size: CGSize(width: 390, height: 1_200))
    let before = screen.tableView?.rectForRow(at: [0, 3])
    screen.expectAccessible()
    #expect(screen.tableView?.rectForRow(at: [0, 3]) == before)
  }

  @Test(arguments: [true, false])
  func `a list that was scrolled shows the same rows afterwards`(isTable: Bool) throws {
    final class Verses: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        60
      }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.contentConfiguration = verse(indexPath)
        return cell
      }
    }
    final class Tiles: UICollectionViewController {
      override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 60 }
      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "verse")
        let cell = collectionView.dequeueReusableCell(
          withReuseIdentifier: "verse", for: indexPath)
        cell.contentConfiguration = verse(indexPath)
        return cell
      }
    }
    func verse(_ indexPath: IndexPath) -> UIListContentConfiguration {
      var content = UIListContentConfiguration.cell()
      content.text = "Verse \(indexPath.item)" + String(repeating: " of words", count: 8)
      return content
    }
    let list = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    let controller = isTable ? Verses(style: .plain) : Tiles(collectionViewLayout: list)
    let screen = ListScreen(controller, size: CGSize(width: 390, height: 600))
    let view = try #require((screen.tableView ?? screen.collectionView) as UIScrollView?)
    func places() -> [String] {
      view.subviews.filter { $0 is UITableViewCell || $0 is UICollectionViewCell }.map {
        "\($0.accessibilityLabel ?? "") \($0.frame.minY - view.contentOffset.y)"
      }
      .sorted()
    }
    for _ in 0..<6 { User().scroll(view, by: 290) }
    let before = places()
    screen.expectAccessible()
    #expect(places() == before)
  }
}
