import HeadlessUIKit
import Testing

/// Configurations that follow their cell's state, there and back.
@MainActor struct ConfigurationTests {
  /// Returns the background of a selected cell, then of one that isn't.
  private func colors(
    _ background: UIBackgroundConfiguration, isTableCell: Bool
  ) -> [UIColor?] {
    let tableCell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let itemCell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    tableCell.backgroundConfiguration = background
    itemCell.backgroundConfiguration = background
    return [true, false, true].map { isSelected in
      let cell: UIView = isTableCell ? tableCell : itemCell
      if isTableCell { tableCell.isSelected = isSelected } else { itemCell.isSelected = isSelected }
      cell.layoutIfNeeded()
      return isTableCell
        ? tableCell.backgroundConfiguration?.backgroundColor
        : itemCell.backgroundConfiguration?.backgroundColor
    }
  }

  @Test(arguments: [true, false]) func `a selected cell's background comes back`(isTableCell: Bool)
  {
    let backgrounds: [UIBackgroundConfiguration] = [.listPlainCell(), .listSidebarCell()]
    #expect(
      backgrounds.map { colors($0, isTableCell: isTableCell) } == [
        [.systemGray4, .systemBackground, .systemGray4], [.systemGray4, .clear, .systemGray4],
      ])
  }

  /// Apple's documentation of `updated(for:)`: default values apply to properties that aren't
  /// customized.
  @Test(arguments: [true, false]) func `a background that the app has set stays`(isTableCell: Bool)
  {
    let backgrounds = [UIColor.systemRed, .systemGray4, nil].map { color in
      var background = UIBackgroundConfiguration.listPlainCell()
      background.backgroundColor = color
      return background
    }
    // A clear configuration has no styles.
    let seen = (backgrounds + [.clear()]).map { colors($0, isTableCell: isTableCell) }
    let expected = [UIColor.systemRed, .systemGray4, nil, .clear].map { [$0, $0, $0] }
    #expect(seen == expected)
    // So does a color that is set while the default one is replaced.
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    cell.backgroundConfiguration = .listPlainCell()
    cell.isSelected = true
    cell.layoutIfNeeded()
    cell.backgroundConfiguration?.backgroundColor = .systemRed
    cell.isSelected = false
    cell.layoutIfNeeded()
    #expect(cell.backgroundConfiguration?.backgroundColor == .systemRed)
  }

  @Test func `a disabled cell's texts fade and come back, unless the app has set their colors`() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    var content = UIListContentConfiguration.plainHeader()
    content.secondaryTextProperties.color = .systemGreen
    cell.contentConfiguration = content
    func colors() -> [UIColor?] {
      cell.setNeedsUpdateConfiguration()
      cell.layoutIfNeeded()
      let content = cell.contentConfiguration as? UIListContentConfiguration
      return [content?.textProperties.color, content?.secondaryTextProperties.color]
    }
    cell.isUserInteractionEnabled = false
    let disabled = colors()
    cell.isUserInteractionEnabled = true
    #expect(
      [disabled, colors()] == [[.tertiaryLabel, .systemGreen], [.secondaryLabel, .systemGreen]])
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
