// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import Foundation

/// The contexts of a thread, outermost first, and the size of each that makes an image.
private final class ContextStack: NSObject {
  var contexts: [(context: CGContext, image: (size: CGSize, scale: CGFloat)?)] = []

  static var current: ContextStack {
    let key = "HeadlessUIKit.ContextStack"
    if let stack = Thread.current.threadDictionary[key] as? ContextStack { return stack }
    let stack = ContextStack()
    Thread.current.threadDictionary[key] = stack
    return stack
  }
}

/// Returns the context into which drawing methods draw, or nil outside of drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  ContextStack.current.contexts.last?.context
}

/// Makes a context the current one.
public func UIGraphicsPushContext(_ context: CGContext) {
  ContextStack.current.contexts.append((context, nil))
}

/// Restores the context that was current before.
public func UIGraphicsPopContext() {
  _ = ContextStack.current.contexts.popLast()
}

/// Begins an image of a size, with one pixel per point.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image of a size.
///
/// - Parameters:
///   - size: The size, in points.
///   - opaque: A Boolean value that indicates whether the image has no transparent part.
///   - scale: The number of pixels per point, or 0 for that of the screen.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let scale = scale > 0 ? scale : UIGraphicsImageRendererFormat.screenScale
  if !(size.width > 0 && size.height > 0) {
    let numbers = String(
      format: "size={%g, %g}, scale=%f", Double(size.width), Double(size.height), Double(scale))
    UIKitException.raiseAnywhere(
      .internalInconsistency,
      "UIGraphicsBeginImageContext() failed to allocate CGBitampContext: \(numbers), "
        + "bitmapInfo=0x2002. Use UIGraphicsImageRenderer to avoid this assert.")
  }
  ContextStack.current.contexts.append((.forImage(of: size, scale: scale), (size, scale)))
}

/// Returns the image that was begun: one of its size, without pixels. Returns nil if none was begun
/// or its size is empty.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let image = ContextStack.current.contexts.last?.image, image.size.width > 0,
    image.size.height > 0
  else { return nil }
  return UIImage(blank: image.size, scale: image.scale)
}

/// Ends the image that was begun.
public func UIGraphicsEndImageContext() {
  guard ContextStack.current.contexts.last?.image != nil else { return }
  UIGraphicsPopContext()
}

/// Fills a rectangle of the current context.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Fills a rectangle of the current context by a blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  UIRectFill(rect)
}

/// Draws a frame inside a rectangle of the current context.
public func UIRectFrame(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.stroke(rect) }

/// Clips the current context to a rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }
