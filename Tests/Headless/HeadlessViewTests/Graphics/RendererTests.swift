import Foundation
import HeadlessUIKit
import Testing

/// Drawing, which has contexts and images of the right size and no pixels.
@MainActor struct RendererTests {
  private final class DrawnView: UIView {
    var drawn: [CGRect] = []
    var hasContext = false
    override func draw(_ rect: CGRect) {
      drawn.append(rect)
      hasContext = UIGraphicsGetCurrentContext() != nil
    }
  }

  @Test func `a renderer runs its actions and makes an image of its size`() {
    let format = UIGraphicsImageRendererFormat.preferred()
    format.scale = 3
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 20), format: format)
    var current: CGContext?
    let image = renderer.image { context in
      current = UIGraphicsGetCurrentContext()
      #expect(current === context.cgContext && context.format === format)
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
      UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 5, height: 5)).addClip()
      #expect(
        context.cgContext.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 5, height: 5))
      #expect(context.currentImage.size == CGSize(width: 10, height: 20))
    }
    #expect(current != nil && UIGraphicsGetCurrentContext() == nil)
    #expect((image.size, image.scale) == (CGSize(width: 10, height: 20), 3))
    #expect([image.cgImage?.width, image.cgImage?.height] == [30, 60])
    let data = renderer.pngData { _ in }
    #expect(UIImage(data: data, scale: 3)?.size == CGSize(width: 10, height: 20))
  }

  @Test func `image contexts are nested, and have a transform and a path`() {
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), false, 2)
    UIGraphicsBeginImageContext(CGSize(width: 8, height: 8))
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.size.width == 8)
    UIGraphicsEndImageContext()
    let image = UIGraphicsGetImageFromCurrentImageContext()
    #expect([image?.size.width, image?.scale] == [4, 2])
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 1, height: 1), true, 0)
    #expect(
      UIGraphicsGetImageFromCurrentImageContext()?.scale == UITraitCollection.current.displayScale)
    UIGraphicsEndImageContext()
    UIGraphicsEndImageContext()

    UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 10), false, 1)
    defer { UIGraphicsEndImageContext() }
    let context = UIGraphicsGetCurrentContext()!
    context.saveGState()
    context.translateBy(x: 3, y: 0)
    var origins = [CGPoint.zero.applying(context.ctm)]
    context.restoreGState()
    origins.append(CGPoint.zero.applying(context.ctm))
    #expect(origins == [CGPoint(x: 3, y: 10), CGPoint(x: 0, y: 10)])
    context.addRect(CGRect(x: 1, y: 1, width: 2, height: 2))
    #expect(context.boundingBoxOfPath == CGRect(x: 1, y: 1, width: 2, height: 2))
    context.fillPath()
    #expect(context.isPathEmpty)
    UIRectClip(CGRect(x: 2, y: 2, width: 100, height: 100))
    #expect(context.boundingBoxOfClipPath == CGRect(x: 2, y: 2, width: 8, height: 8))
  }

  @Test func `drawing a hierarchy runs the drawing methods of its visible views`() {
    let root = DrawnView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let child = DrawnView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    let hidden = DrawnView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    hidden.isHidden = true
    root.addSubview(child)
    root.addSubview(hidden)
    var isDrawn = [root.drawHierarchy(in: root.bounds, afterScreenUpdates: true)]
    #expect(root.drawn.isEmpty)
    _ = UIGraphicsImageRenderer(bounds: root.bounds).image { _ in
      isDrawn.append(root.drawHierarchy(in: root.bounds, afterScreenUpdates: true))
    }
    #expect((isDrawn, root.hasContext) == ([false, true], true))
    #expect(
      [root, child, hidden].map(\.drawn) == [
        [CGRect(x: 0, y: 0, width: 20, height: 20)], [CGRect(x: 0, y: 0, width: 10, height: 10)],
        [],
      ])
    _ = UIGraphicsImageRenderer(bounds: child.bounds).image { child.layer.render(in: $0.cgContext) }
    #expect(child.drawn.count == 2)
  }

  @Test func `a snapshot has the size and the background of its view`() {
    let view = UIView(frame: CGRect(x: 5, y: 5, width: 20, height: 30))
    view.backgroundColor = .red
    view.layer.cornerRadius = 3
    let snapshot = view.snapshotView(afterScreenUpdates: false)
    #expect(snapshot?.frame == CGRect(x: 0, y: 0, width: 20, height: 30))
    #expect((snapshot?.backgroundColor, snapshot?.layer.cornerRadius) == (.red, 3))
    #expect(view.viewPrintFormatter().view === view)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300, -5])
  func `images of impossible sizes are made`(length: CGFloat) {
    let size = CGSize(width: length, height: 10)
    _ = UIGraphicsImageRenderer(size: size).image { _ in }
    let raised = UIKitException.raised {
      UIGraphicsBeginImageContextWithOptions(size, false, 1)
      #expect(UIGraphicsGetCurrentContext() != nil)
      UIGraphicsEndImageContext()
    }
    #expect(raised.isEmpty == (length > 0))
    let insets = UIEdgeInsets(top: length, left: length, bottom: 0, right: 0)
    #expect(UIImage().resizableImage(withCapInsets: insets).leftCapWidth < .max)
  }
}
