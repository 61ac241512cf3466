import Foundation
import ListCore
import ListPlatform

/// An object that has the focus, or had it last, and its neighbors.
struct KeyboardFocus {
  var indexPath: IndexPath
  var id: AnyHashable
  var neighbors: [AnyHashable]
}

/// The focus, which belongs to an object.
extension KeyboardLink {
  /// The index path of the object that has the focus.
  var focusedIndexPath: IndexPath? {
    // The app may have loaded other rows into the view without an update.
    if let list, let focus, list.focusID(at: focus.indexPath) != focus.id,
      list.shownView?.hasUncommittedUpdates == false
    {
      findFocus()
    }
    return isFocused ? focus?.indexPath : nil
  }

  /// Moves the focus to a row.
  func focus(at indexPath: IndexPath) -> Bool {
    guard let view = list?.shownView, view.window != nil else { return false }
    view.layoutIfNeeded()
    let frame = view.frame(ofItemAt: indexPath)
    if !view.bounds.inset(by: view.adjustedContentInset).contains(frame) {
      view.scrollRectToVisible(frame, animated: false)
      view.layoutIfNeeded()
    }
    return focusCell(at: indexPath, of: view)
  }

  private func focusCell(at indexPath: IndexPath, of view: any TableOrCollectionView) -> Bool {
    guard let cell = view.shownCell(at: indexPath),
      let system = UIFocusSystem.focusSystem(for: cell)
    else { return false }
    system.requestFocusUpdate(to: cell)
    system.updateFocusIfNeeded()
    return view.focusedIndexPath == indexPath
  }

  /// Remembers the object that the user has focused.
  func followFocus() {
    guard let list, let view = list.shownView, !view.holdsItems else { return }
    let old = isFocused ? focus?.id : nil
    let indexPath = view.focusedIndexPath
    isFocused = indexPath != nil
    if let indexPath { remember(indexPath) }
    guard old != (isFocused ? focus?.id : nil) else { return }
    if !isTyping { typed = "" }
    list.focusDidChange()
  }

  private func remember(_ indexPath: IndexPath) {
    guard let list, let id = list.focusID(at: indexPath) else { return }
    let others = [1, -1].map { IndexPath(item: indexPath.item + $0, section: indexPath.section) }
    focus = KeyboardFocus(
      indexPath: indexPath, id: id,
      neighbors: others.filter { $0.item >= 0 }.compactMap { list.focusID(at: $0) })
  }

  /// Moves the focus to the row that shows its object now, or to the nearest row.
  func findFocus() {
    guard let list, let focus, let view = list.shownView else { return }
    let known = [focus.id] + (isFocused ? focus.neighbors : [])
    let places = [isFocused ? view.focusedIndexPath : nil, focus.indexPath].compactMap { $0 }
    let found = known.lazy.compactMap { list.indexPath(ofFocusID: $0, near: places.first) }.first
    guard let indexPath = found ?? list.nearest(focus.indexPath) else {
      self.focus = nil
      isFocused = false
      return list.focusDidChange()
    }
    let isSame = list.focusID(at: indexPath) == focus.id
    remember(indexPath)
    guard isFocused else { return }
    // A row that was scrolled away is focused when the user presses an arrow key.
    view.layoutIfNeeded()
    if view.focusedIndexPath != indexPath, view.visibleIndexPaths.contains(indexPath) {
      // What the user reads stays in its place.
      _ = focusCell(at: indexPath, of: view)
    }
    if !isSame { list.focusDidChange() }
  }
}

extension KeyboardList {
  /// Returns the identifier of a row's object. One that can't be recognized is known by its place.
  fileprivate func focusID(at indexPath: IndexPath?) -> AnyHashable? {
    guard let indexPath, let object = object(at: indexPath) else { return nil }
    return id(of: object) ?? AnyHashable(indexPath)
  }

  /// Returns the index path of an object, which is looked for at an index path first.
  fileprivate func indexPath(ofFocusID id: AnyHashable, near indexPath: IndexPath?) -> IndexPath? {
    focusID(at: indexPath) == id ? indexPath : self.indexPath(ofID: id)
  }
}

extension List {
  /// Returns the index path of the row that is nearest to an index path, or `nil` if there is none.
  fileprivate func nearest(_ indexPath: IndexPath) -> IndexPath? {
    let counts = (0..<numberOfSections).map(numberOfItems(inSection:))
    let section = min(indexPath.section, counts.count - 1)
    let before = counts.prefix(max(section, 0)).lastIndex { $0 > 0 }
    let after = counts.dropFirst(max(section, 0)).firstIndex { $0 > 0 }
    if after == section {
      return IndexPath(item: min(indexPath.item, counts[section] - 1), section: section)
    }
    return after.map { IndexPath(item: 0, section: $0) }
      ?? before.map { IndexPath(item: counts[$0] - 1, section: $0) }
  }
}

extension TableOrCollectionView {
  /// The index path of the row or item that has the focus and is visible.
  fileprivate var focusedIndexPath: IndexPath? {
    var view = UIFocusSystem.focusSystem(for: self)?.focusedItem as? UIView
    while let current = view, current !== self {
      if let path = indexPath(ofCell: current) { return path }
      view = current.superview
    }
    return nil
  }
}
