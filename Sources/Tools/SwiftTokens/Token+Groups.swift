extension Token {
  package var isWord: Bool {
    text.unicodeScalars.first.map { $0 == "`" || Tokenizer.isWord($0) } ?? false
  }
}

extension ArraySlice<Token> {
  /// The tokens between the bracket at the beginning and the one that closes it.
  package var group: ArraySlice {
    let opening = first?.text ?? ""
    let closing = ["(": ")", "[": "]", "{": "}", "<": ">"][opening]
    var depth = 0
    let end = indices.first { index in
      if self[index].text == opening { depth += 1 }
      if self[index].text == closing { depth -= 1 }
      return depth == 0
    }
    return dropFirst().prefix(upTo: Swift.max(end ?? endIndex, startIndex + 1))
  }

  /// Returns the parts between commas.
  package func split() -> [ArraySlice] {
    var depth = 0
    return split { token in
      depth = Swift.max(0, depth + token.nesting)
      return depth == 0 && token.text == ","
    }
  }

  /// The label of a parameter.
  package var label: String { withoutAttributes.first?.text ?? "" }

  /// The name of a parameter in the code of its function.
  package var parameterName: String { prefix { $0.text != ":" }.last?.text ?? "" }

  /// The type of a parameter.
  package var parameterType: String {
    drop { $0.text != ":" }.dropFirst().prefix { $0.text != "=" }.text
  }

  /// The label of an argument.
  package var argumentLabel: String {
    dropFirst().first?.text == ":" ? self[startIndex].text : "_"
  }

  /// The tokens' text, with a space between words, after commas and after colons.
  package var text: String {
    reduce(into: "") { text, token in
      let last = text.unicodeScalars.last ?? " "
      if last == "," || last == ":" || token.isWord && Tokenizer.isWord(last) { text += " " }
      text += token.text
    }
  }

  private var withoutAttributes: ArraySlice {
    guard first?.text == "@" else { return self }
    let remainder = dropFirst(2)
    return remainder.first?.text == "("
      ? self[(remainder.group.endIndex + 1)...].withoutAttributes : remainder.withoutAttributes
  }
}

extension Token {
  /// The change of the depth of brackets.
  fileprivate var nesting: Int {
    switch text {
    case "(", "[", "{", "<": 1
    case ")", "]", "}", ">": -1
    default: 0
    }
  }
}
