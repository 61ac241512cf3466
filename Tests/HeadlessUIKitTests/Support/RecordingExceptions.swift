import HeadlessUIKit

/// Runs a body with a handler that records programmer's errors instead of ending the process.
@MainActor func recordingExceptions(_ body: () throws -> Void) rethrows -> [UIKitException] {
  var exceptions: [UIKitException] = []
  let old = UIKitException.handler
  UIKitException.handler = { exceptions.append($0) }
  defer { UIKitException.handler = old }
  try body()
  return exceptions
}
