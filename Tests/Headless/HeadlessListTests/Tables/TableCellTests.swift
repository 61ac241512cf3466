import HeadlessUIKit
import Testing

@MainActor struct TableCellTests {
  @Test func `a style decides which labels there are, a content configuration replaces them`() {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = "Text"
    cell.contentConfiguration = content
    let view = cell.contentView
    let parts: [UIView?] = [cell.textLabel, cell.detailTextLabel, cell.imageView]
    #expect((view is UIListContentView, parts) == (true, [nil, nil, nil]))
    content.text = "Other"
    cell.contentConfiguration = content
    #expect(cell.contentView === view)
    cell.contentConfiguration = nil
    #expect(cell.contentView !== view && cell.textLabel != nil)
    let styles: [UITableViewCell.CellStyle] = [.default, .subtitle, .value1, .value2]
    let cells = styles.map { UITableViewCell(style: $0, reuseIdentifier: nil) }
    #expect(cells.map { $0.detailTextLabel != nil } == [false, true, true, true])
    #expect(cells[0].textLabel != nil)
  }

  @Test func `configurations follow the state before the cell is shown`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var states: [Bool] = []
    cell.configurationUpdateHandler = { _, state in states.append(state.isSelected) }
    cell.layoutIfNeeded()
    cell.isSelected = true
    cell.setSelected(true, animated: false)
    cell.layoutIfNeeded()
    #expect((states, cell.configurationState.isSelected) == ([false, true], true))
  }

  @Test func `an accessory is at the trailing edge and narrows the content`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    cell.layoutIfNeeded()
    let width = cell.contentView.frame.width
    cell.accessoryType = .disclosureIndicator
    cell.layoutIfNeeded()
    #expect(width == 320 && cell.contentView.frame.width < 320)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 30))
    cell.accessoryView = view
    cell.layoutIfNeeded()
    let frame = CGRect(x: 254, y: 7, width: 50, height: 30)
    #expect((view.superview, view.frame) == (cell, frame))
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
}
