import Foundation

/// The values of a view in an archive.
private struct ViewArchive: Codable {
  var bounds: CGRect
  var center: CGPoint
  var transform: [CGFloat]
  var alpha: CGFloat
  var isHidden: Bool
  var isOpaque: Bool
  var clipsToBounds: Bool
  var contentMode: Int
  var semanticContentAttribute: Int
  var autoresizingMask: UInt
  var autoresizesSubviews: Bool
  var translatesMask: Bool
  var isUserInteractionEnabled: Bool
  var isMultipleTouchEnabled: Bool
  var isExclusiveTouch: Bool
  var tag: Int
  var restorationIdentifier: String?
  var accessibilityIdentifier: String?
}

extension UIView {
  /// Encodes the values of the view.
  func encodeView(with coder: NSCoder) {
    let archive = ViewArchive(
      bounds: bounds, center: center, transform: transform.numbers, alpha: alpha,
      isHidden: isHidden,
      isOpaque: isOpaque, clipsToBounds: clipsToBounds, contentMode: contentMode.rawValue,
      semanticContentAttribute: semanticContentAttribute.rawValue,
      autoresizingMask: autoresizingMask.rawValue, autoresizesSubviews: autoresizesSubviews,
      translatesMask: translatesAutoresizingMaskIntoConstraints,
      isUserInteractionEnabled: isUserInteractionEnabled,
      isMultipleTouchEnabled: isMultipleTouchEnabled, isExclusiveTouch: isExclusiveTouch, tag: tag,
      restorationIdentifier: restorationIdentifier,
      accessibilityIdentifier: accessibilityIdentifier)
    coder.encodeValue(archive, forKey: "UIView")
    coder.encodeNested(backgroundColor, forKey: "backgroundColor")
    coder.encodeNested(ownTintColor, forKey: "tintColor")
    if holdsOnlyAppViews { coder.encodeNested(subviews, forKey: "subviews") }
  }

  /// Takes the values of an archive, if it has values of a view.
  func decodeView(from coder: NSCoder) {
    guard let archive = coder.decodeValue(ViewArchive.self, forKey: "UIView") else { return }
    bounds = archive.bounds
    center = archive.center
    transform = CGAffineTransform(numbers: archive.transform) ?? .identity
    alpha = archive.alpha
    isHidden = archive.isHidden
    isOpaque = archive.isOpaque
    clipsToBounds = archive.clipsToBounds
    contentMode = ContentMode(rawValue: archive.contentMode) ?? contentMode
    semanticContentAttribute =
      UISemanticContentAttribute(rawValue: archive.semanticContentAttribute) ?? .unspecified
    autoresizingMask = AutoresizingMask(rawValue: archive.autoresizingMask)
    autoresizesSubviews = archive.autoresizesSubviews
    translatesAutoresizingMaskIntoConstraints = archive.translatesMask
    isUserInteractionEnabled = archive.isUserInteractionEnabled
    isMultipleTouchEnabled = archive.isMultipleTouchEnabled
    isExclusiveTouch = archive.isExclusiveTouch
    tag = archive.tag
    restorationIdentifier = archive.restorationIdentifier
    accessibilityIdentifier = archive.accessibilityIdentifier
    backgroundColor = coder.decodeNested(UIColor.self, forKey: "backgroundColor")
    ownTintColor = coder.decodeNested(UIColor.self, forKey: "tintColor")
    for view in coder.decodeNested(arrayOf: UIView.self, forKey: "subviews") ?? [] {
      addSubview(view)
    }
  }

  /// A Boolean value that indicates whether the view is a plain one, or of a class that an app
  /// derives from `UIView`.
  private var holdsOnlyAppViews: Bool {
    var type: UIView.Type? = Swift.type(of: self)
    while let current = type, AutomaticTracking.isAppClass(current) {
      type = _getSuperclass(current) as? UIView.Type
    }
    return type == UIView.self
  }
}
