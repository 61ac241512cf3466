/// The lines in which two texts differ, with the line before and after each.
struct TextDifference: CustomStringConvertible {
  private let old: [Substring]
  private let new: [Substring]

  init(_ old: String, _ new: String) {
    self.old = old.split(separator: "\n", omittingEmptySubsequences: false)
    self.new = new.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The changed lines: `-` is before those that are gone, `+` before those that came.
  var description: String {
    var lines: [(mark: String, text: Substring)] = []
    let changes = new.difference(from: old)
    var removed: [Int: Substring] = [:]
    var inserted: [Int: Substring] = [:]
    for change in changes {
      switch change {
      case .remove(let offset, let element, _): removed[offset] = element
      case .insert(let offset, let element, _): inserted[offset] = element
      }
    }
    var (from, to) = (0, 0)
    while from < old.count || to < new.count {
      if let text = removed[from] {
        lines.append(("-", text))
        from += 1
      } else if let text = inserted[to] {
        lines.append(("+", text))
        to += 1
      } else {
        lines.append((" ", old[from]))
        (from, to) = (from + 1, to + 1)
      }
    }
    let changed = lines.indices.filter { lines[$0].mark != " " }
    var shown = Set<Int>()
    for index in changed { shown.formUnion(index - 1...index + 1) }
    var text: [String] = []
    var last = -1
    for index in lines.indices where shown.contains(index) {
      if index > last + 1 { text.append("  …") }
      text.append("\(lines[index].mark) \(lines[index].text)")
      last = index
    }
    if last < lines.count - 1 { text.append("  …") }
    return text.joined(separator: "\n")
  }
}
