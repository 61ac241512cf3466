#if !canImport(ObjectiveC)
import Foundation
import HeadlessUIKit
import Testing

/// Foundation's undo manager, where Foundation has none.
@MainActor struct UndoManagerTests {
  /// A number whose changes are undone.
  @MainActor final class Counter {
    private(set) var value = 0
    let manager = UndoManager()

    func set(_ new: Int) {
      let old = value
      manager.registerUndo(withTarget: self) { $0.set(old) }
      value = new
    }
  }

  @MainActor private final class Log { var names: [String] = [] }

  private let counter = Counter()
  private var manager: UndoManager { counter.manager }

  /// Sets values, each in a turn of its own.
  private func set(_ values: Int...) {
    for value in values {
      counter.set(value)
      HeadlessRunLoop.tick()
    }
  }

  /// The reasons of internal inconsistencies, and the names of other exceptions.
  private func reasons(_ body: () -> Void) -> [String] {
    UIKitException.raised(by: body).map { exception in
      (exception.name == .internalInconsistency ? "" : "\(exception.name): ")
        + exception.reason.replacing(#/ 0x[0-9a-f]+ /#, with: " ")
    }
  }

  @Test func `changes are undone and redone in their order`() {
    #expect([manager.canUndo, manager.canRedo] == [false, false])
    manager.undo()
    manager.redo()
    set(1, 2, 3)
    #expect(manager.undoCount == 3)
    var values: [Int] = []
    while manager.canUndo {
      manager.undo()
      values.append(counter.value)
    }
    #expect((values, manager.redoCount) == ([2, 1, 0], 3))
    while manager.canRedo {
      manager.redo()
      values.append(counter.value)
    }
    #expect(values == [2, 1, 0, 1, 2, 3])
    manager.undo()
    // A new change can't be followed by the old ones.
    set(7)
    let canRedo = manager.canRedo
    manager.undo()
    #expect((canRedo, counter.value) == (false, 2))
  }

  @Test func `changes of one turn are one group`() {
    counter.set(1)
    counter.set(2)
    #expect((manager.groupingLevel, manager.canUndo, manager.undoCount) == (1, true, 1))
    HeadlessRunLoop.tick()
    #expect(manager.groupingLevel == 0)
    set(3)
    manager.undo()
    var values = [counter.value]
    manager.undo()
    values.append(counter.value)
    // An undo ends the group of the turn.
    counter.set(4)
    manager.undo()
    #expect((values + [counter.value], manager.groupingLevel) == ([2, 0, 0], 0))
    HeadlessRunLoop.tick()
    manager.redo()
    #expect(counter.value == 4)
  }

  @Test func `groups of the app are nested in that of the turn`() {
    counter.set(1)
    manager.beginUndoGrouping()
    counter.set(2)
    HeadlessRunLoop.tick()
    // The group of the turn waits for the one of the app.
    var levels = [manager.groupingLevel]
    counter.set(3)
    manager.endUndoGrouping()
    levels.append(manager.groupingLevel)
    manager.undoNestedGroup()
    #expect(counter.value == 1)
    HeadlessRunLoop.tick()
    #expect(levels + [manager.groupingLevel] == [2, 1, 0])
    manager.undo()
    #expect(counter.value == 0)
    // One that the app begins first is nested, too.
    manager.beginUndoGrouping()
    #expect(manager.groupingLevel == 2)
    counter.set(1)
    manager.endUndoGrouping()
    manager.beginUndoGrouping()
    counter.set(2)
    manager.endUndoGrouping()
    HeadlessRunLoop.tick()
    let count = manager.undoCount
    manager.undo()
    #expect((count, counter.value) == (1, 0))
  }

  @Test func `without groups of turns, the app begins and ends all of them`() {
    manager.groupsByEvent = false
    let sentence = "registerUndoWithTarget:handler:: NSUndoManager is in invalid state, must begin "
    #expect(reasons { counter.set(1) } == [sentence + "a group before registering undo"])
    for value in 2...3 {
      manager.beginUndoGrouping()
      #expect(manager.groupingLevel == 1)
      counter.set(value)
      manager.endUndoGrouping()
    }
    manager.setActionName("Count")
    #expect(manager.undoMenuItemTitle == "Undo Count")
    manager.undo()
    let first = counter.value
    manager.undo()
    #expect((first, counter.value) == (2, 1))
  }

  @Test func `mistakes are described in Foundation's words`() {
    let state = "NSUndoManager is in invalid state,"
    #expect(
      reasons { manager.endUndoGrouping() } == [
        "endUndoGrouping: \(state) endUndoGrouping called with no matching begin"
      ])
    #expect(
      reasons { manager.enableUndoRegistration() } == [
        "enableUndoRegistration: \(state) enableUndoRegistration may only be invoked with matching "
          + "call to disableUndoRegistration"
      ])
    manager.beginUndoGrouping()
    counter.set(1)
    #expect(
      reasons { manager.undo() } == [
        "undo: \(state) undo was called with too many nested undo groups"
      ])
    #expect((reasons { manager.undoNestedGroup() }.count, counter.value) == (1, 1))
    manager.endUndoGrouping()
    manager.undo()
    #expect(counter.value == 0)
  }

  @Test func `an undo within an undo is refused`() {
    let refused = Log()
    manager.registerUndo(withTarget: counter) { counter in
      refused.names = UIKitException.raised {
        counter.manager.undo()
        counter.manager.redo()
      }.map(\.reason)
    }
    HeadlessRunLoop.tick()
    manager.undo()
    #expect((refused.names.count, manager.isUndoing, manager.groupingLevel) == (2, false, 0))
  }

  @Test func `nothing is recorded while registration is off`() {
    manager.disableUndoRegistration()
    manager.disableUndoRegistration()
    manager.enableUndoRegistration()
    #expect(!manager.isUndoRegistrationEnabled)
    counter.set(1)
    #expect((manager.canUndo, manager.groupingLevel) == (false, 0))
    manager.enableUndoRegistration()
    set(2)
    manager.undo()
    #expect(counter.value == 1)
  }

  @Test func `the oldest groups are discarded`() {
    set(1, 2, 3)
    manager.levelsOfUndo = 2
    var counts = [manager.undoCount]
    set(4)
    counts.append(manager.undoCount)
    manager.undo()
    manager.undo()
    manager.undo()
    #expect((counts, counter.value, manager.redoCount) == ([2, 2], 2, 2))
  }

  @Test func `actions have names, which redoing keeps`() {
    #expect(
      [manager.undoActionName, manager.undoMenuItemTitle, manager.redoMenuItemTitle]
        == ["", "Undo", "Redo"])
    counter.set(1)
    manager.setActionName("Count")
    #expect(manager.undoMenuItemTitle == "Undo Count")
    HeadlessRunLoop.tick()
    manager.beginUndoGrouping()
    counter.set(2)
    manager.setActionName("Count Again")
    manager.setActionIsDiscardable(true)
    manager.endUndoGrouping()
    HeadlessRunLoop.tick()
    func last() -> String { "\(manager.undoActionName) \(manager.undoActionIsDiscardable)" }
    var names = [last()]
    manager.undo()
    names.append(last())
    #expect(
      (manager.redoMenuItemTitle, manager.redoActionIsDiscardable) == ("Redo Count Again", true))
    manager.redo()
    names.append(last())
    #expect(names == ["Count Again true", "Count false", "Count Again true"])
    // A name alone is no action.
    manager.setActionName("Nothing")
    HeadlessRunLoop.tick()
    #expect((manager.undoActionName, manager.undoCount) == ("Count Again", 2))
  }

  @Test func `actions are discarded, all or those of a target`() {
    let other = Counter()
    counter.set(1)
    manager.registerUndo(withTarget: other) { _ in }
    HeadlessRunLoop.tick()
    manager.registerUndo(withTarget: other) { _ in }
    manager.beginUndoGrouping()
    manager.registerUndo(withTarget: other) { _ in }
    manager.endUndoGrouping()
    HeadlessRunLoop.tick()
    let count = manager.undoCount
    manager.removeAllActions(withTarget: other)
    #expect((count, manager.undoCount) == (2, 1))
    manager.undo()
    #expect(counter.value == 0)
    manager.disableUndoRegistration()
    manager.removeAllActions()
    #expect([manager.canRedo, manager.isUndoRegistrationEnabled] == [false, true])
    // Discarding all actions while one of them is undone leaves nothing behind.
    manager.registerUndo(withTarget: counter) { $0.manager.removeAllActions() }
    HeadlessRunLoop.tick()
    manager.undo()
    #expect((manager.canUndo, manager.canRedo, manager.groupingLevel) == (false, false, 0))
    set(5)
    manager.undo()
    #expect(counter.value == 0)
  }

  @Test func `targets aren't retained, and do nothing when they are gone`() {
    weak var target: Counter?
    let calls = Log()
    do {
      let made = Counter()
      target = made
      manager.registerUndo(withTarget: made) { _ in calls.names.append("call") }
    }
    HeadlessRunLoop.tick()
    let isGone = target == nil
    manager.undo()
    #expect((isGone, calls.names) == (true, []))
  }

  @Test func `observers are notified`() {
    let all: [NSNotification.Name] = [
      .NSUndoManagerCheckpoint, .NSUndoManagerDidOpenUndoGroup, .NSUndoManagerWillCloseUndoGroup,
      .NSUndoManagerDidCloseUndoGroup, .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange,
      .NSUndoManagerWillRedoChange, .NSUndoManagerDidRedoChange,
    ]
    let log = Log()
    let tokens = all.map { name in
      NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) { _ in
        MainActor.assumeIsolated {
          log.names.append(
            name.rawValue.replacing("NSUndoManager", with: "").replacing("Notification", with: ""))
        }
      }
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    func take() -> [String] {
      defer { log.names = [] }
      return log.names
    }
    counter.set(1)
    #expect(take() == ["DidOpenUndoGroup"])
    HeadlessRunLoop.tick()
    #expect(take() == ["Checkpoint", "WillCloseUndoGroup", "DidCloseUndoGroup"])
    let performed = [
      "DidOpenUndoGroup", "Checkpoint", "WillCloseUndoGroup", "DidCloseUndoGroup",
    ]
    manager.undo()
    #expect(take() == ["Checkpoint", "WillUndoChange"] + performed + ["DidUndoChange"])
    manager.redo()
    #expect(take() == ["Checkpoint", "WillRedoChange"] + performed + ["DidRedoChange"])
    _ = manager.canRedo
    #expect(take() == ["Checkpoint"])
  }

  @Test func `responders have the undo manager of their window`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (controller, child) = (UIViewController(), UIViewController())
    #expect(controller.undoManager == nil)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.addChild(child)
    controller.view.addSubview(child.view)
    let manager = window.undoManager
    #expect(manager != nil)
    #expect(
      [controller.undoManager, child.view.undoManager].map { $0 === manager } == [true, true])
    #expect(UIWindow(frame: .zero).undoManager !== manager)
  }
}
#endif
