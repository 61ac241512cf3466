#if !canImport(CoreGraphics)
public import Foundation

/// The way in which drawn colors are combined with those behind them.
@nonexhaustive public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn
  case sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop, xor
  case plusDarker, plusLighter
}

/// The parts of a path that are drawn.
@nonexhaustive public enum CGPathDrawingMode: Int32, Sendable {
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}

/// The quality of scaled images.
@nonexhaustive public enum CGInterpolationQuality: Int32, Sendable {
  case `default`, none, low, high, medium
}

/// The extension of a gradient past its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The bit mask of the options.
  public let rawValue: UInt32
  /// Creates options with a bit mask.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The first color extends before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The last color extends past the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// A gradient between colors.
public final class CGGradient: Hashable {
  /// Creates a gradient. The positions are from 0 to 1, or nil for equal distances.
  public init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    guard !colors.isEmpty else { return nil }
  }

  /// Returns a Boolean value that indicates whether two values are the same object.
  public static func == (lhs: CGGradient, rhs: CGGradient) -> Bool { lhs === rhs }
  /// Hashes the identity of the object.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A destination of drawing.
///
/// It has a size, a transform, a clip, and a path, which drawing code can read back. It has no
/// pixels: methods that draw clear the path, as they do in Core Graphics, and draw nothing.
public final class CGContext: Hashable {
  private struct State {
    var ctm = CGAffineTransform.identity
    var clip = CGRect.infinite
  }
  private var state = State()
  private var saved: [State] = []
  private var pathStorage = CGMutablePath()

  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int

  init(width: Int, height: Int, ctm: CGAffineTransform) {
    self.width = width
    self.height = height
    state.ctm = ctm
  }

  /// Creates a context of a size in pixels. Memory that is passed remains as it is.
  public init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard width > 0, height > 0 else { return nil }
    self.width = width
    self.height = height
  }

  /// Returns an image of the context's size.
  public func makeImage() -> CGImage? { CGImage(width: width, height: height) }

  /// Returns a Boolean value that indicates whether two values are the same object.
  public static func == (lhs: CGContext, rhs: CGContext) -> Bool { lhs === rhs }
  /// Hashes the identity of the object.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  // MARK: State

  /// Saves the transform and the clip.
  public func saveGState() { saved.append(state) }
  /// Restores the transform and the clip that were last saved.
  public func restoreGState() { if let last = saved.popLast() { state = last } }
  /// The transform from drawn points to those of the context.
  public var ctm: CGAffineTransform { state.ctm }
  /// Moves the origin.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    state.ctm = state.ctm.translatedBy(x: tx, y: ty)
  }
  /// Scales the axes.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { state.ctm = state.ctm.scaledBy(x: sx, y: sy) }
  /// Rotates the axes by an angle, in radians.
  public func rotate(by angle: CGFloat) { state.ctm = state.ctm.rotated(by: angle) }
  /// Transforms the axes.
  public func concatenate(_ transform: CGAffineTransform) {
    state.ctm = transform.concatenating(state.ctm)
  }

  // MARK: Path

  /// The current path, or nil if it is empty.
  public var path: CGPath? { pathStorage.isEmpty ? nil : pathStorage.copy() }
  /// A Boolean value that indicates whether the current path is empty.
  public var isPathEmpty: Bool { pathStorage.isEmpty }
  /// The smallest rectangle that contains the current path and its control points.
  public var boundingBoxOfPath: CGRect { pathStorage.boundingBox }
  /// The end of the current path.
  public var currentPointOfPath: CGPoint { pathStorage.currentPoint }
  /// Begins a new path.
  public func beginPath() { pathStorage = CGMutablePath() }
  /// Closes the subpath.
  public func closePath() { pathStorage.closeSubpath() }
  /// Begins a subpath at a point.
  public func move(to point: CGPoint) { pathStorage.move(to: point) }
  /// Adds a line to a point.
  public func addLine(to point: CGPoint) { pathStorage.addLine(to: point) }
  /// Adds lines between points.
  public func addLines(between points: [CGPoint]) { pathStorage.addLines(between: points) }
  /// Adds a cubic curve to a point.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    pathStorage.addCurve(to: end, control1: control1, control2: control2)
  }
  /// Adds a quadratic curve to a point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    pathStorage.addQuadCurve(to: end, control: control)
  }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { pathStorage.addRect(rect) }
  /// Adds rectangles.
  public func addRects(_ rects: [CGRect]) { pathStorage.addRects(rects) }
  /// Adds an ellipse that touches the sides of a rectangle.
  public func addEllipse(in rect: CGRect) { pathStorage.addEllipse(in: rect) }
  /// Adds an arc of a circle.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    pathStorage.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }
  /// Adds the elements of a path.
  public func addPath(_ path: CGPath) { pathStorage.addPath(path) }

  // MARK: Clip

  /// The smallest rectangle that contains the clip.
  public var boundingBoxOfClipPath: CGRect {
    let own = CGRect(x: 0, y: 0, width: width, height: height).applying(state.ctm.inverted())
    return state.clip.isInfinite ? own : own.intersection(state.clip.applying(ctm.inverted()))
  }
  /// Clips to the current path, of which the smallest rectangle that contains it counts.
  public func clip(using rule: CGPathFillRule = .winding) {
    clip(to: pathStorage.boundingBoxOfPath)
    beginPath()
  }
  /// Clips to a rectangle.
  public func clip(to rect: CGRect) {
    let rect = rect.applying(ctm)
    state.clip = state.clip.isInfinite ? rect : state.clip.intersection(rect)
  }
  /// Clips to rectangles, of which the smallest rectangle that contains them counts.
  public func clip(to rects: [CGRect]) { clip(to: rects.reduce(CGRect.null) { $0.union($1) }) }
  /// Clips to the opaque part of an image, of which the rectangle counts.
  public func clip(to rect: CGRect, mask: CGImage) { clip(to: rect) }

  // MARK: Attributes, which have no effect

  /// Sets the color that fills. It has no effect.
  public func setFillColor(_ color: CGColor) {}
  /// Sets the color that fills. It has no effect.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  /// Sets the color that fills. It has no effect.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {}
  /// Sets the color of lines. It has no effect.
  public func setStrokeColor(_ color: CGColor) {}
  /// Sets the color of lines. It has no effect.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  /// Sets the color of lines. It has no effect.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {}
  /// Sets the width of lines. It has no effect.
  public func setLineWidth(_ width: CGFloat) {}
  /// Sets the ends of lines. It has no effect.
  public func setLineCap(_ cap: CGLineCap) {}
  /// Sets the joins of lines. It has no effect.
  public func setLineJoin(_ join: CGLineJoin) {}
  /// Sets the dashes of lines. It has no effect.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
  /// Sets the limit of the length of sharp corners. It has no effect.
  public func setMiterLimit(_ limit: CGFloat) {}
  /// Sets the accuracy of curves. It has no effect.
  public func setFlatness(_ flatness: CGFloat) {}
  /// Sets the opacity. It has no effect.
  public func setAlpha(_ alpha: CGFloat) {}
  /// Sets the blend mode. It has no effect.
  public func setBlendMode(_ mode: CGBlendMode) {}
  /// Sets the shadow. It has no effect.
  public func setShadow(offset: CGSize, blur: CGFloat) {}
  /// Sets the shadow. It has no effect.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
  /// Sets whether antialiasing is possible. It has no effect.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  /// Sets whether edges are antialiased. It has no effect.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// The quality of scaled images.
  public var interpolationQuality = CGInterpolationQuality.default

  // MARK: Drawing, which has no pixels

  /// Fills an area.
  public func fill(_ rect: CGRect) {}
  /// Fills an area.
  public func fill(_ rects: [CGRect]) {}
  /// Fills an ellipse.
  public func fillEllipse(in rect: CGRect) {}
  /// Draws the frame of a rectangle.
  public func stroke(_ rect: CGRect) {}
  /// Draws the frame of a rectangle.
  public func stroke(_ rect: CGRect, width: CGFloat) {}
  /// Draws an ellipse.
  public func strokeEllipse(in rect: CGRect) {}
  /// Draws lines between pairs of points.
  public func strokeLineSegments(between points: [CGPoint]) {}
  /// Makes a rectangle transparent.
  public func clear(_ rect: CGRect) {}
  /// Fills the current path, and begins a new one.
  public func fillPath(using rule: CGPathFillRule = .winding) { beginPath() }
  /// Strokes the current path, and begins a new one.
  public func strokePath() { beginPath() }
  /// Draws the current path, and begins a new one.
  public func drawPath(using mode: CGPathDrawingMode) { beginPath() }
  /// Draws an image.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {}
  /// Draws a gradient along a line.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {}
  /// Draws a gradient between circles.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {}
  /// Begins a group that is combined as a whole.
  public func beginTransparencyLayer(auxiliaryInfo: [AnyHashable: Any]?) {}
  /// Ends a group that is combined as a whole.
  public func endTransparencyLayer() {}
  /// Waits for drawing.
  public func flush() {}
  /// Waits for drawing.
  public func synchronize() {}
}
#endif
