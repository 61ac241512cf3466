import Dispatch

/// A check for the main actor at run time, for code whose isolation the compiler does not know.
enum MainQueue {
  private static let key = DispatchSpecificKey<Bool>()
  private static let mark: Void = DispatchQueue.main.setSpecific(key: key, value: true)

  /// A Boolean value that indicates whether the code runs on the main actor's queue.
  static var isCurrent: Bool {
    mark
    return DispatchQueue.getSpecific(key: key) == true
  }
}
