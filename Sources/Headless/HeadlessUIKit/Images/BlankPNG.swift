import Foundation

/// The data of a PNG image whose pixels are transparent.
enum BlankPNG {
  /// Returns the data of an image of a size in pixels.
  static func data(width: Int, height: Int) -> Data {
    var data = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    // One bit per pixel, in shades of gray, of which black is transparent.
    data += chunk("IHDR", bytes(UInt32(width)) + bytes(UInt32(height)) + [1, 0, 0, 0, 0])
    data += chunk("tRNS", [0, 0])
    data += chunk("IDAT", stored([UInt8](repeating: 0, count: height * ((width + 7) / 8 + 1))))
    return data + chunk("IEND", [])
  }

  private static func bytes(_ number: UInt32) -> [UInt8] {
    withUnsafeBytes(of: number.bigEndian) { Array($0) }
  }

  private static func chunk(_ type: String, _ content: [UInt8]) -> Data {
    let checked = Array(type.utf8) + content
    return Data(bytes(UInt32(content.count)) + checked + bytes(checksum(checked)))
  }

  /// Returns the CRC-32 of bytes.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum = UInt32.max
    for byte in bytes {
      let index = Int((sum ^ UInt32(byte)) & 255)
      sum = table[index] ^ sum >> 8
    }
    return ~sum
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in
      value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1
    }
  }

  /// Returns bytes in zlib's format, without compression.
  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    for start in stride(from: 0, to: max(bytes.count, 1), by: 65535) {
      let block = bytes[start..<min(start + 65535, bytes.count)]
      let (low, high) = (UInt8(block.count & 255), UInt8(block.count >> 8))
      stream += [start + 65535 >= bytes.count ? 1 : 0, low, high, ~low, ~high]
      stream += block
    }
    // The Adler-32 sum of zeros.
    return stream + self.bytes(UInt32(bytes.count % 65521) << 16 | 1)
  }
}
