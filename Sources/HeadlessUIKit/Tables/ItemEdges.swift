/// What the place of a row or item in its list decides about its looks, beyond what the marks of its
/// view tell.
package struct ItemEdges: Equatable {
  private var roundsTop = false
  private var roundsBottom = false
  private var hasSeparator = false
  private var separatorInsets: NSDirectionalEdgeInsets?
  private var appearance: UICollectionLayoutListConfiguration.Appearance?

  /// The edges of an item that is in no list.
  package init() {}

  init(
    corners: (top: Bool, bottom: Bool), hasSeparator: Bool,
    separatorInsets: NSDirectionalEdgeInsets? = nil,
    appearance: UICollectionLayoutListConfiguration.Appearance? = nil
  ) {
    roundsTop = corners.top
    roundsBottom = corners.bottom
    self.hasSeparator = hasSeparator
    self.separatorInsets = separatorInsets
    self.appearance = appearance
  }
}
