import Foundation
import ListCore

/// Observers of notifications, which receive them on the main actor: at once if they are posted
/// there.
final class NotificationObservers {
  private let tokens: [any NSObjectProtocol]

  init(
    of names: [Notification.Name], from object: AnyObject?,
    _ receive: @escaping @MainActor @Sendable () -> Void
  ) {
    tokens = names.map {
      NotificationCenter.default.addObserver(forName: $0, object: object, queue: nil) { _ in
        MainActorTurn.perform(receive)
      }
    }
  }

  deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}
