#if !(os(iOS) || os(tvOS) || os(visionOS))
public import ListControllers
public import Testing

extension UIKitException {
  /// Performs a closure, and records each exception as an issue of the test instead of ending the
  /// process.
  ///
  /// After an exception, the call that was wrong does the least harmful thing and returns.
  ///
  ///     UIKitException.recording {
  ///       tableView.insertRows(at: [[0, 9]], with: .automatic)
  ///     }
  @MainActor public static func recording<Result>(
    sourceLocation: SourceLocation = #_sourceLocation, _ body: () throws -> Result
  ) rethrows -> Result {
    let old = handler
    handler = { Issue.record($0, sourceLocation: sourceLocation) }
    defer { handler = old }
    return try body()
  }
}
#endif
