public import Foundation

extension UIApplication {
  /// Warns the app's delegate, the observers of the notification, and the controllers that memory
  /// is low, in this order.
  package func warnOfLowMemory() {
    delegateChain.notify("applicationDidReceiveMemoryWarning(_:)") {
      $0.applicationDidReceiveMemoryWarning(self)
    }
    post(UIApplication.didReceiveMemoryWarningNotification)
    for window in windows { window.rootViewController?.warnOfLowMemory() }
  }
}

extension UIViewController {
  fileprivate func warnOfLowMemory() {
    didReceiveMemoryWarning()
    for child in children { child.warnOfLowMemory() }
    presented?.warnOfLowMemory()
  }
}

/// An error of a request for a scene.
public struct UISceneError: CustomNSError, Hashable, Sendable {
  /// The codes of errors.
  @nonexhaustive public enum Code: Int, Sendable {
    /// Several scenes are not supported.
    case multipleScenesNotSupported
    /// The request was denied.
    case requestDenied
  }

  /// The domain of the errors.
  public static var errorDomain: String { "UISceneErrorDomain" }
  /// The number of the code.
  public var errorCode: Int { code.rawValue }
  /// The code of the error.
  public let code: Code

  init(_ code: Code) { self.code = code }
}
