/// A link that makes the list's data from a model.
@MainActor package protocol ModelLink: ListLink {
  /// A Boolean value that indicates whether the model has changes that the list doesn't show yet.
  var isAhead: Bool { get }
  /// The number of changes of the model that the list has noticed.
  var changeCount: Int { get }
  /// Makes the list show the model.
  func followModel()
}

/// The model that a list follows. Edits are written to it, and the list follows.
@MainActor package final class EditedModel<ListData> {
  /// The link that follows the model.
  package let link: any ModelLink
  /// Returns the data that the model makes now.
  let read: () -> ListData
  /// Changes the model, so that the list's data is made as it was edited.
  let write: (ListData) throws(EditRefusal) -> Void

  package init(
    of link: any ModelLink, read: @escaping () -> ListData,
    write: @escaping (ListData) throws(EditRefusal) -> Void
  ) {
    (self.link, self.read, self.write) = (link, read, write)
  }
}
