import Foundation

/// A table view or collection view, in which keys move the focus from item to item.
@MainActor package protocol FocusList: UIScrollView {
  /// The item that has the focus.
  var focusedPath: IndexPath? { get }
  /// The cell that has the focus, or nil if it was scrolled away.
  var focusedCell: UIView? { get }
  /// A Boolean value that indicates whether the list has the style of a sidebar.
  var isSidebar: Bool { get }
  /// Returns a Boolean value that indicates whether an item can be focused.
  func canFocus(_ path: IndexPath) -> Bool
  /// Moves the focus to an item, calling the delegate in UIKit's order.
  ///
  /// - Parameters:
  ///   - path: The item, or nil to take the focus from the list.
  ///   - heading: The direction of the key.
  /// - Returns: False if the item can't be focused, or if the delegate keeps the focus.
  func moveFocus(to path: IndexPath?, heading: UIFocusHeading) -> Bool
  /// Moves the focus into the list.
  func enterFocus() -> Bool
  /// Scrolls by the smallest distance that makes an item visible.
  func revealForFocus(_ path: IndexPath)
  /// Returns the item next to another in a direction, or nil at the end.
  func neighbor(of path: IndexPath, _ heading: UIFocusHeading) -> IndexPath?
  /// The number of sections.
  var numberOfSections: Int { get }
  /// Returns the number of items in a section.
  func count(inSection section: Int) -> Int
  /// Performs what the Return key does with the focused item: selects it, or performs its primary
  /// action if the focus has selected it already.
  func pressReturn() -> Bool
}

extension FocusList {
  /// The value of `allowsFocus` that UIKit derives from the platform and the view.
  ///
  /// On iPad, the keyboard focuses text and sidebars, and other lists only if the app lets it. A
  /// phone has no focus.
  var allowsFocusBySystem: Bool {
    switch traitCollection.userInterfaceIdiom {
    case .mac, .tv: true
    default: isSidebar
    }
  }

  /// Moves the focus in a direction to the next item that can be focused. Returns false if there is
  /// none.
  func moveFocus(_ heading: UIFocusHeading) -> Bool {
    guard var path = focusedPath else { return enterFocus() }
    while let next = neighbor(of: path, heading) {
      path = next
      guard canFocus(next) else { continue }
      revealForFocus(next)
      layoutIfNeeded()
      return moveFocus(to: next, heading: heading)
    }
    return false
  }

  /// Returns the next item in the order of the data, or nil if there is none.
  package func item(after path: IndexPath) -> IndexPath? {
    var (section, item) = (path.section, path.item + 1)
    while section < numberOfSections {
      if item < count(inSection: section) { return IndexPath(item: item, section: section) }
      (section, item) = (section + 1, 0)
    }
    return nil
  }

  /// Returns the previous item in the order of the data, or nil if there is none.
  package func item(before path: IndexPath) -> IndexPath? {
    if path.item > 0 { return IndexPath(item: path.item - 1, section: path.section) }
    for section in (0..<path.section).reversed() {
      let count = count(inSection: section)
      if count > 0 { return IndexPath(item: count - 1, section: section) }
    }
    return nil
  }

  /// The paths at which the focus is looked for when it enters the list, the most preferred first.
  func entryPaths(
    remembered: IndexPath?, preferred: IndexPath?, selected: [IndexPath], last: IndexPath?,
    visible: [IndexPath]
  ) -> [IndexPath] {
    // As by `UIFocusGroupPriority`, selected cells precede the cell that was focused last.
    let inSight = selected.sorted() + [last].compactMap { $0 }
    return [remembered ?? preferred].compactMap { $0 } + inSight.filter(visible.contains) + visible
  }
}
