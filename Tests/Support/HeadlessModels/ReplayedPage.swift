package import Foundation
package import HeadlessScreens

/// A second reading of the messages: what the page's script makes of them.
package struct ReplayedPage: Equatable {
  package struct Element: Equatable {
    package var parent: Int
    package var children: [Int] = []
    /// All else that is known of it; without what is null.
    package var fields: [String: NSObject] = [:]
  }

  package var number = 0
  package var size: [Double] = []
  package var depth = 0
  /// The names of the symbols that are defined.
  package var symbols: Set<String> = []
  /// The elements by their numbers; 0 is the page.
  package var elements: [Int: Element] = [0: Element(parent: 0)]

  package struct Wrong: Error {
    package var what: String
  }

  package init() {}

  /// The page that a frame has to become.
  package init(_ frame: WebFrame) {
    number = frame.number
    size = [frame.width, frame.height]
    depth = frame.depth
    symbols = frame.symbols
    for node in frame.nodes {
      elements[node.parent]!.children.append(node.id)
      var fields: [String: NSObject] = [
        "k": node.kind.rawValue as NSString, "x": node.x as NSNumber, "y": node.y as NSNumber,
        "w": node.width as NSNumber, "h": node.height as NSNumber,
      ]
      fields["l"] = node.label.isEmpty ? nil : node.label as NSString
      fields["g"] = node.picture.isEmpty ? nil : node.picture as NSString
      fields["v"] = node.value as NSString?
      fields["q"] = node.prompt as NSString?
      fields["t"] = node.style as NSString?
      fields["u"] = node.traits as NSString?
      fields["d"] = node.hint as NSString?
      fields["r"] = node.actions as NSString?
      fields["z"] = node.section as NSNumber?
      fields["n"] = node.position as NSNumber?
      fields["c"] = node.count as NSNumber?
      let letters = zip(0..., "sdxeocmgblpf").filter { node.states.rawValue & 1 << $0.0 != 0 }
      fields["s"] = letters.isEmpty ? nil : String(letters.map(\.1)) as NSString
      elements[node.id] = Element(parent: node.parent, fields: fields)
    }
  }

  /// Does what a message says.
  package mutating func receive(_ message: [UInt8]) throws {
    let object = try JSONSerialization.jsonObject(with: Data(message))
    guard let object = object as? [String: Any] else { throw Wrong(what: "no object") }
    if object["all"] != nil { self = ReplayedPage() }
    // A message that only says something has the number of the frame before.
    let least = object["said"] == nil ? number + 1 : number
    guard let next = object["f"] as? Int, next >= least else { throw Wrong(what: "number") }
    number = next
    if let width = object["w"] as? Double, let height = object["h"] as? Double {
      size = [width, height]
    }
    depth = object["b"] as? Int ?? depth
    for part in (object["y"] as? String ?? "").components(separatedBy: "<symbol id=\"").dropFirst()
    {
      let isNew = symbols.insert(String(part.prefix { $0 != "\"" })).inserted
      guard isNew else { throw Wrong(what: "a symbol is defined twice") }
    }
    for id in object["gone"] as? [Int] ?? [] {
      guard let parent = elements[id]?.parent else { throw Wrong(what: "\(id) is unknown") }
      elements[parent]!.children.removeAll { $0 == id }
      remove(id)
    }
    for change in object["set"] as! [[String: Any]] { try apply(change) }
  }

  private mutating func remove(_ id: Int) {
    for child in elements[id]!.children { remove(child) }
    elements[id] = nil
  }

  private mutating func apply(_ change: [String: Any]) throws {
    let id = change["i"] as! Int
    if let parent = change["p"] as? Int {
      guard elements[id] == nil, elements[parent] != nil, change["a"] != nil else {
        throw Wrong(what: "\(id) can't be made in \(parent)")
      }
      elements[id] = Element(parent: parent)
    }
    guard let parent = elements[id]?.parent else { throw Wrong(what: "\(id) is unknown") }
    if let neighbour = change["a"] as? Int {
      elements[parent]!.children.removeAll { $0 == id }
      let siblings = elements[parent]!.children
      guard neighbour == 0 || siblings.contains(neighbour) else {
        throw Wrong(what: "\(neighbour) is not beside \(id)")
      }
      let place = siblings.firstIndex(of: neighbour).map { $0 + 1 } ?? 0
      elements[parent]!.children.insert(id, at: place)
    }
    for (key, value) in change where !["i", "p", "a"].contains(key) {
      let isEmpty = value is NSNull || (key != "v" && key != "q" && value as? String == "")
      elements[id]!.fields[key] =
        isEmpty
        ? nil : (value as? String).map { $0 as NSString } ?? ((value as! NSNumber) as NSObject)
    }
  }
}
