public import Foundation

/// An item whose title or image is displayed large for users who need it. Nothing displays it here.
@preconcurrency @MainActor public protocol UILargeContentViewerItem: NSObjectProtocol {
  /// A Boolean value that indicates whether the title and the image are displayed large.
  var showsLargeContentViewer: Bool { get }
  /// The title that is displayed large.
  var largeContentTitle: String? { get }
  /// The image that is displayed large.
  var largeContentImage: UIImage? { get }
  /// A Boolean value that indicates whether the image is scaled.
  var scalesLargeContentImage: Bool { get }
  /// The insets of the image.
  var largeContentImageInsets: UIEdgeInsets { get }
}

extension UIView: UILargeContentViewerItem {}
