/// An edge or a corner of a rectangle.
@nonexhaustive public enum NSRectAlignment: Int, Sendable {
  /// No alignment.
  case none
  /// The top edge.
  case top
  /// The top-leading corner.
  case topLeading
  /// The leading edge.
  case leading
  /// The bottom-leading corner.
  case bottomLeading
  /// The bottom edge.
  case bottom
  /// The bottom-trailing corner.
  case bottomTrailing
  /// The trailing edge.
  case trailing
  /// The top-trailing corner.
  case topTrailing

  /// The edges of the alignment. A corner has two.
  var edges: NSDirectionalRectEdge {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }
}

/// A set of edges that follow the reading direction.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  /// The bit mask of the edges.
  public let rawValue: UInt
  /// Creates a set of edges from a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top edge.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// The leading edge.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// The bottom edge.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// The trailing edge.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// All edges.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

/// The boundary that content insets refer to.
@nonexhaustive public enum UIContentInsetsReference: Int, Sendable {
  /// The boundary that the layout uses.
  case automatic
  /// The bounds, without any insets.
  case none
  /// The safe area.
  case safeArea
  /// The layout margins.
  case layoutMargins
  /// The readable content guide.
  case readableContent
}
