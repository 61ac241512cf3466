public import Foundation

/// The screen on which windows appear.
@preconcurrency @MainActor open class UIScreen: NSObject {
  /// The only screen.
  public static let main = UIScreen()

  /// The rectangle of the screen, in points; 390 by 844 unless a host sets another.
  open package(set) var bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
  /// The number of pixels per point.
  open var scale: CGFloat { traitCollection.displayScale }
  /// The traits of the screen.
  open var traitCollection: UITraitCollection { UITraitCollection.current }
}
