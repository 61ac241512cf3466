import Dispatch

/// Tells whether code runs on the main actor, from where the compiler does not know.
enum MainQueue {
  private static let key = DispatchSpecificKey<Bool>()
  private static let mark: Void = DispatchQueue.main.setSpecific(key: key, value: true)

  /// Whether this is the main actor's queue.
  static var isCurrent: Bool {
    mark
    return DispatchQueue.getSpecific(key: key) == true
  }
}
