/// What a page reports at a time: what its user did, and the size that the page has.
struct WebReport: Decodable {
  /// The size of the page in points.
  var width: Double
  var height: Double
  var events: [WebEvent]

  /// The most events of a report.
  static let limit = 256
}

/// Something that the user of a page did.
struct WebEvent: Decodable {
  var type: Kind
  /// A point of the window.
  var x: Double?
  var y: Double?
  /// The node that is meant where there is no point.
  var id: Int?
  /// The number of points to scroll down by.
  var by: Double?
  /// The point at which a drag ends.
  var toX: Double?
  var toY: Double?
  /// The edge whose swipe actions are to show.
  var edge: Edge?
  /// The text that a field has now.
  var text: String?
  /// The way that the focus moves.
  var direction: Direction?

  enum Kind: String, Decodable {
    case tap, longPress, swipe, scroll, drag, edit, submit, escape, move
  }

  enum Edge: String, Decodable {
    case leading, trailing
  }

  enum Direction: String, Decodable {
    case up, down, left, right, pageUp, pageDown, home, end
  }
}
