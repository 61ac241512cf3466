/// The appearances of a bar: copies of those that the app has set.
@MainActor struct BarAppearances<Appearance: UIBarAppearance> {
  @CopiedAppearance<Appearance> var standard: Appearance?
  @CopiedAppearance<Appearance> var compact: Appearance?
  @CopiedAppearance<Appearance> var scrollEdge: Appearance?
  @CopiedAppearance<Appearance> var compactScrollEdge: Appearance?

  /// Returns the standard appearance, which is created when it is first used.
  mutating func standard(_ new: @autoclosure () -> Appearance) -> Appearance {
    let appearance = standard ?? new()
    _standard.copy = appearance
    return appearance
  }

  /// Returns the appearance that a bar displays, whether its background is transparent, and
  /// whether the appearance is one that the app hasn't set.
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
  ) -> (appearance: Appearance, isTransparent: Bool, isDefault: Bool) {
    let compact = isCompact ? item?.compact ?? self.compact : nil
    let compactEdge = isCompact ? item?.compactScrollEdge ?? compactScrollEdge : nil
    let edge = isAtEdge ? compactEdge ?? item?.scrollEdge ?? scrollEdge : nil
    let appearance = edge ?? compact ?? item?.standard ?? standard
    return (appearance, isAtEdge && edge == nil, !_standard.isSet && appearance === standard)
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
  ///
  /// As in UIKit, the bar's older properties have an effect until the app has set an appearance,
  /// and only over content.
  @MainActor init(
    _ shown: (appearance: some UIBarAppearance, isTransparent: Bool, isDefault: Bool),
    _ tint: UIColor?, _ style: UIBarStyle, isTranslucent: Bool
  ) {
    guard !shown.isTransparent else { return }
    color = shown.appearance.backgroundColor
    hasMaterial = shown.appearance.backgroundEffect != nil
    lineColor = shown.appearance.shadowColor
    guard shown.isDefault, hasMaterial, color == nil else { return }
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
