public import Foundation

/// One thing that the user drags: its data, and an object for views of the same app.
@preconcurrency @MainActor open class UIDragItem: NSObject {
  /// Creates an item whose data a provider conveys.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
  }

  /// The provider of the item's data.
  open private(set) var itemProvider: NSItemProvider
  /// An object for the views of the same app.
  open var localObject: Any?
  /// A closure that returns the preview of the item, or nil for that of the dragged view. It is
  /// never called because no previews are drawn.
  open var previewProvider: (() -> UIDragPreview?)?
  /// Requests a new preview of the item. It has no effect.
  open func setNeedsDropPreviewUpdate() {}
}

/// The view that follows the finger during a drag. It isn't drawn.
@preconcurrency @MainActor open class UIDragPreview: NSObject, @preconcurrency NSCopying {
  /// Creates a preview of a view.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIDragPreviewParameters())
  }

  /// Creates a preview of a view with parameters.
  public init(view: UIView, parameters: UIDragPreviewParameters) {
    self.view = view
    self.parameters = parameters
  }

  // Creates a subclass that has no `required` initializer. See `UITableViewCell`.
  @_silgen_name("headless_uidragpreview_make")
  convenience init(made: Void) {
    self.init(view: UIView(), parameters: UIDragPreviewParameters())
  }

  /// Creates a preview of a URL.
  public convenience init(for url: URL) {
    self.init(for: url, title: nil)
  }

  /// Creates a preview of a URL with a title.
  public convenience init(for url: URL, title: String?) {
    let label = UILabel()
    label.text = title ?? url.absoluteString
    label.frame.size = label.sizeThatFits(CGSize(width: 300, height: 100))
    self.init(view: label)
  }

  /// The view that is displayed.
  open private(set) var view: UIView
  /// The parameters of the preview's appearance.
  open private(set) var parameters: UIDragPreviewParameters

  /// Returns a preview with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).make()
    copy.view = view
    copy.parameters = parameters
    return copy
  }
}

extension UIDragPreview {
  /// Creates an instance of the receiving class. The body is the initializer of the same link name.
  @_silgen_name("headless_uidragpreview_make")
  static func make() -> UIDragPreview
}

/// Parameters of the appearance of a drag's preview. They have no effect.
@preconcurrency @MainActor open class UIDragPreviewParameters: UIPreviewParameters {}

/// The place of a drag's preview.
@preconcurrency @MainActor open class UIDragPreviewTarget: UIPreviewTarget {}

/// A preview of a dragged item at a place.
@preconcurrency @MainActor open class UITargetedDragPreview: UITargetedPreview {
  /// Creates a preview of a URL at a target.
  public convenience init(for url: URL, target: UIDragPreviewTarget) {
    self.init(for: url, title: nil, target: target)
  }

  /// Creates a preview of a URL with a title at a target.
  public convenience init(for url: URL, title: String?, target: UIDragPreviewTarget) {
    self.init(
      view: UIDragPreview(for: url, title: title).view, parameters: UIDragPreviewParameters(),
      target: target)
  }

  /// Returns a preview of the same view at another target.
  open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
  }
}
