import Foundation
import ListData

/// An edit of data that the controller holds: the data before and after it.
final class DataEdit<EditedList: NonFetchedList>: RecordedEdit
where
  EditedList.ListData: SectionedDataSource, EditedList.ListData.DataSection: MutableSectionInfo
{
  fileprivate let before: EditedList.ListData
  fileprivate private(set) var after: EditedList.ListData
  /// A Boolean value that indicates whether items may have other content than before.
  fileprivate private(set) var replacesItems: Bool
  private weak var list: EditedList?

  init(
    _ edit: ListEdit, of list: EditedList, from before: EditedList.ListData,
    to after: EditedList.ListData
  ) {
    self.list = list
    self.before = before
    self.after = after
    replacesItems =
      switch edit {
      case .replacement, .change: true
      case .deletion, .insertion, .move: false
      }
    super.init(edit)
  }

  override func revert() { list?.revert(self) }

  override func append(_ next: RecordedEdit) -> Bool {
    guard let next = next as? DataEdit,
      after.sections.isTriviallyIdentical(to: next.before.sections),
      companion == nil, next.companion == nil
    else { return false }
    after = next.after
    replacesItems = replacesItems || next.replacesItems
    edit = edit.followed(by: next.edit)
    return true
  }
}

extension NonFetchedList
where ListData: SectionedDataSource, ListData.DataSection: MutableSectionInfo {
  /// Notifies the links of an edit, unless it is part of another one or changed nothing.
  func didEdit(_ edit: ListEdit, from old: ListData, to new: ListData) {
    if old.sections.isTriviallyIdentical(to: new.sections) { return }
    didEdit(DataEdit(edit, of: self, from: old, to: new))
  }

  /// Adopts edited data, updates the view, and notifies the links of the edit.
  ///
  /// - Parameters:
  ///   - newData: The edited data.
  ///   - updates: The changes, or `nil` if they aren't known.
  ///   - edit: The edit.
  /// - Returns: `false` if the edit changed nothing in the model.
  @discardableResult
  func adopt(
    _ newData: ListData, by updates: ListUpdates<ListData.DataSection>? = nil, as edit: ListEdit
  ) throws(EditRefusal) -> Bool {
    try makeEdit { () throws(EditRefusal) in
      let newData = try withChangesOfModel(newData)
      let old = listData
      try writeData(newData, by: updates)
      guard editedModel != nil else {
        didEdit(edit, from: old, to: newData)
        return true
      }
      // What a model makes of the edit is known when the list has followed it.
      guard hasChanged(from: old) else { return false }
      didEdit(edit, from: old, to: listData)
      return true
    }
  }

  /// Makes the list follow its model, and returns edited data with what the model has changed since
  /// the list's data was made.
  private func withChangesOfModel(_ edited: ListData) throws(EditRefusal) -> ListData {
    guard let model = editedModel, model.link.isAhead else { return edited }
    let old = listData
    model.link.followModel()
    return hasChanged(from: old) ? try merge(edited, from: old, into: listData) : edited
  }

  /// Returns current data with an edit of older data.
  func merge(
    _ edited: ListData, from old: ListData, into current: ListData
  ) throws(EditRefusal) -> ListData {
    guard let comparison = Self.comparison(of: ListData.DataSection.self) else {
      throw EditRefusal(
        "Its model has changed since the list has followed it, and the objects can't be "
          + "recognized. Make them Identifiable, or call followModel() before the edit.")
    }
    return ListData(
      comparison.reverting(
        from: old.sections, to: edited.sections, replacingItems: true, in: current.sections))
  }

  /// Updates the data and the view to how they would be without an edit.
  fileprivate func revert(_ edit: DataEdit<Self>) {
    attemptEdit(or: ()) { _ throws(EditRefusal) in try adopt(without(edit), as: edit.edit) }
  }

  /// Returns the data without an edit. If other data was set since, only the items that the edit
  /// changed are as before it.
  private func without(_ edit: DataEdit<Self>) -> ListData {
    let current = listData.sections
    guard !current.isTriviallyIdentical(to: edit.after.sections),
      let comparison = Self.comparison(of: ListData.DataSection.self),
      !comparison.updates(from: edit.after.sections, to: current).isEmpty
    else { return edit.before }
    return ListData(
      comparison.reverting(
        from: edit.after.sections, to: edit.before.sections, replacingItems: edit.replacesItems,
        in: current))
  }
}
