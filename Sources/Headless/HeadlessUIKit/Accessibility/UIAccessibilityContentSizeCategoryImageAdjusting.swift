/// A view whose image can be larger at accessibility text sizes.
///
/// The factor of UIKit isn't documented. Views store the value, and images keep their sizes.
@preconcurrency @MainActor
public protocol UIAccessibilityContentSizeCategoryImageAdjusting:
  AnyObject
{
  /// A Boolean value that indicates whether the image is larger at accessibility text sizes.
  var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}

extension UIImageView: UIAccessibilityContentSizeCategoryImageAdjusting {}
extension UIButton: UIAccessibilityContentSizeCategoryImageAdjusting {}
