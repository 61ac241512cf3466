public import Foundation

/// The timing of a layer or an animation. The values are kept, and there is no clock that follows
/// them.
public protocol CAMediaTiming {
  /// The begin, in seconds of the parent's time.
  var beginTime: CFTimeInterval { get set }
  /// The duration, in seconds.
  var duration: CFTimeInterval { get set }
  /// The speed relative to the parent's time.
  var speed: Float { get set }
  /// The offset in the own time, in seconds.
  var timeOffset: CFTimeInterval { get set }
  /// The number of repetitions.
  var repeatCount: Float { get set }
  /// The duration of the repetitions, in seconds.
  var repeatDuration: CFTimeInterval { get set }
  /// A Boolean value that indicates whether the animation runs backward after it ran forward.
  var autoreverses: Bool { get set }
  /// The effect before the begin and after the end.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// The effect of an animation before its begin and after its end.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String
  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The last value remains.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The first value precedes the begin.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// No effect.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// The name of a timing function.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Constant speed.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// A slow begin.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// A slow end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// A slow begin and a slow end.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The function of most system animations.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// The pace of an animation: a cubic Bézier curve from (0, 0) to (1, 1).
open class CAMediaTimingFunction: NSObject, NSSecureCoding {
  private let controls: [(Float, Float)]

  /// Creates a function of constant speed.
  public override init() {
    controls = [(0, 0), (0, 0), (1, 1), (1, 1)]
  }

  /// Creates a function with a name.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// Creates a function from the control points of its curve.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    controls = [(0, 0), (c1x, c1y), (c2x, c2y), (1, 1)]
  }

  /// Creates the function of an archive, or a linear one if the archive has none.
  public required init?(coder: NSCoder) {
    let points = coder.decodeValue([Float].self, forKey: "controlPoints") ?? []
    controls =
      points.count == 4
      ? [(0, 0), (points[0], points[1]), (points[2], points[3]), (1, 1)]
      : [(0, 0), (0, 0), (1, 1), (1, 1)]
  }

  /// Encodes the control points of the curve.
  open func encode(with coder: NSCoder) {
    coder.encodeValue(controls[1...2].flatMap { [$0.0, $0.1] }, forKey: "controlPoints")
  }

  /// A Boolean value that indicates whether the class supports secure coding; true.
  open class var supportsSecureCoding: Bool { true }

  /// Stores the coordinates of a control point, from 0 for the begin to 3 for the end.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    guard controls.indices.contains(idx) else { return }
    ptr[0] = controls[idx].0
    ptr[1] = controls[idx].1
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the absolute time, in seconds.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }
