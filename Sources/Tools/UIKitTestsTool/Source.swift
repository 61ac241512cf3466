import Foundation
import SwiftTokens

/// A Swift source with its tokens, its type scopes and the places of its lines.
struct Source {
  let path: String
  let scalars: [Unicode.Scalar]
  let tokens: [Token]
  /// The largest number of brackets around a token.
  private(set) var depth = 0
  /// The index of the token that closes or opens the bracket at an index.
  private(set) var partners: [Int: Int] = [:]
  /// The types and extensions, outer ones first.
  private(set) var types: [TypeScope] = []
  /// Each distinct word and operator of the source, also in the interpolations of its strings.
  private(set) var words: Set<String> = []
  /// The lines of conditions of compilation.
  private(set) var directives: [Token] = []
  private let lines: [Int]

  /// Creates a source with Unix line ends.
  init(_ text: String, path: String) {
    self.path = path
    let scalars = Array(
      text.replacingOccurrences(of: "\r\n", with: "\n").replacingOccurrences(of: "\r", with: "\n")
        .unicodeScalars)
    self.scalars = scalars
    tokens = Tokenizer.tokens(of: scalars)
    lines = [0] + scalars.indices.filter { scalars[$0] == "\n" }.map { $0 + 1 }
    (partners, depth) = tokens.brackets
    types = types(in: nil, of: nil, depth: 0)
    let all = Tokenizer.allTokens(of: self.scalars)
    directives = all.filter { $0.text.prefixMatch(of: /#(if|elseif|else|endif)\b/) != nil }
    words = Set(all.filter(\.isWord).map { $0.text.trimmingCharacters(in: ["`"]) })
    words.formUnion(tokens.indices.compactMap(operatorName))
  }

  /// Returns the text of a token, or an empty string outside the source.
  func text(_ index: Int) -> String { tokens.indices.contains(index) ? tokens[index].text : "" }

  /// Returns the text of a token, without the marks round a keyword that is a name.
  func name(_ index: Int) -> String { text(index).trimmingCharacters(in: ["`"]) }

  /// Returns the source's text.
  func text(in range: Range<Int>) -> String {
    String(String.UnicodeScalarView(scalars[range.clamped(to: scalars.indices)]))
  }

  /// The content of a string literal without interpolations, or nil.
  func string(_ index: Int) -> String? {
    guard text(index) == "\"" else { return nil }
    let literal = text(in: tokens[index].range)
    guard literal.count >= 2, literal.hasPrefix("\""), literal.hasSuffix("\""),
      !literal.contains("\\")
    else { return nil }
    return String(literal.dropFirst().dropLast())
  }

  /// Returns the line of an index of a character, from 1 on.
  func line(of offset: Int) -> Int {
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if lines[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns the index of the first character of a line.
  func start(ofLine line: Int) -> Int {
    line < 1 ? 0 : line <= lines.count ? lines[line - 1] : scalars.count
  }

  /// A Boolean value that indicates whether two tokens have nothing between them.
  func touch(_ first: Int, _ second: Int) -> Bool {
    tokens.indices.contains(first) && tokens.indices.contains(second)
      && tokens[first].range.upperBound == tokens[second].range.lowerBound
  }

  private static let operatorCharacters = Set("/=-+!*%<>&|^~?".unicodeScalars)

  /// Returns the operator that a token is a part of, or nil if it isn't part of one.
  func operatorName(_ index: Int) -> String? {
    guard tokens.indices.contains(index), case var range = tokens[index].range,
      scalars[range].allSatisfy(Self.operatorCharacters.contains)
    else { return nil }
    func isPart(_ offset: Int) -> Bool {
      scalars.indices.contains(offset) && Self.operatorCharacters.contains(scalars[offset])
    }
    while isPart(range.lowerBound - 1) { range = range.lowerBound - 1..<range.upperBound }
    while isPart(range.upperBound) { range = range.lowerBound..<range.upperBound + 1 }
    return text(in: range)
  }
}
