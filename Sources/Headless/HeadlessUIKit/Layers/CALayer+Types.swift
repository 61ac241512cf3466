public import Foundation

/// The corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
  /// The bit mask of the corners.
  public let rawValue: UInt
  /// Creates a mask with a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top-left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The top-right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The bottom-left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The bottom-right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

  static let all = CACornerMask(rawValue: 15)
}

/// The edges of a layer that are antialiased.
public struct CAEdgeAntialiasingMask: OptionSet, Sendable {
  /// The bit mask of the edges.
  public let rawValue: UInt32
  /// Creates a mask with a bit mask.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The left edge.
  public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)
  /// The right edge.
  public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 2)
  /// The bottom edge.
  public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 4)
  /// The top edge.
  public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 8)

  static let all = CAEdgeAntialiasingMask(rawValue: 15)
}

/// The shape of rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name of the shape.
  public let rawValue: String
  /// Creates a shape from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Quarters of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// Curves that begin and end smoothly.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// The format of the pixels of a layer's content.
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
  /// The name of the format.
  public let rawValue: String
  /// Creates a format from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Four channels of 8 bits each.
  public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
  /// Four channels of 16 bits each, as floating-point numbers.
  public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")
  /// One channel of 8 bits.
  public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
}

/// The way in which a layer's content fills its bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name of the way.
  public let rawValue: String
  /// Creates a way from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The content is centered.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// The content is aligned with the center of the top edge.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// The content is aligned with the center of the bottom edge.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// The content is aligned with the center of the left edge.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// The content is aligned with the center of the right edge.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// The content is aligned with the top-left corner.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// The content is aligned with the top-right corner.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// The content is aligned with the bottom-left corner.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// The content is aligned with the bottom-right corner.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// The content is scaled to fill the bounds. Its proportions can change.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// The content is scaled to fit the bounds. Its proportions are kept.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// The content is scaled to fill the bounds. Its proportions are kept, so that part of it may be
  /// cut off.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// The filter for content that is scaled.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The name of the filter.
  public let rawValue: String
  /// Creates a filter from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The nearest pixel.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Interpolation between pixels.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// Interpolation between pixels of several resolutions.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// An action that a change of a property triggers.
public protocol CAAction {
  /// Performs the action.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// The absence of an action, which ends the search for one.
extension NSNull: CAAction {
  /// Does nothing.
  public func run(
    forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?
  ) {}
}

/// An object that lays out and displays a layer, such as the layer's view.
public protocol CALayerDelegate: AnyObject {
  /// Displays the content of a layer. Unless implemented, the layer draws itself.
  func display(_ layer: CALayer)
  /// Draws the content of a layer. Unless implemented, nothing happens.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Tells the delegate that a layer is about to be drawn. Unless implemented, nothing happens.
  func layerWillDraw(_ layer: CALayer)
  /// Lays out the sublayers. Unless implemented, nothing happens.
  func layoutSublayers(of layer: CALayer)
  /// Returns the action for the name of a property; nil unless implemented, which continues the
  /// search, while `NSNull` ends it.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Does nothing.
  public func display(_ layer: CALayer) {}
  /// Does nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Does nothing.
  public func layerWillDraw(_ layer: CALayer) {}
  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// Returns nil.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

extension UIView: CALayerDelegate {}
