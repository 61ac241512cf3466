public import Foundation

/// The screen that windows appear on.
@preconcurrency @MainActor open class UIScreen: NSObject {
  /// The only screen there is.
  public static let main = UIScreen()

  /// The screen's rectangle in points; 390 x 844 until a host sets another one.
  open package(set) var bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
  /// Pixels a point.
  open var scale: CGFloat { traitCollection.displayScale }
  /// The screen's traits.
  open var traitCollection: UITraitCollection { UITraitCollection.current }
}
