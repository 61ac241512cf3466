public import Foundation

/// The course of an animation.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol, NSCoding, NSCopying {
  /// The type of the curve.
  var timingCurveType: UITimingCurveType { get }
  /// The Bézier curve.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// The type of a timing curve.
@nonexhaustive public enum UITimingCurveType: Int, Sendable {
  /// A curve of the system.
  case builtin
  /// A Bézier curve.
  case cubic
  /// A spring.
  case spring
  /// A Bézier curve together with a spring.
  case composed
}

/// A Bézier curve as the course of an animation. It has no effect.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject,
  @preconcurrency UITimingCurveProvider
{
  /// Creates the curve that begins and ends slowly.
  public override init() {
    animationCurve = .easeInOut
    timingCurveType = .builtin
    (controlPoint1, controlPoint2) = Self.points(of: .easeInOut)
  }

  /// Creates a curve of the system.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    timingCurveType = .builtin
    (controlPoint1, controlPoint2) = Self.points(of: curve)
  }

  private static func points(of curve: UIView.AnimationCurve) -> (CGPoint, CGPoint) {
    switch curve {
    case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
    case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
    case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
    case .linear: (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
    }
  }

  /// Creates a curve with two control points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    timingCurveType = .cubic
    controlPoint1 = point1
    controlPoint2 = point2
  }

  /// Creates the curve of an archive, or nil if the archive has none.
  public required init?(coder: NSCoder) {
    let points = coder.decodeValue([CGPoint].self, forKey: "controlPoints") ?? []
    guard points.count == 2 else { return nil }
    controlPoint1 = points[0]
    controlPoint2 = points[1]
    animationCurve =
      coder.decodeValue(Int.self, forKey: "curve").flatMap(UIView.AnimationCurve.init)
      ?? .easeInOut
    timingCurveType =
      coder.decodeValue(Int.self, forKey: "type").flatMap(UITimingCurveType.init) ?? .cubic
  }

  /// Encodes the control points, the curve and its type.
  open func encode(with coder: NSCoder) {
    coder.encodeValue([controlPoint1, controlPoint2], forKey: "controlPoints")
    coder.encodeValue(animationCurve.rawValue, forKey: "curve")
    coder.encodeValue(timingCurveType.rawValue, forKey: "type")
  }

  /// Returns the curve itself, which doesn't change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The curve of the system.
  open private(set) var animationCurve: UIView.AnimationCurve
  /// The first control point.
  open private(set) var controlPoint1: CGPoint
  /// The second control point.
  open private(set) var controlPoint2: CGPoint
  /// The type of the curve.
  public let timingCurveType: UITimingCurveType
  /// The curve itself.
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  /// There is no spring.
  open var springTimingParameters: UISpringTimingParameters? { nil }
}

/// A spring as the course of an animation. It has no effect.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject,
  @preconcurrency UITimingCurveProvider
{
  /// Creates a spring of the system.
  public override init() {
    initialVelocity = .zero
    dampingRatio = Self.dampingRatio(mass: 3, stiffness: 1000, damping: 500)
  }

  /// Creates a spring with a damping ratio and a velocity.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    initialVelocity = velocity
    dampingRatio = ratio
  }

  /// Creates the spring of an archive.
  public required init?(coder: NSCoder) {
    dampingRatio = coder.decodeValue(CGFloat.self, forKey: "dampingRatio") ?? 1
    let velocity = coder.decodeValue([CGFloat].self, forKey: "velocity") ?? []
    initialVelocity = velocity.count == 2 ? CGVector(dx: velocity[0], dy: velocity[1]) : .zero
  }

  /// Encodes the damping ratio and the velocity.
  open func encode(with coder: NSCoder) {
    coder.encodeValue(dampingRatio, forKey: "dampingRatio")
    coder.encodeValue([initialVelocity.dx, initialVelocity.dy], forKey: "velocity")
  }

  /// Returns the spring itself, which doesn't change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Creates a spring with a damping ratio.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// Creates a spring with physical values.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    initialVelocity = velocity
    dampingRatio = Self.dampingRatio(mass: mass, stiffness: stiffness, damping: damping)
  }

  /// Creates a spring with a duration and a bounce.
  public init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector) {
    initialVelocity = velocity
    dampingRatio = 1 - bounce
  }

  private static func dampingRatio(mass: CGFloat, stiffness: CGFloat, damping: CGFloat) -> CGFloat {
    damping / (2 * (stiffness * mass).squareRoot())
  }

  let dampingRatio: CGFloat
  /// The velocity at the beginning.
  open private(set) var initialVelocity: CGVector
  /// The type of the curve.
  open var timingCurveType: UITimingCurveType { .spring }
  /// There is no Bézier curve.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// The spring itself.
  open var springTimingParameters: UISpringTimingParameters? { self }
}
