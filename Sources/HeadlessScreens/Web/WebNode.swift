/// A part of a window as the page knows it: an element with a place, a name and a picture.
package struct WebNode: Equatable, Sendable {
  /// The number that the page knows the node by, the same in all frames.
  package var id: Int
  /// The number of the node around this one; 0 for the outermost.
  package var parent: Int
  package var kind: Kind
  /// The frame in the coordinates of the node around this one, in points.
  package var x = 0.0
  package var y = 0.0
  package var width = 0.0
  package var height = 0.0
  /// The name that a screen reader reads.
  package var label = ""
  package var states: States = []
  /// The text of a field.
  package var value: String?
  /// The text that an empty field shows.
  package var prompt: String?
  /// The place of a row among all rows of its list, from 1.
  package var position: Int?
  /// The number of rows of a list.
  package var count: Int?
  /// The picture, as the content of an SVG element.
  package var picture = ""

  package init(id: Int, parent: Int, kind: Kind) {
    self.id = id
    self.parent = parent
    self.kind = kind
  }

  /// The kinds of nodes, each of which is an element of its own on the page.
  package enum Kind: String, Sendable {
    case view, sheet
    case bar, title, button, field, search, scope, `switch`, handle
    case list, rows, row, header, footer, index, letter, placeholder
    case alert, menu, choice
  }

  /// The states of nodes; the page knows each by a letter.
  package struct States: OptionSet, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
    package static let selected = States(rawValue: 1)
    package static let disabled = States(rawValue: 2)
    package static let destructive = States(rawValue: 4)
    package static let editing = States(rawValue: 8)
    package static let expanded = States(rawValue: 16)
    package static let collapsed = States(rawValue: 32)
    package static let clipping = States(rawValue: 64)
    package static let grid = States(rawValue: 128)
    package static let busy = States(rawValue: 256)

    fileprivate var letters: String {
      String(zip(0..., "sdxeocmgb").filter { contains(States(rawValue: 1 << $0.0)) }.map(\.1))
    }
  }
}

extension WebNode {
  /// Writes a node; of one that the page knows already, only what changed.
  ///
  /// - Parameters:
  ///   - previous: The node that the page knows.
  ///   - neighbour: The number of the node that this one is placed after, or 0 for the first place;
  ///     nil if its place among its siblings stays.
  func write(to json: inout JSONWriter, since previous: WebNode?, after neighbour: Int?) {
    json.object { json in
      json.key("i")
      json.number(id)
      if previous == nil {
        json.key("p")
        json.number(parent)
      }
      if let neighbour {
        json.key("a")
        json.number(neighbour)
      }
      if kind != previous?.kind {
        json.key("k")
        json.string(kind.rawValue)
      }
      for (key, path) in Self.numbers where self[keyPath: path] != previous?[keyPath: path] {
        json.key(key)
        json.number(self[keyPath: path])
      }
      if label != previous?.label ?? "" {
        json.key("l")
        json.string(label)
      }
      if states != previous?.states ?? [] {
        json.key("s")
        json.string(states.letters)
      }
      for (key, path) in Self.texts where self[keyPath: path] != previous?[keyPath: path] {
        json.key(key)
        if let text = self[keyPath: path] { json.string(text) } else { json.null() }
      }
      for (key, path) in Self.counts where self[keyPath: path] != previous?[keyPath: path] {
        json.key(key)
        if let count = self[keyPath: path] { json.number(count) } else { json.null() }
      }
      if picture != previous?.picture ?? "" {
        json.key("g")
        json.string(picture)
      }
    }
  }

  private static var numbers: [(StaticString, KeyPath<WebNode, Double>)] {
    [("x", \.x), ("y", \.y), ("w", \.width), ("h", \.height)]
  }
  private static var texts: [(StaticString, KeyPath<WebNode, String?>)] {
    [("v", \.value), ("q", \.prompt)]
  }
  private static var counts: [(StaticString, KeyPath<WebNode, Int?>)] {
    [("n", \.position), ("c", \.count)]
  }
}
