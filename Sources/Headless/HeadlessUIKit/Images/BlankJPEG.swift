import Foundation

/// The data of a JPEG image whose pixels are black.
enum BlankJPEG {
  /// Returns the data of an image of a size in pixels.
  static func data(width: Int, height: Int) -> Data {
    let (width, height) = (min(width, 65535), min(height, 65535))
    var data = Data([0xFF, 0xD8])
    data += segment(0xDB, [0] + [UInt8](repeating: 1, count: 64))
    data += segment(0xC0, [8] + bytes(height) + bytes(width) + [1, 1, 0x11, 0])
    // Differences of blocks: no difference is "0", and one of 11 bits is "10".
    data += segment(0xC4, [0, 1, 1] + [UInt8](repeating: 0, count: 14) + [0, 11])
    // The remainder of a block: its end is "0".
    data += segment(0xC4, [0x10, 1] + [UInt8](repeating: 0, count: 15) + [0])
    data += segment(0xDA, [1, 1, 0, 0, 0x3F, 0])
    return data + blocks(((width + 7) / 8) * ((height + 7) / 8)) + Data([0xFF, 0xD9])
  }

  private static func bytes(_ number: Int) -> [UInt8] { [UInt8(number >> 8), UInt8(number & 255)] }

  private static func segment(_ marker: UInt8, _ content: [UInt8]) -> Data {
    Data([0xFF, marker] + bytes(content.count + 2) + content)
  }

  /// Returns blocks of which the first differs from gray by -1024, and the others do not differ.
  private static func blocks(_ count: Int) -> Data {
    let length = 14 + 2 * (count - 1)
    // "10", -1024 as "01111111111", and "0".
    var blocks = [0b1001_1111, 0b1111_1000] + [UInt8](repeating: 0, count: (length + 7) / 8 - 2)
    // Ones fill the last byte.
    let rest = blocks.count * 8 - length
    blocks[blocks.count - 1] |= UInt8((1 << rest) - 1)
    return Data(blocks)
  }
}
