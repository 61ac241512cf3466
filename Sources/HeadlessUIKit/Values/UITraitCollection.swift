public import Foundation

/// What an interface should know of the screen that it is on.
open class UITraitCollection: NSObject, @unchecked Sendable {
  /// Light or dark.
  open var userInterfaceStyle: UIUserInterfaceStyle { values.style }
  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.idiom }
  /// Pixels a point.
  open var displayScale: CGFloat { values.scale }
  /// How much room there is sideways.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontal }
  /// How much room there is up and down.
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.vertical }
  /// The reading direction.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.direction }
  /// The size of text that the user prefers.
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

  /// No trait specified.
  public override convenience init() { self.init { _ in } }
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.style = userInterfaceStyle }
  }
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init { $0.idiom = idiom }
  }
  public convenience init(displayScale scale: CGFloat) {
    self.init { $0.scale = scale }
  }
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontal = horizontalSizeClass }
  }
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.vertical = verticalSizeClass }
  }
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.direction = layoutDirection }
  }
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.category = preferredContentSizeCategory }
  }

  /// The traits of several collections; the last one that specifies a trait decides it.
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
  // Behind the lock: traits are read by configurations on any thread.
  private nonisolated(unsafe) static var screenTraits = UITraitCollection {
    $0 = Values(
      style: .light, idiom: .phone, scale: 2, horizontal: .compact, vertical: .regular,
      direction: .leftToRight, category: .large)
  }

  /// The traits of the screen; a host or a test sets them.
  open class var current: UITraitCollection {
    get { lock.withLock { screenTraits } }
    set { lock.withLock { screenTraits = newValue } }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }

  open override var hash: Int { values.hashValue }
}

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
  case vision = 6
}

/// How much room there is.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified, compact, regular
}

/// The reading direction of an environment.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight, rightToLeft
}

/// How a view's content follows the reading direction.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// The direction in which an interface reads.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight, rightToLeft
}
