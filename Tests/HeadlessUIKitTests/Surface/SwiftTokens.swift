/// The words and signs of a Swift file, without comments and the insides of strings.
struct SwiftTokens {
  /// One word or sign, and whether it is the first of its line.
  struct Token {
    let text: String
    let beginsLine: Bool
  }

  private(set) var tokens: [Token] = []

  init(_ source: String) {
    var characters = ArraySlice(Array(source))
    var beginsLine = true
    func add(_ text: String, _ tokens: inout [Token]) {
      tokens.append(Token(text: text, beginsLine: beginsLine))
      beginsLine = false
    }
    while let first = characters.first {
      if first.isNewline {
        beginsLine = true
        characters.removeFirst()
      } else if first.isWhitespace {
        characters.removeFirst()
      } else if first == "/", characters.dropFirst().first == "/" {
        characters = characters.drop { !$0.isNewline }
      } else if first == "/", characters.dropFirst().first == "*" {
        characters = characters.dropFirst(2)
        while characters.count > 1, !characters.starts(with: Array("*/")) {
          characters.removeFirst()
        }
        characters = characters.dropFirst(2)
      } else if first == "\"" {
        let fence = characters.starts(with: Array("\"\"\"")) ? "\"\"\"" : "\""
        characters = characters.dropFirst(fence.count)
        while !characters.isEmpty, !characters.starts(with: Array(fence)) {
          characters = characters.dropFirst(characters.first == "\\" ? 2 : 1)
        }
        characters = characters.dropFirst(fence.count)
        add("\"\"", &tokens)
      } else if first.isLetter || first.isNumber || first == "_" || first == "`" || first == "#" {
        let word = characters.prefix {
          $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" || $0 == "#"
        }
        characters = characters.dropFirst(word.count)
        add(String(word.filter { $0 != "`" }), &tokens)
      } else if first == "-", characters.dropFirst().first == ">" {
        characters = characters.dropFirst(2)
        add("->", &tokens)
      } else {
        characters.removeFirst()
        add(String(first), &tokens)
      }
    }
  }
}
