public import Foundation

/// A group of changes to layers.
///
/// Changes apply at once, so a transaction keeps its values and calls its completion: at the next
/// turn of the run loop after it is committed or, if its actions are disabled, before ``commit()``
/// returns. See ``HeadlessRunLoop``. Each thread has its own transactions.
open class CATransaction: TransactionBase {
  private struct Group {
    var values: [String: Any] = [:]
    var completion: (() -> Void)?
  }

  /// The transactions of a thread, outermost first. The first one is implicit.
  private final class Stack: NSObject {
    var groups = [Group()]
  }

  private class var stack: Stack {
    let key = "HeadlessUIKit.CATransaction"
    if let stack = Thread.current.threadDictionary[key] as? Stack { return stack }
    let stack = Stack()
    Thread.current.threadDictionary[key] = stack
    return stack
  }

  /// Begins a transaction inside the current one.
  open class func begin() {
    stack.groups.append(Group())
  }
  /// Ends the current transaction.
  open class func commit() {
    guard stack.groups.count > 1 else { return }
    let isAnimated = !disableActions()
    complete(stack.groups.removeLast(), isAnimated: isAnimated)
  }
  /// Ends the implicit transaction of the run loop's turn.
  open class func flush() {
    guard stack.groups.count == 1 else { return }
    let group = stack.groups[0]
    stack.groups[0] = Group()
    complete(group, isAnimated: true)
  }

  private class func complete(_ group: Group, isAnimated: Bool) {
    guard let completion = group.completion else { return }
    guard UIKitException.isOnMainActor else { return completion() }
    nonisolated(unsafe) let call = completion
    MainActor.assumeIsolated { HeadlessRunLoop.complete(animated: isAnimated) { call() } }
  }

  /// Returns the value of a key in the innermost transaction that has one.
  open override class func value(forKey key: String) -> Any? {
    for group in stack.groups.reversed() {
      if let value = group.values[key] { return value }
    }
    return nil
  }
  /// Sets the value of a key in the current transaction.
  open override class func setValue(_ anObject: Any?, forKey key: String) {
    stack.groups[stack.groups.count - 1].values[key] = anObject
  }

  /// Returns a Boolean value that indicates whether changes trigger no actions.
  open class func disableActions() -> Bool {
    value(forKey: kCATransactionDisableActions) as? Bool ?? false
  }
  /// Sets whether changes trigger no actions.
  open class func setDisableActions(_ flag: Bool) {
    setValue(flag, forKey: kCATransactionDisableActions)
  }
  /// Returns the duration of animations, in seconds; 0.25 unless set.
  open class func animationDuration() -> TimeInterval {
    value(forKey: kCATransactionAnimationDuration) as? TimeInterval ?? 0.25
  }
  /// Sets the duration of animations, in seconds.
  open class func setAnimationDuration(_ dur: TimeInterval) {
    setValue(dur, forKey: kCATransactionAnimationDuration)
  }
  /// Returns the pace of animations.
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    value(forKey: kCATransactionAnimationTimingFunction) as? CAMediaTimingFunction
  }
  /// Sets the pace of animations.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    setValue(function, forKey: kCATransactionAnimationTimingFunction)
  }
  /// Returns the completion of the current transaction.
  open class func completionBlock() -> (() -> Void)? {
    stack.groups[stack.groups.count - 1].completion
  }
  /// Sets the completion of the current transaction.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    stack.groups[stack.groups.count - 1].completion = block
  }

  private static let spinLock = NSRecursiveLock()
  /// Acquires the lock of all layers.
  open class func lock() { spinLock.lock() }
  /// Releases the lock of all layers.
  open class func unlock() { spinLock.unlock() }
}

/// The key of the duration of animations in a transaction.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of the pace of animations in a transaction.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of whether changes in a transaction trigger no actions.
public let kCATransactionDisableActions = "disableActions"
/// The key of a transaction's completion.
public let kCATransactionCompletionBlock = "completionBlock"
