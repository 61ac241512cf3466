import ListData

extension NonFetchedList where ListData: SectionedDataSource {
  /// The model that the list follows, or `nil` if the list's data is its own.
  package var editedModel: EditedModel<ListData>? {
    // The link that follows a model says so when it is made.
    _ = allLinks
    return ListState.of(self)[EditedModel<ListData>.self]
  }

  /// Makes the list show a model that is ahead of it.
  ///
  /// - Parameters:
  ///   - objects: The objects of an edit.
  ///   - track: A closure that tracks an object through the changes.
  /// - Returns: The objects that are still there.
  @discardableResult
  package func followModel(
    keeping objects: [EditedObject<Object>] = [],
    by track: (EditedObject<Object>) -> () -> EditedObject<Object>?
  ) -> [EditedObject<Object>] {
    guard let model = editedModel, model.link.isAhead else { return objects }
    let current = objects.map(track)
    model.link.followModel()
    return current.compactMap { $0() }
  }

  /// Writes edited data, to the list itself or to the model that it follows, and updates the view.
  ///
  /// - Parameters:
  ///   - newData: The edited data.
  ///   - updates: The changes, or `nil` if they aren't known.
  package func writeData(
    _ newData: ListData, by updates: ListUpdates<ListData.DataSection>? = nil
  ) throws(EditRefusal) {
    if let editedModel {
      let (old, count) = (listData, editedModel.link.changeCount)
      try editedModel.write(newData)
      editedModel.link.followModel()
      adviseOfUnchangedModel(from: old, to: newData, since: count)
    } else if let updates, existingArranger == nil {
      _ = present(updates, animated: true) { self.listData = ListData($0) }
    } else {
      _ = show(newData, animated: true)
    }
  }

  /// Adopts data that the view already shows, after a move by the user. A list that follows a model
  /// writes to the model, and shows what that makes of it when the view has completed the move.
  ///
  /// - Parameters:
  ///   - old: The data before the move.
  ///   - merge: A closure that returns the data of a model that is ahead of the list, changed by
  ///     the move.
  ///   - didMove: A closure that tells the list of the move, when the view has completed it.
  ///   - record: A closure that records the move, after which edits by others come. It receives the
  ///     data without the move, and isn't called if the model is as before.
  package func adoptShownData(
    from old: ListData, merging merge: (ListData) throws(EditRefusal) -> ListData,
    _ didMove: @escaping () -> Void, recording record: @escaping (ListData) -> Void
  ) {
    guard let model = editedModel else {
      updateTarget?.whenUpdated(.ofChange) { record(old) } ?? record(old)
      return whenUpdated(didMove)
    }
    let (moved, count, isAhead) = (listData, model.link.changeCount, model.link.isAhead)
    let old = isAhead ? model.read() : old
    var refusal: EditRefusal?
    do throws(EditRefusal) {
      try model.write(isAhead ? merge(old) : moved)
    } catch { refusal = error }
    whenUpdated { [weak self] in
      guard let self else { return }
      if refusal == nil {
        model.link.followModel()
        if hasChanged(from: old) { record(old) }
      }
      didMove()
      model.link.followModel()
      // A list whose edits are refused may have changed the model itself.
      guard let refusal else {
        // Changes of a model that is ahead go unnoticed until the list follows.
        if !isAhead { adviseOfUnchangedModel(from: old, to: moved, since: count) }
        return
      }
      if hasChanged(from: moved) { refuse(refusal) }
      if hasChanged(from: old) { record(old) }
    }
  }

  /// Says in a debug build that an edit was written to something else than the model.
  ///
  /// - Parameters:
  ///   - old: The data before the edit.
  ///   - edited: The edited data.
  ///   - count: The number of changes of the model before the edit.
  private func adviseOfUnchangedModel(
    from old: ListData, to edited: ListData, since count: Int
  ) {
    Advice.give(
      to: type(of: self),
      if: editedModel?.link.changeCount == count && hasChanged(from: edited)
        && !hasChanged(from: old),
      "\(type(of: self)) was edited, and makeListData() returns what it did before. See "
        + "that updateModel(from:) changes the model, and not a copy of it, or throws an "
        + "EditRefusal. An edit of an Outline is in its roots and its children(of:).")
  }

  /// Returns a Boolean value that indicates whether the list has other data than before.
  func hasChanged(from old: ListData) -> Bool {
    let (old, new) = (old.sections, listData.sections)
    if old.isTriviallyIdentical(to: new) { return false }
    guard let comparison = Self.comparison(of: ListData.DataSection.self) else { return true }
    return !comparison.updates(from: old, to: new).isEmpty
  }
}
