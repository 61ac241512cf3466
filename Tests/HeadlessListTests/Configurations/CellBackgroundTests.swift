import HeadlessUIKit
import Recorders
import Testing

/// The views and configurations behind the content of cells, headers and footers.
@MainActor @Suite(.timeLimit(.minutes(5))) struct CellBackgroundTests {
  private func view(_ color: UIColor) -> UIView {
    let view = UIView()
    view.backgroundColor = color
    return view
  }

  @Test func `a background view fills its cell, header or footer, behind the content`() throws {
    let views: [(UIView, (UIView?) -> Void)] = [
      { cell in (cell, { cell.backgroundView = $0 }) }(UITableViewCell()),
      { cell in (cell, { cell.backgroundView = $0 }) }(UICollectionViewCell()),
      { view in (view, { view.backgroundView = $0 }) }(UITableViewHeaderFooterView()),
    ]
    for (container, setBackground) in views {
      container.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
      let background = view(.systemRed)
      setBackground(background)
      container.layoutIfNeeded()
      #expect(container.subviews.first === background)
      #expect(background.frame == CGRect(x: 0, y: 0, width: 320, height: 60))
      setBackground(nil)
      #expect(background.superview == nil)
    }
  }

  @Test func `a background configuration takes the place of the views and of the color`() {
    let row = UITableViewCell()
    row.backgroundColor = .systemBlue
    row.backgroundView = view(.systemRed)
    row.selectedBackgroundView = view(.systemRed)
    row.multipleSelectionBackgroundView = view(.systemRed)
    row.backgroundConfiguration = .listGroupedCell()
    #expect(row.backgroundColor == nil && row.backgroundView == nil)
    #expect(row.selectedBackgroundView == nil && row.multipleSelectionBackgroundView == nil)
    #expect(row.shownBackgroundColor == .secondarySystemGroupedBackground)

    let item = UICollectionViewCell()
    item.backgroundColor = .systemBlue
    item.backgroundView = view(.systemRed)
    item.selectedBackgroundView = view(.systemRed)
    item.backgroundConfiguration = .listGroupedCell()
    #expect(item.backgroundColor == nil && item.backgroundView == nil)
    #expect(item.selectedBackgroundView == nil)
    #expect(item.shownBackgroundColor == .secondarySystemGroupedBackground)

    let header = UITableViewHeaderFooterView()
    header.backgroundView = view(.systemRed)
    header.backgroundConfiguration = .listPlainHeaderFooter()
    #expect(header.backgroundView == nil)
    #expect(header.shownBackgroundColor == .secondarySystemBackground)
  }

  @Test func `the color of a background is its own, transformed, or the tint color`() {
    let cell = UITableViewCell()
    cell.tintColor = .systemGreen
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = nil
    cell.backgroundConfiguration = background
    #expect(cell.shownBackgroundColor == .systemGreen)
    background.backgroundColorTransformer = UIConfigurationColorTransformer { _ in .systemPink }
    cell.backgroundConfiguration = background
    #expect(cell.shownBackgroundColor == .systemPink)
  }

  @Test func `a selected or highlighted cell shows its own view for that, or gray`() {
    let row = UITableViewCell()
    row.backgroundColor = .systemBlue
    row.isHighlighted = true
    #expect(row.shownBackgroundColor == .systemGray4)
    row.selectedBackgroundView = view(.systemRed)
    #expect(row.shownBackgroundColor == .systemRed)
    row.isHighlighted = false
    #expect(row.shownBackgroundColor == .systemBlue)
    row.isSelected = true
    #expect(row.shownBackgroundColor == .systemRed)
    row.selectionStyle = .none
    #expect(row.shownBackgroundColor == .systemBlue)

    let item = UICollectionViewListCell()
    item.backgroundColor = .systemBlue
    item.isHighlighted = true
    #expect(item.shownBackgroundColor == .systemGray4)
    item.isHighlighted = false
    #expect(item.shownBackgroundColor == .systemBlue)
    item.isSelected = true
    #expect(item.shownBackgroundColor == .systemGray4)
    item.selectedBackgroundView = view(.systemRed)
    #expect(item.shownBackgroundColor == .systemRed)
  }

  @Test func `a background configuration is gray while its cell is highlighted or selected`() {
    let row = UITableViewCell()
    row.backgroundConfiguration = .listGroupedCell()
    let item = UICollectionViewCell()
    item.backgroundConfiguration = .listGroupedCell()
    func colors() -> [UIColor?] {
      for cell in [row, item] as [UIView] { cell.layoutIfNeeded() }
      return [row.shownBackgroundColor, item.shownBackgroundColor]
    }
    let own = UIColor.secondarySystemGroupedBackground
    (row.isHighlighted, item.isHighlighted) = (true, true)
    #expect(colors() == [.systemGray4, .systemGray4])
    (row.isHighlighted, item.isHighlighted) = (false, false)
    #expect(colors() == [own, own])
    (row.isSelected, item.isSelected) = (true, true)
    #expect(colors() == [.systemGray4, .systemGray4])
    (row.isSelected, item.isSelected) = (false, false)
    #expect(colors() == [own, own])
  }

  @Test func `cells of which several can be selected have a view of their own for that`() throws {
    let table = makeTable(Source([1]))
    table.layoutIfNeeded()
    let cell = try #require(table.cellForRow(at: [0, 0]))
    cell.selectedBackgroundView = view(.systemRed)
    cell.multipleSelectionBackgroundView = view(.systemGreen)
    cell.isSelected = true
    #expect(cell.shownBackgroundColor == .systemRed)
    table.allowsMultipleSelection = true
    #expect(cell.shownBackgroundColor == .systemGreen)
    cell.multipleSelectionBackgroundView = nil
    #expect(cell.shownBackgroundColor == .systemRed)
  }

  @Test func `a pinned header shows its own background view`() throws {
    let source = Headers([30])
    let table = makeTable(source)
    table.layoutIfNeeded()
    table.contentOffset.y = 100
    table.layoutIfNeeded()
    let header = try #require(table.headerView(forSection: 0))
    #expect(header.shownBackgroundColor == .systemBackground)
    header.backgroundView = view(.systemRed)
    #expect(header.shownBackgroundColor == nil)
  }

  private final class Headers: Counts, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "Header"
    }
  }

  @Test func `the background of a collection list is the configuration's`() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .grouped)
    let collection = makeCollection(ItemSource([1]), layout: .list(configuration))
    #expect(collection.shownBackgroundColor == .systemGroupedBackground)
    configuration.backgroundColor = .systemRed
    collection.collectionViewLayout = .list(configuration)
    #expect(collection.shownBackgroundColor == .systemRed)
    let background = view(.systemBlue)
    collection.backgroundView = background
    collection.layoutIfNeeded()
    #expect(collection.subviews.first === background)
    #expect(background.frame == CGRect(x: 0, y: 0, width: 300, height: 400))
  }

  @Test func `a color that a configuration doesn't have is the tint, and both are transformed`() {
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = nil
    #expect(background.resolvedBackgroundColor(for: .systemRed) == .systemRed)
    #expect(background.resolvedStrokeColor(for: .systemRed) == .systemRed)
    background.backgroundColor = .systemBlue
    #expect(background.resolvedBackgroundColor(for: .systemRed) == .systemBlue)
    #expect(background.resolvedStrokeColor(for: .systemRed) == .systemRed)
    background.strokeColor = .systemGreen
    #expect(background.resolvedStrokeColor(for: .systemRed) == .systemGreen)
    background.strokeColorTransformer = UIConfigurationColorTransformer { _ in .systemPink }
    #expect(background.resolvedStrokeColor(for: .systemRed) == .systemPink)
    #expect(background.resolvedBackgroundColor(for: .systemRed) == .systemBlue)
  }

  @Test func `a gray color is as opaque as the color that it is of`() {
    let gray = UIConfigurationColorTransformer.grayscale(
      UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    var (white, alpha) = (CGFloat(), CGFloat())
    #expect(gray.getWhite(&white, alpha: &alpha))
    #expect(abs(white - 0.299) < 0.01 && abs(alpha - 0.5) < 0.01)
  }

  @Test func `texts fade in cells and in headers that are disabled`() {
    let content = UIListContentConfiguration.valueCell()
    var cell = UICellConfigurationState(traitCollection: .current)
    var view = UIViewConfigurationState(traitCollection: .current)
    func colors(_ state: any UIConfigurationState) -> [UIColor] {
      let updated = content.updated(for: state)
      return [updated.textProperties.color, updated.secondaryTextProperties.color]
    }
    #expect(colors(cell) == [.label, .secondaryLabel] && colors(view) == colors(cell))
    // A state of an app's own is never that of a disabled view.
    let own = OwnState(traitCollection: .current)
    #expect(colors(own) == colors(cell))
    (cell.isDisabled, view.isDisabled) = (true, true)
    #expect(colors(cell) == [.tertiaryLabel, .tertiaryLabel] && colors(view) == colors(cell))
    // An updated configuration is updated again from its own colors.
    let faded = content.updated(for: cell)
    cell.isDisabled = false
    #expect(faded.updated(for: cell) == content)
  }

  private struct OwnState: UIConfigurationState {
    var traitCollection: UITraitCollection
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
      get { nil }
      set {}
    }
  }

  @Test func `the texts of an empty list are between the margins, the others in their middle`() {
    var content = UIContentUnavailableConfiguration.empty()
    content.text = "Text"
    content.secondaryText = "More"
    content.image = UIImage(systemName: "star")
    content.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: 10, bottom: 0, trailing: 30)
    let view = UIContentUnavailableView(configuration: content)
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
    view.layoutIfNeeded()
    let labels = view.subviews.filter { $0 is UILabel && !$0.isHidden }
    #expect(labels.map(\.frame.minX) == [10, 10] && labels.map(\.frame.maxX) == [270, 270])
    let image = view.subviews.first { $0 is UIImageView }
    #expect(image?.frame.midX == 140)
    // The image, the texts and the paddings between them are in the middle of the height.
    let (top, bottom) = (image?.frame.minY ?? 0, labels.last?.frame.maxY ?? 0)
    #expect(top > 0 && top + bottom == 400)
    #expect(labels[0].frame.minY == (image?.frame.maxY ?? 0) + 15)
    #expect(labels[1].frame.minY == labels[0].frame.maxY + 6)
  }
}

extension UICollectionViewLayout {
  fileprivate static func list(_ configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewLayout
  { UICollectionViewCompositionalLayout.list(using: configuration) }
}
