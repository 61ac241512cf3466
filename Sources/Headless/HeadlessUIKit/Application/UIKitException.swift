import Dispatch
import Foundation
import TextEscaping

/// A programming error, with the exception that UIKit raises for it.
public struct UIKitException: Error, Hashable, Sendable, CustomStringConvertible {
  /// The names of UIKit's exceptions.
  public enum Name: String, Sendable {
    /// An error without a more specific name.
    case generic = "NSGenericException"
    /// An inconsistency, such as an update that contradicts the data source.
    case internalInconsistency = "NSInternalInconsistencyException"
    /// An invalid argument.
    case invalidArgument = "NSInvalidArgumentException"
    /// An index out of range.
    case range = "NSRangeException"
    /// A position or size that isn't a number.
    case invalidGeometry = "CALayerInvalidGeometry"
    /// A layer that would contain itself.
    case invalidTree = "CALayerInvalidTree"
    /// A view whose place contradicts the containment of view controllers.
    case hierarchyInconsistency = "UIViewControllerHierarchyInconsistency"
  }

  /// The name of the exception.
  public let name: Name
  /// The description of the error, word for word as in UIKit if UIKit's text is known.
  public let reason: String

  /// Creates an exception without raising it.
  public init(_ name: Name = .internalInconsistency, reason: String) {
    self.name = name
    self.reason = reason
  }

  /// The message with which UIKit terminates an app.
  public var description: String {
    "*** Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason)'"
  }

  /// The closure that receives every programming error. By default, it ends the process with
  /// UIKit's message.
  ///
  /// If a handler returns, the incorrect call does the least harmful thing: it does nothing, or it
  /// reloads the data. A test calls ``raised(by:)``, which installs a handler and restores the old
  /// one.
  @MainActor public static var handler: (UIKitException) -> Void = terminate

  /// Performs a closure, and returns the exceptions that it raises instead of ending the process.
  ///
  ///     let exceptions = UIKitException.raised {
  ///       tableView.insertRows(at: [[0, 9]], with: .automatic)
  ///     }
  ///     #expect(exceptions.map(\.name) == [.internalInconsistency])
  @MainActor public static func raised(by body: () throws -> Void) rethrows -> [UIKitException] {
    var exceptions: [UIKitException] = []
    try handling({ exceptions.append($0) }, in: body)
    return exceptions
  }

  /// Performs a closure whose exceptions another closure receives, and restores the old handler.
  @MainActor package static func handling<Result>(
    _ receive: @escaping (UIKitException) -> Void, in body: () throws -> Result
  ) rethrows -> Result {
    let old = handler
    handler = receive
    defer { handler = old }
    return try body()
  }

  /// Ends the process with the exception's message.
  ///
  /// This is the default handler. The message may contain text from items, so control characters
  /// other than line feeds are escaped.
  public static func terminate(_ exception: UIKitException) {
    let lines = exception.description.split(separator: "\n", omittingEmptySubsequences: false)
    fatalError(lines.map { String($0).escapingControlCharacters() }.joined(separator: "\n"))
  }

  /// Passes an exception to the handler.
  @MainActor static func raise(_ exception: UIKitException) { handler(exception) }

  /// Passes an exception with a name and a reason to the handler.
  @MainActor static func raise(_ name: Name, _ reason: String) {
    handler(UIKitException(name, reason: reason))
  }

  /// Passes the exception of an inconsistency to the handler.
  @MainActor static func raise(_ reason: String) { raise(.internalInconsistency, reason) }

  /// Raises an exception if a cell is dequeued with another identifier than its own while it is
  /// reconfigured.
  @MainActor static func checkReconfiguring(
    _ cell: UIView, _ original: String?, by identifier: String
  ) {
    if identifier == original { return }
    UIKitException.raise(
      "Attempted to dequeue a cell for a different registration or reuse identifier than the "
        + "existing cell when reconfiguring an item, which is not allowed. You can dequeue a new "
        + "cell by reloading the item instead of reconfiguring it. Dequeued reuse identifier: "
        + "\(identifier); Original reuse identifier: \(original ?? "(null)"); Existing cell: "
        + "\(cell)")
  }

  /// Raises the exception for a view whose registration is a nib.
  ///
  /// - Parameter view: The view in words, such as `a cell with identifier row`.
  @MainActor static func refuseNib(of view: String) {
    UIKitException.raise(
      "could not create \(view) - a nib is registered for it, and there are no nibs in "
        + "HeadlessUIKit. Register a class instead.")
  }

  /// Passes an exception with a reason to the handler or, off the main actor, ends the process.
  static func raiseAnywhere(_ name: Name, _ reason: String) {
    let exception = UIKitException(name, reason: reason)
    guard isOnMainActor else { return terminate(exception) }
    MainActor.assumeIsolated { handler(exception) }
  }

  /// A Boolean value that indicates whether the code runs on the main actor.
  ///
  /// After `dispatchMain()`, the main queue does not run on the main thread, so it checks the queue
  /// too.
  static var isOnMainActor: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueue) != nil
  }

  private static let mainQueue: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()
}
