extension [Token] {
  /// The index of the token that closes or opens the bracket at an index.
  var partners: [Int: Int] { brackets.partners }

  /// The partners of brackets, and the largest number of open ones.
  package var brackets: (partners: [Int: Int], depth: Int) {
    var partners: [Int: Int] = [:]
    var depth = 0
    var open: [(bracket: String, index: Int)] = []
    // The number of open brackets of each kind: what isn't open isn't closed.
    var counts: [String: Int] = [:]
    for (index, token) in enumerated() {
      switch token.text {
      case "(", "[", "{":
        open.append((token.text, index))
        counts[token.text, default: 0] += 1
        depth = Swift.max(depth, open.count)
      case ")", "]", "}":
        let opening = [")": "(", "]": "[", "}": "{"][token.text] ?? ""
        guard counts[opening, default: 0] > 0 else { continue }
        while let last = open.popLast() {
          counts[last.bracket, default: 0] -= 1
          guard last.bracket == opening else { continue }
          partners[last.index] = index
          partners[index] = last.index
          break
        }
      default: break
      }
    }
    return (partners, depth)
  }
}
