import Dispatch
import Foundation
import TextEscaping

/// A programmer's error, in the words in which UIKit would raise it.
public struct UIKitException: Error, Hashable, Sendable, CustomStringConvertible {
  /// The names under which UIKit raises.
  public enum Name: String, Sendable {
    case internalInconsistency = "NSInternalInconsistencyException"
    case invalidArgument = "NSInvalidArgumentException"
    case range = "NSRangeException"
  }

  /// The exception's name.
  public let name: Name
  /// What was wrong, word for word as UIKit says it where its text is known.
  public let reason: String

  /// Makes an exception; raising it is `raise()`.
  public init(_ name: Name = .internalInconsistency, reason: String) {
    self.name = name
    self.reason = reason
  }

  public var description: String {
    "*** Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason)'"
  }

  /// Receives every programmer's error; by default it ends the process with UIKit's text.
  ///
  /// A test installs its own and puts the old one back. If a handler returns, the call that was
  /// wrong does the least harmful thing (it does nothing, or reloads) and goes on.
  ///
  ///     UIKitException.handler = { recorded.append($0) }
  @MainActor public static var handler: (UIKitException) -> Void = terminate

  /// The default handler: ends the process with the exception's text.
  ///
  /// The text may name items, which come from anywhere: control characters are escaped, line feeds
  /// aside.
  public static func terminate(_ exception: UIKitException) {
    let lines = exception.description.split(separator: "\n", omittingEmptySubsequences: false)
    fatalError(lines.map { String($0).escapingControlCharacters() }.joined(separator: "\n"))
  }

  /// Hands the exception to the handler.
  @MainActor func raise() {
    Self.handler(self)
  }

  /// Raises if a cell is dequeued by another identifier than its own while it is being reconfigured.
  @MainActor static func checkReconfiguring(
    _ cell: UIView, _ original: String?, by identifier: String
  ) {
    if identifier == original { return }
    UIKitException(
      reason:
        "Attempted to dequeue a cell for a different registration or reuse identifier than the "
        + "existing cell when reconfiguring an item, which is not allowed. You can dequeue a new "
        + "cell by reloading the item instead of reconfiguring it. Dequeued reuse identifier: "
        + "\(identifier); Original reuse identifier: \(original ?? "(null)"); Existing cell: \(cell)"
    ).raise()
  }

  /// Hands the exception to the handler, or, off the main actor, where there is no handler, ends
  /// the process.
  func raiseAnywhere() {
    guard Self.isOnMainActor else { return Self.terminate(self) }
    MainActor.assumeIsolated { raise() }
  }

  /// After `dispatchMain()` the main queue's thread is not the main thread: so the queue is asked.
  private static var isOnMainActor: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueue) != nil
  }

  private static let mainQueue: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()
}
