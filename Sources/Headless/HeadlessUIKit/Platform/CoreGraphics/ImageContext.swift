import Foundation

extension CGContext {
  /// Returns a context of a size in points and a number of pixels per point, whose axes are
  /// UIKit's.
  static func forImage(of size: CGSize, scale: CGFloat) -> CGContext {
    let width = Int(limiting: (size.width * scale).rounded(.up))
    let height = Int(limiting: (size.height * scale).rounded(.up))
    let ctm = CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: CGFloat(height))
    #if canImport(CoreGraphics)
    let context = CGContext(
      data: nil, width: max(width, 1), height: max(height, 1), bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)!
    context.concatenate(ctm)
    return context
    #else
    return CGContext(width: width, height: height, ctm: ctm)
    #endif
  }
}

extension CGImage {
  /// Returns an image of a size in pixels that nothing is drawn in.
  static func blank(width: Int, height: Int) -> CGImage {
    #if canImport(CoreGraphics)
    CGContext.forImage(of: CGSize(width: width, height: height), scale: 1).makeImage()!
    #else
    CGImage(width: width, height: height)
    #endif
  }
}
