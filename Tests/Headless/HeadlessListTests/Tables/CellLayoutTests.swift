import Recorders
import Testing

@testable import HeadlessUIKit

/// Where signs, accessories, labels and titles are in a row as wide as a phone.
@MainActor struct CellLayoutTests {
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
    let text = cell.textLabel?.frame
    #expect((text?.minX, text?.maxX) == (16, CGFloat(type == .none ? 374 : width - 8)))
  }

  @Test(arguments: [44, 58, 99, 121] as [CGFloat])
  func `a title and a detail are in the middle, or beside each other as high as the row`(
    height: CGFloat
  ) {
    func labels(_ style: UITableViewCell.CellStyle) -> (title: CGRect, detail: CGRect) {
      let cell = cell(style, height: height) { $0.detailTextLabel?.text = "Detail" }
      return (cell.textLabel?.frame ?? .zero, cell.detailTextLabel?.frame ?? .zero)
    }
    let (title, detail) = labels(.subtitle)
    #expect(title.minY > 0)
    #expect(
      (title.minX, detail.minX, title.maxY, title.minY) == (
        16, 16, detail.minY, height - detail.maxY
      ))
    for style in [UITableViewCell.CellStyle.value1, .value2] {
      let (title, detail) = labels(style)
      #expect(
        (title.minX, title.minY, title.height, detail.maxX, detail.minY, detail.height) == (
          16, 0, height, 374, 0, height
        ))
      #expect(detail.minX >= title.maxX + 8)
    }
  }

  @Test func `margins follow the width, and those of the content the accessory, too`() throws {
    let cell = cell(width: 320)
    func margins(_ change: () -> Void) -> NSDirectionalEdgeInsets {
      change()
      cell.setNeedsLayout()
      cell.layoutIfNeeded()
      return cell.contentView.directionalLayoutMargins
    }
    func edges(_ leading: CGFloat, _ trailing: CGFloat) -> NSDirectionalEdgeInsets {
      NSDirectionalEdgeInsets(top: 11, leading: leading, bottom: 11, trailing: trailing)
    }
    let found = [
      margins {}, margins { cell.frame.size.width = 414 },
      margins { cell.accessoryType = .disclosureIndicator },
      margins { cell.frame.size.width = 413 },
      margins {
        cell.contentView.directionalLayoutMargins = edges(1, 2)
        cell.accessoryType = .none
      },
    ]
    #expect(found == [edges(16, 16), edges(20, 20), edges(20, 8), edges(16, 8), edges(1, 2)])
    for (width, margin) in [(320, 16), (413, 16), (414, 20), (900, 20)] as [(CGFloat, CGFloat)] {
      let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
      header.frame = CGRect(x: 0, y: 0, width: width, height: 28)
      header.textLabel?.text = "Title"
      header.layoutIfNeeded()
      let title = header.textLabel?.frame
      #expect((title?.minX, title?.maxX) == (margin, width - margin))
    }
    // A configured cell keeps the margins of the cell.
    var content = UIListContentConfiguration.valueCell()
    content.text = "Label"
    content.secondaryText = "Value"
    func labels(_ type: UITableViewCell.AccessoryType) throws -> [CGRect] {
      let configured = self.cell {
        $0.contentConfiguration = content
        $0.accessoryType = type
      }
      let view = try #require(configured.contentView as? UIListContentView)
      view.layoutIfNeeded()
      return [view.textLabel.frame, view.secondaryTextLabel.frame]
    }
    let (usual, narrow) = (try labels(.none), try labels(.disclosureIndicator))
    #expect((usual[0].minX, usual[1].maxX, narrow[1].maxX) == (16, 374, 344))
  }

  @Test func `signs are at the margins, in the middle of the row`() {
    let both = cell { $0.accessoryType = .detailDisclosureButton }
    #expect(
      both.shownSigns == [
        .init(sign: .detailButton, frame: CGRect(x: 330, y: 11, width: 22, height: 22)),
        .init(sign: .disclosureIndicator, frame: CGRect(x: 366, y: 15, width: 8, height: 14)),
      ])
    let wide = cell(width: 430) { $0.accessoryType = .checkmark }
    #expect((wide.shownSigns.map(\.frame.maxX), wide.textLabel?.frame.minX) == ([410], 20))
    // A switch has its own size.
    let control = UISwitch(frame: .zero)
    let switched = cell(height: 60) { $0.accessoryView = control }
    #expect(
      (control.frame, switched.contentView.frame.width, switched.shownSigns) == (
        CGRect(x: 323, y: 14.5, width: 51, height: 31), 315, []
      ))
  }

  @Test func `a button is as large as its title asks`() {
    func width(_ size: CGFloat) -> CGFloat {
      TextMeasure.size(of: "Button", font: .systemFont(ofSize: size), width: 1000, maximumLines: 1)
        .width
    }
    let button = UIButton(type: .system)
    button.setTitle("Button", for: .normal)
    let plain = button.intrinsicContentSize
    button.configuration = .filled()
    button.configuration?.title = "Button"
    #expect(
      (plain, button.intrinsicContentSize) == (
        CGSize(width: width(15), height: 30), CGSize(width: width(17) + 24, height: 34.5)
      ))
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
    let signs = table.laidOut().visibleCells.map { $0.shownSigns.map(\.sign) }
    #expect(signs == [[.reorder], [.delete, .reorder], [.insert, .reorder]])
    let cell = try #require(table.cellForRow(at: [0, 1]))
    cell.layoutIfNeeded()
    let frame = CGRect(x: 38, y: 0, width: 236, height: 44)
    #expect((cell.shownSigns.map(\.frame.minX), cell.contentView.frame) == ([16, 282], frame))

    let control = UISwitch(frame: .zero)
    cell.editingAccessoryView = control
    cell.layoutIfNeeded()
    #expect((control.frame.maxX, cell.contentView.frame.maxX) == (274, control.frame.minX - 8))

    let other = makeTable(source)
    other.allowsMultipleSelectionDuringEditing = true
    other.isEditing = true
    let circle = try #require(other.laidOut().cellForRow(at: [0, 0]))
    circle.layoutIfNeeded()
    #expect(
      (circle.shownSigns.map(\.sign), circle.contentView.frame.minX)
        == ([.multiselect, .reorder], 38))
  }

  @Test func `a row is as high as its fonts and the room next to its accessory require`() {
    func height(
      _ style: UITableViewCell.CellStyle = .subtitle, _ change: (UITableViewCell) -> Void
    ) -> CGFloat { cell(style, change).fittingHeight(width: 390) }
    let heights = [
      height { _ in }, height { $0.textLabel?.font = .systemFont(ofSize: 23) },
      height { $0.textLabel?.font = .systemFont(ofSize: 9) },
      height { $0.detailTextLabel?.text = "Detail" },
      height {
        $0.detailTextLabel?.text = "Detail"
        $0.detailTextLabel?.font = .systemFont(ofSize: 17)
      },
    ]
    #expect(heights == [44, 51, 44, 58, 64])
    // The larger of two texts side by side determines the height.
    let labels: [KeyPath<UITableViewCell, UILabel?>] = [\.textLabel, \.detailTextLabel]
    let besides = labels.map { label in
      height(.value1) {
        $0.detailTextLabel?.text = "Detail"
        $0[keyPath: label]?.font = .systemFont(ofSize: 23)
      }
    }
    #expect(besides == [51, 51])
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
    #expect((lines(.none), lines(.disclosureIndicator)) == (44, 64.5))
    let words = "words that fill most of a line of a narrow row"
    func accessoryHeight(_ accessory: UIView?, _ change: (UITableViewCell) -> Void) -> CGFloat {
      cell(width: 390) {
        change($0)
        $0.accessoryView = accessory
      }.sizeThatFits(CGSize(width: 390, height: 0)).height
    }
    let changes: [(UITableViewCell) -> Void] = [
      {
        $0.textLabel?.text = words
        $0.textLabel?.numberOfLines = 0
      },
      {
        var content = UIListContentConfiguration.cell()
        content.text = words
        $0.contentConfiguration = content
      },
    ]
    for change in changes {
      #expect(accessoryHeight(nil, change) == 44)
      let wide = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 20))
      #expect(accessoryHeight(wide, change) > 44 + UILabel().font.lineHeight / 2)
    }
    // On a screen whose letters have one size they keep their height.
    let old = ListMetrics.current
    ListMetrics.current.rowsFollowFonts = false
    defer { ListMetrics.current = old }
    let large = cell { $0.textLabel?.font = .systemFont(ofSize: 40) }
    var content = UIListContentConfiguration.cell()
    content.text = "Title"
    content.textProperties.font = .systemFont(ofSize: 40)
    let view = UIListContentView(configuration: content)
    let fitting = view.sizeThatFits(CGSize(width: 390, height: 0))
    #expect((large.fittingHeight(width: 390), fitting.height) == (44, 44))
  }
}
