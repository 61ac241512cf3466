/// A stand-in for Foundation's undo manager where there is none: what is registered in one event is
/// one group, and undone together.
public final class UndoManager: NSObject, @unchecked Sendable {
  private var groups: [[() -> Void]] = []
  private var isOpen = false
  private var isUndoing = false
  /// Called where Foundation's manager posts `NSUndoManagerCheckpoint`: before a group is undone,
  /// and when that has been done, so that what undid it is registered.
  var onCheckpoint: () -> Void = {}

  public var canUndo: Bool {
    onCheckpoint()
    return !groups.isEmpty
  }

  func register(_ action: @escaping () -> Void) {
    if isUndoing { return }
    if !isOpen {
      groups.append([])
      isOpen = true
      DispatchQueue.main.async { [weak self] in self?.isOpen = false }
    }
    groups[groups.count - 1].append(action)
  }

  public func undo() {
    onCheckpoint()
    guard let group = groups.popLast() else { return }
    isOpen = false
    isUndoing = true
    for action in group.reversed() { action() }
    onCheckpoint()
    isUndoing = false
  }

  public func removeAllActions() { (groups, isOpen) = ([], false) }
}
