import ListData

/// The model that a list follows. Edits are written to it, and the list follows.
@MainActor final class EditedModel<ListData> {
  /// Changes the model, so that the list's data is made as it was edited.
  let write: (ListData) throws(EditRefusal) -> Void
  /// Makes the list show the model.
  let follow: () -> Void

  init(write: @escaping (ListData) throws(EditRefusal) -> Void, follow: @escaping () -> Void) {
    self.write = write
    self.follow = follow
  }
}

extension NonFetchedList where ListData: SectionedDataSource {
  /// The model that the list follows, or `nil` if the list's data is its own.
  var editedModel: EditedModel<ListData>? {
    _ = allLinks
    return ListState.of(self)[EditedModel<ListData>.self]
  }

  /// Adopts edited data, and updates the view. A list that follows a model writes to the model.
  ///
  /// - Parameters:
  ///   - newData: The edited data.
  ///   - updates: The changes, or `nil` if they aren't known.
  func adopt(
    _ newData: ListData, by updates: ListUpdates<ListData.DataSection>? = nil
  ) throws(EditRefusal) {
    if let editedModel {
      try editedModel.write(newData)
      editedModel.follow()
    } else if let updates, existingArranger == nil {
      _ = follow(updates, animated: true) { self.listData = ListData($0) }
    } else {
      _ = show(newData, animated: true)
    }
  }
}
