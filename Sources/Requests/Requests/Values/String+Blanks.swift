extension BidirectionalCollection<UInt8> {
  /// The bytes without the spaces and tabs around them, which are optional around values of HTTP.
  @inlinable package var trimmingBlanks: SubSequence {
    guard let first = firstIndex(where: { !$0.isBlank }),
      let last = lastIndex(where: { !$0.isBlank })
    else { return self[endIndex...] }
    return self[first...last]
  }
}

extension String {
  /// The text without the spaces and tabs around it.
  package var trimmingBlanks: String { String(Substring(utf8.trimmingBlanks)) }
}

extension Substring {
  /// The text without the spaces and tabs around it.
  package var trimmingBlanks: String { String(Substring(utf8.trimmingBlanks)) }
}

extension UInt8 {
  /// A Boolean value that indicates whether the byte is a space or a tab.
  @inlinable package var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}
