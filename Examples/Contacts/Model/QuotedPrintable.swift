/// The error for a `=` that is not followed by two hexadecimal digits.
nonisolated struct BadQuotedPrintable: Error {
  /// The index of the `=`.
  var offset: Int
}

nonisolated extension [UInt8] {
  /// Returns the decoded bytes of quoted-printable text without soft line breaks.
  func decodingQuotedPrintable() throws(BadQuotedPrintable) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(count)
    var index = startIndex
    while index < endIndex {
      guard self[index] == UInt8(ascii: "=") else {
        result.append(self[index])
        index += 1
        continue
      }
      // A soft line break at the end of the text.
      if index + 1 == endIndex { break }
      guard index + 2 < endIndex, let high = self[index + 1].hexValue,
        let low = self[index + 2].hexValue
      else { throw BadQuotedPrintable(offset: index) }
      result.append(high << 4 | low)
      index += 3
    }
    return result
  }
}
