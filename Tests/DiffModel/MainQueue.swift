import Dispatch

/// Tells whether code runs on the main actor, from where the compiler does not know.
public enum MainQueue {
  private static let key = DispatchSpecificKey<Bool>()
  private static let mark: Void = DispatchQueue.main.setSpecific(key: key, value: true)

  /// Whether this is the main actor's queue; to be asked there once before it is asked elsewhere.
  public static var isCurrent: Bool {
    mark
    return DispatchQueue.getSpecific(key: key) == true
  }
}
