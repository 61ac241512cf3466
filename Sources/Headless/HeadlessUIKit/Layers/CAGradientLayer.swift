public import Foundation

/// The kind of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name of the kind.
  public let rawValue: String
  /// Creates a kind from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From a point outward.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around a point.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer with a gradient. The values are kept, and nothing is drawn.
open class CAGradientLayer: CALayer {
  /// The colors, each a `CGColor`.
  open var colors: [Any]? { didSet { noteChange() } }
  /// The positions of the colors, from 0 to 1, or nil for equal distances.
  open var locations: [NSNumber]? { didSet { noteChange() } }
  /// The point of the first color, in the unit square.
  open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { noteChange() } }
  /// The point of the last color, in the unit square.
  open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { noteChange() } }
  /// The kind of the gradient.
  open var type: CAGradientLayerType = .axial { didSet { noteChange() } }
}
