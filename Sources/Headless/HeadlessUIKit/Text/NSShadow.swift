public import Foundation

/// The shadow of text. Screens don't draw it.
open class NSShadow: AttributeBase, NSSecureCoding, NSCopying {
  /// The offset of the shadow, in points.
  open var shadowOffset = CGSize.zero
  /// The radius of the shadow's blur, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// The color of the shadow, a `UIColor`; black with an opacity of a third unless set.
  open var shadowColor: Any? = UIColor.black.withAlphaComponent(1 / 3)

  /// Creates a shadow without offset and blur.
  public override init() { super.init() }
  /// Creates the shadow of an archive.
  public required init?(coder: NSCoder) {
    super.init()
    shadowOffset = coder.decodeValue(CGSize.self, forKey: "offset") ?? shadowOffset
    shadowBlurRadius = coder.decodeValue(CGFloat.self, forKey: "blurRadius") ?? shadowBlurRadius
    if coder.decodeValue(Bool.self, forKey: "hasColor") != nil {
      shadowColor = coder.decodeNested(UIColor.self, forKey: "color")
    }
  }
  /// Encodes the offset, the radius and the color.
  open func encode(with coder: NSCoder) {
    coder.encodeValue(shadowOffset, forKey: "offset")
    coder.encodeValue(shadowBlurRadius, forKey: "blurRadius")
    coder.encodeValue(true, forKey: "hasColor")
    coder.encodeNested(shadowColor as? UIColor, forKey: "color")
  }
  /// A Boolean value that indicates whether the class supports secure coding; true.
  open class var supportsSecureCoding: Bool { true }

  /// Returns a copy of the shadow.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }
  /// Returns a Boolean value that indicates whether two shadows are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
      && shadowColor as? UIColor == other.shadowColor as? UIColor
  }
  /// The hash value of the shadow.
  open override var hash: Int { shadowBlurRadius.hashValue }
}
