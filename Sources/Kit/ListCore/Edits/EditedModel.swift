/// The model that a list follows. Edits are written to it, and the list follows.
@MainActor package final class EditedModel<ListData> {
  /// Changes the model, so that the list's data is made as it was edited.
  let write: (ListData) throws(EditRefusal) -> Void
  /// Returns the data that the model makes now.
  let read: () -> ListData
  /// Returns a Boolean value that indicates whether the model has changes that the list doesn't
  /// show yet.
  package let isAhead: () -> Bool
  /// Returns the number of changes of the model that the list has noticed.
  let changeCount: () -> Int
  /// Makes the list show the model.
  package let follow: () -> Void

  package init(
    write: @escaping (ListData) throws(EditRefusal) -> Void, read: @escaping () -> ListData,
    isAhead: @escaping () -> Bool, changeCount: @escaping () -> Int,
    follow: @escaping () -> Void
  ) {
    self.write = write
    self.read = read
    self.isAhead = isAhead
    self.changeCount = changeCount
    self.follow = follow
  }
}
