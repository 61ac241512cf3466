import Recorders
import Testing

@testable import HeadlessUIKit

/// Where signs, accessories, labels and titles are in a row as wide as a phone.
@MainActor @Suite(.timeLimit(.minutes(5))) struct CellLayoutTests {
  private func cell(
    _ style: UITableViewCell.CellStyle = .default, width: CGFloat = 390, height: CGFloat = 44,
    _ change: (UITableViewCell) -> Void = { _ in }
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: width, height: height)
    cell.textLabel?.text = "Title"
    change(cell)
    cell.layoutIfNeeded()
    return cell
  }

  @Test(arguments: [
    (UITableViewCell.AccessoryType.none, 390.0), (.disclosureIndicator, 352), (.checkmark, 352),
    (.detailButton, 344), (.detailDisclosureButton, 322),
  ]) func `the content ends before the accessory`(
    type: UITableViewCell.AccessoryType, width: Double
  ) {
    let cell = cell { $0.accessoryType = type }
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: width, height: 44))
    #expect(cell.textLabel?.frame.minX == 16)
    #expect(cell.textLabel?.frame.maxX == CGFloat(type == .none ? 374 : width - 8))
  }

  @Test func `a row is as high as its text beside the accessory`() {
    let text = "words that fill most of a line of a narrow row"
    func height(_ accessory: UIView?, _ change: (UITableViewCell) -> Void) -> CGFloat {
      cell(width: 390) {
        change($0)
        $0.accessoryView = accessory
      }.sizeThatFits(CGSize(width: 390, height: 0)).height
    }
    let changes: [(UITableViewCell) -> Void] = [
      {
        $0.textLabel?.text = text
        $0.textLabel?.numberOfLines = 0
      },
      {
        var content = UIListContentConfiguration.cell()
        content.text = text
        $0.contentConfiguration = content
      },
    ]
    for change in changes {
      #expect(height(nil, change) == 44)
      let wide = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 20))
      #expect(height(wide, change) > 44 + UILabel().font.lineHeight / 2)
    }
  }

  @Test func `a title and a detail below it are in the middle of the row`() throws {
    for height in [44, 58, 121] {
      let cell = cell(.subtitle, height: CGFloat(height)) { $0.detailTextLabel?.text = "Detail" }
      let title = try #require(cell.textLabel?.frame)
      let detail = try #require(cell.detailTextLabel?.frame)
      #expect(title.minY > 0 && title.minY == CGFloat(height) - detail.maxY)
      #expect(title.maxY == detail.minY)
      #expect(title.minX == 16 && detail.minX == 16)
    }
  }

  @Test func `the margins of the content follow the width and the accessory`() {
    let cell = cell(width: 320)
    func margins() -> NSDirectionalEdgeInsets {
      cell.setNeedsLayout()
      cell.layoutIfNeeded()
      return cell.contentView.directionalLayoutMargins
    }
    func edges(_ leading: CGFloat, _ trailing: CGFloat) -> NSDirectionalEdgeInsets {
      NSDirectionalEdgeInsets(top: 11, leading: leading, bottom: 11, trailing: trailing)
    }
    #expect(margins() == edges(16, 16))
    cell.frame.size.width = 414
    #expect(margins() == edges(20, 20))
    cell.accessoryType = .disclosureIndicator
    #expect(margins() == edges(20, 8))
    cell.frame.size.width = 413
    #expect(margins() == edges(16, 8))
    cell.contentView.directionalLayoutMargins = edges(1, 2)
    cell.accessoryType = .none
    #expect(margins() == edges(1, 2))
  }

  @Test(arguments: [UITableViewCell.CellStyle.value1, .value2])
  func `a title and a detail beside it are as high as the row`(style: UITableViewCell.CellStyle)
    throws
  {
    for height in [44, 99] as [CGFloat] {
      let cell = cell(style, height: height) { $0.detailTextLabel?.text = "Detail" }
      let title = try #require(cell.textLabel?.frame)
      let detail = try #require(cell.detailTextLabel?.frame)
      #expect(title.minY == 0 && title.height == height)
      #expect(detail.minY == 0 && detail.height == height)
      #expect(title.minX == 16 && detail.minX >= title.maxX + 8 && detail.maxX == 374)
    }
  }

  @Test func `the title of a header is at the margin of its width`() {
    for (width, margin) in [(320, 16), (413, 16), (414, 20), (900, 20)] as [(CGFloat, CGFloat)] {
      let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
      header.frame = CGRect(x: 0, y: 0, width: width, height: 28)
      header.textLabel?.text = "Title"
      header.layoutIfNeeded()
      #expect(header.textLabel?.frame.minX == margin)
      #expect(header.textLabel?.frame.maxX == width - margin)
    }
  }

  @Test func `signs are at the margins, in the middle of the row`() {
    let both = cell { $0.accessoryType = .detailDisclosureButton }
    #expect(
      both.shownSigns == [
        .init(sign: .detailButton, frame: CGRect(x: 330, y: 11, width: 22, height: 22)),
        .init(sign: .disclosureIndicator, frame: CGRect(x: 366, y: 15, width: 8, height: 14)),
      ])
    let wide = cell(width: 430) { $0.accessoryType = .checkmark }
    #expect(wide.shownSigns.map(\.frame.maxX) == [410])
    #expect(wide.textLabel?.frame.minX == 20)
  }

  @Test func `a switch has its own size at the trailing edge`() {
    let control = UISwitch(frame: .zero)
    let cell = cell(height: 60) { $0.accessoryView = control }
    #expect(control.frame == CGRect(x: 323, y: 14.5, width: 51, height: 31))
    #expect(cell.contentView.frame.width == CGFloat(315))
    #expect(cell.shownSigns.isEmpty)
  }

  @Test func `a button is as large as its title asks`() {
    let button = UIButton(type: .system)
    button.setTitle("Button", for: .normal)
    let text = TextMeasure.size(
      of: "Button", font: .systemFont(ofSize: 15), width: 1000, maximumLines: 1)
    #expect(button.intrinsicContentSize == CGSize(width: text.width, height: 30))
    button.configuration = .filled()
    button.configuration?.title = "Button"
    let body = TextMeasure.size(
      of: "Button", font: .systemFont(ofSize: 17), width: 1000, maximumLines: 1)
    #expect(button.intrinsicContentSize == CGSize(width: body.width + 24, height: 34.5))
    #expect(UIButton(type: .system).intrinsicContentSize.width == 30)
  }

  private final class Edited: Counts, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(
      _ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath
    ) {}
    func tableView(
      _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { [.none, .delete, .insert][indexPath.row] }
  }

  @Test func `editing makes room for its controls`() throws {
    let source = Edited([3])
    let table = makeTable(source)
    table.isEditing = true
    table.layoutIfNeeded()
    let signs = table.visibleCells.map { $0.shownSigns.map(\.sign) }
    #expect(signs == [[.reorder], [.delete, .reorder], [.insert, .reorder]])
    let cell = try #require(table.cellForRow(at: [0, 1]))
    cell.layoutIfNeeded()
    #expect(cell.shownSigns.map(\.frame.minX) == [16, 282])
    #expect(cell.contentView.frame == CGRect(x: 38, y: 0, width: 236, height: 44))

    let control = UISwitch(frame: .zero)
    cell.editingAccessoryView = control
    cell.layoutIfNeeded()
    #expect(control.frame.maxX == 274)
    #expect(cell.contentView.frame.maxX == control.frame.minX - 8)

    let other = makeTable(source)
    other.allowsMultipleSelectionDuringEditing = true
    other.isEditing = true
    other.layoutIfNeeded()
    let circle = try #require(other.cellForRow(at: [0, 0]))
    circle.layoutIfNeeded()
    #expect(circle.shownSigns.map(\.sign) == [.multiselect, .reorder])
    #expect(circle.contentView.frame.minX == 38)
  }

  @Test func `a row is as high as its fonts and the room next to its accessory require`() {
    func height(_ change: (UITableViewCell) -> Void) -> CGFloat {
      cell(.subtitle, change).fittingHeight(width: 390)
    }
    let one = height { _ in }
    #expect(one == 44)
    #expect(height { $0.textLabel?.font = .systemFont(ofSize: 23) } == 51)
    #expect(height { $0.textLabel?.font = .systemFont(ofSize: 9) } == 44)
    #expect(height { $0.detailTextLabel?.text = "Detail" } == 58)
    #expect(
      height {
        $0.detailTextLabel?.text = "Detail"
        $0.detailTextLabel?.font = .systemFont(ofSize: 17)
      } == 64)
    // A text that fits between the margins, but not beside a sign.
    let text = String(repeating: "m ", count: 18)
    func lines(_ type: UITableViewCell.AccessoryType) -> CGFloat {
      height {
        $0.textLabel?.text = text
        $0.textLabel?.numberOfLines = 0
        $0.accessoryType = type
      }
    }
    let line = TextMeasure.width(of: text.dropLast(), font: .systemFont(ofSize: 17))
    #expect((328..<358).contains(line))
    #expect(lines(.none) == 44)
    #expect(lines(.disclosureIndicator) == 64.5)
  }

  @Test func `the larger of two texts side by side determines the height`() {
    let labels: [KeyPath<UITableViewCell, UILabel?>] = [\.textLabel, \.detailTextLabel]
    for label in labels {
      let cell = cell(.value1) {
        $0.detailTextLabel?.text = "Detail"
        $0[keyPath: label]?.font = .systemFont(ofSize: 23)
      }
      #expect(cell.fittingHeight(width: 390) == 51)
    }
  }

  @Test func `a configured cell keeps the margins of the cell`() throws {
    var content = UIListContentConfiguration.valueCell()
    content.text = "Label"
    content.secondaryText = "Value"
    func labels(_ type: UITableViewCell.AccessoryType) throws -> [CGRect] {
      let cell = cell {
        $0.contentConfiguration = content
        $0.accessoryType = type
      }
      let view = try #require(cell.contentView as? UIListContentView)
      view.layoutIfNeeded()
      return [view.textLabel.frame, view.secondaryTextLabel.frame]
    }
    #expect(try labels(.none).map(\.minX).first == 16)
    #expect(try labels(.none).map(\.maxX).last == 374)
    #expect(try labels(.disclosureIndicator).map(\.maxX).last == 344)
  }

  @Test func `rows of a screen whose letters have one size keep its height`() {
    let old = ListMetrics.current
    ListMetrics.current.rowsFollowFonts = false
    defer { ListMetrics.current = old }
    let cell = cell { $0.textLabel?.font = .systemFont(ofSize: 40) }
    #expect(cell.fittingHeight(width: 390) == 44)
    var content = UIListContentConfiguration.cell()
    content.text = "Title"
    content.textProperties.font = .systemFont(ofSize: 40)
    let view = UIListContentView(configuration: content)
    #expect(view.sizeThatFits(CGSize(width: 390, height: 0)).height == 44)
  }
}
