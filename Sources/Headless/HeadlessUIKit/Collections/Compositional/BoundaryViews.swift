import Foundation

/// The headers, footers and other views at the boundaries of a section, or of an entire layout.
///
/// A view at the start or the end extends the content by what sticks out of it. One at a side, such
/// as a leading view of a vertical section, is in the middle, and the content is at least as long.
struct BoundaryViews {
  /// A view with its size and the room before it, in points.
  struct View {
    let item: NSCollectionLayoutBoundarySupplementaryItem
    let size: CGSize
    var roomBefore: CGFloat = 0
  }

  let isVertical: Bool
  /// The length between the views at the start and at the end.
  let content: CGFloat
  /// The length that the views at the start add.
  let before: CGFloat
  /// The length that the views at the end add.
  let after: CGFloat

  /// Creates the views of some content.
  ///
  /// - Parameters:
  ///   - views: The views.
  ///   - length: The length of the content along the scroll direction.
  ///   - isVertical: A Boolean value that indicates whether the layout scrolls vertically.
  @MainActor init(_ views: [View], around length: CGFloat, isVertical: Bool) {
    self.isVertical = isVertical
    let extending = views.filter(\.item.extendsBoundary)
    func greatest(_ place: Place, _ length: (View) -> CGFloat) -> CGFloat {
      extending.filter { Place($0.item, isVertical) == place }.map(length).max() ?? 0
    }
    func along(_ view: View) -> CGFloat { isVertical ? view.size.height : view.size.width }
    func offset(_ view: View) -> CGFloat { isVertical ? view.item.offset.y : view.item.offset.x }
    before = max(greatest(.start) { $0.roomBefore + along($0) - offset($0) }, 0)
    after = max(greatest(.end) { along($0) + offset($0) }, 0)
    content = max(length, greatest(.side, along))
  }

  /// The length of the content and of the views that extend it.
  var length: CGFloat { before + content + after }

  /// Returns the frame of a view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - room: The range across the scroll direction in which the view is aligned.
  @MainActor func frame(of view: View, across room: ClosedRange<CGFloat>) -> CGRect {
    let (item, size) = (view.item, view.size)
    let edges = item.alignment.edges
    let length = isVertical ? size.height : size.width
    let along =
      switch Place(item, isVertical) {
      case .start: before - (item.extendsBoundary ? length : 0)
      case .end: before + content - (item.extendsBoundary ? 0 : length)
      case .side: before + (content - length) / 2
      }
    let width = isVertical ? size.width : size.height
    let across =
      if edges.contains(isVertical ? .leading : .top) {
        room.lowerBound
      } else if edges.contains(isVertical ? .trailing : .bottom) {
        room.upperBound - width
      } else {
        (room.lowerBound + room.upperBound - width) / 2
      }
    let origin = isVertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across)
    return PixelGrid.current.place(
      CGRect(origin: origin, size: size).offsetBy(dx: item.offset.x, dy: item.offset.y))
  }

  /// The place of a view along the scroll direction.
  enum Place {
    case start, end, side

    @MainActor init(_ item: NSCollectionLayoutBoundarySupplementaryItem, _ isVertical: Bool) {
      let edges = item.alignment.edges
      self =
        edges.contains(isVertical ? .top : .leading)
        ? .start : edges.contains(isVertical ? .bottom : .trailing) ? .end : .side
    }
  }
}
