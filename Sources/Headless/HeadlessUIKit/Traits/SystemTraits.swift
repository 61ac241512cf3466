public import Foundation

/// The trait of the light or dark appearance.
public struct UITraitUserInterfaceStyle: UITraitDefinition {
  /// The value of a collection that does not specify the trait.
  public static var defaultValue: UIUserInterfaceStyle { UIUserInterfaceStyle.unspecified }
  /// A Boolean value that indicates whether colors depend on the trait.
  public static var affectsColorAppearance: Bool { true }
}
extension UITraitUserInterfaceStyle: SystemTrait {
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceStyle> { \.userInterfaceStyle }
}

/// The trait of the type of device.
public struct UITraitUserInterfaceIdiom: UITraitDefinition {
  /// The value of a collection that does not specify the trait.
  public static var defaultValue: UIUserInterfaceIdiom { UIUserInterfaceIdiom.unspecified }
  /// A Boolean value that indicates whether colors depend on the trait.
  public static var affectsColorAppearance: Bool { false }
}
extension UITraitUserInterfaceIdiom: SystemTrait {
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}

/// The trait of the number of pixels per point.
public struct UITraitDisplayScale: UITraitDefinition {
  /// The value of a collection that does not specify the trait.
  public static var defaultValue: CGFloat { CGFloat(0) }
  /// A Boolean value that indicates whether colors depend on the trait.
  public static var affectsColorAppearance: Bool { false }
}
extension UITraitDisplayScale: SystemTrait {
  static var path: WritableKeyPath<TraitValues, CGFloat> { \.displayScale }
}

/// The trait of the color gamut.
public struct UITraitDisplayGamut: UITraitDefinition {
  /// The value of a collection that does not specify the trait.
  public static var defaultValue: UIDisplayGamut { UIDisplayGamut.unspecified }
  /// A Boolean value that indicates whether colors depend on the trait.
  public static var affectsColorAppearance: Bool { true }
}
extension UITraitDisplayGamut: SystemTrait {
  static var path: WritableKeyPath<TraitValues, UIDisplayGamut> { \.displayGamut }
}

/// The trait of the horizontal size class.
public struct UITraitHorizontalSizeClass: UITraitDefinition {
  /// The value of a collection that does not specify the trait.
  public static var defaultValue: UIUserInterfaceSizeClass { UIUserInterfaceSizeClass.unspecified }
  /// A Boolean value that indicates whether colors depend on the trait.
  public static var affectsColorAppearance: Bool { false }
}
extension UITraitHorizontalSizeClass: SystemTrait {
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
}

/// The trait of the vertical size class.
public struct UITraitVerticalSizeClass: UITraitDefinition {
  /// The value of a collection that does not specify the trait.
  public static var defaultValue: UIUserInterfaceSizeClass { UIUserInterfaceSizeClass.unspecified }
  /// A Boolean value that indicates whether colors depend on the trait.
  public static var affectsColorAppearance: Bool { false }
}
extension UITraitVerticalSizeClass: SystemTrait {
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}

/// The trait of the reading direction.
public struct UITraitLayoutDirection: UITraitDefinition {
  /// The value of a collection that does not specify the trait.
  public static var defaultValue: UITraitEnvironmentLayoutDirection {
    UITraitEnvironmentLayoutDirection.unspecified
  }
  /// A Boolean value that indicates whether colors depend on the trait.
  public static var affectsColorAppearance: Bool { false }
}
extension UITraitLayoutDirection: SystemTrait {
  static var path: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection> {
    \.layoutDirection
  }
}

/// The trait of the text size.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// The value of a collection that does not specify the trait.
  public static var defaultValue: UIContentSizeCategory { UIContentSizeCategory.unspecified }
  /// A Boolean value that indicates whether colors depend on the trait.
  public static var affectsColorAppearance: Bool { false }
}
extension UITraitPreferredContentSizeCategory: SystemTrait {
  static var path: WritableKeyPath<TraitValues, UIContentSizeCategory> {
    \.preferredContentSizeCategory
  }
}

/// The trait of the support for the force of touches.
public struct UITraitForceTouchCapability: UITraitDefinition {
  /// The value of a collection that does not specify the trait.
  public static var defaultValue: UIForceTouchCapability { UIForceTouchCapability.unknown }
  /// A Boolean value that indicates whether colors depend on the trait.
  public static var affectsColorAppearance: Bool { false }
}
extension UITraitForceTouchCapability: SystemTrait {
  static var path: WritableKeyPath<TraitValues, UIForceTouchCapability> { \.forceTouchCapability }
}

/// The trait of the contrast.
public struct UITraitAccessibilityContrast: UITraitDefinition {
  /// The value of a collection that does not specify the trait.
  public static var defaultValue: UIAccessibilityContrast { UIAccessibilityContrast.unspecified }
  /// A Boolean value that indicates whether colors depend on the trait.
  public static var affectsColorAppearance: Bool { true }
}
extension UITraitAccessibilityContrast: SystemTrait {
  static var path: WritableKeyPath<TraitValues, UIAccessibilityContrast> { \.accessibilityContrast }
}

/// The trait of the level.
public struct UITraitUserInterfaceLevel: UITraitDefinition {
  /// The value of a collection that does not specify the trait.
  public static var defaultValue: UIUserInterfaceLevel { UIUserInterfaceLevel.unspecified }
  /// A Boolean value that indicates whether colors depend on the trait.
  public static var affectsColorAppearance: Bool { true }
}
extension UITraitUserInterfaceLevel: SystemTrait {
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceLevel> { \.userInterfaceLevel }
}

/// The trait of the weight of text.
public struct UITraitLegibilityWeight: UITraitDefinition {
  /// The value of a collection that does not specify the trait.
  public static var defaultValue: UILegibilityWeight { UILegibilityWeight.unspecified }
  /// A Boolean value that indicates whether colors depend on the trait.
  public static var affectsColorAppearance: Bool { false }
}
extension UITraitLegibilityWeight: SystemTrait {
  static var path: WritableKeyPath<TraitValues, UILegibilityWeight> { \.legibilityWeight }
}

/// The trait of the appearance of active or inactive windows.
public struct UITraitActiveAppearance: UITraitDefinition {
  /// The value of a collection that does not specify the trait.
  public static var defaultValue: UIUserInterfaceActiveAppearance {
    UIUserInterfaceActiveAppearance.unspecified
  }
  /// A Boolean value that indicates whether colors depend on the trait.
  public static var affectsColorAppearance: Bool { true }
}
extension UITraitActiveAppearance: SystemTrait {
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceActiveAppearance> {
    \.activeAppearance
  }
}

/// The trait of the size of a Mac toolbar's items.
public struct UITraitToolbarItemPresentationSize: UITraitDefinition {
  /// The value of a collection that does not specify the trait.
  public static var defaultValue: UINSToolbarItemPresentationSize {
    UINSToolbarItemPresentationSize.unspecified
  }
  /// A Boolean value that indicates whether colors depend on the trait.
  public static var affectsColorAppearance: Bool { false }
}
extension UITraitToolbarItemPresentationSize: SystemTrait {
  static var path: WritableKeyPath<TraitValues, UINSToolbarItemPresentationSize> {
    \.toolbarItemPresentationSize
  }
}

/// The trait of the dynamic range of images.
public struct UITraitImageDynamicRange: UITraitDefinition {
  /// The value of a collection that does not specify the trait.
  public static var defaultValue: UIImage.DynamicRange { UIImage.DynamicRange.unspecified }
  /// A Boolean value that indicates whether colors depend on the trait.
  public static var affectsColorAppearance: Bool { false }
}
extension UITraitImageDynamicRange: SystemTrait {
  static var path: WritableKeyPath<TraitValues, UIImage.DynamicRange> { \.imageDynamicRange }
}

/// The trait that tells whether the scene is captured.
public struct UITraitSceneCaptureState: UITraitDefinition {
  /// The value of a collection that does not specify the trait.
  public static var defaultValue: UISceneCaptureState { UISceneCaptureState.unspecified }
  /// A Boolean value that indicates whether colors depend on the trait.
  public static var affectsColorAppearance: Bool { false }
}
extension UITraitSceneCaptureState: SystemTrait {
  static var path: WritableKeyPath<TraitValues, UISceneCaptureState> { \.sceneCaptureState }
}

/// The trait of the language of text.
public struct UITraitTypesettingLanguage: UITraitDefinition {
  /// The value of a collection that does not specify the trait.
  public static var defaultValue: Locale.Language? { Locale.Language?.none }
  /// A Boolean value that indicates whether colors depend on the trait.
  public static var affectsColorAppearance: Bool { false }
}
extension UITraitTypesettingLanguage: SystemTrait {
  static var path: WritableKeyPath<TraitValues, Locale.Language?> { \.typesettingLanguage }
}
