import Foundation
import ListCore
import ListData
import ListPlatform

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

  override func didUpdate(_ update: FollowedUpdate) { list?.showDisclosures() }

  // The user moved a row, and no update follows.
  override func didEdit(_ edit: RecordedEdit) { list?.showDisclosures() }

  override func handleSelection(at indexPath: IndexPath) -> Bool {
    list?.toggleTappedItem(at: indexPath) ?? false
  }

  override func reveal(
    _ object: Any, while isWanted: @escaping () -> Bool, then completion: @escaping () -> Void
  ) -> Bool {
    guard list?.open(to: object) == true else { return false }
    completion()
    return true
  }

  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    list?.indentationLevel(at: indexPath) ?? 0
  }
}

extension OutlineList {
  /// Opens the nodes above an object. Returns `false` if it isn't found.
  fileprivate func open(to object: Any) -> Bool {
    (object as? Object).flatMap { expand(to: $0.id) } != nil
  }

  /// Indents a cell, and adds the button of its row.
  fileprivate func showDisclosure(in cell: UIView, at indexPath: IndexPath) {
    let level = indentationLevel(at: indexPath)
    let isExpandable = showsDisclosures && isExpandable(at: indexPath)
    describe(cell, isExpanded: isExpandable ? isExpanded(at: indexPath) : nil)
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

  /// Lets VoiceOver say whether a node is open, and open or close it by an action of the row.
  private func describe(_ cell: UIView, isExpanded: Bool?) {
    let states = [Spoken.expanded, Spoken.collapsed]
    guard let isExpanded else {
      cell.setRowActions([], of: OutlineLink.self)
      // The cell may have shown a node before.
      if cell.accessibilityValue.map(states.contains) == true { cell.accessibilityValue = nil }
      return
    }
    cell.accessibilityValue = states[isExpanded ? 0 : 1]
    let toggle = { [weak self, weak cell] in
      guard let self, let cell, let path = shownView?.indexPath(ofCell: cell) else { return false }
      return toggleItem(at: path)
    }
    cell.setRowActions(
      [(isExpanded ? Spoken.collapse : Spoken.expand, toggle)], of: OutlineLink.self)
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
      for (section, outline) in shownSections.enumerated() {
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

/// A button with a chevron, which points forward, or down if the node is open.
private final class DisclosureButton: UIButton {
  /// The action that opens or closes the node.
  var toggle: () -> Void = {}

  init() {
    super.init(frame: .zero)
    // The row has an action of its own.
    isAccessibilityElement = false
    addAction(UIAction { [weak self] _ in self?.toggle() }, for: .primaryActionTriggered)
  }

  required init?(coder: NSCoder) { nil }

  func show(isExpanded: Bool) {
    var configuration = UIButton.Configuration.plain()
    configuration.image = UIImage(systemName: isExpanded ? "chevron.down" : "chevron.forward")
    self.configuration = configuration
    if bounds.isEmpty { sizeToFit() }
  }
}
