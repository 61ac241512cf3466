/// A `=` without two hexadecimal digits after it.
struct BadQuotedPrintable: Error {
  /// The index of the `=`.
  var offset: Int
}

extension [UInt8] {
  /// The bytes that quoted-printable text stands for; its soft line breaks are joined already.
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
      // A soft line break with nothing after it.
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
