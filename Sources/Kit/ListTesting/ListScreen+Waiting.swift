public import Foundation
import ListControllers
public import Testing

extension ListScreen {
  /// Waits until a condition holds, while the list's asynchronous work goes on.
  ///
  ///     await screen.wait("for 20 stories") { pager.objects.count == 20 }
  ///
  /// - Parameters:
  ///   - purpose: The condition in words, with a preposition before it. The issue names it.
  ///   - condition: The condition, which is read between the turns of the main actor.
  ///   - timeout: The number of seconds after which the wait fails. It lasts longer if the main
  ///     actor is too busy for the list to go on.
  ///   - sourceLocation: The place of the issue.
  /// - Returns: True if the condition holds. If the wait fails, an issue is recorded that shows the
  ///   list's text.
  @discardableResult
  public func wait(
    _ purpose: @autoclosure () -> String? = nil, until condition: () -> Bool,
    timeout: TimeInterval = 10,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async -> Bool {
    await wait(
      until: condition, timeout, sourceLocation,
      complaint: { "Timed out waiting\(purpose().map { " \($0)" } ?? "")." })
  }

  /// Waits until a text is visible.
  ///
  /// - Returns: True if the text is visible. If the wait fails, an issue is recorded that names the
  ///   text and shows the list's text.
  @discardableResult
  public func wait(
    for text: String, timeout: TimeInterval = 10,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async -> Bool {
    await wait(
      "for the text “\(text)”", until: { self.text.contains(text) }, timeout: timeout,
      sourceLocation: sourceLocation)
  }

  /// Waits until the view controller in front and its children have no asynchronous work in
  /// progress.
  ///
  ///     screen.search(for: "Ada")
  ///     await screen.settle()
  ///     #expect(screen.text == "  Ada")
  ///
  /// The list settles when no page is loaded, no refresh is in progress, no search goes on, and no
  /// `updateListData` computes or waits. A task that the app started itself is seen only while it
  /// calls one of these methods. Wait for its effect with
  /// ``wait(_:until:timeout:sourceLocation:)``.
  ///
  /// - Parameters:
  ///   - timeout: The number of seconds after which the wait fails.
  ///   - sourceLocation: The place of the issue.
  /// - Returns: True if the lists have settled. If the wait fails, for example because the test
  ///   holds the answer of a ``TestLoader``, an issue is recorded that names the work and shows the
  ///   list's text.
  @discardableResult
  public func settle(
    timeout: TimeInterval = 10, sourceLocation: SourceLocation = #_sourceLocation
  ) async -> Bool {
    // A task that was just started begins its work in one of the next turns.
    var quietTurns = 0
    return await wait(
      until: {
        quietTurns = workUnderWay.isEmpty ? quietTurns + 1 : 0
        return quietTurns >= 3
      }, timeout, sourceLocation,
      complaint: { "The list didn't settle: \(workUnderWay.joined(separator: ", and "))." })
  }

  /// The asynchronous work of the lists in front, in words.
  private var workUnderWay: [String] { topViewController.lists.flatMap { $0.workUnderWay } }

  private func wait(
    until condition: () -> Bool, _ timeout: TimeInterval, _ sourceLocation: SourceLocation,
    complaint: () -> String
  ) async -> Bool {
    layOut()
    let holds = await Pulse.shared.wait(atMost: timeout) {
      layOut()
      return condition()
    }
    if !holds {
      Issue.record("\(complaint())\n\(appearance)", sourceLocation: sourceLocation)
    }
    return holds
  }
}
