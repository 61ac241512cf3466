import Foundation

/// An effect of a symbol, such as a bounce. There is no clock, so symbols don't move.
public protocol SymbolEffect: Hashable, Sendable {
  /// The configuration of the effect.
  var configuration: SymbolEffectConfiguration { get }
}

/// The configuration of an effect: its kind.
public struct SymbolEffectConfiguration: Hashable, Sendable {
  let name: String
}

/// An effect that ends by itself.
public protocol DiscreteSymbolEffect {}
/// An effect that lasts until it is removed.
public protocol IndefiniteSymbolEffect {}
/// An effect that shows or hides a symbol.
public protocol TransitionSymbolEffect {}
/// An effect that replaces a symbol by another one.
public protocol ContentTransitionSymbolEffect {}

/// Options for the speed and the repetition of an effect. They have no effect.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// The default options.
  public static let `default` = SymbolEffectOptions()
  /// Options with repetition.
  public static let repeating = SymbolEffectOptions()
  /// Options without repetition.
  public static let nonRepeating = SymbolEffectOptions()
  /// Returns options with a number of repetitions, or with endless ones.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { .default }
  /// Returns options with a speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { .default }
}

/// A jump of the symbol.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The configuration of the effect.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(name: "bounce") }
  /// The variant `up`.
  public var up: Self { self }
  /// The variant `down`.
  public var down: Self { self }
  /// The variant `byLayer`.
  public var byLayer: Self { self }
  /// The variant `wholeSymbol`.
  public var wholeSymbol: Self { self }
}
extension SymbolEffect where Self == BounceSymbolEffect {
  /// A jump of the symbol.
  public static var bounce: Self { Self() }
}

/// A change of the opacity.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The configuration of the effect.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(name: "pulse") }
  /// The variant `byLayer`.
  public var byLayer: Self { self }
  /// The variant `wholeSymbol`.
  public var wholeSymbol: Self { self }
}
extension SymbolEffect where Self == PulseSymbolEffect {
  /// A change of the opacity.
  public static var pulse: Self { Self() }
}

/// A change of the opacity of one layer after another.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect
{
  /// The configuration of the effect.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(name: "variableColor")
  }
  /// The variant `iterative`.
  public var iterative: Self { self }
  /// The variant `cumulative`.
  public var cumulative: Self { self }
  /// The variant `reversing`.
  public var reversing: Self { self }
  /// The variant `nonReversing`.
  public var nonReversing: Self { self }
  /// The variant `hideInactiveLayers`.
  public var hideInactiveLayers: Self { self }
  /// The variant `dimInactiveLayers`.
  public var dimInactiveLayers: Self { self }
}
extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// A change of the opacity of one layer after another.
  public static var variableColor: Self { Self() }
}

/// A change of the scale.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  /// The configuration of the effect.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(name: "scale") }
  /// The variant `up`.
  public var up: Self { self }
  /// The variant `down`.
  public var down: Self { self }
  /// The variant `byLayer`.
  public var byLayer: Self { self }
  /// The variant `wholeSymbol`.
  public var wholeSymbol: Self { self }
}
extension SymbolEffect where Self == ScaleSymbolEffect {
  /// A change of the scale.
  public static var scale: Self { Self() }
}

/// The appearance of the symbol.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// The configuration of the effect.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(name: "appear") }
  /// The variant `up`.
  public var up: Self { self }
  /// The variant `down`.
  public var down: Self { self }
  /// The variant `byLayer`.
  public var byLayer: Self { self }
  /// The variant `wholeSymbol`.
  public var wholeSymbol: Self { self }
}
extension SymbolEffect where Self == AppearSymbolEffect {
  /// The appearance of the symbol.
  public static var appear: Self { Self() }
}

/// The disappearance of the symbol.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// The configuration of the effect.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(name: "disappear")
  }
  /// The variant `up`.
  public var up: Self { self }
  /// The variant `down`.
  public var down: Self { self }
  /// The variant `byLayer`.
  public var byLayer: Self { self }
  /// The variant `wholeSymbol`.
  public var wholeSymbol: Self { self }
}
extension SymbolEffect where Self == DisappearSymbolEffect {
  /// The disappearance of the symbol.
  public static var disappear: Self { Self() }
}

/// A movement back and forth.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The configuration of the effect.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(name: "wiggle") }
  /// The variant `up`.
  public var up: Self { self }
  /// The variant `down`.
  public var down: Self { self }
  /// The variant `left`.
  public var left: Self { self }
  /// The variant `right`.
  public var right: Self { self }
  /// The variant `clockwise`.
  public var clockwise: Self { self }
  /// The variant `counterClockwise`.
  public var counterClockwise: Self { self }
  /// The variant `byLayer`.
  public var byLayer: Self { self }
  /// The variant `wholeSymbol`.
  public var wholeSymbol: Self { self }
}
extension SymbolEffect where Self == WiggleSymbolEffect {
  /// A movement back and forth.
  public static var wiggle: Self { Self() }
}

/// A rotation.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The configuration of the effect.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(name: "rotate") }
  /// The variant `clockwise`.
  public var clockwise: Self { self }
  /// The variant `counterClockwise`.
  public var counterClockwise: Self { self }
  /// The variant `byLayer`.
  public var byLayer: Self { self }
  /// The variant `wholeSymbol`.
  public var wholeSymbol: Self { self }
}
extension SymbolEffect where Self == RotateSymbolEffect {
  /// A rotation.
  public static var rotate: Self { Self() }
}

/// A slow change of the scale.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The configuration of the effect.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(name: "breathe") }
  /// The variant `plain`.
  public var plain: Self { self }
  /// The variant `pulse`.
  public var pulse: Self { self }
  /// The variant `byLayer`.
  public var byLayer: Self { self }
  /// The variant `wholeSymbol`.
  public var wholeSymbol: Self { self }
}
extension SymbolEffect where Self == BreatheSymbolEffect {
  /// A slow change of the scale.
  public static var breathe: Self { Self() }
}

/// The replacement of the symbol by another one.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
  /// The configuration of the effect.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(name: "replace") }
  /// The variant `downUp`.
  public var downUp: Self { self }
  /// The variant `upUp`.
  public var upUp: Self { self }
  /// The variant `offUp`.
  public var offUp: Self { self }
  /// The variant `byLayer`.
  public var byLayer: Self { self }
  /// The variant `wholeSymbol`.
  public var wholeSymbol: Self { self }
}
extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// The replacement of the symbol by another one.
  public static var replace: Self { Self() }
}

/// The effect that fits the change.
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect,
  ContentTransitionSymbolEffect
{
  /// The configuration of the effect.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(name: "automatic")
  }
}
extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// The effect that fits the change.
  public static var automatic: Self { Self() }
}

/// A closure that receives the end of an effect.
public typealias UISymbolEffectCompletion = (UISymbolEffectCompletionContext) -> Void

/// The end of a symbol's effect.
@MainActor public struct UISymbolEffectCompletionContext {
  /// A Boolean value that indicates whether the effect ended by itself.
  public let isFinished: Bool
  /// The view or the bar item of the symbol.
  public private(set) weak var sender: AnyObject?
  /// The effect or the content transition.
  public let effect: any SymbolEffect

  init(sender: AnyObject, effect: any SymbolEffect) {
    isFinished = true
    self.sender = sender
    self.effect = effect
  }
}

/// Effects of the displayed symbol, which complete at the next turn without any change. See
/// ``HeadlessRunLoop``.
extension UIImageView {
  /// Performs an effect.
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) { perform(effect, animated, completion) }
  /// Performs an effect.
  public func addSymbolEffect(
    _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) { perform(effect, animated, completion) }
  /// Performs an effect.
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) { perform(effect, animated, completion) }
  /// Removes an effect.
  public func removeSymbolEffect(
    ofType effect: some DiscreteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) { perform(effect, animated, completion) }
  /// Removes an effect.
  public func removeSymbolEffect(
    ofType effect: some IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) { perform(effect, animated, completion) }
  /// Removes an effect.
  public func removeSymbolEffect(
    ofType effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) { perform(effect, animated, completion) }
  /// Removes all effects.
  public func removeAllSymbolEffects(
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) {}
  /// Displays another symbol at once.
  public func setSymbolImage(
    _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
  ) {
    self.image = image
    guard let completion else { return }
    let context = UISymbolEffectCompletionContext(sender: self, effect: contentTransition)
    HeadlessRunLoop.complete { completion(context) }
  }

  private func perform(
    _ effect: any SymbolEffect, _ animated: Bool, _ completion: UISymbolEffectCompletion?
  ) {
    guard let completion else { return }
    let context = UISymbolEffectCompletionContext(sender: self, effect: effect)
    HeadlessRunLoop.complete(animated: animated) { completion(context) }
  }
}
