#if os(iOS) || os(tvOS) || os(visionOS)
import Testing

/// Performs a closure. UIKit's exceptions end the process.
@MainActor func recordExceptions<Result>(
  _ comment: @autoclosure @escaping () -> String, _ sourceLocation: SourceLocation,
  _ body: () throws -> Result
) rethrows -> Result { try body() }
#endif
