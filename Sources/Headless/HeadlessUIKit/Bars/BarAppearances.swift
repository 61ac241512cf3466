/// The appearances of a bar: copies of those that the app has set.
@MainActor struct BarAppearances<Appearance: UIBarAppearance> {
  @CopiedAppearance<Appearance> var standard: Appearance?
  @CopiedAppearance<Appearance> var compact: Appearance?
  @CopiedAppearance<Appearance> var scrollEdge: Appearance?
  @CopiedAppearance<Appearance> var compactScrollEdge: Appearance?
  /// A Boolean value that indicates whether the app has set a standard appearance.
  var hasStandard: Bool { _standard.isSet }

  /// Returns the standard appearance, which is created when it is first used.
  mutating func standard(_ new: @autoclosure () -> Appearance) -> Appearance {
    let appearance = standard ?? new()
    _standard.copy = appearance
    return appearance
  }

  /// Returns the appearance that a bar displays, and whether its background is transparent.
  ///
  /// By UIKit's rules, each appearance of an item takes precedence over the bar's. Without compact
  /// appearances, those for the regular height are used. Without appearances for the edge of the
  /// content, the bar has its standard appearance with a transparent background.
  ///
  /// - Parameters:
  ///   - item: The appearances of the displayed item, or nil if items have none.
  ///   - standard: The standard appearance of the bar.
  ///   - isCompact: A Boolean value that indicates whether the bar has compact metrics.
  ///   - isAtEdge: A Boolean value that indicates whether no content is scrolled under the bar.
  func shown(
    _ item: BarAppearances?, standard: Appearance, isCompact: Bool, isAtEdge: Bool
  ) -> (appearance: Appearance, isTransparent: Bool) {
    let compact = isCompact ? item?.compact ?? self.compact : nil
    let usual = compact ?? item?.standard ?? standard
    guard isAtEdge else { return (usual, false) }
    let compactEdge = isCompact ? item?.compactScrollEdge ?? compactScrollEdge : nil
    let edge = compactEdge ?? item?.scrollEdge ?? scrollEdge
    return (edge ?? usual, edge == nil)
  }
}

/// The background of a bar, as pictures have it.
package struct BarBackground {
  /// A Boolean value that indicates whether content shines through, as through a material.
  package private(set) var hasMaterial = false
  /// The color in front of the material, or nil if there is none.
  package private(set) var color: UIColor?
  /// The color of the line at the content's edge, or nil if there is none.
  package private(set) var lineColor: UIColor?

  /// Creates the background of an appearance.
  @MainActor init(_ shown: (appearance: some UIBarAppearance, isTransparent: Bool)) {
    guard !shown.isTransparent else { return }
    color = shown.appearance.backgroundColor
    hasMaterial = shown.appearance.backgroundEffect != nil
    lineColor = shown.appearance.shadowColor
  }

  /// Adds the colors of a bar without appearances, which are the bar's older properties.
  mutating func add(_ tint: UIColor?, _ style: UIBarStyle, isTranslucent: Bool) {
    guard hasMaterial, color == nil else { return }
    color = tint ?? (style == .default ? nil : .black)
    guard !isTranslucent else { return }
    color = color ?? .systemBackground
    hasMaterial = false
  }
}

/// A copy of the appearance that was set.
@MainActor @propertyWrapper struct CopiedAppearance<Appearance: UIBarAppearance> {
  /// The copy.
  var copy: Appearance?
  /// A Boolean value that indicates whether the app has set the appearance.
  private(set) var isSet = false
  /// The copy; an appearance that is set is copied.
  var wrappedValue: Appearance? {
    get { copy }
    set {
      copy = newValue?.copied() as? Appearance
      isSet = newValue != nil
    }
  }
}
