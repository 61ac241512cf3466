/// A report of a page with its user's events and its size.
struct WebReport: Decodable {
  /// The size of the page in points.
  var width: Double
  var height: Double
  var events: [WebEvent]

  /// The maximum number of events in a report.
  static let limit = 256
}

/// An event that the user of a page caused.
struct WebEvent: Decodable {
  var type: Kind
  /// The point in the window's coordinates.
  var x: Double?
  var y: Double?
  /// The node of an event without a point.
  var id: Int?
  /// The distance to scroll down, in points.
  var by: Double?
  /// The point at which a drag ends.
  var toX: Double?
  var toY: Double?
  /// The edge whose swipe actions open.
  var edge: Edge?
  /// A Boolean value that indicates whether a swipe goes from edge to edge.
  var isFull: Bool?
  /// The new text of a field, or the name of an action.
  var text: String?
  /// A Boolean value that indicates whether the text was pasted or dropped into the field.
  var isPasted: Bool?
  /// The direction in which the focus moves.
  var direction: Direction?

  enum Kind: String, Decodable {
    case tap, longPress, swipe, unswipe, scroll, release, glide, drag, edit, submit, escape, back
    case undo, redo, move, perform
  }

  /// An edge of a row, also by its side of the screen.
  enum Edge: String, Decodable {
    case leading, trailing, left, right
  }

  enum Direction: String, Decodable {
    case up, down, left, right, pageUp, pageDown, home, end
  }
}
