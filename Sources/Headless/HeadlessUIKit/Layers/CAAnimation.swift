public import Foundation

/// An object that follows an animation.
public protocol CAAnimationDelegate: AnyObject {
  /// Tells the delegate that the animation began. Unless implemented, nothing happens.
  func animationDidStart(_ anim: CAAnimation)
  /// Tells the delegate that the animation ended. Unless implemented, nothing happens.
  ///
  /// - Parameters:
  ///   - anim: The animation.
  ///   - flag: True if it is complete, and false if it was removed.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of a layer: a value, which layers keep until it is complete.
open class CAAnimation: NSObject, NSSecureCoding, NSCopying, CAMediaTiming, CAAction {
  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode: CAMediaTimingFillMode = .removed
  /// The pace of the animation.
  open var timingFunction: CAMediaTimingFunction?
  /// The object that follows the animation, which the animation keeps alive.
  open var delegate: (any CAAnimationDelegate)?
  /// A Boolean value that indicates whether the layer removes the animation when it is complete.
  open var isRemovedOnCompletion = true
  /// The range of frame rates. It has no effect.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// Creates an animation.
  public override init() { super.init() }
  /// Creates the animation of an archive.
  public required init?(coder: NSCoder) {
    super.init()
    let times = coder.decodeValue([Double].self, forKey: "times") ?? []
    if times.count == 4 {
      (beginTime, duration, timeOffset, repeatDuration) = (times[0], times[1], times[2], times[3])
    }
    speed = coder.decodeValue(Float.self, forKey: "speed") ?? speed
    repeatCount = coder.decodeValue(Float.self, forKey: "repeatCount") ?? repeatCount
    autoreverses = coder.decodeValue(Bool.self, forKey: "autoreverses") ?? autoreverses
    fillMode =
      coder.decodeValue(String.self, forKey: "fillMode").map { .init(rawValue: $0) } ?? fillMode
    timingFunction = coder.decodeNested(CAMediaTimingFunction.self, forKey: "timingFunction")
    isRemovedOnCompletion =
      coder.decodeValue(Bool.self, forKey: "isRemovedOnCompletion") ?? isRemovedOnCompletion
  }
  /// Encodes the timing of the animation. Its delegate isn't encoded.
  open func encode(with coder: NSCoder) {
    coder.encodeValue([beginTime, duration, timeOffset, repeatDuration], forKey: "times")
    coder.encodeValue(speed, forKey: "speed")
    coder.encodeValue(repeatCount, forKey: "repeatCount")
    coder.encodeValue(autoreverses, forKey: "autoreverses")
    coder.encodeValue(fillMode.rawValue, forKey: "fillMode")
    coder.encodeNested(timingFunction, forKey: "timingFunction")
    coder.encodeValue(isRemovedOnCompletion, forKey: "isRemovedOnCompletion")
  }
  /// A Boolean value that indicates whether the class supports secure coding; true.
  open class var supportsSecureCoding: Bool { true }

  // See `UITableViewCell`: creates an instance of a subclass that has no `required` initializer.
  @_silgen_name("headless_caanimation_make")
  convenience init(made: Void) { self.init() }

  /// Returns a copy of the animation.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).make()
    copy.adoptValues(of: self)
    return copy
  }

  func adoptValues(of other: CAAnimation) {
    beginTime = other.beginTime
    duration = other.duration
    speed = other.speed
    timeOffset = other.timeOffset
    repeatCount = other.repeatCount
    repeatDuration = other.repeatDuration
    autoreverses = other.autoreverses
    fillMode = other.fillMode
    timingFunction = other.timingFunction
    delegate = other.delegate
    isRemovedOnCompletion = other.isRemovedOnCompletion
  }

  /// Returns the value that a new animation has for a property; nil unless overridden.
  open class func defaultValue(forKey key: String) -> Any? { nil }

  /// Adds the animation to a layer.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// A Boolean value that indicates whether the animation repeats without end.
  var isEndless: Bool { repeatCount == .infinity || repeatCount == .greatestFiniteMagnitude }

  func notifyStop(finished: Bool) { delegate?.animationDidStop(self, finished: finished) }
}

extension CAAnimation {
  /// Creates an instance of the receiving class.
  ///
  /// The body is the initializer that has the same link name.
  @_silgen_name("headless_caanimation_make")
  static func make() -> CAAnimation
}

/// A range of frame rates, in frames per second.
public struct CAFrameRateRange: Equatable, Sendable {
  /// The minimum rate.
  public var minimum: Float
  /// The maximum rate.
  public var maximum: Float
  /// The preferred rate, or 0 for none.
  public var preferred: Float?
  /// Creates the system's range.
  public init() { self.init(minimum: 0, maximum: 0) }
  /// Creates a range.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }
  /// The system's range.
  public static let `default` = CAFrameRateRange()
}

/// An animation of a property.
open class CAPropertyAnimation: CAAnimation {
  /// The key path of the property.
  open var keyPath: String?
  /// A Boolean value that indicates whether values are added to the property's own.
  open var isAdditive = false
  /// A Boolean value that indicates whether each repetition begins where the last one ended.
  open var isCumulative = false

  /// Creates an animation of no property.
  public override init() { super.init() }
  /// Creates the animation of an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    keyPath = coder.decodeValue(String.self, forKey: "keyPath")
    isAdditive = coder.decodeValue(Bool.self, forKey: "isAdditive") ?? false
    isCumulative = coder.decodeValue(Bool.self, forKey: "isCumulative") ?? false
  }
  /// Encodes the timing, the key path and the options.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encodeValue(keyPath, forKey: "keyPath")
    coder.encodeValue(isAdditive, forKey: "isAdditive")
    coder.encodeValue(isCumulative, forKey: "isCumulative")
  }

  /// Creates an animation of the property with a key path.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func adoptValues(of other: CAAnimation) {
    super.adoptValues(of: other)
    guard let other = other as? CAPropertyAnimation else { return }
    keyPath = other.keyPath
    isAdditive = other.isAdditive
    isCumulative = other.isCumulative
  }
}

/// An animation of a property from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the begin.
  open var fromValue: Any?
  /// The value at the end.
  open var toValue: Any?
  /// The difference of the values.
  open var byValue: Any?

  /// Creates an animation of no property.
  public override init() { super.init() }
  /// Creates the animation of an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    let values = coder.decodeAttributes(forKey: "values")
    fromValue = values?[.init(rawValue: "from")]
    toValue = values?[.init(rawValue: "to")]
    byValue = values?[.init(rawValue: "by")]
  }
  /// Encodes the timing, the key path, and values that are numbers.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    var values: [NSAttributedString.Key: Any] = [:]
    values[.init(rawValue: "from")] = fromValue
    values[.init(rawValue: "to")] = toValue
    values[.init(rawValue: "by")] = byValue
    coder.encodeAttributes(values, forKey: "values")
  }

  override func adoptValues(of other: CAAnimation) {
    super.adoptValues(of: other)
    guard let other = other as? CABasicAnimation else { return }
    fromValue = other.fromValue
    toValue = other.toValue
    byValue = other.byValue
  }
}

/// An animation of a property by a spring.
open class CASpringAnimation: CABasicAnimation {
  /// The mass at the end of the spring.
  open var mass: CGFloat = 1
  /// The stiffness of the spring.
  open var stiffness: CGFloat = 100
  /// The damping of the spring.
  open var damping: CGFloat = 10
  /// The velocity at the begin.
  open var initialVelocity: CGFloat = 0
  /// A Boolean value that indicates whether the spring may be overdamped.
  open var allowsOverdamping = false
  /// The duration until the spring rests, in seconds, which is the duration of the animation.
  open var settlingDuration: CFTimeInterval { duration }

  override func adoptValues(of other: CAAnimation) {
    super.adoptValues(of: other)
    guard let other = other as? CASpringAnimation else { return }
    mass = other.mass
    stiffness = other.stiffness
    damping = other.damping
    initialVelocity = other.initialVelocity
    allowsOverdamping = other.allowsOverdamping
  }
}

/// The interpolation between the values of a keyframe animation.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String
  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Linear interpolation.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// No interpolation.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Interpolation at constant speed.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// Interpolation by a smooth curve.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// Interpolation by a smooth curve at constant speed.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// The rotation of a layer along a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String
  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Along the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// Against the path.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// An animation of a property through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?
  /// The path of a point's values.
  open var path: CGPath?
  /// The times of the values, from 0 to 1.
  open var keyTimes: [NSNumber]?
  /// The paces between the values.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// The interpolation between the values.
  open var calculationMode: CAAnimationCalculationMode = .linear
  /// The rotation along the path.
  open var rotationMode: CAAnimationRotationMode?

  override func adoptValues(of other: CAAnimation) {
    super.adoptValues(of: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    values = other.values
    path = other.path
    keyTimes = other.keyTimes
    timingFunctions = other.timingFunctions
    calculationMode = other.calculationMode
    rotationMode = other.rotationMode
  }
}

/// Animations that run together.
open class CAAnimationGroup: CAAnimation {
  /// The animations.
  open var animations: [CAAnimation]?

  /// Creates an empty group.
  public override init() { super.init() }
  /// Creates the group of an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    animations = coder.decodeNested(arrayOf: CAAnimation.self, forKey: "animations")
  }
  /// Encodes the timing and the animations.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encodeNested(animations, forKey: "animations")
  }

  override func adoptValues(of other: CAAnimation) {
    super.adoptValues(of: other)
    animations = (other as? CAAnimationGroup)?.animations
  }
}

/// The kind of a transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name of the kind.
  public let rawValue: String
  /// Creates a kind from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The new content fades in.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new content slides over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new content pushes the old one away.
  public static let push = CATransitionType(rawValue: "push")
  /// The old content slides away.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The direction of a transition.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name of the direction.
  public let rawValue: String
  /// Creates a direction from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// From the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From the top.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From the bottom.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// An animation from one content of a layer to the next.
open class CATransition: CAAnimation {
  /// The kind of the transition.
  open var type: CATransitionType = .fade
  /// The direction of the transition.
  open var subtype: CATransitionSubtype?
  /// The part of the transition at which it begins, from 0 to 1.
  open var startProgress: Float = 0
  /// The part of the transition at which it ends, from 0 to 1.
  open var endProgress: Float = 1

  override func adoptValues(of other: CAAnimation) {
    super.adoptValues(of: other)
    guard let other = other as? CATransition else { return }
    type = other.type
    subtype = other.subtype
    startProgress = other.startProgress
    endProgress = other.endProgress
  }
}

extension CALayer {
  /// Adds an animation, which is complete at the next turn unless it repeats without end.
  func start(_ added: CAAnimation, key: String) {
    removeAnimation(forKey: key)
    let animation = added.copy() as! CAAnimation
    if animation.duration == 0 { animation.duration = CATransaction.animationDuration() }
    animations.append((key, animation))
    animation.delegate?.animationDidStart(animation)
    guard !animation.isEndless, UIKitException.isOnMainActor else { return }
    nonisolated(unsafe) let (layer, complete) = (self, animation)
    MainActor.assumeIsolated {
      HeadlessRunLoop.enqueue { layer.complete(complete) }
    }
  }

  /// Ends a complete animation, unless it was removed before.
  private func complete(_ animation: CAAnimation) {
    guard let index = animations.firstIndex(where: { $0.animation === animation }) else { return }
    if animation.isRemovedOnCompletion { animations.remove(at: index) }
    animation.notifyStop(finished: true)
  }
}
