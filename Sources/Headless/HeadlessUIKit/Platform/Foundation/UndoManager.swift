#if !canImport(ObjectiveC)
public import Foundation

/// A recorder of operations that undo and redo changes.
///
///     func rename(to name: String) {
///       undoManager?.registerUndo(withTarget: self) { [old = self.name] in $0.rename(to: old) }
///       undoManager?.setActionName("Rename")
///       self.name = name
///     }
///
/// Operations are undone in groups, the last one first. While a group is undone, the operations
/// that are registered become the group that redoes it. By default, the first operation of an event
/// begins a group, and the group ends with the event: at the next turn of the ``HeadlessRunLoop``,
/// or when the group is undone. Groups that the app begins meanwhile are nested in it.
///
/// There are no invocations and no selectors here: operations are closures.
@preconcurrency @MainActor open class UndoManager: ObjectBase {
  private var undoStack: [UndoGroup] = []
  private var redoStack: [UndoGroup] = []
  /// The groups that are open, from the outermost to the innermost one.
  private var openGroups: [UndoGroup] = []
  /// The group that ends with the event, which is the outermost open group.
  private weak var eventGroup: UndoGroup?
  private var disableCount = 0

  /// Creates an undo manager without operations.
  public override init() {
    super.init()
  }

  // MARK: Groups

  /// A Boolean value that indicates whether a group begins with the first operation of an event and
  /// ends with the event. The default is true.
  open var groupsByEvent = true
  /// The number of open groups.
  open var groupingLevel: Int { openGroups.count }
  /// The maximum number of groups that can be undone, or 0 for no maximum. The oldest groups are
  /// discarded.
  open var levelsOfUndo = 0 {
    didSet { discardOldGroups() }
  }
  /// The modes of the run loop in which events end. They have no effect.
  open var runLoopModes: [RunLoop.Mode] = [.default]

  /// Begins a group, which is nested in the group that is open.
  open func beginUndoGrouping() {
    if openGroups.isEmpty, groupsByEvent { beginEventGroup() }
    begin()
  }

  /// Ends the group that was begun last. Without such a group, raises an exception.
  open func endUndoGrouping() {
    guard !openGroups.isEmpty else {
      return raise("endUndoGrouping", "endUndoGrouping called with no matching begin")
    }
    end()
    endEventGroupAfterEvent()
  }

  private func begin() {
    if !openGroups.isEmpty { post(.NSUndoManagerCheckpoint) }
    openGroups.append(UndoGroup())
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  /// Ends the innermost group, and adds it to the group around it or to one of the stacks.
  private func end(removingIfEmpty: Bool = false) {
    post(.NSUndoManagerCheckpoint)
    guard let group = openGroups.last else { return }
    let information = group.isDiscardable ? [NSUndoManagerGroupIsDiscardableKey: true] : nil
    post(.NSUndoManagerWillCloseUndoGroup, information)
    guard openGroups.popLast() != nil else { return }
    if !removingIfEmpty || !group.operations.isEmpty {
      if let outer = openGroups.last {
        outer.operations.append(.group(group))
      } else if isUndoing {
        redoStack.append(group)
      } else {
        undoStack.append(group)
      }
      discardOldGroups()
    }
    post(.NSUndoManagerDidCloseUndoGroup, information)
  }

  private func discardOldGroups() {
    guard levelsOfUndo > 0 else { return }
    undoStack = undoStack.suffix(levelsOfUndo)
    redoStack = redoStack.suffix(levelsOfUndo)
  }

  private func beginEventGroup() {
    begin()
    eventGroup = openGroups.first
    endEventGroupAfterEvent()
  }

  /// Ends the group of the event with the event, unless the app has a group open then.
  private func endEventGroupAfterEvent() {
    guard openGroups.count == 1, let group = openGroups.first, group === eventGroup else { return }
    HeadlessRunLoop.enqueue { [weak self, weak group] in
      guard let self, let group, openGroups.count == 1, openGroups[0] === group else { return }
      end(removingIfEmpty: true)
    }
  }

  // MARK: Registering operations

  /// A Boolean value that indicates whether operations are recorded.
  open var isUndoRegistrationEnabled: Bool { disableCount == 0 }

  /// Stops the recording of operations. Each call needs a call of `enableUndoRegistration()`.
  open func disableUndoRegistration() { disableCount += 1 }

  /// Resumes the recording of operations after `disableUndoRegistration()`. Without such a call,
  /// raises an exception.
  open func enableUndoRegistration() {
    guard disableCount > 0 else {
      return raise(
        "enableUndoRegistration",
        "enableUndoRegistration may only be invoked with matching call to disableUndoRegistration")
    }
    disableCount -= 1
  }

  private func register(_ operation: UndoOperation) {
    guard isUndoRegistrationEnabled else { return }
    if openGroups.isEmpty {
      guard groupsByEvent else {
        return raise(
          "registerUndoWithTarget:handler:", "must begin a group before registering undo")
      }
      beginEventGroup()
    }
    if !isUndoing, !isRedoing { redoStack = [] }
    openGroups.last?.operations.append(operation)
  }

  /// Discards all operations, and resumes their recording.
  open func removeAllActions() {
    (undoStack, redoStack, openGroups) = ([], [], [])
    disableCount = 0
  }

  /// Discards the operations of a target.
  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    for group in undoStack + redoStack + openGroups { group.removeOperations(of: target) }
    undoStack.removeAll(where: \.operations.isEmpty)
    redoStack.removeAll(where: \.operations.isEmpty)
  }

  // MARK: Undoing and redoing

  /// A Boolean value that indicates whether a group is being undone.
  open private(set) var isUndoing = false
  /// A Boolean value that indicates whether a group is being redone.
  open private(set) var isRedoing = false

  /// A Boolean value that indicates whether there are operations to undo.
  open var canUndo: Bool { undoCount > 0 }
  /// A Boolean value that indicates whether there are operations to redo.
  open var canRedo: Bool {
    // An operation that an observer registers now discards those to redo.
    post(.NSUndoManagerCheckpoint)
    return redoCount > 0
  }
  /// The number of groups that can be undone.
  open var undoCount: Int { undoStack.count + (unfinishedGroup == nil ? 0 : 1) }
  /// The number of groups that can be redone.
  open var redoCount: Int { redoStack.count }

  /// The open group that will be undone next, or nil if it has no operations.
  private var unfinishedGroup: UndoGroup? {
    isUndoing || isRedoing ? nil : openGroups.first { !$0.operations.isEmpty }
  }

  /// Ends the open group, and undoes the last group. If more groups are open, raises an exception.
  open func undo() {
    if openGroups.count == 1, !isUndoing, !isRedoing {
      end(removingIfEmpty: openGroups[0] === eventGroup)
    }
    guard openGroups.isEmpty else {
      return raise("undo", "undo was called with too many nested undo groups")
    }
    undoNestedGroup()
  }

  /// Undoes the last group, which may be nested in the group that is open. If operations were
  /// registered after it, raises an exception.
  open func undoNestedGroup() {
    post(.NSUndoManagerCheckpoint)
    if let open = openGroups.last {
      guard !isUndoing, !isRedoing, case .group(let group)? = open.operations.last else {
        return raise("undoNestedGroup", "undoNestedGroup was called before the group was closed")
      }
      open.operations.removeLast()
      undo(group)
    } else if let group = undoStack.popLast() {
      undo(group)
    }
  }

  private func undo(_ group: UndoGroup) {
    post(.NSUndoManagerWillUndoChange)
    isUndoing = true
    perform(group)
    isUndoing = false
    post(.NSUndoManagerDidUndoChange)
  }

  /// Redoes the last group that was undone. While a group is undone, raises an exception.
  open func redo() {
    guard !isUndoing, !isRedoing else {
      return raise("redo", "redo was called while undoing or redoing")
    }
    post(.NSUndoManagerCheckpoint)
    guard let group = redoStack.popLast() else { return }
    post(.NSUndoManagerWillRedoChange)
    isRedoing = true
    perform(group)
    isRedoing = false
    post(.NSUndoManagerDidRedoChange)
  }

  /// Performs the operations of a group, the last one first. Those that are registered meanwhile
  /// become a group of the other stack, with the same name.
  private func perform(_ group: UndoGroup) {
    let outerGroups = openGroups
    openGroups = []
    begin()
    openGroups.last?.name = group.name
    openGroups.last?.isDiscardable = group.isDiscardable
    group.perform()
    while !openGroups.isEmpty { end(removingIfEmpty: openGroups.count == 1) }
    openGroups = outerGroups
  }

  // MARK: Names

  /// The name of the action that will be undone, or an empty text if there is none.
  open var undoActionName: String { undoneGroup?.name ?? "" }
  /// The name of the action that will be redone, or an empty text if there is none.
  open var redoActionName: String { redoStack.last?.name ?? "" }
  /// A Boolean value that indicates whether the action that will be undone can be discarded.
  open var undoActionIsDiscardable: Bool { undoneGroup?.isDiscardable ?? false }
  /// A Boolean value that indicates whether the action that will be redone can be discarded.
  open var redoActionIsDiscardable: Bool { redoStack.last?.isDiscardable ?? false }

  private var undoneGroup: UndoGroup? { unfinishedGroup ?? undoStack.last }

  /// Names the action whose operations are being registered.
  open func setActionName(_ actionName: String) {
    for group in namedGroups { group.name = actionName }
  }

  /// Sets whether the action whose operations are being registered can be discarded, because it
  /// doesn't change the content, such as a change of the selection.
  open func setActionIsDiscardable(_ discardable: Bool) {
    for group in namedGroups { group.isDiscardable = discardable }
  }

  /// The open groups, or the one that was closed last.
  private var namedGroups: [UndoGroup] {
    if openGroups.isEmpty, groupsByEvent { beginEventGroup() }
    return openGroups.isEmpty ? undoStack.suffix(1) : openGroups
  }

  /// The title of the menu item for undoing, such as "Undo Delete".
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// The title of the menu item for redoing, such as "Redo Delete".
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  /// Returns the title of the menu item for undoing an action.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }
  /// Returns the title of the menu item for redoing an action.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }

  // MARK: Observers and errors

  private func post(_ name: Notification.Name, _ information: [AnyHashable: Any]? = nil) {
    NotificationCenter.default.post(name: name, object: self, userInfo: information)
  }

  private func raise(_ method: String, _ problem: String) {
    let address = String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16)
    UIKitException.raise("\(method): NSUndoManager 0x\(address) is in invalid state, \(problem)")
  }
}

extension UndoManager {
  /// Registers an operation that undoes a change.
  ///
  /// Without an open group, raises an exception unless groups begin with events.
  ///
  /// - Parameters:
  ///   - target: The object that the operation changes. It is referenced weakly; without it, the
  ///     operation does nothing.
  ///   - handler: The operation, which receives the target.
  public func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
  ) {
    register(
      .call(UndoTarget(target)) { [weak target] in
        if let target { handler(target) }
      })
  }
}

/// Operations that are undone together.
@MainActor private final class UndoGroup {
  var operations: [UndoOperation] = []
  var name = ""
  var isDiscardable = false

  func perform() {
    for operation in operations.reversed() {
      switch operation {
      case .call(_, let body): body()
      case .group(let group): group.perform()
      }
    }
  }

  func removeOperations(of target: AnyObject) {
    operations.removeAll { operation in
      switch operation {
      case .call(let other, _): return other.object === target
      case .group(let group):
        group.removeOperations(of: target)
        return group.operations.isEmpty
      }
    }
  }
}

@MainActor private enum UndoOperation {
  case call(UndoTarget, () -> Void)
  case group(UndoGroup)
}

@MainActor private struct UndoTarget {
  private(set) weak var object: AnyObject?

  init(_ object: AnyObject) { self.object = object }
}

/// The key of a Boolean value in the notifications of the end of a group, which is true if the
/// group can be discarded.
public let NSUndoManagerGroupIsDiscardableKey = "NSUndoManagerGroupIsDiscardableKey"

extension NSNotification.Name {
  /// An undo manager is about to use its groups. Observers register pending operations.
  public static let NSUndoManagerCheckpoint = Notification.Name(
    "NSUndoManagerCheckpointNotification")
  /// An undo manager is about to undo a group.
  public static let NSUndoManagerWillUndoChange = Notification.Name(
    "NSUndoManagerWillUndoChangeNotification")
  /// An undo manager undid a group.
  public static let NSUndoManagerDidUndoChange = Notification.Name(
    "NSUndoManagerDidUndoChangeNotification")
  /// An undo manager is about to redo a group.
  public static let NSUndoManagerWillRedoChange = Notification.Name(
    "NSUndoManagerWillRedoChangeNotification")
  /// An undo manager redid a group.
  public static let NSUndoManagerDidRedoChange = Notification.Name(
    "NSUndoManagerDidRedoChangeNotification")
  /// An undo manager began a group.
  public static let NSUndoManagerDidOpenUndoGroup = Notification.Name(
    "NSUndoManagerDidOpenUndoGroupNotification")
  /// An undo manager is about to end a group.
  public static let NSUndoManagerWillCloseUndoGroup = Notification.Name(
    "NSUndoManagerWillCloseUndoGroupNotification")
  /// An undo manager ended a group.
  public static let NSUndoManagerDidCloseUndoGroup = Notification.Name(
    "NSUndoManagerDidCloseUndoGroupNotification")
}
#endif
