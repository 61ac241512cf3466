public import Foundation

/// The traits of an interface's environment, such as its appearance and its size.
open class UITraitCollection: NSObject, @unchecked Sendable {
  /// The light or dark appearance.
  open var userInterfaceStyle: UIUserInterfaceStyle { values.style }
  /// The type of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.idiom }
  /// The number of pixels per point, or 0 if it is unspecified.
  open var displayScale: CGFloat { values.scale }
  /// The horizontal size class.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontal }
  /// The vertical size class.
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.vertical }
  /// The reading direction.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.direction }
  /// The user's preferred text size.
  open var preferredContentSizeCategory: UIContentSizeCategory { values.category }

  private struct Values: Hashable {
    var style = UIUserInterfaceStyle.unspecified
    var idiom = UIUserInterfaceIdiom.unspecified
    var scale: CGFloat = 0
    var horizontal = UIUserInterfaceSizeClass.unspecified
    var vertical = UIUserInterfaceSizeClass.unspecified
    var direction = UITraitEnvironmentLayoutDirection.unspecified
    var category = UIContentSizeCategory.unspecified
  }
  private let values: Values

  private init(_ change: (inout Values) -> Void) {
    var values = Values()
    change(&values)
    self.values = values
  }

  /// Creates a collection that specifies no traits.
  public override convenience init() { self.init { _ in } }
  /// Creates a collection that specifies only the light or dark appearance.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.style = userInterfaceStyle }
  }
  /// Creates a collection that specifies only the type of device.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init { $0.idiom = idiom }
  }
  /// Creates a collection that specifies only the number of pixels per point.
  public convenience init(displayScale scale: CGFloat) {
    self.init { $0.scale = scale }
  }
  /// Creates a collection that specifies only the horizontal size class.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontal = horizontalSizeClass }
  }
  /// Creates a collection that specifies only the vertical size class.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.vertical = verticalSizeClass }
  }
  /// Creates a collection that specifies only the reading direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.direction = layoutDirection }
  }
  /// Creates a collection that specifies only the text size.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.category = preferredContentSizeCategory }
  }

  /// Creates a collection that combines others. The last collection that specifies a trait
  /// determines its value.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init { result in
      for next in traitCollections.map(\.values) {
        if next.style != .unspecified { result.style = next.style }
        if next.idiom != .unspecified { result.idiom = next.idiom }
        if next.scale != 0 { result.scale = next.scale }
        if next.horizontal != .unspecified { result.horizontal = next.horizontal }
        if next.vertical != .unspecified { result.vertical = next.vertical }
        if next.direction != .unspecified { result.direction = next.direction }
        if next.category != .unspecified { result.category = next.category }
      }
    }
  }

  private static let lock = NSLock()
  // Guarded by the lock, because configurations read traits on any thread.
  private nonisolated(unsafe) static var screenTraits = UITraitCollection {
    $0 = Values(
      style: .light, idiom: .phone, scale: 2, horizontal: .compact, vertical: .regular,
      direction: .leftToRight, category: .large)
  }

  /// The traits of the screen. A host or a test assigns them.
  open class var current: UITraitCollection {
    get { lock.withLock { screenTraits } }
    set { lock.withLock { screenTraits = newValue } }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }

  open override var hash: Int { values.hashValue }
}

/// The light or dark appearance of an interface.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// No specified appearance.
  case unspecified
  /// The light appearance.
  case light
  /// The dark appearance.
  case dark
}

/// The type of a device.
public enum UIUserInterfaceIdiom: Int, Sendable {
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
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// No specified size class.
  case unspecified
  /// Little space.
  case compact
  /// Ample space.
  case regular
}

/// The reading direction of an environment.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// No specified direction.
  case unspecified = -1
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}

/// The adaptation of a view's content to the reading direction.
public enum UISemanticContentAttribute: Int, Sendable {
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
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}
