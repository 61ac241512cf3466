#if !(os(iOS) || os(tvOS) || os(visionOS))
public import ListControllers
public import Testing

/// Performs a closure, and records each exception as an issue with a comment.
@MainActor func recordExceptions<Result>(
  _ comment: @autoclosure @escaping () -> String, _ sourceLocation: SourceLocation,
  _ body: () throws -> Result
) rethrows -> Result {
  try UIKitException.handling(
    { Issue.record($0, Comment(rawValue: comment()), sourceLocation: sourceLocation) }, in: body)
}

extension UIKitException {
  /// Performs a closure, and records each exception as an issue of the test instead of ending the
  /// process.
  ///
  /// After an exception, the call that was wrong does the least harmful thing and returns. If the
  /// kit updated a list within the closure, the issue contains the update as a test; see
  /// ``expectUpdate(_:computesPlan:sourceLocation:)``.
  ///
  ///     UIKitException.recording {
  ///       tableView.insertRows(at: [[0, 9]], with: .automatic)
  ///     }
  @MainActor public static func recording<Result>(
    sourceLocation: SourceLocation = #_sourceLocation, _ body: () throws -> Result
  ) rethrows -> Result {
    let observer = UpdateObserver { _ in true }
    return try recordExceptions(observer.note, sourceLocation, body)
  }
}
#endif
