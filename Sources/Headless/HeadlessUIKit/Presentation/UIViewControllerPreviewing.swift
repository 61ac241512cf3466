public import Foundation

/// A view that is registered for previews, which UIKit shows when the user presses it.
///
/// Previews are deprecated since iOS 13. They are registered, and never shown: use a context menu.
@preconcurrency @MainActor public protocol UIViewControllerPreviewing: NSObjectProtocol {
  /// The recognizer of the press. It recognizes nothing.
  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
  /// The object that provides the previews.
  var delegate: any UIViewControllerPreviewingDelegate { get }
  /// The view that is registered.
  var sourceView: UIView { get }
  /// The rectangle in the source view from which the preview opens.
  var sourceRect: CGRect { get set }
}

/// An object that provides previews. Its methods are never called.
@preconcurrency @MainActor public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
  /// Returns the controller that previews what is at a location, or nil if nothing is previewed.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController?
  /// Shows the controller of a preview that the user opens.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController)
}

/// The registration of a view for previews.
final class PreviewRegistration: NSObject, UIViewControllerPreviewing {
  let previewingGestureRecognizerForFailureRelationship = UIGestureRecognizer()
  unowned let delegate: any UIViewControllerPreviewingDelegate
  let sourceView: UIView
  var sourceRect: CGRect

  init(delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView) {
    self.delegate = delegate
    self.sourceView = sourceView
    sourceRect = sourceView.bounds
  }
}
