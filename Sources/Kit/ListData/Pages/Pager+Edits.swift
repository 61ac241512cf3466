import ListDiff

/// The edits of the objects.
///
/// The pager doesn't send an edit to the server. A page doesn't undo it, even if it was requested
/// before the edit: until the next refresh, a removed object doesn't come back, and a replaced one
/// keeps its value. After that, the objects are as the server sends them.
///
///     pager.remove(ids: [message.id])
///     pager.replace([message.marked])
extension Pager where Object: Identifiable {
  /// Removes the objects with identifiers, in one update.
  ///
  /// An object that isn't loaded yet is left out of the pages, for example of one that is being
  /// loaded. When the last object is removed, the next page is loaded in place of the objects.
  ///
  /// A token that is an offset counts objects that the server no longer has. The closure that loads
  /// a page must subtract the number of objects that were removed from the server since the page
  /// that named the token, or the list lacks as many. A cursor, which names an object, needs no
  /// correction.
  ///
  /// - Parameter ids: The identifiers of the objects.
  /// - Returns: The removed objects, in their order.
  /// - Complexity: O(n) for n objects, however many are removed.
  @discardableResult
  public func remove(ids: some Sequence<Object.ID>) -> [Object] {
    remove(identifiedBy: ids.map { AnyHashable($0) }).flatMap(\.objects)
  }
}

extension Pager {
  /// Replaces objects by those with the same `id`, in one update.
  ///
  /// If one isn't loaded yet, the page that brings it has the new value. One that was removed
  /// doesn't come back.
  ///
  /// - Parameter objects: The new values.
  /// - Complexity: O(k) for k new values.
  public func replace(_ objects: [Object]) {
    edit { content.replace(objects) }
  }

  /// Inserts objects, such as one that was removed and is on the server again, in one update.
  ///
  /// They are inserted regardless of `maxItems`. An object that is known keeps its position and has
  /// its new value. Before the first page, nothing is inserted.
  ///
  /// - Parameters:
  ///   - objects: The objects, in their order.
  ///   - row: The index in `objects` of the first one after the update, at most the number of
  ///     objects.
  /// - Complexity: O(n) for n objects.
  public func insert(_ objects: [Object], at row: Int) {
    guard canInsert else { return }
    edit { content.insert(objects, at: min(max(row, 0), content.all.count)) }
  }

  /// A Boolean value that indicates whether there are objects, or were some that a page can follow.
  package var canInsert: Bool {
    ![.idle, .loading].contains(refreshState) || hasMore || hasPrevious
  }

  /// Returns the row of an object with the same identifier, or `nil` if there is none.
  package func row(of object: Object) -> Int? {
    content.row(of: object).flatMap { objects.indices.contains($0) ? $0 : nil }
  }

  /// Removes objects that are there.
  package func remove(_ objects: [Object]) -> [RemovedObjects<Object>] {
    remove(identifiedBy: objects.map(content.id))
  }

  private func remove(identifiedBy ids: [AnyHashable]) -> [RemovedObjects<Object>] {
    var removed: [RemovedObjects<Object>] = []
    edit {
      let (runs, difference) = content.remove(ids)
      removed = runs
      return difference
    }
    return removed
  }

  /// Inserts objects again that were removed, behind those that they followed.
  package func restore(_ removed: [RemovedObjects<Object>]) {
    if canInsert { edit { content.restore(removed) } }
  }

  /// Replaces an object that is there by one with the same identifier, or one that isn't there.
  package func replace(_ object: Object, with other: Object) {
    guard let row = content.row(of: object) else { return }
    edit {
      content.row(of: other) == row
        ? content.replace([other]) : content.replace(row: row, with: other)
    }
  }

  /// Edits the objects by a closure that returns the difference, and shows them.
  private func edit(_ change: () -> ListDifference) {
    let difference = change()
    rowsDidMove(by: difference)
    showEdits(difference)
  }

  /// Shows objects that were edited, and loads pages if there are too few of them.
  func showEdits(_ difference: ListDifference) {
    // Those of an edit by the delegate are shown after what is being announced.
    if isAnnouncing {
      hasUnshownEdits = true
      return
    }
    changeStates {
      if content.isEmpty {
        loadPageInPlaceOfObjects()
      } else {
        // Objects that are restored need no page in their place.
        if refreshState == .loading { cancelLoad() }
        states.finishEdit(isEmpty: false)
      }
      showContent(difference)
    }
    loadWantedPage()
  }
}
