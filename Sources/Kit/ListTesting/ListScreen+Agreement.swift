import ListControllers
public import Testing

extension ListScreen {
  /// Returns the differences between the list's data and its view, or an empty array if they agree.
  ///
  /// The view must have as many rows as the list, and each visible row must have an object. The
  /// view is then reloaded, unless the user is typing in it, and the visible cells must look as
  /// before. A table view makes new cells. The selection stays.
  ///
  /// The first difference begins with the most likely cause.
  public func disagreements() -> [String] {
    var found: [String] = []
    let list = self.list
    // A list that isn't connected must not follow its source now, as by loading the first page.
    if let list, list.isNeverAsked {
      return ["\(list.missingConnection) \(Swift.type(of: list)) shows no rows."]
    }
    if let list { found += differences(from: list) }
    if list == nil, let missingDataSource { found.append(missingDataSource) }
    let isUnshown = !found.isEmpty
    let shown = text
    reload()
    if text != shown {
      let difference = TextDifference(shown, text)
      found.append("A reload changes the content of the view:\n\(difference)")
    }
    if let list, let first = found.first {
      found[0] = "\(remedy(for: list, isUnshown)) \(first)"
    }
    return found
  }

  /// Returns what most likely was forgotten if the view doesn't show what the list has.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - isUnshown: A Boolean value that indicates whether the view has other rows than the list.
  private func remedy(for list: any List, _ isUnshown: Bool) -> String {
    if let own = list.updateTarget?.shownList?.updatedView, own !== listView {
      return "The first table view or collection view in \(frontName) isn't the list's own. Add "
        + "the list's view to the view of \(frontName), before any other."
    }
    let counts = list.itemCounts
    guard let answers = shownList?.dataSourceCounts else {
      return "The view has no data source. \(list.missingConnection)"
    }
    if answers != counts {
      return "The view's data source doesn't ask the list. \(list.missingConnection)"
    }
    if let notices = list.missingNotices { return notices }
    if list.isBehindModel {
      return "Mark the class of the model @Observable, or call followModel() after its changes."
    }
    if isUnshown { return "The list has other data than it has shown. \(list.forgottenUpdate)" }
    let update =
      list is any NonFetchedList
      ? list.setsDataTwice
        ?? "Set the data by setListData(_:), and make == compare everything that a row shows."
      : "Report each change of the data."
    return "\(update) Each time you configure a cell, set everything that it shows."
  }

  var shownList: (any ShownList)? {
    (tableView?.updatesTarget ?? collectionView?.updatesTarget)?.shownList
  }

  /// Records an issue for each difference between the list's data and its view.
  ///
  /// The last issue contains the list's last update as a test; see
  /// ``expectUpdate(_:computesPlan:sourceLocation:)``.
  public func expectAgreement(sourceLocation: SourceLocation = #_sourceLocation) {
    let differences = disagreements()
    for (index, difference) in differences.enumerated() {
      let note = index == differences.count - 1 ? observer.note : ""
      Issue.record(Comment(rawValue: difference + note), sourceLocation: sourceLocation)
    }
  }

  private func differences(from list: any List) -> [String] {
    layOut()
    let counts = rowCounts
    guard counts.count == list.numberOfSections else {
      return [
        "The view and the list have different numbers of sections: \(counts.count) and "
          + "\(list.numberOfSections)."
      ]
    }
    var found: [String] = []
    for (section, count) in counts.enumerated() {
      let listed = list.numberOfItems(inSection: section)
      if count != listed {
        found.append(
          "The view and the list have different numbers of rows in section \(section): "
            + "\(count) and \(listed).")
      }
    }
    if list.isBehindModel {
      found.append("The list has other data than makeListData() returns.")
    }
    for path in visiblePaths where !list.isValid(path) {
      found.append("The view shows a row at \(path), but the list has no object there.")
    }
    if let difference = list.selectionDifference { found.append(difference) }
    return found
  }

  /// Reloads the view; a table view, with new cells. The first visible row stays where it is,
  /// though the view forgets the sizes of its rows. A view in which the user is typing isn't
  /// reloaded, because that would end the editing.
  private func reload() {
    if listView?.containsFirstResponder == true { return }
    let list = shownList
    let (anchor, first) = (ScrollAnchor(of: list, atBeginning: true), visiblePaths.first)
    if let tableView {
      let selected = tableView.indexPathsForSelectedRows ?? []
      discardCells(of: tableView)
      tableView.reloadData()
      for path in selected {
        tableView.selectRow(at: path, animated: false, scrollPosition: .none)
      }
    } else if let collectionView {
      let selected = collectionView.indexPathsForSelectedItems ?? []
      collectionView.reloadData()
      collectionView.layoutIfNeeded()
      for path in selected {
        collectionView.selectItem(at: path, animated: false, scrollPosition: [])
      }
    }
    if let first, reveal(first) { anchor.restore { $0 } }
  }

  /// Takes the visible cells of a table view from those that it would reuse. A collection view
  /// reuses its cells.
  private func discardCells(of tableView: UITableView) {
    let cells = tableView.visibleCells
    guard let source = tableView.dataSource else { return }
    tableView.dataSource = nil
    tableView.layoutIfNeeded()
    for identifier in cells.compactMap(\.reuseIdentifier) {
      _ = tableView.dequeueReusableCell(withIdentifier: identifier)
    }
    tableView.dataSource = source
  }
}

extension UIView {
  /// A Boolean value that indicates whether the view, or one in it, is the first responder.
  fileprivate var containsFirstResponder: Bool {
    isFirstResponder || subviews.contains(where: \.containsFirstResponder)
  }
}
