import Foundation

extension SQLiteStore {
  /// Suspends the store: once the method has returned, no read or write is in progress, and the
  /// store holds none of their locks.
  ///
  /// The store keeps its connections. Like every open connection to a database with a WAL, they
  /// hold two shared locks, on the file and on its `-shm` file, which only tell others that the
  /// database is in use. To give up these locks too, release the store.
  ///
  /// iOS ends an app that holds a lock on a file in the container of its app group when the app is
  /// suspended (0xdead10cc). A store of such a file suspends itself when the app enters the
  /// background, and resumes when the app comes back. See `init(path:suspendsInBackground:)`. Call
  /// the methods in other cases, such as between two refreshes in the background.
  ///
  /// The method waits for the reads and writes in progress. While the store is suspended, new reads
  /// and writes throw an error of the kind `suspended`, and lists show the objects that they have
  /// read. Don't call it within the closure of a read or a write.
  public func suspend() {
    writing.withLock {
      guard !isSuspended else { return }
      // Up-to-date lists have no snapshot of their own to read.
      if MainQueue.isCurrent { MainActor.assumeIsolated { observers.deliver() } }
      isSuspended = true
      readers.suspend()
      observers.suspend()
      watch.stop()
    }
  }

  /// Resumes the store after a suspension. Lists follow what others have written in the meantime.
  public func resume() {
    let wasSuspended = writing.withLock {
      guard isSuspended else { return false }
      isSuspended = false
      readers.resume()
      observers.resume()
      return true
    }
    guard wasSuspended, !observers.isEmpty else { return }
    watchExternalChanges()
    // A large list takes time to be read again.
    queue.async { [weak self] in try? self?.followExternalChanges() }
  }

  /// The error of what can't be done while the store is suspended.
  static var suspended: SQLiteError {
    SQLiteError(
      .suspended,
      "The store is suspended, as stores in the container of an app group are in the background. "
        + "Call resume() first, or write before the app enters the background.")
  }

  /// Returns a Boolean value that indicates whether a file is in the container of an app group.
  static func isInAppGroup(_ path: String) -> Bool {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
      .contains("/Containers/Shared/AppGroup/")
  }
}

/// An observer of the app, which suspends a store in the background.
final class BackgroundObserver: @unchecked Sendable {
  private var tokens: [any NSObjectProtocol] = []

  /// The notifications of UIKit and of app extensions, by their names, for the store is no part of
  /// an app.
  private static let background = [
    "UIApplicationDidEnterBackgroundNotification", "NSExtensionHostDidEnterBackgroundNotification",
  ]
  private static let foreground = [
    "UIApplicationWillEnterForegroundNotification",
    "NSExtensionHostWillEnterForegroundNotification",
  ]

  init(of store: SQLiteStore) {
    func observe(_ names: [String], _ work: @escaping @Sendable (SQLiteStore) -> Void) {
      for name in names {
        tokens.append(
          NotificationCenter.default.addObserver(
            forName: Notification.Name(name), object: nil, queue: nil
          ) { [weak store] _ in store.map(work) })
      }
    }
    observe(Self.background) { $0.suspend() }
    observe(Self.foreground) { $0.resume() }
  }

  deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }
}
