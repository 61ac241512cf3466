import Foundation

/// An observation of a notification that is posted on the main actor. It ends with its owner.
final class NotificationObservation {
  private let token: any NSObjectProtocol

  @MainActor init(of name: Notification.Name, _ handler: @escaping @MainActor () -> Void) {
    token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
      MainActor.assumeIsolated { handler() }
    }
  }

  deinit {
    NotificationCenter.default.removeObserver(token)
  }
}
