import HeadlessUIKit

extension CGImage {
  /// Returns an image of a size in pixels, of which nothing else is tested.
  static func blank(width: Int, height: Int) -> CGImage {
    #if canImport(CoreGraphics)
    let context = CGContext(
      data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    return context!.makeImage()!
    #else
    return CGImage(width: width, height: height)
    #endif
  }
}
