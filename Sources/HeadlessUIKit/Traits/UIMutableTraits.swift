public import Foundation

/// The definition of a trait: the type of its values, and the value where none is specified.
public protocol UITraitDefinition {
  /// The type of the trait's values.
  associatedtype Value
  /// The value of a collection that does not specify the trait.
  static var defaultValue: Value { get }
  /// The name of the trait. By default, it is that of the type.
  static var name: String { get }
  /// The identifier of the trait. By default, it is the name of the type with its module.
  static var identifier: String { get }
  /// A Boolean value that indicates whether colors depend on the trait; false by default.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  /// The name of the type by default.
  public static var name: String { String(describing: Self.self) }
  /// The name of the type with its module by default.
  public static var identifier: String { String(reflecting: Self.self) }
  /// False by default.
  public static var affectsColorAppearance: Bool { false }
}

/// A trait.
public typealias UITrait = any UITraitDefinition.Type

/// Traits that can be changed.
public protocol UIMutableTraits {
  /// The value of a trait.
  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }
  /// The light or dark appearance.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// The type of device.
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  /// The number of pixels per point, or 0 if it is unspecified.
  var displayScale: CGFloat { get set }
  /// The color gamut of the display.
  var displayGamut: UIDisplayGamut { get set }
  /// The horizontal size class.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The vertical size class.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The reading direction.
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  /// The user's preferred text size.
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  /// The support of the display for the force of touches.
  var forceTouchCapability: UIForceTouchCapability { get set }
  /// The contrast that the user prefers.
  var accessibilityContrast: UIAccessibilityContrast { get set }
  /// The level of the interface above the base.
  var userInterfaceLevel: UIUserInterfaceLevel { get set }
  /// The weight of text that the user prefers.
  var legibilityWeight: UILegibilityWeight { get set }
  /// The appearance of an active or inactive window.
  var activeAppearance: UIUserInterfaceActiveAppearance { get set }
  /// The size of a Mac toolbar's items.
  var toolbarItemPresentationSize: UINSToolbarItemPresentationSize { get set }
  /// The dynamic range of images.
  var imageDynamicRange: UIImage.DynamicRange { get set }
  /// A value that indicates whether the scene is captured.
  var sceneCaptureState: UISceneCaptureState { get set }
  /// The language of text, or nil for that of the text itself.
  var typesettingLanguage: Locale.Language? { get set }
}

/// The traits that an object overrides for itself and everything inside it.
public protocol UITraitOverrides: UIMutableTraits {
  /// Returns a Boolean value that indicates whether a trait is overridden.
  func contains(_ trait: UITrait) -> Bool
  /// Inherits a trait again.
  mutating func remove(_ trait: UITrait)
}

extension TraitValues: UITraitOverrides {
  func contains(_ trait: UITrait) -> Bool { specifies(trait) }
}
