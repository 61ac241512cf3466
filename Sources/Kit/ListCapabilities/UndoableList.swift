import Foundation
public import ListCore
import ListData
import ListPlatform

/// A list whose edits the user can undo and redo.
///
/// The list registers its edits with an undo manager. These are deletions, insertions,
/// replacements, and moves, by the user or by the app. There is nothing to forward. Wrap other
/// changes that the user makes:
///
///     undoably("Sort") { setListData(listData.map { $0.sorted() }) }
///
/// Edits of one event are undone together, by one update of the view. The undo also restores data
/// that a search or a collapsed section hides. Deleted objects that were selected are selected
/// again.
///
/// Setting other data isn't an edit, so it isn't undone. If other data was set after an edit, the
/// undo reverts only the changes of the edit. A deleted object comes back after the object that it
/// followed. An inserted object is deleted. A list whose objects can't be recognized returns to the
/// data before the edit.
///
/// A ``FetchedList`` undoes by writing to its source. It inserts an object that was deleted, and
/// deletes an object that was inserted. It moves an object back by `didMove(_:from:to:)`. Errors
/// are reported to `controller(_:didFailWith:)`. Register other changes of the source with the undo
/// manager. The context of a Core Data stack registers all of its changes with its own undo
/// manager, so a list of its objects needs no other one.
///
/// An ``OutlineList`` returns a node that was removed or moved to its parent, with everything below
/// it. It doesn't change the app's tree. Register the changes that the app makes in its tree.
///
/// UIKit offers undo and redo, by shaking the device or with three fingers, to the first responder.
/// A controller therefore becomes first responder when it appears:
///
///     override var canBecomeFirstResponder: Bool { true }
///     override func viewDidAppear(_ animated: Bool) {
///       super.viewDidAppear(animated)
///       becomeFirstResponder()
///     }
///
/// In the terminal, the U key undoes and Ctrl-R redoes.
@MainActor public protocol UndoableList: List {
  /// The undo manager with which the list registers its edits, or `nil` to register none. The
  /// default is the controller's `undoManager`, which belongs to its window.
  ///
  /// Lists that share an undo manager undo the edits of one event together.
  var listUndoManager: UndoManager? { get }
  /// Returns the name of an edit for the titles of menus and alerts, such as "Delete" in "Undo
  /// Delete". The default is a name in English, or the name that the app gave the change.
  func undoActionName(for edit: ListEdit) -> String
}

extension UndoableList {
  /// The undo manager of the controller, or `nil` if the list isn't a responder.
  @inlinable
  public var listUndoManager: UndoManager? { (self as? UIResponder)?.undoManager }

  /// Returns the English name of the edit, such as "Delete 2 Items".
  public func undoActionName(for edit: ListEdit) -> String {
    switch edit {
    case .deletion(let count): Self.name("Delete", count)
    case .insertion(let count): Self.name("Insert", count)
    case .move(let count): Self.name("Move", count)
    case .replacement(let count): Self.name("Change", count)
    case .change(let name): name
    }
  }

  private static func name(_ verb: String, _ count: Int) -> String {
    count == 1 ? verb : "\(verb) \(count) Items"
  }
}

extension UndoableList {
  /// Performs a change of the list's data that the user can undo.
  ///
  ///     undoably("Rename") { setListData(renamed) }
  ///
  /// A list that follows a model may change the model in the closure, and follows it before the
  /// change ends.
  ///
  ///     undoably("Rename") { model.rename(chore, to: name) }
  ///
  /// Edits within the change are parts of it. If the data doesn't change, there is nothing to undo.
  /// Changes after the closure has returned, such as those of a task, aren't undone. Nor are those
  /// of an ``OutlineList``, a ``FetchedList`` or a ``PagedList``: register such a change with the
  /// undo manager instead.
  ///
  /// - Parameters:
  ///   - name: The name of the change, such as "Rename".
  ///   - change: A closure that changes the data. What it changed before throwing an error can be
  ///     undone, too.
  /// - Returns: The result of the closure.
  /// - Complexity: O(n) for n objects, to compare the data.
  @discardableResult
  public func undoably<Outcome>(
    _ name: String, _ change: () throws -> Outcome
  ) rethrows -> Outcome { try editor.record(.change(named: name), change) }
}

extension ListCapability {
  /// The capability of an ``UndoableList``.
  static let undoable = ListCapability { (list: any UndoableList) in UndoableLink(list) }
}

/// Registers the edits of a list with its undo manager.
final class UndoableLink: ListLink {
  private weak var list: (any UndoableList)?
  private var actions: UndoActions?

  init(_ list: any UndoableList) { self.list = list }

  deinit {
    guard let actions else { return }
    Task { @MainActor in actions.remove() }
  }

  override func didEdit(_ edit: RecordedEdit) {
    guard let list, let manager = list.listUndoManager else { return }
    let actions = actions ?? UndoActions()
    self.actions = actions
    actions.register(edit, of: list, with: manager)
  }
}

/// The actions of a list in an undo manager, which are removed when the list is gone.
@MainActor private final class UndoActions {
  private weak var manager: UndoManager?
  private var observers: NotificationObservers?
  /// The edit that was registered last, as long as its group is the innermost open one.
  private var lastEdit: RecordedEdit?
  private var count = 0

  func register(
    _ edit: RecordedEdit, of list: any UndoableList, with newManager: UndoManager
  ) {
    count += 1
    observe(newManager)
    guard newManager.isUndoRegistrationEnabled else { return lastEdit = nil }
    // All actions may have been removed with the group that was open.
    if newManager.groupingLevel == 0 { lastEdit = nil }
    let isReverting = newManager.isUndoing || newManager.isRedoing
    // Without groups of events, the edit is a group of its own.
    let isAlone = !newManager.groupsByEvent && newManager.groupingLevel == 0
    if isAlone { newManager.beginUndoGrouping() }
    if lastEdit?.append(edit) != true {
      let type = type(of: list)
      newManager.registerUndo(withTarget: self) { [weak list, weak newManager] in
        let isRedo = newManager?.isRedoing == true
        $0.undo(edit, of: type)
        let action = list?.undoActionName(for: edit.edit) ?? ""
        Announcement.post(isRedo ? Spoken.redone(action) : Spoken.undone(action), about: list)
      }
      lastEdit = edit
    }
    // The undo manager keeps the name of what it undoes for the redo.
    if !isReverting, let lastEdit {
      newManager.setActionName(list.undoActionName(for: lastEdit.edit))
    }
    if isAlone { newManager.endUndoGrouping() }
  }

  /// Undoes an edit, which registers what undoes that.
  private func undo(_ edit: RecordedEdit, of list: Any.Type) {
    let before = count
    edit.undo()
    Advice.give(
      if: count == before && !(list is any FetchedList.Type),
      "An undo or redo changed nothing in \(list), because the objects or their places are gone. "
        + "When you set other data, remove the actions of the undo manager.")
  }

  func remove() { manager?.removeAllActions(withTarget: self) }

  /// Observes the groups of an undo manager.
  private func observe(_ newManager: UndoManager) {
    guard manager !== newManager else { return }
    remove()
    (manager, lastEdit) = (newManager, nil)
    observers = NotificationObservers(
      of: [.NSUndoManagerDidOpenUndoGroup, .NSUndoManagerWillCloseUndoGroup], from: newManager
    ) { [weak self] in self?.lastEdit = nil }
  }
}
