import Foundation
import HeadlessUIKit
import Testing

/// What assistive apps read of the rows of lists, and do with them.
@MainActor struct CellAccessibilityTests {
  /// A table with one row, whose cell a closure configures.
  private final class Table: UITableViewController {
    var configure: (UITableViewCell) -> Void = { _ in }
    var names = ["Ada"]
    var log: [String] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      cell.textLabel?.text = names[indexPath.row]
      configure(cell)
      return cell
    }

    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { "People" }

    override func tableView(
      _ tableView: UITableView, titleForFooterInSection section: Int
    ) -> String? { "All of them" }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("select")
    }

    override func tableView(
      _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
    ) { log.append("detail") }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      true
    }

    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      log.append("delete")
      names.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .none)
    }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      true
    }

    override func tableView(
      _ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath
    ) {}
  }

  private let user = User()
  private let table = Table(style: .plain)
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func cell(_ configure: @escaping (UITableViewCell) -> Void = { _ in }) -> UITableViewCell
  {
    table.configure = configure
    window.rootViewController = table
    window.makeKeyAndVisible()
    table.tableView.reloadData()
    window.layoutIfNeeded()
    return table.tableView.cellForRow(at: [0, 0])!
  }

  private func texts(_ view: UIView) -> [String] {
    (view.accessibilityElements ?? []).compactMap { $0 as? UIResponder }
      .map { "\($0.accessibilityLabel ?? "-") \($0.accessibilityValue ?? "-")" }
  }

  /// Returns the label and the value of a view, or “~” for one that is no element.
  private func read(_ view: UIView) -> String {
    let text = "\(view.accessibilityLabel ?? "-") \(view.accessibilityValue ?? "-")"
    return view.isAccessibilityElement ? text : "~"
  }

  @Test func `a cell is one element that joins its texts`() {
    let cell = cell { $0.detailTextLabel?.text = "King" }
    #expect((read(cell), cell.accessibilityTraits) == ("Ada, King -", .none))
    #expect(cell.accessibilityElements == nil)
    #expect((user.voiceOver.activate(cell), table.log) == (true, ["select"]))
    #expect(cell.accessibilityTraits == .selected)
    cell.accessibilityLabel = "The countess"
    #expect(read(cell) == "The countess -")
  }

  @Test(arguments: [
    (UITableViewCell.AccessoryType.none, UIAccessibilityTraits.none),
    (.checkmark, .selected), (.disclosureIndicator, .button),
  ])
  func `a sign is a trait`(type: UITableViewCell.AccessoryType, traits: UIAccessibilityTraits) {
    #expect(cell { $0.accessoryType = type }.accessibilityTraits == traits)
  }

  @Test func `a detail button is an element`() throws {
    let cell = cell { $0.accessoryType = .detailButton }
    #expect((read(cell), texts(cell)) == ("~", ["Ada -", "More Info -"]))
    let elements = try #require(cell.accessibilityElements as? [UIResponder])
    #expect([1, 0].map { user.voiceOver.activate(elements[$0]) } == [true, true])
    #expect(table.log == ["detail", "select"])
  }

  @Test func `a switch beside the texts is read with them`() {
    let toggle = UISwitch()
    let cell = cell { $0.accessoryView = toggle }
    #expect((read(cell), cell.accessibilityTraits.contains(.toggleButton)) == ("Ada 0", true))
    #expect((user.voiceOver.activate(cell), toggle.isOn, table.log) == (true, true, []))
    toggle.isEnabled = false
    #expect(cell.accessibilityTraits.contains(.notEnabled))
  }

  @Test func `controls in a cell are elements of their own`() {
    let field = UITextField(frame: CGRect(x: 200, y: 0, width: 100, height: 44))
    field.placeholder = "Name"
    let cell = cell { $0.contentView.addSubview(field) }
    #expect((read(cell), texts(cell)) == ("~", ["Ada -", "- Name"]))
    field.isAccessibilityElement = false
    #expect(cell.isAccessibilityElement)
  }

  @Test func `headers are headings, and footers are texts`() {
    _ = cell()
    let views = [
      table.tableView.headerView(forSection: 0), table.tableView.footerView(forSection: 0),
    ]
    #expect(views.map { $0?.accessibilityLabel } == ["People", "All of them"])
    #expect(views.map { $0?.accessibilityTraits } == [.header, .staticText])
    #expect(views[1]?.isAccessibilityElement == true)
  }

  @Test func `swipes are actions, and their buttons are hidden while they are closed`() {
    let cell = cell()
    #expect(user.voiceOver.actions(of: cell) == ["Delete"])
    #expect(cell.accessibilityCustomActions == nil && cell.accessibilityElements == nil)
    cell.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Call") { _ in false }]
    #expect(user.voiceOver.actions(of: cell) == ["Delete", "Call"])
    #expect(["Call", "Write"].map { user.voiceOver.perform($0, on: cell) } == [false, false])
    user.swipe(rowAt: [0, 0], in: table.tableView)
    #expect(texts(cell) == ["Ada -", "Delete -"])
    // The button is beside the row, at the end that was swiped to.
    let frame = (cell.accessibilityElements?[1] as? UIResponder)?.accessibilityFrame ?? .zero
    #expect(frame.maxX == 320 && frame.width >= 74)
    user.closeSwipe(in: table.tableView)
    #expect(cell.accessibilityElements == nil)
    #expect(user.voiceOver.perform("Delete", on: cell))
    #expect([table.log, table.names] == [["delete"], []])
  }

  @Test func `the controls of a table that is gone can't be activated`() throws {
    func elements(of table: Table) throws -> [UIResponder] {
      window.rootViewController = table
      window.makeKeyAndVisible()
      table.tableView.setEditing(true, animated: false)
      window.layoutIfNeeded()
      let cell = try #require(table.tableView.cellForRow(at: [0, 0]))
      return try #require(cell.accessibilityElements as? [UIResponder])
    }
    var gone: Table? = Table(style: .plain)
    weak let list = gone?.tableView
    let elements = try elements(of: #require(gone))
    #expect(elements[1].accessibilityActivate())
    window.rootViewController = nil
    gone = nil
    HeadlessRunLoop.tick()
    #expect((list, elements[1].accessibilityActivate()) == (nil, false))
  }

  @Test func `editing a table shows its controls`() {
    let cell = cell()
    table.tableView.setEditing(true, animated: false)
    window.layoutIfNeeded()
    #expect(texts(cell) == ["Ada -", "Delete Ada -", "Reorder Ada -"])
    #expect(user.voiceOver.actions(of: cell).isEmpty)
  }

  // MARK: Collection views

  @Test func `a list cell is one element, and a plain cell is a container`() {
    let plain = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    plain.contentView.addSubview(UILabel())
    #expect(!plain.isAccessibilityElement && plain.accessibilityElements == nil)
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "Ada"
    content.secondaryText = "King"
    cell.contentConfiguration = content
    cell.accessories = [.label(text: "3"), .disclosureIndicator()]
    cell.layoutIfNeeded()
    #expect((read(cell), cell.accessibilityTraits) == ("Ada, King, 3 -", .button))
    var count = 0
    cell.accessories = [.checkmark(), .detail { count += 1 }]
    #expect(texts(cell) == ["Ada, King -", "More Info -"])
    let elements = cell.accessibilityElements as? [UIResponder]
    #expect(elements?.first?.accessibilityTraits == .selected)
    #expect((user.voiceOver.activate(elements![1]), count) == (true, 1))
    cell.accessories = [.outlineDisclosure()]
    #expect((cell.accessibilityValue, cell.accessibilityTraits) == ("Collapsed", .button))
  }
}
