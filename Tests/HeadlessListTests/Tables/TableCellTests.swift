import HeadlessUIKit
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct TableCellTests {
  @Test func `a style decides which labels there are`() {
    let plain = UITableViewCell(style: .default, reuseIdentifier: nil)
    #expect(plain.textLabel != nil && plain.detailTextLabel == nil)
    for style in [UITableViewCell.CellStyle.subtitle, .value1, .value2] {
      #expect(UITableViewCell(style: style, reuseIdentifier: nil).detailTextLabel != nil)
    }
  }

  @Test func `a content configuration takes the labels' place, and gives it back`() {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = "Text"
    cell.contentConfiguration = content
    let view = cell.contentView
    #expect(view is UIListContentView)
    #expect(cell.textLabel == nil && cell.detailTextLabel == nil && cell.imageView == nil)
    content.text = "Other"
    cell.contentConfiguration = content
    #expect(cell.contentView === view)
    cell.contentConfiguration = nil
    #expect(cell.contentView !== view && cell.textLabel != nil)
  }

  @Test func `a background configuration takes the background views away`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.backgroundView = UIView()
    cell.selectedBackgroundView = UIView()
    cell.backgroundConfiguration = .listPlainCell()
    #expect(cell.backgroundView == nil && cell.selectedBackgroundView == nil)
  }

  @Test func `configurations follow the state before the cell is shown`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var states: [Bool] = []
    cell.configurationUpdateHandler = { _, state in states.append(state.isSelected) }
    cell.layoutIfNeeded()
    cell.isSelected = true
    cell.setSelected(true, animated: false)
    cell.layoutIfNeeded()
    #expect(states == [false, true])
    #expect(cell.configurationState.isSelected)
  }

  @Test func `an accessory is at the trailing edge and narrows the content`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.width == 320)
    cell.accessoryType = .disclosureIndicator
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.width < 320)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 30))
    cell.accessoryView = view
    cell.layoutIfNeeded()
    #expect(view.superview === cell)
    #expect(view.frame == CGRect(x: 254, y: 7, width: 50, height: 30))
    cell.accessoryView = nil
    #expect(view.superview == nil)
  }

  @Test func `equal content configurations are equal, and disabled ones fade`() {
    var first = UIListContentConfiguration.cell()
    first.text = "a"
    var second = UIListContentConfiguration.cell()
    second.text = "a"
    #expect(first == second)
    second.textProperties.color = .red
    #expect(first != second)
    var state = UICellConfigurationState(traitCollection: .current)
    state.isDisabled = true
    #expect(first.updated(for: state).textProperties.color == .tertiaryLabel)
  }

  @Test func `side-by-side texts are at both edges`() {
    var content = UIListContentConfiguration.valueCell()
    content.text = "Label"
    content.secondaryText = "Value"
    let view = UIListContentView(configuration: content)
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    view.layoutIfNeeded()
    let labels = view.subviews.compactMap { $0 as? UILabel }
    #expect(labels[0].frame.minX == 16)
    #expect(labels[1].frame.maxX == CGFloat(320 - 8))
    #expect(view.sizeThatFits(CGSize(width: 320, height: 0)).height == ListMetrics().rowHeight)
  }
}
