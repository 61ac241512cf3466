package import Foundation

/// Just enough gzip to answer with.
package enum Gzip {
  private static let head: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255]

  /// Returns text, stored without compression.
  package static func stored(_ text: String) -> Data {
    let bytes = Array(text.utf8)
    return Data(head) + deflated(text)
      + Data(little(checksum(bytes)) + little(UInt32(bytes.count)))
  }

  /// Returns text as the only block of deflate, stored without compression.
  package static func deflated(_ text: String) -> Data {
    let bytes = Array(text.utf8)
    let (count, other) = (UInt16(bytes.count), ~UInt16(bytes.count))
    let block = [1, UInt8(count & 255), UInt8(count >> 8), UInt8(other & 255), UInt8(other >> 8)]
    return Data(block + bytes)
  }

  /// Returns at least a number of zeros, 1,032 of them in each byte. The checksum is wrong, which
  /// only those find who read to the end.
  package static func bomb(bytes: Int) -> Data {
    // One block, whose own code has two bits for 258 bytes like the last one: both of them are 0.
    // It begins with a zero and three such repetitions, and the bits 11 end it.
    let code: [UInt8] = [
      0xED, 0xC0, 0x01, 0x01, 0x00, 0x00, 0x00, 0x40, 0x20, 0xFF, 0x57, 0x3B, 0x52, 0x01,
    ]
    var data = Data(head + code)
    data.append(Data(count: bytes / 1_032 + 1))
    data.append(contentsOf: [0b11, 0, 0, 0, 0, 0, 0, 0, 0])
    return data
  }

  /// Returns the bytes of a number, the lowest first.
  package static func little(_ value: UInt32) -> [UInt8] {
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
}
