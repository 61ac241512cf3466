public import Foundation

/// The view from which a menu opens. It has no effect.
@preconcurrency @MainActor open class UITargetedPreview: NSObject {
  /// Creates a preview of a view.
  public init(view: UIView) {
    self.view = view
  }

  /// Creates a preview of a view with parameters.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    self.init(view: view)
    self.parameters = parameters
  }

  /// The previewed view.
  public let view: UIView
  /// The parameters of the preview's appearance.
  open private(set) var parameters = UIPreviewParameters()
}

/// Parameters of the appearance of a preview. They have no effect.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject {
  /// Creates default parameters.
  public override init() {}

  /// The background color of the preview.
  open var backgroundColor: UIColor!
}
