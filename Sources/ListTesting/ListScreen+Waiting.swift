import Foundation
import ListControllers
public import Testing

extension ListScreen {
  /// Waits until a condition holds, while the list's asynchronous work goes on.
  ///
  /// - Parameters:
  ///   - condition: The condition, which is read between the turns of the main actor.
  ///   - timeout: The number of seconds after which the wait ends in vain.
  ///   - sourceLocation: The place of the issue.
  /// - Returns: True if the condition holds. If the wait ends in vain, an issue is recorded that
  ///   shows the list's text.
  @discardableResult
  public func wait(
    until condition: () -> Bool, timeout: TimeInterval = 10,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async -> Bool {
    let end = Date(timeIntervalSinceNow: timeout)
    layOut()
    while !condition() {
      guard Date() < end, !Task.isCancelled else {
        Issue.record(
          "The list didn't reach the expected state. It shows:\n\(text)",
          sourceLocation: sourceLocation)
        return false
      }
      try? await Task.sleep(nanoseconds: 1_000_000)
      layOut()
    }
    return true
  }

  /// Waits until a text is visible.
  ///
  /// - Returns: True if the text is visible. If the wait ends in vain, an issue is recorded.
  @discardableResult
  public func wait(
    for text: String, timeout: TimeInterval = 10,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async -> Bool {
    await wait(
      until: { self.text.contains(text) }, timeout: timeout, sourceLocation: sourceLocation)
  }
}
