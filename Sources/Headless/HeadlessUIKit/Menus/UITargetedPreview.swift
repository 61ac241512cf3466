public import Foundation

/// The view from which a menu opens, or which follows a drag.
///
/// No preview is drawn here: its values are kept.
@preconcurrency @MainActor open class UITargetedPreview: NSObject, @preconcurrency NSCopying {
  /// Creates a preview of a view where the view is.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  /// Creates a preview of a view with parameters where the view is, which must be in a window.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    if view.window == nil {
      UIKitException.raise(
        "This UITargetedPreview initializer requires that the view is in a window, but it "
          + "is not. Either fix that, or use the other initializer that takes a target with an "
          + "explicit container. (view: \(view.inWords))")
    }
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: view.superview ?? view, center: view.center))
  }

  /// Creates a preview of a view that appears at a target.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
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
    Self.make(view: view, parameters: parameters, target: newTarget) as! Self
  }

  /// Returns the preview itself, which doesn't change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  // See `UITableViewCell`: creates an instance of a subclass that has no `required` initializer.
  @_silgen_name("headless_uitargetedpreview_make")
  convenience init(
    madeFor view: UIView, _ parameters: UIPreviewParameters, _ target: UIPreviewTarget
  ) {
    self.init(view: view, parameters: parameters, target: target)
  }
}

extension UITargetedPreview {
  /// Creates an instance of the receiving class.
  ///
  /// The body is the initializer that has the same link name.
  @_silgen_name("headless_uitargetedpreview_make")
  fileprivate static func make(
    view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget
  ) -> UITargetedPreview
}

/// Parameters of the appearance of a preview. They have no effect.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject, @preconcurrency NSCopying {
  /// Creates default parameters.
  public override init() {}

  /// Creates parameters for the lines of a text.
  public convenience init(textLineRects: [NSValue]) {
    self.init()
  }

  /// The background color of the preview.
  open var backgroundColor: UIColor!

  /// Returns parameters with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).make()
    copy.backgroundColor = backgroundColor
    return copy
  }

  // See `UITableViewCell`: creates an instance of a subclass that has no `required` initializer.
  @_silgen_name("headless_uipreviewparameters_make")
  convenience init(made: Void) { self.init() }
}

extension UIPreviewParameters {
  /// Creates an instance of the receiving class.
  ///
  /// The body is the initializer that has the same link name.
  @_silgen_name("headless_uipreviewparameters_make")
  fileprivate static func make() -> UIPreviewParameters
}

/// The place of a preview: a point in a view.
@preconcurrency @MainActor open class UIPreviewTarget: NSObject, @preconcurrency NSCopying {
  /// Creates a target in a view that is in a window, with a transform that is applied to the
  /// preview.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
    guard container.window == nil else { return }
    UIKitException.raise(
      "\(type(of: self)) requires that the container view is in a window, but it is not. "
        + "(container: \(container.inWords))")
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

  /// Returns the target itself, which doesn't change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
