import Foundation
import ListControllers

/// A part of the screen. What covers it depends on the part.
enum ScreenPart {
  /// The view of the view controller in front.
  case list
  /// The bars around that view.
  case bars
  /// An alert, or what needs no touch.
  case front
}

/// The reasons for which gestures on rows can't be done, in sentences, or nil where they don't
/// apply.
extension ListScreen {
  /// Returns what keeps touches from a part of the screen.
  func cover(of part: ScreenPart) -> String? {
    if part == .front { return nil }
    if topViewController.cover != nil { return "Touches reach only the alert." }
    guard part == .list, let view = listView ?? topViewController.view else { return nil }
    if view.window !== window { return "The view of \(frontName) isn't in the window." }
    let inert = sequence(first: view as UIView, next: \.superview)
      .first { !$0.isUserInteractionEnabled }
    return inert.map { "The isUserInteractionEnabled of \(Swift.type(of: $0)) is false." }
  }

  /// The absence of a list.
  var missingList: String? {
    listView == nil
      ? "\(frontName) has no table view and no collection view." : nil
  }

  /// The absence of a table view.
  var missingTable: String? {
    missingList ?? (tableView == nil ? "The list isn't in a table view." : nil)
  }

  /// The absence of a collection view.
  var missingCollection: String? {
    missingList ?? (collectionView == nil ? "The list isn't in a collection view." : nil)
  }

  /// Returns the absence of a row or item.
  func missing(_ indexPath: IndexPath) -> String? {
    if let missingList { return missingList }
    let counts = rowCounts
    if indexPath.count == 2, counts.indices.contains(indexPath.section),
      (0..<counts[indexPath.section]).contains(indexPath.item)
    {
      return nil
    }
    let shown = counts.prefix(12).map(String.init).joined(separator: ", ")
    let more = counts.count > 12 ? ", … in \(counts.count) sections" : ""
    return "There is no row \(indexPath). The row counts are [\(shown)\(more)]."
      + (unconnected ?? missingResult ?? "")
  }

  /// Returns the absence of a place to which a row can be moved: a row, or the end of a section.
  func missingPlace(_ indexPath: IndexPath) -> String? {
    let counts = rowCounts
    let isEnd =
      indexPath.count == 2 && counts.indices.contains(indexPath.section)
      && indexPath.item == counts[indexPath.section]
    return isEnd ? nil : missing(indexPath)
  }

  /// A sentence about a search that finds nothing, after a space, or nil.
  private var missingResult: String? {
    guard isSearching, rowCounts.allSatisfy({ $0 == 0 }) else { return nil }
    return
      " The search for “\(searchText)” finds nothing. If a row should match, see that filter(for:) "
      + "compares by localizedStandardContains(_:), which ignores case."
  }

  /// A sentence about a list that its view doesn't ask, after a space, or nil.
  private var unconnected: String? {
    guard let list else { return missingDataSource.map { " \($0)" } }
    let name = Swift.type(of: list)
    if list.isNeverAsked { return " \(name) shows no rows. \(list.missingConnection)" }
    guard shownList?.dataSourceCounts ?? [] != list.itemCounts else { return nil }
    return " \(name) has other rows than its view's data source. \(list.missingConnection)"
  }

  /// The lack of a data source of a view that isn't that of the view controller in front.
  var missingDataSource: String? {
    listView != nil && shownList?.dataSourceCounts == nil
      ? "The \(tableView == nil ? "collection" : "table") view in \(frontName) has no data source: "
        + "its list was released, or never connected. Keep a strong reference to the list, as by "
        + "addChild(_:), or call connectList()."
      : nil
  }

  /// A sentence about edits of a model that can't be undone, after a space, or an empty text.
  var modelHint: String {
    guard #available(iOS 17, tvOS 17, visionOS 1, macOS 14, *),
      topViewController is any ObservedList & UndoableList
    else { return "" }
    return " Edits of an ObservedList are undone if updateModel(from:) writes them. To undo what "
      + "\(frontName) changes in its model itself, "
      + (topViewController is any OutlineList
        ? "register the change with the undo manager." : "change it in undoably(_:_:).")
  }

  /// The state in which taps don't select rows.
  var missingSelection: String? {
    guard let list = listView as? any SelectingView else { return nil }
    let isEditing = list.isEditing
    let isAllowed =
      isEditing
      ? list.allowsSelectionDuringEditing || list.allowsMultipleSelectionDuringEditing
      : list.allowsSelection
    guard !isAllowed else { return nil }
    return isEditing
      ? "The list is in editing mode, and its allowsSelectionDuringEditing is false."
      : "The list's allowsSelection is false."
  }

  /// The absence of editing mode.
  var missingEditing: String? {
    (listView as? any SelectingView)?.isEditing == false
      ? "The list isn't in editing mode. Call tapEditButton() first."
      : nil
  }

  /// The lack of a control for editing in a table view's rows.
  var missingEditingControl: String? {
    tableView?.allowsMultipleSelectionDuringEditing == true
      ? "The list's allowsMultipleSelectionDuringEditing is true, so its rows have circles instead."
      : nil
  }

  /// The refusal to move rows while a search hides others, or nil if none does.
  var searchedMove: String? {
    topViewController is any ReorderableList && isSearching
      ? "A search hides rows in between. Rows can be moved when it ends." : nil
  }

  /// The refusal to move a row that is there.
  var missingMove: String {
    let methods =
      tableView == nil
      ? "collectionView(_:canMoveItemAt:) and collectionView(_:moveItemAt:to:)"
      : "tableView(_:canMoveRowAt:) and tableView(_:moveRowAt:to:)"
    if let searchedMove { return searchedMove }
    return "The row doesn't move. The data source decides that in \(methods)."
      + hint("ReorderableList", topViewController is any ReorderableList)
  }

  /// The refusal to begin a selection with two fingers.
  var missingMultipleSelection: String {
    let method =
      tableView == nil
      ? "collectionView(_:shouldBeginMultipleSelectionInteractionAt:)"
      : "tableView(_:shouldBeginMultipleSelectionInteractionAt:)"
    return "The delegate doesn't return true from \(method)."
      + hint("MultipleSelectionList", topViewController is any MultipleSelectionList)
  }

  /// The index that a table view with few rows doesn't show.
  var missingIndex: String? {
    guard let tableView, rowCounts.reduce(0, +) < tableView.sectionIndexMinimumDisplayRowCount
    else { return nil }
    return "The list has fewer rows than its sectionIndexMinimumDisplayRowCount."
  }

  /// Returns a sentence about a protocol to which a list doesn't conform, after a space, or an
  /// empty text.
  func hint(_ capability: String, _ conforms: Bool) -> String {
    topViewController is any List && !conforms
      ? " \(frontName) doesn't conform to \(capability)." : ""
  }
}

/// The properties that decide whether a tap selects a row.
@MainActor private protocol SelectingView {
  var isEditing: Bool { get }
  var allowsSelection: Bool { get }
  var allowsSelectionDuringEditing: Bool { get }
  var allowsMultipleSelectionDuringEditing: Bool { get }
}

extension UITableView: SelectingView {}
extension UICollectionView: SelectingView {}
