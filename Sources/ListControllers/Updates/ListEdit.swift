/// An edit of a list's data, such as the deletion of two items.
public enum ListEdit: Hashable, Sendable {
  /// The deletion of a number of items.
  case deletion(count: Int)
  /// The insertion of a number of items.
  case insertion(count: Int)
  /// A number of moves of items.
  case move(count: Int)
  /// The replacement of a number of items with others, or with the same items with other content.
  case replacement(count: Int)
  /// A change that the app names; see ``UndoableList/undoably(_:_:)``.
  case change(named: String)

  /// Returns the edit that consists of this one and the next one.
  func followed(by next: Self) -> Self {
    switch (self, next) {
    case (.deletion(let count), .deletion(let more)): .deletion(count: count + more)
    case (.insertion(let count), .insertion(let more)): .insertion(count: count + more)
    case (.move(let count), .move(let more)): .move(count: count + more)
    case (.replacement(let count), .replacement(let more)): .replacement(count: count + more)
    default: next
    }
  }
}

/// A closure that makes a change together with an edit. Its parameter performs the edit, and
/// returns `false` if it can't.
typealias AccompaniedEdit = (_ edit: () -> Bool) -> Void

/// An edit that a list has made, with the means to revert it. Its list isn't retained.
@MainActor class RecordedEdit {
  /// The edit.
  final var edit: ListEdit
  /// A closure that makes a change that accompanies the reversion, such as that of the selection.
  /// Its parameter performs the reversion.
  fileprivate(set) final var accompany: AccompaniedEdit?
  private let body: () -> Void

  /// Creates a record of an edit.
  ///
  /// - Parameters:
  ///   - edit: The edit.
  ///   - revert: A closure that reverts the edit by another one, of which the links are notified.
  init(_ edit: ListEdit, revert: @escaping () -> Void = {}) {
    self.edit = edit
    body = revert
  }

  /// Reverts the edit by another one.
  func revert() { body() }

  /// Extends the edit to include the next one; returns `false` if it can't.
  func append(_ next: RecordedEdit) -> Bool { false }

  /// Reverts the edit, with the change that accompanies it.
  final func undo() {
    guard let accompany else { return revert() }
    accompany {
      revert()
      return true
    }
  }
}

extension List {
  /// Notifies the list's links of an edit that it has made.
  func didEdit(_ edit: RecordedEdit) {
    let state = ListState.of(self)
    edit.accompany = state.accompanyReversion
    state.awaitedEdits?.append(edit)
    for link in allLinks { link.didEdit(edit) }
  }

  /// Returns the edits that the list makes within a closure, or `nil` if the closure returns
  /// `false`.
  func edits(by change: () -> Bool) -> [RecordedEdit]? {
    let state = ListState.of(self)
    state.awaitedEdits = []
    defer { state.awaitedEdits = nil }
    return change() ? state.awaitedEdits : nil
  }
}
