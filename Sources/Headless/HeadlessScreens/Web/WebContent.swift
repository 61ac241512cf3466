import Foundation
import HeadlessUIKit

/// The picture and the accessibility texts of a node.
struct WebContent {
  private let group: Scene.Group
  private var picture = ""
  /// The names of the symbols in the picture.
  private(set) var symbols: Set<String> = []
  private var texts: [String] = []
  private var value: String?
  private var prompt: String?
  private var field: WebField?
  private var states: WebNode.States = []

  init(_ group: Scene.Group) {
    self.group = group
    draw(group)
    for item in group.items { read(item) }
  }

  /// Adds the texts of a group, or those that the app set for assistive apps.
  private mutating func read(_ part: Scene.Group) {
    let count = texts.count
    for item in part.items { read(item) }
    guard let spoken = part.spoken else { return }
    if let label = spoken.label { texts.replaceSubrange(count..., with: [label]) }
    if let value = spoken.value { texts.append(value) }
  }

  /// The texts of the node, or an empty string if it has none.
  var label: String { texts.joined(separator: ", ") }

  /// Adds a group that has no node.
  mutating func add(_ part: Scene.Group) {
    read(part)
    let before = picture
    draw(part)
    for inner in part.groups { add(inner) }
    picture = before + (picture.isEmpty ? "" : WebPicture.placed(picture, at: part))
  }

  /// Adds the texts of a group that has a node without a label.
  mutating func addTexts(of part: Scene.Group) {
    read(part)
    for inner in part.groups where inner.role == .view { addTexts(of: inner) }
  }

  /// Draws the items of a group, except for the texts of fields, which are elements on the page.
  private mutating func draw(_ group: Scene.Group) {
    var group = group
    group.items = group.items.compactMap { item in
      guard case .control(var control) = item, control.kind.isField else { return item }
      guard case .searchField = control.kind else { return nil }
      control.kind = .searchField(text: "", prompt: "", isEditing: false)
      return .control(control)
    }
    let content = SVGWriter.content(of: group)
    picture = content.markup
    symbols.formUnion(content.symbols)
  }

  /// Adds the text or the state of an item.
  private mutating func read(_ item: Scene.Item) {
    switch item {
    case .text(let text): texts.append(text.string)
    case .symbol(let symbol):
      if let word = symbol.name.flatMap({ Self.words[$0] }) { texts.append(word) }
    case .rectangle: break
    case .control(let control):
      if control.kind.isField { field = WebField(control) }
      switch control.kind {
      case .switch(let isOn): if isOn { states.insert(.selected) }
      case .button(let title, let symbol):
        if let title = title ?? symbol.map({ Self.words[$0] ?? Self.spoken($0) }) {
          texts.append(title)
        }
      case .textField(let text, let prompt, let isEditing),
        .searchField(let text, let prompt, let isEditing):
        (value, self.prompt) = (text, prompt)
        if isEditing { states.insert(.editing) }
      case .textView(let text, let isEditing):
        value = text
        if isEditing { states.insert(.editing) }
      case .activityIndicator: states.insert(.busy)
      case .refresh(let title):
        states.insert(.busy)
        texts.append(title ?? "Refreshing")
      case .segment(let title, let isSelected):
        texts.append(title)
        if isSelected { states.insert(.selected) }
      case .slider(let position), .progress(let position):
        texts.append("\(Int((position * 100).rounded()))%")
      case .pages(let count, let current): texts.append("Page \(current + 1) of \(count)")
      case .wheel(let text): texts.append(text)
      }
    }
  }

  /// Stores the content in its node.
  ///
  /// - Parameter context: The label of the enclosing node, which names a control without a label.
  func finish(_ node: inout WebNode, context: String) {
    node.picture = picture
    node.value = value
    node.prompt = prompt
    node.style = field?.style
    node.traits = field?.traits
    node.states.formUnion(states)
    switch group.role {
    case .backButton: node.label = "Back, \(label)"
    case .editControl:
      let isDelete = group.items.contains {
        if case .symbol(let symbol) = $0 { symbol.name == "minus.circle.fill" } else { false }
      }
      node.label = Self.joined(isDelete ? "Delete" : "Insert", context)
    case .reorderControl: node.label = Self.joined("Reorder", context)
    case .accessoryButton: node.label = Self.joined("More info", context)
    case .searchField: node.label = "Search"
    case .index: node.label = "Index"
    default:
      let named = label.isEmpty && node.kind == .field ? prompt ?? "" : label
      let isNamedByContext = named.isEmpty && (group.role == .control)
      node.label = node.kind == .content ? "" : isNamedByContext ? context : named
    }
    guard let spoken = group.spoken else { return }
    node.label = [spoken.label ?? node.label, spoken.value ?? ""].filter { !$0.isEmpty }
      .joined(separator: ", ")
    node.hint = spoken.hint
    node.actions = spoken.actions.isEmpty ? nil : spoken.actions.joined(separator: "\n")
  }

  /// Returns the texts among items, or nil if there are none.
  static func texts(of items: [Scene.Item]) -> String? {
    let texts = items.compactMap { if case .text(let text) = $0 { text.string } else { nil } }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  private static func joined(_ word: String, _ context: String) -> String {
    context.isEmpty ? word : "\(word), \(context)"
  }

  /// Returns the name of a symbol as words.
  private static func spoken(_ symbol: String) -> String {
    symbol.split(separator: ".").filter { $0 != "fill" && $0 != "circle" }.joined(separator: " ")
  }

  /// The labels of meaningful symbols.
  private static let words = [
    "checkmark": "checked", "checkmark.circle.fill": "selected", "magnifyingglass": "Search",
    "plus": "Add", "trash": "Delete", "square.and.arrow.up": "Share", "ellipsis": "More",
    "gear": "Settings", "xmark": "Close",
  ]
}
