/// A part of a window as an element of the page, with a frame, a label, and a picture.
package struct WebNode: Equatable, Sendable {
  /// The identifier of the node, which is the same in all frames.
  package var id: Int
  /// The identifier of the parent node, or 0 for the root.
  package var parent: Int
  package var kind: Kind
  /// The frame in the coordinates of the parent node, in points.
  package var x = 0.0
  package var y = 0.0
  package var width = 0.0
  package var height = 0.0
  /// The label for screen readers.
  package var label = ""
  /// The hint for screen readers.
  package var hint: String?
  /// The names of the actions for screen readers, with a line for each.
  package var actions: String?
  package var states: States = []
  /// The text of a field.
  package var value: String?
  /// The placeholder of a field.
  package var prompt: String?
  /// The CSS declarations of a field's text.
  package var style: String?
  /// The type, input mode, Return key, and capitalization of a field's HTML element.
  package var traits: String?
  /// The one-based position of a row among all rows of its list.
  package var position: Int?
  /// The section of a row.
  package var section: Int?
  /// The number of rows of a list.
  package var count: Int?
  /// The picture, as the content of an SVG element.
  package var picture = ""

  package init(id: Int, parent: Int, kind: Kind) {
    self.id = id
    self.parent = parent
    self.kind = kind
  }

  /// The kinds of nodes, each of which has its own HTML element on the page.
  package enum Kind: String, Sendable {
    case view, sheet
    case tabs, tab
    case bar, title, button, field, area, search, scope, `switch`, handle
    case list, rows, row, content, swipe, header, footer, index, letter, placeholder
    case alert, menu, choice
  }

  /// The states of a node, each of which is a letter in messages.
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
    package static let draggable = States(rawValue: 512)
    package static let preferred = States(rawValue: 1024)
    package static let lifting = States(rawValue: 2048)

    fileprivate var letters: String {
      String(zip(0..., "sdxeocmgblpf").filter { contains(States(rawValue: 1 << $0.0)) }.map(\.1))
    }
  }
}

extension WebNode {
  /// Writes a node, or only its changes if the page has a previous version.
  ///
  /// - Parameters:
  ///   - previous: The previous version of the node on the page, or nil for a new node.
  ///   - neighbor: The identifier of the node after which this one is inserted, 0 for the first
  ///     position, or nil if the node does not move.
  func write(to json: inout JSONWriter, since previous: WebNode?, after neighbor: Int?) {
    json.object { json in
      json.key("i")
      json.number(id)
      if previous == nil {
        json.key("p")
        json.number(parent)
      }
      if let neighbor {
        json.key("a")
        json.number(neighbor)
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
    [
      ("v", \.value), ("q", \.prompt), ("t", \.style), ("u", \.traits), ("d", \.hint),
      ("r", \.actions),
    ]
  }
  private static var counts: [(StaticString, KeyPath<WebNode, Int?>)] {
    [("n", \.position), ("c", \.count), ("z", \.section)]
  }
}
