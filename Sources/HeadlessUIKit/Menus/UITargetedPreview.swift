public import Foundation

/// The view from which a menu opens; kept, screens draw none.
@preconcurrency @MainActor open class UITargetedPreview: NSObject {
  /// Makes a preview of a view.
  public init(view: UIView) {
    self.view = view
  }

  /// Makes a preview of a view with parameters.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    self.init(view: view)
    self.parameters = parameters
  }

  /// The view.
  public let view: UIView
  /// How the view is cut out.
  open private(set) var parameters = UIPreviewParameters()
}

/// How a preview is cut out; kept, screens draw none.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject {
  /// Makes parameters that change nothing.
  public override init() {}

  /// The colour behind the preview.
  open var backgroundColor: UIColor!
}
