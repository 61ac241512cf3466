import Foundation
import RequestsTesting

extension Gzip {
  /// Text in zlib's format, stored without compression.
  static func zlib(_ text: String) -> Data {
    var (low, high) = (UInt32(1), UInt32(0))
    for byte in text.utf8 {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return Data([0x78, 0x01]) + deflated(text) + Data(little(high << 16 | low).reversed())
  }

  /// A block of deflate with zeros: some that stand for themselves, and 258 for each repetition.
  static func zeros(literals: Int, matches: Int) -> Data {
    // Eight repetitions are 13 bytes, so the bytes of many repeat.
    let repeats = max(0, (matches - 16) / 8)
    var bits = Bits()
    bits.append(0b1, 1)  // The last block,
    bits.append(0b01, 2)  // with fixed codes.
    for _ in 0..<literals { bits.append(0b0011_0000.reversedBits(8), 8) }
    let start = bits.bytes.count
    for _ in 0..<matches - repeats * 8 {
      bits.append(0b1100_0101.reversedBits(8), 8)  // 258 bytes more,
      bits.append(0, 5)  // as the last one.
    }
    bits.append(0, 7)
    guard repeats > 0 else { return Data(bits.bytes) }
    let period = Data(bits.bytes[start..<start + 13])
    var bytes = Data(bits.bytes[..<start])
    bytes.reserveCapacity(bits.bytes.count + repeats * 13)
    for _ in 0..<repeats { bytes += period }
    return bytes + bits.bytes[start...]
  }

  /// Bits, the lowest of a byte first.
  private struct Bits {
    var bytes: [UInt8] = []
    private var count = 0

    mutating func append(_ value: Int, _ width: Int) {
      for place in 0..<width {
        if count.isMultiple(of: 8) { bytes.append(0) }
        let bit = UInt8((value >> place) & 1)
        bytes[bytes.count - 1] |= bit << UInt8(count % 8)
        count += 1
      }
    }
  }
}

extension Int {
  /// The lowest bits in the opposite order.
  fileprivate func reversedBits(_ width: Int) -> Int {
    var result = 0
    for place in 0..<width { result = result << 1 | (self >> place) & 1 }
    return result
  }
}
