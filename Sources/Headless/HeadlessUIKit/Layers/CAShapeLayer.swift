public import Foundation

/// The rule that determines which points a shape encloses.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name of the rule.
  public let rawValue: String
  /// Creates a rule from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The points around which the path turns.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// The points from which a ray crosses the path an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The joins of a shape's lines.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name of the join.
  public let rawValue: String
  /// Creates a join from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A sharp corner.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// A round corner.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// A beveled corner.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// The ends of a shape's lines.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name of the end.
  public let rawValue: String
  /// Creates an end from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The line ends at its end point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// The line ends in a semicircle.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// The line extends past its end point by half its width.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// A layer with a shape. The values are kept, and nothing is drawn.
open class CAShapeLayer: CALayer {
  /// The shape.
  open var path: CGPath? { didSet { noteChange() } }
  /// The color inside the shape; black unless set.
  open var fillColor: CGColor? = UIColor.black.cgColor { didSet { noteChange() } }
  /// The rule that determines which points the shape encloses.
  open var fillRule: CAShapeLayerFillRule = .nonZero { didSet { noteChange() } }
  /// The color of the line.
  open var strokeColor: CGColor? { didSet { noteChange() } }
  /// The part of the path at which the line begins, from 0 to 1.
  open var strokeStart: CGFloat = 0 { didSet { noteChange() } }
  /// The part of the path at which the line ends, from 0 to 1.
  open var strokeEnd: CGFloat = 1 { didSet { noteChange() } }
  /// The width of the line, in points.
  open var lineWidth: CGFloat = 1 { didSet { noteChange() } }
  /// The limit of the length of sharp corners.
  open var miterLimit: CGFloat = 10 { didSet { noteChange() } }
  /// The ends of the line.
  open var lineCap: CAShapeLayerLineCap = .butt { didSet { noteChange() } }
  /// The joins of the line.
  open var lineJoin: CAShapeLayerLineJoin = .miter { didSet { noteChange() } }
  /// The offset into the pattern of dashes, in points.
  open var lineDashPhase: CGFloat = 0 { didSet { noteChange() } }
  /// The lengths of dashes and gaps, in points.
  open var lineDashPattern: [NSNumber]? { didSet { noteChange() } }
}
