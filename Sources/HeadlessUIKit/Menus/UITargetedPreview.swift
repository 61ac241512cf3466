public import Foundation

/// The view from which a menu opens, or which follows a drag.
///
/// No preview is drawn here: its values are kept.
@preconcurrency @MainActor open class UITargetedPreview: NSObject, @preconcurrency NSCopying {
  /// Creates a preview of a view where the view is.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  /// Creates a preview of a view with parameters where the view is.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: view.superview ?? view, center: view.center))
  }

  /// Creates a preview of a view that appears at a target.
  public required init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
  }

  /// The previewed view.
  open private(set) var view: UIView
  /// The place of the preview.
  open private(set) var target: UIPreviewTarget
  /// The parameters of the preview's appearance.
  open private(set) var parameters: UIPreviewParameters
  /// The size of the preview, in points.
  open var size: CGSize { view.bounds.size }

  /// Returns a preview of the same view at another target.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> Self {
    Self(view: view, parameters: parameters, target: newTarget)
  }

  /// Returns a preview with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    Self(view: view, parameters: parameters, target: target)
  }
}

/// Parameters of the appearance of a preview. They have no effect.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject, @preconcurrency NSCopying {
  /// Creates default parameters.
  public required override init() {}

  /// Creates parameters for the lines of a text.
  public convenience init(textLineRects: [NSValue]) {
    self.init()
  }

  /// The background color of the preview.
  open var backgroundColor: UIColor!

  /// Returns parameters with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.backgroundColor = backgroundColor
    return copy
  }
}

/// The place of a preview: a point in a view.
@preconcurrency @MainActor open class UIPreviewTarget: NSObject, @preconcurrency NSCopying {
  /// Creates a target with a transform that is applied to the preview.
  public required init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    self.container = container
    self.center = center
    self.transform = transform
  }

  /// Creates a target without a transform.
  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }

  /// The view that contains the preview.
  open private(set) var container: UIView
  /// The center of the preview in the container's coordinates.
  open private(set) var center: CGPoint
  /// The transform that is applied to the preview.
  open private(set) var transform: CGAffineTransform

  /// Returns a target with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    Self(container: container, center: center, transform: transform)
  }
}
