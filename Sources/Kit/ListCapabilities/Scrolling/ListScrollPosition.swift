/// A place in the visible part of a list, along the direction in which it scrolls.
///
/// The visible part is what bars and insets leave of the view. A list goes no further than the ends
/// of its content.
public enum ListScrollPosition: Hashable, Sendable {
  /// The place that is reached by the least scrolling: none if the object is visible as a whole.
  case nearest
  /// The top of a list that scrolls vertically, and the left edge of one that scrolls horizontally.
  case start
  /// The middle.
  case middle
  /// The bottom of a list that scrolls vertically, and the right edge of one that scrolls
  /// horizontally.
  case end
}
