import Foundation

/// A reader of the pixel size in the header of an image file.
enum ImageHeader {
  /// Returns the pixel size of a PNG, JPEG, or GIF image, or nil for other data.
  static func size(of data: Data) -> CGSize? {
    let bytes = [UInt8](data.prefix(1 << 20))
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      return size(bytes, width: 16..<20, height: 20..<24)
    }
    if bytes.starts(with: Array("GIF8".utf8)), bytes.count >= 10 {
      return CGSize(
        width: Int(bytes[6]) | Int(bytes[7]) << 8, height: Int(bytes[8]) | Int(bytes[9]) << 8)
    }
    return bytes.starts(with: [0xFF, 0xD8]) ? jpegSize(bytes) : nil
  }

  private static func size(
    _ bytes: [UInt8], width: Range<Int>, height: Range<Int>
  ) -> CGSize? {
    guard bytes.count >= max(width.upperBound, height.upperBound) else { return nil }
    func number(_ range: Range<Int>) -> Int { bytes[range].reduce(0) { $0 << 8 | Int($1) } }
    return CGSize(width: number(width), height: number(height))
  }

  /// Returns the size in the frame header of a JPEG image, which follows other segments.
  private static func jpegSize(_ bytes: [UInt8]) -> CGSize? {
    var position = 2
    while position + 9 <= bytes.count, bytes[position] == 0xFF {
      let marker = bytes[position + 1]
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        return size(
          bytes, width: position + 7..<position + 9, height: position + 5..<position + 7)
      }
      position += 2 + (Int(bytes[position + 2]) << 8 | Int(bytes[position + 3]))
    }
    return nil
  }
}
