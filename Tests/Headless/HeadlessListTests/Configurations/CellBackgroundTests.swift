import HeadlessUIKit
import Recorders
import Testing

/// The views and configurations behind the content of cells, headers and footers.
@MainActor struct CellBackgroundTests {
  private func view(_ color: UIColor) -> UIView {
    let view = UIView()
    view.backgroundColor = color
    return view
  }

  @Test func `a background view fills its cell, header, footer or list`() throws {
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
      let frame = CGRect(x: 0, y: 0, width: 320, height: 60)
      #expect((container.subviews.first, background.frame) == (background, frame))
      setBackground(nil)
      #expect(background.superview == nil)
    }
    let source = Headers([30])
    let table = makeTable(source)
    table.layoutIfNeeded()
    table.contentOffset.y = 100
    table.layoutIfNeeded()
    let header = try #require(table.headerView(forSection: 0))
    let color = header.shownBackgroundColor
    header.backgroundView = view(.systemRed)
    #expect((color, header.shownBackgroundColor) == (.systemBackground, nil))
    // Without one, the background of a list is the configuration's.
    var configuration = UICollectionLayoutListConfiguration(appearance: .grouped)
    let collection = makeCollection(ItemSource([1]), layout: .list(configuration))
    let listColor = collection.shownBackgroundColor
    configuration.backgroundColor = .systemRed
    collection.collectionViewLayout = .list(configuration)
    #expect((listColor, collection.shownBackgroundColor) == (.systemGroupedBackground, .systemRed))
    let listBackground = view(.systemBlue)
    collection.backgroundView = listBackground
    collection.layoutIfNeeded()
    let frame = CGRect(x: 0, y: 0, width: 300, height: 400)
    #expect((collection.subviews.first, listBackground.frame) == (listBackground, frame))
  }

  @Test func `a background configuration takes the place of the views and of the color`() {
    let (row, item) = (UITableViewCell(), UICollectionViewCell())
    let header = UITableViewHeaderFooterView()
    (row.backgroundColor, item.backgroundColor) = (.systemBlue, .systemBlue)
    row.backgroundView = view(.systemRed)
    row.selectedBackgroundView = view(.systemRed)
    row.multipleSelectionBackgroundView = view(.systemRed)
    item.backgroundView = view(.systemRed)
    item.selectedBackgroundView = view(.systemRed)
    header.backgroundView = view(.systemRed)
    row.backgroundConfiguration = .listGroupedCell()
    item.backgroundConfiguration = .listGroupedCell()
    header.backgroundConfiguration = .listPlainHeaderFooter()
    let views = [
      row.backgroundView, row.selectedBackgroundView, row.multipleSelectionBackgroundView,
      item.backgroundView, item.selectedBackgroundView, header.backgroundView,
    ]
    #expect(
      (views, [row.backgroundColor, item.backgroundColor]) == (
        [nil, nil, nil, nil, nil, nil], [nil, nil]
      ))
    let grouped = UIColor.secondarySystemGroupedBackground
    #expect(
      (row.shownBackgroundColor, item.shownBackgroundColor, header.shownBackgroundColor) == (
        grouped, grouped, .secondarySystemBackground
      ))
  }

  @Test func `a color that a configuration doesn't have is the tint, and both are transformed`() {
    var background = UIBackgroundConfiguration.clear()
    func colors(_ change: (inout UIBackgroundConfiguration) -> Void) -> [UIColor] {
      change(&background)
      return [
        background.resolvedBackgroundColor(for: .systemRed),
        background.resolvedStrokeColor(for: .systemRed),
      ]
    }
    let found = [
      colors { $0.backgroundColor = nil }, colors { $0.backgroundColor = .systemBlue },
      colors { $0.strokeColor = .systemGreen },
      colors { $0.strokeColorTransformer = UIConfigurationColorTransformer { _ in .systemPink } },
    ]
    let expected: [[UIColor]] = [
      [.systemRed, .systemRed], [.systemBlue, .systemRed], [.systemBlue, .systemGreen],
      [.systemBlue, .systemPink],
    ]
    #expect(found == expected)

    let cell = UITableViewCell()
    cell.tintColor = .systemGreen
    background.backgroundColor = nil
    cell.backgroundConfiguration = background
    let tint = cell.shownBackgroundColor
    background.backgroundColorTransformer = UIConfigurationColorTransformer { _ in .systemPink }
    cell.backgroundConfiguration = background
    #expect((tint, cell.shownBackgroundColor) == (.systemGreen, .systemPink))
    // A gray color is as opaque as the color that it is of.
    let gray = UIConfigurationColorTransformer.grayscale(
      UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    var (white, alpha) = (CGFloat(), CGFloat())
    #expect(gray.getWhite(&white, alpha: &alpha))
    #expect(abs(white - 0.299) < 0.01 && abs(alpha - 0.5) < 0.01)
  }

  @Test func `a selected or highlighted cell shows its own view for that, or gray`() throws {
    let row = UITableViewCell()
    row.backgroundColor = .systemBlue
    func rowColor(_ change: (UITableViewCell) -> Void) -> UIColor? {
      change(row)
      return row.shownBackgroundColor
    }
    let rowColors = [
      rowColor { $0.isHighlighted = true },
      rowColor { $0.selectedBackgroundView = view(.systemRed) },
      rowColor { $0.isHighlighted = false }, rowColor { $0.isSelected = true },
      rowColor { $0.selectionStyle = .none },
    ]
    #expect(rowColors == [.systemGray4, .systemRed, .systemBlue, .systemRed, .systemBlue])

    let item = UICollectionViewListCell()
    item.backgroundColor = .systemBlue
    func itemColor(_ change: (UICollectionViewListCell) -> Void) -> UIColor? {
      change(item)
      return item.shownBackgroundColor
    }
    let itemColors = [
      itemColor { $0.isHighlighted = true }, itemColor { $0.isHighlighted = false },
      itemColor { $0.isSelected = true },
      itemColor { $0.selectedBackgroundView = view(.systemRed) },
    ]
    #expect(itemColors == [.systemGray4, .systemBlue, .systemGray4, .systemRed])
    let (configuredRow, configuredItem) = (UITableViewCell(), UICollectionViewCell())
    configuredRow.backgroundConfiguration = .listGroupedCell()
    configuredItem.backgroundConfiguration = .listGroupedCell()
    func colors(isHighlighted: Bool = false, isSelected: Bool = false) -> [UIColor?] {
      (configuredRow.isHighlighted, configuredItem.isHighlighted) = (isHighlighted, isHighlighted)
      (configuredRow.isSelected, configuredItem.isSelected) = (isSelected, isSelected)
      for cell in [configuredRow, configuredItem] as [UIView] { cell.layoutIfNeeded() }
      return [configuredRow.shownBackgroundColor, configuredItem.shownBackgroundColor]
    }
    let own: [UIColor?] = [.secondarySystemGroupedBackground, .secondarySystemGroupedBackground]
    let gray: [UIColor?] = [.systemGray4, .systemGray4]
    let found = [colors(isHighlighted: true), colors(), colors(isSelected: true), colors()]
    #expect(found == [gray, own, gray, own])
    // A cell of which several can be selected has a view of its own for that.
    let table = makeTable(Source([1]))
    table.layoutIfNeeded()
    let cell = try #require(table.cellForRow(at: [0, 0]))
    cell.selectedBackgroundView = view(.systemRed)
    cell.multipleSelectionBackgroundView = view(.systemGreen)
    cell.isSelected = true
    let single = cell.shownBackgroundColor
    table.allowsMultipleSelection = true
    let several = cell.shownBackgroundColor
    cell.multipleSelectionBackgroundView = nil
    #expect((single, several, cell.shownBackgroundColor) == (.systemRed, .systemGreen, .systemRed))
  }

  private final class Headers: Counts, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "Header"
    }
  }

  @Test func `texts fade in cells and in headers that are disabled`() {
    let content = UIListContentConfiguration.valueCell()
    var cell = UICellConfigurationState(traitCollection: .current)
    var view = UIViewConfigurationState(traitCollection: .current)
    func colors(_ state: any UIConfigurationState) -> [UIColor] {
      let updated = content.updated(for: state)
      return [updated.textProperties.color, updated.secondaryTextProperties.color]
    }
    // A state of an app's own is never that of a disabled view.
    let own = OwnState(traitCollection: .current)
    let usual: [UIColor] = [.label, .secondaryLabel]
    #expect((colors(cell), colors(view), colors(own)) == (usual, usual, usual))
    (cell.isDisabled, view.isDisabled) = (true, true)
    let pale: [UIColor] = [.tertiaryLabel, .tertiaryLabel]
    #expect((colors(cell), colors(view)) == (pale, pale))
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
    let sides = labels.map { [$0.frame.minX, $0.frame.maxX] }
    #expect(sides == [[10, 270], [10, 270]])
    let image = view.subviews.first { $0 is UIImageView }?.frame ?? .zero
    // The image, the texts and the paddings between them are in the middle of the height.
    let (first, second) = (labels[0].frame, labels[1].frame)
    #expect(image.minY > 0)
    #expect(
      (image.midX, image.minY + second.maxY, first.minY - image.maxY, second.minY - first.maxY) == (
        140, 400, 15, 6
      ))
  }
}

extension UICollectionViewLayout {
  fileprivate static func list(_ configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewLayout
  { UICollectionViewCompositionalLayout.list(using: configuration) }
}
