import HeadlessUIKit
import Testing

/// Configurations that follow their cell's state, there and back.
@MainActor @Suite(.timeLimit(.minutes(5))) struct ConfigurationTests {
  @Test(arguments: [true, false]) func `a selected cell's background comes back`(isTableCell: Bool)
  {
    var background = UIBackgroundConfiguration.listPlainCell()
    background.backgroundColor = .systemRed
    let tableCell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let itemCell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    tableCell.backgroundConfiguration = background
    itemCell.backgroundConfiguration = background
    func select(_ isSelected: Bool) -> UIColor? {
      let cell: UIView = isTableCell ? tableCell : itemCell
      if isTableCell { tableCell.isSelected = isSelected } else { itemCell.isSelected = isSelected }
      cell.layoutIfNeeded()
      return isTableCell
        ? tableCell.backgroundConfiguration?.backgroundColor
        : itemCell.backgroundConfiguration?.backgroundColor
    }
    #expect(select(true) == .systemGray4)
    #expect(select(false) == .systemRed)
    #expect(select(true) == .systemGray4)
  }

  @Test func `a disabled cell's texts fade and come back`() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    var content = UIListContentConfiguration.cell()
    content.textProperties.color = .systemGreen
    cell.contentConfiguration = content
    func color() -> UIColor? {
      cell.setNeedsUpdateConfiguration()
      cell.layoutIfNeeded()
      return (cell.contentConfiguration as? UIListContentConfiguration)?.textProperties.color
    }
    cell.isUserInteractionEnabled = false
    #expect(color() == .tertiaryLabel)
    cell.isUserInteractionEnabled = true
    #expect(color() == .systemGreen)
  }

  @Test func `the method comes first, then the handler; without them the state still counts`() {
    final class Cell: UICollectionViewCell {
      var log: [String] = []
      override func updateConfiguration(using state: UICellConfigurationState) {
        log.append("method \(state.isSelected)")
      }
    }
    let cell = Cell(frame: .zero)
    cell.configurationUpdateHandler = { cell, state in
      (cell as? Cell)?.log.append("handler \(state.isSelected)")
    }
    cell.layoutIfNeeded()
    cell.isSelected = true
    cell.isHighlighted = true
    cell.layoutIfNeeded()
    #expect(cell.log == ["method false", "handler false", "method true", "handler true"])
  }
}
