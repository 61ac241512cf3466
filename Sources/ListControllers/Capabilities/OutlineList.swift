public import Foundation
public import ListData
import ListPlatform

/// A list of trees, whose nodes the user opens and closes.
///
///     final class Topics: UITableViewController, TableList, OutlineList {
///       var listData = [Outline(allTopics, children: \.subtopics)]
///
///       override func viewDidLoad() {
///         super.viewDidLoad()
///         connectList()
///       }
///
///       func listView(
///         _ tableView: UITableView, configure cell: UITableViewCell, with topic: Topic,
///         at indexPath: IndexPath
///       ) { cell.textLabel?.text = topic.id }
///     }
///
/// Each section of the data is an `Outline`. Cells are indented by their level: those of a table,
/// and those of a collection view that are list cells. A row that can be expanded has a button with
/// a chevron, and a tap on the row opens or closes it too; see ``togglesOnTap(_:at:)``. When a node
/// opens or closes, only its own row and the new rows are configured. Selected objects stay
/// selected, and visible rows stay in their place.
///
/// To show other data with the same nodes open, change the outline:
///
///     var outlines = listData
///     outlines[0].roots = newTopics
///     setListData(outlines)
///
/// A list in a table that forwards:
///
///     override func tableView(
///       _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
///     ) -> Int { indentationLevel(at: indexPath) }
///
/// An outline can be searched by ``FilteredOutlineList``, selected by ``MultipleSelectionList`` and
/// edited by ``EditableList``, which removes an object with everything below it. Its objects can't
/// be reordered, because a place between two rows may belong to several parents; a
/// ``ReorderableList`` moves them in `didMove(_:from:to:)` by setting other data. It is neither a
/// ``FilteredList`` nor a ``CollapsibleList``, whose sections hold all of their items.
@MainActor public protocol OutlineList: NonFetchedList
where Object: Identifiable, ListData: SectionedDataSource, ListData.DataSection == Outline<Object> {
  /// Returns a Boolean value that indicates whether a tap on a row that can be expanded opens or
  /// closes it instead of selecting it. The default is `true`.
  ///
  /// If it is `false`, only the button opens and closes the node, and `listView(_:didSelect:at:)`
  /// is called for each row.
  func togglesOnTap(_ object: Object, at indexPath: IndexPath) -> Bool
  /// A Boolean value that indicates whether the kit adds a button to the cells of rows that can be
  /// expanded. The default is `true`. A list with a control of its own calls `toggleItem(at:)`.
  var showsDisclosures: Bool { get }
}

extension OutlineList {
  /// Returns `true`.
  public func togglesOnTap(_ object: Object, at indexPath: IndexPath) -> Bool { true }

  /// The kit adds the buttons.
  public var showsDisclosures: Bool { true }
}

// MARK: Shown rows

extension OutlineList {
  /// The outlines that are shown: those of the data or, during a search, those of its results.
  public var shownSections: [Outline<Object>] { shownData }

  /// The number of shown sections.
  public var numberOfSections: Int { shownData.numberOfSections }

  /// Returns the number of rows in a shown section.
  public func numberOfItems(inSection section: Int) -> Int {
    shownData.numberOfItems(inSection: section)
  }

  /// Returns the object of a row, or `nil` if there is no such row.
  public func object(at indexPath: IndexPath) -> Object? { shownData.object(at: indexPath) }

  /// Returns a Boolean value that indicates whether a row is shown at an index path.
  public func isValid(_ indexPath: IndexPath) -> Bool { shownData.isValid(indexPath) }

  /// Returns the title above a shown section.
  public func headerTitle(inSection section: Int) -> String? {
    shownData.headerTitle(inSection: section)
  }

  /// Returns the title below a shown section.
  public func footerTitle(inSection section: Int) -> String? {
    shownData.footerTitle(inSection: section)
  }

  /// Returns the level of a row, for `tableView(_:indentationLevelForRowAt:)`. It is 0 for roots,
  /// and if there is no such row.
  public func indentationLevel(at indexPath: IndexPath) -> Int {
    outline(at: indexPath)?.level(ofRow: indexPath.item) ?? 0
  }

  /// Returns a Boolean value that indicates whether a row can be expanded; `false` if there is no
  /// such row.
  public func isExpandable(at indexPath: IndexPath) -> Bool {
    outline(at: indexPath)?.isExpandable(atRow: indexPath.item) ?? false
  }

  /// Returns a Boolean value that indicates whether the node of a row is open; `false` if there is
  /// no such row.
  public func isExpanded(at indexPath: IndexPath) -> Bool {
    outline(at: indexPath)?.isExpanded(atRow: indexPath.item) ?? false
  }

  /// Returns the outline of a row, or `nil` if there is no such row.
  private func outline(at indexPath: IndexPath) -> Outline<Object>? {
    isValid(indexPath) ? shownData[indexPath.section] : nil
  }
}

// MARK: Opening and closing

extension OutlineList {
  /// Opens or closes the node of a row.
  ///
  /// - Returns: `false` if there is no such row, or if it can't be expanded.
  @discardableResult
  public func toggleItem(at indexPath: IndexPath) -> Bool {
    isExpanded(at: indexPath) ? collapseItem(at: indexPath) : expandItem(at: indexPath)
  }

  /// Opens the node of a row.
  ///
  /// - Returns: `false` if there is no such row, if it can't be expanded, or if it is open.
  @discardableResult
  public func expandItem(at indexPath: IndexPath) -> Bool {
    guard let object = object(at: indexPath), isExpandable(at: indexPath),
      !isExpanded(at: indexPath)
    else { return false }
    changeExpansion(inSection: indexPath.section) { $0.expand(object.id) }
    return true
  }

  /// Closes the node of a row.
  ///
  /// - Returns: `false` if there is no such row, or if it isn't open.
  @discardableResult
  public func collapseItem(at indexPath: IndexPath) -> Bool {
    guard let object = object(at: indexPath), isExpanded(at: indexPath) else { return false }
    changeExpansion(inSection: indexPath.section) { $0.collapse(object.id) }
    return true
  }

  /// Opens the node of a row and all nodes below it.
  ///
  /// - Parameters:
  ///   - indexPath: The index path of the row.
  ///   - limit: The maximum number of nodes that are read. Those nearest to the roots
  ///     are read first.
  /// - Returns: `false` if the limit was reached, or if there is no such row.
  @discardableResult
  public func expandAllItems(under indexPath: IndexPath, limit: Int = 10_000) -> Bool {
    guard let object = object(at: indexPath) else { return false }
    return changeExpansion(inSection: indexPath.section) {
      $0.expandAll(under: object.id, limit: limit)
    }
  }

  /// Closes all nodes.
  public func collapseAllItems() {
    var outlines = shownData
    for section in outlines.indices { outlines[section].collapseAll() }
    showRows(of: outlines)
  }

  /// Opens the nodes on the way to an object.
  ///
  /// - Parameters:
  ///   - path: The identifiers of the nodes from a root to the object, and of the object.
  ///   - section: The shown section.
  /// - Returns: The index path of the object's row, or `nil` if the path doesn't exist.
  @discardableResult
  public func expand(toItemAt path: [Object.ID], inSection section: Int = 0) -> IndexPath? {
    guard shownData.indices.contains(section) else { return nil }
    return changeExpansion(inSection: section) { $0.expand(toItemAt: path) }.map { [section, $0] }
  }

  /// Searches all sections for an object, and opens the nodes on the way to it.
  ///
  /// - Parameters:
  ///   - id: The identifier of the object.
  ///   - limit: The maximum number of nodes that are read in each section. Those nearest to the
  ///     roots are read first.
  /// - Returns: The index path of the object's row, or `nil` if it wasn't found.
  @discardableResult
  public func expand(to id: Object.ID, limit: Int = 10_000) -> IndexPath? {
    for section in shownData.indices {
      if let row = changeExpansion(inSection: section, { $0.expand(to: id, limit: limit) }) {
        return [section, row]
      }
    }
    return nil
  }

  /// Opens or closes nodes of a shown section. During a search, those of the data stay as they are.
  @discardableResult
  private func changeExpansion<Result>(
    inSection section: Int, _ change: (inout Outline<Object>) -> Result
  ) -> Result {
    var outlines = shownData
    let result = change(&outlines[section])
    showRows(of: outlines)
    return result
  }
}

// MARK: Removing

extension OutlineList {
  /// Removes an object and everything below it.
  ///
  /// - Parameter indexPath: The index path of the row before the update.
  /// - Returns: The object, or `nil` if there is no such row.
  @discardableResult
  public func removeItem(at indexPath: IndexPath) -> Object? {
    removeItems(at: [indexPath]).first
  }

  /// Removes objects and everything below them, in one update. During a search, the nodes above
  /// them stay.
  ///
  /// - Parameter indexPaths: The index paths of the rows before the update, in any order. Those
  ///   that don't exist are left out, and so are those below others.
  /// - Returns: The objects, in the list's order.
  @discardableResult
  public func removeItems(at indexPaths: [IndexPath]) -> [Object] {
    var removed: [Object] = []
    var (outlines, data) = (shownData, listData.sections)
    let rows = Dictionary(grouping: indexPaths.filter(isValid), by: \.section)
    for (section, paths) in rows.sorted(by: { $0.key < $1.key }) {
      var end = 0
      var ids: Set<Object.ID> = []
      for row in Set(paths.map(\.item)).sorted() where row >= end {
        end = outlines[section].subtree(ofRow: row).upperBound
        removed.append(outlines[section].items[row])
        ids.insert(outlines[section].items[row].id)
      }
      outlines[section].remove(ids)
      data[existingArranger?.current.sourceSection(of: section) ?? section].remove(ids)
    }
    if !removed.isEmpty { showRows(of: outlines, in: data) }
    return removed
  }
}

// MARK: Updates

/// A rule for items of which only the rows change.
private enum ByIdentifierUnchanged<Element: Identifiable>: ListIdentity {
  static func id(of element: Element) -> Element.ID { element.id }
  static func hasSameContent(_ old: Element, _ new: Element) -> Bool { true }
}

extension OutlineList {
  /// Shows outlines with the same items, of which other nodes are open or some are removed.
  private func showRows(of outlines: [Outline<Object>], in newData: [Outline<Object>]? = nil) {
    let old = shownData
    var updates = ListUpdates(
      from: old, to: outlines, by: ByIdentifierUnchanged<Object>.self)
    var difference = updates.difference
    for section in old.indices {
      difference.changedItems += toggledRows(from: old[section], to: outlines[section]).map {
        ListChange(
          from: ListPlace(section: section, item: $0), to: ListPlace(section: section, item: $1))
      }
    }
    updates = ListUpdates(from: old, to: outlines, difference: difference)
    let searched = existingArranger.flatMap { $0.rules.search == nil ? nil : $0 }
    let data = newData ?? (searched == nil ? outlines : listData.sections)
    _ = follow(
      updates, by: Self.comparison(of: ListData.DataSection.self), animated: true
    ) { shown in
      self.listData.sections = searched == nil ? shown : data
      searched?.show(shown, of: self.listData.sections)
    }
  }

  /// Returns the rows before and after an update of nodes that opened or closed.
  private func toggledRows(
    from old: Outline<Object>, to new: Outline<Object>
  ) -> [(Int, Int)] {
    let ids = old.expandedIDs.symmetricDifference(new.expandedIDs)
    if ids.isEmpty { return [] }
    func rows(of outline: Outline<Object>) -> [(id: Object.ID, row: Int)] {
      outline.items.indices.lazy.map { (outline.items[$0].id, $0) }.filter { ids.contains($0.0) }
    }
    let after = Dictionary(rows(of: new), uniquingKeysWith: { first, _ in first })
    var seen: Set<Object.ID> = []
    return rows(of: old).compactMap { id, row in
      guard seen.insert(id).inserted, let other = after[id] else { return nil }
      return (row, other)
    }
  }
}

// MARK: Cells

extension OutlineList {
  /// Indents a cell, and adds the button of its row.
  fileprivate func showDisclosure(in cell: UIView, at indexPath: IndexPath) {
    let level = indentationLevel(at: indexPath)
    let isExpandable = showsDisclosures && isExpandable(at: indexPath)
    switch cell {
    case let cell as UITableViewCell:
      if cell.indentationLevel != level { cell.indentationLevel = level }
      for view in [\UITableViewCell.accessoryView, \.editingAccessoryView] {
        let button = cell[keyPath: view] as? DisclosureButton
        if isExpandable {
          configure(button ?? cell.addDisclosureButton(as: view), at: indexPath)
        } else if button != nil {
          cell[keyPath: view] = nil
        }
      }
    case let cell as UICollectionViewListCell:
      if cell.indentationLevel != level { cell.indentationLevel = level }
      let button = cell.accessories.lazy.compactMap(\.disclosureButton).first
      if isExpandable {
        configure(button ?? cell.addDisclosureButton(), at: indexPath)
      } else if button != nil {
        cell.accessories.removeAll { $0.disclosureButton != nil }
      }
    default: break
    }
  }

  private func configure(_ button: DisclosureButton, at indexPath: IndexPath) {
    button.show(isExpanded: isExpanded(at: indexPath))
    let id = object(at: indexPath)?.id
    button.toggle = { [weak self] in
      guard let self else { return }
      if object(at: indexPath)?.id == id {
        toggleItem(at: indexPath)
        return
      }
      // The row has moved since the cell was configured.
      for (section, outline) in shownData.enumerated() {
        if let row = outline.items.firstIndex(where: { $0.id == id }) {
          toggleItem(at: [section, row])
          return
        }
      }
    }
  }

  /// Updates the visible cells, whose level may have changed.
  fileprivate func showDisclosures() {
    guard let shownView else { return }
    for path in shownView.visibleIndexPaths where isValid(path) {
      shownView.shownCell(at: path).map { showDisclosure(in: $0, at: path) }
    }
  }

  /// Opens or closes a row that the user tapped, and returns `false` if the tap selects it.
  fileprivate func toggleTappedItem(at indexPath: IndexPath) -> Bool {
    guard let object = object(at: indexPath), isExpandable(at: indexPath),
      togglesOnTap(object, at: indexPath)
    else { return false }
    updateTarget?.shownList?.deselectItem(at: indexPath)
    return toggleItem(at: indexPath)
  }
}

extension UITableViewCell {
  /// Adds a button as an accessory view.
  fileprivate func addDisclosureButton(
    as view: ReferenceWritableKeyPath<UITableViewCell, UIView?>
  ) -> DisclosureButton {
    let button = DisclosureButton()
    self[keyPath: view] = button
    return button
  }
}

extension UICellAccessory {
  /// The button of an outline, or `nil` for other accessories.
  fileprivate var disclosureButton: DisclosureButton? {
    if case .customView(let view) = accessoryType { view as? DisclosureButton } else { nil }
  }
}

extension UICollectionViewListCell {
  /// Adds a button at the trailing edge.
  fileprivate func addDisclosureButton() -> DisclosureButton {
    let button = DisclosureButton()
    accessories.append(
      .customView(
        configuration: UICellAccessory.CustomViewConfiguration(
          customView: button, placement: .trailing(displayed: .always))))
    return button
  }
}

/// A button with a chevron, which points to the right, or down if the node is open.
private final class DisclosureButton: UIButton {
  /// The action that opens or closes the node.
  var toggle: () -> Void = {}

  init() {
    super.init(frame: .zero)
    addAction(UIAction { [weak self] _ in self?.toggle() }, for: .primaryActionTriggered)
  }

  required init?(coder: NSCoder) { nil }

  func show(isExpanded: Bool) {
    var configuration = UIButton.Configuration.plain()
    configuration.image = UIImage(systemName: isExpanded ? "chevron.down" : "chevron.right")
    self.configuration = configuration
    if bounds.isEmpty { sizeToFit() }
  }
}

extension ListCapability {
  /// The capability of an ``OutlineList``.
  static let outline = ListCapability { (list: any OutlineList) in OutlineLink(list) }
}

/// Indents the rows, shows which nodes are open, and opens them.
final class OutlineLink: ListLink, UITableViewDelegate {
  private weak var list: (any OutlineList)?

  init(_ list: any OutlineList) { self.list = list }

  override var configuresCells: Bool { true }

  override func configure(_ cell: UIView, at indexPath: IndexPath, by configure: () -> Void) {
    configure()
    list?.showDisclosure(in: cell, at: indexPath)
  }

  override func didUpdate() { list?.showDisclosures() }

  override func handleSelection(at indexPath: IndexPath) -> Bool {
    list?.toggleTappedItem(at: indexPath) ?? false
  }

  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    list?.indentationLevel(at: indexPath) ?? 0
  }
}
