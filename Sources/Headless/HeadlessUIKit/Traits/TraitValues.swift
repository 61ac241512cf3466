import Foundation

/// The values of a trait collection or of overrides.
struct TraitValues: Hashable, UIMutableTraits {
  var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  var displayScale = CGFloat(0)
  var displayGamut = UIDisplayGamut.unspecified
  var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  var forceTouchCapability = UIForceTouchCapability.unknown
  var accessibilityContrast = UIAccessibilityContrast.unspecified
  var userInterfaceLevel = UIUserInterfaceLevel.unspecified
  var legibilityWeight = UILegibilityWeight.unspecified
  var activeAppearance = UIUserInterfaceActiveAppearance.unspecified
  var toolbarItemPresentationSize = UINSToolbarItemPresentationSize.unspecified
  var imageDynamicRange = UIImage.DynamicRange.unspecified
  var sceneCaptureState = UISceneCaptureState.unspecified
  var typesettingLanguage = Locale.Language?.none
  private var custom = CustomTraitValues()

  init() {}

  init(_ change: (inout TraitValues) -> Void) {
    change(&self)
  }

  /// Returns the values after changes by a closure of an app.
  func changed(by mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
    var traits: any UIMutableTraits = self
    mutations(&traits)
    return traits as? TraitValues ?? self
  }

  /// Replaces the values that other values specify.
  mutating func override(with other: TraitValues) {
    if other.userInterfaceStyle != .unspecified { userInterfaceStyle = other.userInterfaceStyle }
    if other.userInterfaceIdiom != .unspecified { userInterfaceIdiom = other.userInterfaceIdiom }
    if other.displayScale != 0 { displayScale = other.displayScale }
    if other.displayGamut != .unspecified { displayGamut = other.displayGamut }
    if other.horizontalSizeClass != .unspecified { horizontalSizeClass = other.horizontalSizeClass }
    if other.verticalSizeClass != .unspecified { verticalSizeClass = other.verticalSizeClass }
    if other.layoutDirection != .unspecified { layoutDirection = other.layoutDirection }
    if other.preferredContentSizeCategory != .unspecified {
      preferredContentSizeCategory = other.preferredContentSizeCategory
    }
    if other.forceTouchCapability != .unknown { forceTouchCapability = other.forceTouchCapability }
    if other.accessibilityContrast != .unspecified {
      accessibilityContrast = other.accessibilityContrast
    }
    if other.userInterfaceLevel != .unspecified { userInterfaceLevel = other.userInterfaceLevel }
    if other.legibilityWeight != .unspecified { legibilityWeight = other.legibilityWeight }
    if other.activeAppearance != .unspecified { activeAppearance = other.activeAppearance }
    if other.toolbarItemPresentationSize != .unspecified {
      toolbarItemPresentationSize = other.toolbarItemPresentationSize
    }
    if other.imageDynamicRange != .unspecified { imageDynamicRange = other.imageDynamicRange }
    if other.sceneCaptureState != .unspecified { sceneCaptureState = other.sceneCaptureState }
    if other.typesettingLanguage != nil { typesettingLanguage = other.typesettingLanguage }
    custom.values.merge(other.custom.values) { _, new in new }
  }

  /// A Boolean value that indicates whether no trait is specified.
  var isEmpty: Bool { self == TraitValues() }

  /// The value of a trait, or its default if it is unspecified.
  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get {
      if let system = trait as? any SystemTrait.Type { return value(of: system) as! T.Value }
      return custom.values[ObjectIdentifier(trait)] as? T.Value ?? trait.defaultValue
    }
    set {
      if let system = trait as? any SystemTrait.Type {
        set(newValue, of: system)
      } else {
        custom.values[ObjectIdentifier(trait)] = newValue
      }
    }
  }

  private func value<T: SystemTrait>(of trait: T.Type) -> Any { self[keyPath: trait.path] }
  private mutating func set<T: SystemTrait>(_ value: Any, of trait: T.Type) {
    if let value = value as? T.Value { self[keyPath: trait.path] = value }
  }

  /// Returns a Boolean value that indicates whether a trait is specified.
  func specifies(_ trait: any UITraitDefinition.Type) -> Bool {
    guard trait is any SystemTrait.Type else {
      return custom.values[ObjectIdentifier(trait)] != nil
    }
    return !isEqual(to: TraitValues(), in: trait)
  }

  /// Makes a trait unspecified.
  mutating func remove(_ trait: any UITraitDefinition.Type) {
    custom.values[ObjectIdentifier(trait)] = nil
    if let system = trait as? any SystemTrait.Type { reset(system) }
  }

  private mutating func reset<T: SystemTrait>(_ trait: T.Type) {
    self[keyPath: trait.path] = TraitValues()[keyPath: trait.path]
  }

  /// Returns a Boolean value that indicates whether the values of a trait are equal.
  func isEqual(to other: TraitValues, in trait: any UITraitDefinition.Type) -> Bool {
    CustomTraitValues.areEqual(any(trait), other.any(trait))
  }

  private func any<T: UITraitDefinition>(_ trait: T.Type) -> Any { self[trait] }

  /// The traits that the system defines.
  static var systemTraits: [any UITraitDefinition.Type] {
    [
      UITraitUserInterfaceStyle.self,
      UITraitUserInterfaceIdiom.self,
      UITraitDisplayScale.self,
      UITraitDisplayGamut.self,
      UITraitHorizontalSizeClass.self,
      UITraitVerticalSizeClass.self,
      UITraitLayoutDirection.self,
      UITraitPreferredContentSizeCategory.self,
      UITraitForceTouchCapability.self,
      UITraitAccessibilityContrast.self,
      UITraitUserInterfaceLevel.self,
      UITraitLegibilityWeight.self,
      UITraitActiveAppearance.self,
      UITraitToolbarItemPresentationSize.self,
      UITraitImageDynamicRange.self,
      UITraitSceneCaptureState.self,
      UITraitTypesettingLanguage.self,
    ]
  }
}

/// The values of traits that apps define.
private struct CustomTraitValues: Hashable {
  var values: [ObjectIdentifier: Any] = [:]

  static func == (left: Self, right: Self) -> Bool {
    left.values.count == right.values.count
      && left.values.allSatisfy { key, value in
        right.values[key].map { areEqual(value, $0) } ?? false
      }
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(Set(values.keys))
  }

  /// Returns a Boolean value that indicates whether two values are equal. Objects that can't be
  /// compared are equal if they are identical, and other values never are.
  static func areEqual(_ left: Any, _ right: Any) -> Bool {
    guard let comparable = left as? any Equatable else {
      return type(of: left) is AnyClass && left as AnyObject === right as AnyObject
    }
    return isEqual(comparable, right)
  }

  private static func isEqual<T: Equatable>(_ left: T, _ right: Any) -> Bool {
    left == right as? T
  }
}

/// A trait that the system defines.
protocol SystemTrait: UITraitDefinition {
  /// The place of its value.
  static var path: WritableKeyPath<TraitValues, Value> { get }
}
