import Foundation

/// Just enough gzip to answer with.
enum Gzip {
  private static let head: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255]

  /// Text, stored without compression.
  static func stored(_ text: String) -> Data {
    let bytes = Array(text.utf8)
    let (count, other) = (UInt16(bytes.count), ~UInt16(bytes.count))
    let block = [1, UInt8(count & 255), UInt8(count >> 8), UInt8(other & 255), UInt8(other >> 8)]
    return Data(head + block + bytes + little(checksum(bytes)) + little(UInt32(bytes.count)))
  }

  /// Zeros, 158 of them a byte: one block of repetitions. Its checksum is wrong, which only those
  /// find who read to the end.
  static func bomb(bytes: Int) -> Data {
    var bits = Bits()
    bits.append(0b1, 1)  // The last block,
    bits.append(0b01, 2)  // with fixed codes.
    bits.append(0b0011_0000.reversedBits(8), 8)  // One zero,
    for _ in 0..<bytes / 258 {
      bits.append(0b1100_0101.reversedBits(8), 8)  // 258 bytes more,
      bits.append(0, 5)  // as the last one.
    }
    bits.append(0, 7)
    return Data(head + bits.bytes + [0, 0, 0, 0, 0, 0, 0, 0])
  }

  private static func little(_ value: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> UInt32($0 * 8)) }
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum = ~UInt32(0)
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? (sum >> 1) ^ 0xEDB8_8320 : sum >> 1 }
    }
    return ~sum
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
