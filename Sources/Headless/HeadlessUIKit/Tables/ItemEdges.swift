/// The part of a row's or item's appearance that follows from its position in the list.
///
/// The content marks of the row's view do not cover these values.
package struct ItemEdges: Equatable {
  private var roundsTop = false
  private var roundsBottom = false
  private var hasSeparator = false
  private var separatorInsets: NSDirectionalEdgeInsets?
  private var appearance: UICollectionLayoutListConfiguration.Appearance?

  /// Creates the edges of an item that is in no list.
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
