public import Foundation

/// The traits of an interface's environment, such as its appearance and its size.
open class UITraitCollection: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
  /// The light or dark appearance.
  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  /// The type of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  /// The number of pixels per point, or 0 if it is unspecified.
  open var displayScale: CGFloat { values.displayScale }
  /// The color gamut of the display.
  open var displayGamut: UIDisplayGamut { values.displayGamut }
  /// The horizontal size class.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  /// The vertical size class.
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  /// The reading direction.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  /// The user's preferred text size.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory
  }
  /// The support of the display for the force of touches.
  open var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }
  /// The contrast that the user prefers.
  open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  /// The level of the interface above the base.
  open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  /// The weight of text that the user prefers.
  open var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
  /// The appearance of an active or inactive window.
  open var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }
  /// The size of a Mac toolbar's items.
  open var toolbarItemPresentationSize: UINSToolbarItemPresentationSize {
    values.toolbarItemPresentationSize
  }
  /// The dynamic range of images.
  open var imageDynamicRange: UIImage.DynamicRange { values.imageDynamicRange }
  /// A value that indicates whether the scene is captured.
  open var sceneCaptureState: UISceneCaptureState { values.sceneCaptureState }
  /// The language of text, or nil for that of the text itself.
  public final var typesettingLanguage: Locale.Language? { values.typesettingLanguage }

  let values: TraitValues

  init(values: TraitValues) {
    self.values = values
  }

  /// Creates a collection that specifies no traits.
  public override init() { values = TraitValues() }
  /// Creates a collection whose traits a closure specifies.
  public convenience init(mutations: (_ mutableTraits: inout any UIMutableTraits) -> Void) {
    self.init(values: TraitValues().changed(by: mutations))
  }
  /// Creates a collection that specifies only the light or dark appearance.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    values = TraitValues { $0.userInterfaceStyle = userInterfaceStyle }
  }
  /// Creates a collection that specifies only the type of device.
  public init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    values = TraitValues { $0.userInterfaceIdiom = idiom }
  }
  /// Creates a collection that specifies only the number of pixels per point.
  public init(displayScale scale: CGFloat) {
    values = TraitValues { $0.displayScale = scale }
  }
  /// Creates a collection that specifies only the color gamut.
  public init(displayGamut: UIDisplayGamut) {
    values = TraitValues { $0.displayGamut = displayGamut }
  }
  /// Creates a collection that specifies only the horizontal size class.
  public init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    values = TraitValues { $0.horizontalSizeClass = horizontalSizeClass }
  }
  /// Creates a collection that specifies only the vertical size class.
  public init(verticalSizeClass: UIUserInterfaceSizeClass) {
    values = TraitValues { $0.verticalSizeClass = verticalSizeClass }
  }
  /// Creates a collection that specifies only the reading direction.
  public init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    values = TraitValues { $0.layoutDirection = layoutDirection }
  }
  /// Creates a collection that specifies only the text size.
  public init(preferredContentSizeCategory: UIContentSizeCategory) {
    values = TraitValues { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }
  /// Creates a collection that specifies only the support for the force of touches.
  public init(forceTouchCapability capability: UIForceTouchCapability) {
    values = TraitValues { $0.forceTouchCapability = capability }
  }
  /// Creates a collection that specifies only the contrast.
  public init(accessibilityContrast: UIAccessibilityContrast) {
    values = TraitValues { $0.accessibilityContrast = accessibilityContrast }
  }
  /// Creates a collection that specifies only the level.
  public init(userInterfaceLevel: UIUserInterfaceLevel) {
    values = TraitValues { $0.userInterfaceLevel = userInterfaceLevel }
  }
  /// Creates a collection that specifies only the weight of text.
  public init(legibilityWeight: UILegibilityWeight) {
    values = TraitValues { $0.legibilityWeight = legibilityWeight }
  }
  /// Creates a collection that specifies only the appearance of active or inactive windows.
  public init(
    activeAppearance userInterfaceActiveAppearance: UIUserInterfaceActiveAppearance
  ) {
    values = TraitValues { $0.activeAppearance = userInterfaceActiveAppearance }
  }
  /// Creates a collection that specifies only the size of a Mac toolbar's items.
  public init(toolbarItemPresentationSize: UINSToolbarItemPresentationSize) {
    values = TraitValues { $0.toolbarItemPresentationSize = toolbarItemPresentationSize }
  }
  /// Creates a collection that specifies only the dynamic range of images.
  public init(imageDynamicRange: UIImage.DynamicRange) {
    values = TraitValues { $0.imageDynamicRange = imageDynamicRange }
  }
  /// Creates a collection that specifies only whether the scene is captured.
  public init(sceneCaptureState: UISceneCaptureState) {
    values = TraitValues { $0.sceneCaptureState = sceneCaptureState }
  }
  /// Creates a collection that specifies only the language of text.
  public convenience init(typesettingLanguage: Locale.Language?) {
    self.init(values: TraitValues { $0.typesettingLanguage = typesettingLanguage })
  }

  /// Creates a collection that combines others. The last collection that specifies a trait
  /// determines its value.
  public init(traitsFrom traitCollections: [UITraitCollection]) {
    values = traitCollections.reduce(into: TraitValues()) { $0.override(with: $1.values) }
  }

  /// Returns a collection whose traits a closure changes.
  public func modifyingTraits(
    _ mutations: (_ mutableTraits: inout any UIMutableTraits) -> Void
  ) -> UITraitCollection {
    UITraitCollection(values: values.changed(by: mutations))
  }
  /// Returns a collection with another value of a trait.
  public func replacing<T: UITraitDefinition>(_ trait: T.Type, value: T.Value)
    -> UITraitCollection
  { modifyingTraits { $0[trait] = value } }
  /// The value of a trait, or its default if it is unspecified.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { values[trait] }

  /// Returns a Boolean value that indicates whether the collection has all traits that another one
  /// specifies, with the same values.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    var combined = values
    combined.override(with: trait.values)
    return combined == values
  }
  /// Returns a Boolean value that indicates whether colors can differ in another environment.
  open func hasDifferentColorAppearance(
    comparedTo traitCollection: UITraitCollection?
  ) -> Bool {
    UITraitCollection.systemTraitsAffectingColorAppearance.contains {
      !values.isEqual(to: (traitCollection ?? UITraitCollection()).values, in: $0)
    }
  }
  /// Returns the system's traits whose values differ from those of another collection.
  public final func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
    TraitValues.systemTraits.filter {
      !values.isEqual(to: (traitCollection ?? UITraitCollection()).values, in: $0)
    }
  }

  /// The traits that determine colors.
  public static var systemTraitsAffectingColorAppearance: [any UITraitDefinition.Type] {
    TraitValues.systemTraits.filter { $0.affectsColorAppearance }
  }
  /// The traits that determine which image of an asset is used.
  public static var systemTraitsAffectingImageLookup: [any UITraitDefinition.Type] {
    [
      UITraitUserInterfaceStyle.self, UITraitUserInterfaceIdiom.self, UITraitDisplayScale.self,
      UITraitDisplayGamut.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
      UITraitLayoutDirection.self, UITraitAccessibilityContrast.self, UITraitLegibilityWeight.self,
    ]
  }

  private static let lock = NSLock()
  // Guarded by the lock, because configurations read traits on any thread.
  private nonisolated(unsafe) static var screenTraits = UITraitCollection(
    values: TraitValues {
      $0.userInterfaceStyle = .light
      $0.userInterfaceIdiom = .phone
      $0.displayScale = 2
      $0.displayGamut = .P3
      $0.horizontalSizeClass = .compact
      $0.verticalSizeClass = .regular
      $0.layoutDirection = .leftToRight
      $0.preferredContentSizeCategory = .large
      $0.forceTouchCapability = .unavailable
      $0.accessibilityContrast = .normal
      $0.userInterfaceLevel = .base
      $0.legibilityWeight = .regular
      $0.activeAppearance = .active
      $0.imageDynamicRange = .standard
      $0.sceneCaptureState = .inactive
    })
  @TaskLocal private static var performing: UITraitCollection?

  /// The traits of the screen, or those of ``performAsCurrent(_:)`` while its closure runs. A host
  /// or a test assigns the traits of the screen.
  ///
  /// A new text size posts `UIContentSizeCategory.didChangeNotification`.
  open class var current: UITraitCollection {
    get { performing ?? lock.withLock { screenTraits } }
    set {
      let old = lock.withLock {
        let old = screenTraits
        screenTraits = newValue
        return old
      }
      let category = newValue.preferredContentSizeCategory
      guard category != old.preferredContentSizeCategory else { return }
      NotificationCenter.default.post(
        name: UIContentSizeCategory.didChangeNotification, object: nil,
        userInfo: [UIContentSizeCategory.newValueUserInfoKey: category])
    }
  }

  /// Performs a closure for which the collection is the current one.
  open func performAsCurrent(_ actions: () -> Void) {
    UITraitCollection.$performing.withValue(self, operation: actions)
  }

  /// Creates the collection of an archive, or one that specifies no traits if the archive has none.
  public required init?(coder: NSCoder) {
    values = TraitValues(
      archived: coder.decodeValue([String: String].self, forKey: "UITraitCollection") ?? [:])
  }

  /// Encodes the traits of the system. The values of an app's own traits aren't encoded.
  open func encode(with coder: NSCoder) {
    coder.encodeValue(values.archived, forKey: "UITraitCollection")
  }
  /// A Boolean value that indicates whether the class supports secure coding; true.
  open class var supportsSecureCoding: Bool { true }

  /// Returns the collection itself, which can't change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return other === self || other.values == values
  }

  open override var hash: Int { values.hashValue }
}

/// The light or dark appearance of an interface.
@nonexhaustive public enum UIUserInterfaceStyle: Int, Sendable {
  /// No specified appearance.
  case unspecified
  /// The light appearance.
  case light
  /// The dark appearance.
  case dark
}

/// The type of a device.
@nonexhaustive public enum UIUserInterfaceIdiom: Int, Sendable {
  /// No specified type.
  case unspecified = -1
  /// An iPhone.
  case phone
  /// An iPad.
  case pad
  /// An Apple TV.
  case tv
  /// A car's screen.
  case carPlay
  /// A Mac.
  case mac = 5
  /// A headset.
  case vision = 6
}

/// The size class of an interface, which describes the available space along an axis.
@nonexhaustive public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// No specified size class.
  case unspecified
  /// Little space.
  case compact
  /// Ample space.
  case regular
}

/// The reading direction of an environment.
@nonexhaustive public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// No specified direction.
  case unspecified = -1
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}

/// The adaptation of a view's content to the reading direction.
@nonexhaustive public enum UISemanticContentAttribute: Int, Sendable {
  /// Content that is flipped with the reading direction.
  case unspecified
  /// Playback controls, which are not flipped.
  case playback
  /// Directional controls, which are not flipped.
  case spatial
  /// Content that is always laid out from left to right.
  case forceLeftToRight
  /// Content that is always laid out from right to left.
  case forceRightToLeft
}

/// The reading direction of an interface.
@nonexhaustive public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}
