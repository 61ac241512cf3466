public import Foundation

/// Options for the corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  /// The bit mask of the corners.
  public let rawValue: UInt
  /// Creates options with a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top-left corner.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The top-right corner.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The bottom-left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The bottom-right corner.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All corners.
  public static let allCorners = UIRectCorner(rawValue: .max)
}

/// A shape made of lines and curves, with the attributes of its line.
open class UIBezierPath: NSObject, NSSecureCoding, NSCopying {
  private var path = CGMutablePath()
  private var dashes: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  /// Creates an empty path.
  public override init() { super.init() }
  /// The values of a path in an archive.
  private struct Archive: Codable {
    var types: [Int32]
    var points: [[CGPoint]]
    var lineWidth: CGFloat
    var lineCap: Int32
    var lineJoin: Int32
    var miterLimit: CGFloat
    var flatness: CGFloat
    var usesEvenOddFillRule: Bool
    var dashes: [CGFloat]
    var phase: CGFloat
  }
  /// Creates the path of an archive, or an empty one if the archive has none.
  public required init?(coder: NSCoder) {
    super.init()
    guard let archive = coder.decodeValue(Archive.self, forKey: "UIBezierPath") else { return }
    for (type, points) in zip(archive.types, archive.points) {
      guard let type = CGPathElementType(rawValue: type), points.count == Self.pointCount(type)
      else {
        continue
      }
      switch type {
      case .moveToPoint: path.move(to: points[0])
      case .addLineToPoint: path.addLine(to: points[0])
      case .addQuadCurveToPoint: path.addQuadCurve(to: points[1], control: points[0])
      case .addCurveToPoint:
        path.addCurve(to: points[2], control1: points[0], control2: points[1])
      default: path.closeSubpath()
      }
    }
    lineWidth = archive.lineWidth
    lineCapStyle = CGLineCap(rawValue: archive.lineCap) ?? lineCapStyle
    lineJoinStyle = CGLineJoin(rawValue: archive.lineJoin) ?? lineJoinStyle
    miterLimit = archive.miterLimit
    flatness = archive.flatness
    usesEvenOddFillRule = archive.usesEvenOddFillRule
    dashes = (archive.dashes, archive.phase)
  }
  /// The number of points that an element of a path has.
  private static func pointCount(_ type: CGPathElementType) -> Int {
    switch type {
    case .moveToPoint, .addLineToPoint: 1
    case .addQuadCurveToPoint: 2
    case .addCurveToPoint: 3
    default: 0
    }
  }
  /// Encodes the lines and curves of the path, and the attributes of its line.
  open func encode(with coder: NSCoder) {
    var types: [Int32] = []
    var points: [[CGPoint]] = []
    path.applyWithBlock { element in
      let (type, new) = (element.pointee.type, element.pointee.points)
      types.append(type.rawValue)
      points.append((0..<Self.pointCount(type)).map { new[$0] })
    }
    let archive = Archive(
      types: types, points: points,
      lineWidth: lineWidth, lineCap: lineCapStyle.rawValue, lineJoin: lineJoinStyle.rawValue,
      miterLimit: miterLimit, flatness: flatness, usesEvenOddFillRule: usesEvenOddFillRule,
      dashes: dashes.lengths, phase: dashes.phase)
    coder.encodeValue(archive, forKey: "UIBezierPath")
  }
  /// A Boolean value that indicates whether the class supports secure coding; true.
  open class var supportsSecureCoding: Bool { true }
  /// Creates a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }
  /// Creates an ellipse that touches the sides of a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }
  /// Creates a rectangle with rounded corners, whose radius is at most half the shorter side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    let radii = CGSize(width: cornerRadius, height: cornerRadius)
    self.init(roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: radii)
  }
  /// Creates a rectangle some of whose corners are rounded by ellipses. The radii are at most half
  /// the sides.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    let width = max(min(cornerRadii.width, rect.width / 2, rect.height / 2), 0)
    let height = max(min(cornerRadii.height, rect.width / 2, rect.height / 2), 0)
    let rounded = width > 0 && height > 0 ? corners : []
    addCorners(rounded, of: rect, width: width, height: height)
  }
  /// Creates an arc of a circle.
  ///
  /// - Parameters:
  ///   - center: The center of the circle.
  ///   - radius: The radius, in points.
  ///   - startAngle: The angle of the start, in radians clockwise from the x-axis.
  ///   - endAngle: The angle of the end, in radians clockwise from the x-axis.
  ///   - clockwise: A Boolean value that indicates whether the arc runs clockwise.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }
  /// Creates a path from a Core Graphics path.
  public convenience init(cgPath CGPath: CGPath) {
    self.init()
    path.addPath(CGPath)
  }

  private func addCorners(
    _ corners: UIRectCorner, of rect: CGRect, width: CGFloat, height: CGFloat
  ) {
    func corner(_ corner: UIRectCorner, _ point: CGPoint, from: CGPoint, to end: CGPoint) {
      guard corners.contains(corner) else { return line(to: point) }
      line(to: from)
      func control(_ start: CGPoint) -> CGPoint {
        let part: CGFloat = 0.552_284_749_830_793_4
        return CGPoint(
          x: start.x + (point.x - start.x) * part, y: start.y + (point.y - start.y) * part)
      }
      path.addCurve(to: end, control1: control(from), control2: control(end))
    }
    func line(to point: CGPoint) {
      if path.isEmpty { path.move(to: point) } else { path.addLine(to: point) }
    }
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    corner(
      .topLeft, point(left, top), from: point(left, top + height), to: point(left + width, top))
    corner(
      .topRight, point(right, top), from: point(right - width, top),
      to: point(right, top + height))
    corner(
      .bottomRight, point(right, bottom), from: point(right, bottom - height),
      to: point(right - width, bottom))
    corner(
      .bottomLeft, point(left, bottom), from: point(left + width, bottom),
      to: point(left, bottom - height))
    path.closeSubpath()
  }

  /// A copy of the shape as a Core Graphics path.
  open var cgPath: CGPath {
    get { path.copy() ?? path }
    set {
      path = CGMutablePath()
      path.addPath(newValue)
    }
  }

  // MARK: Building

  /// Begins a subpath at a point.
  open func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a line to a point.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Adds a cubic curve to a point.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  /// Adds a quadratic curve to a point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }
  /// Adds an arc of a circle, after a line from the current point to its start. Angles are in
  /// radians clockwise from the x-axis.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    // The y-axis of Core Graphics points upward, which turns directions around.
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }
  /// Closes the subpath.
  open func close() { path.closeSubpath() }
  /// Removes all points.
  open func removeAllPoints() { path = CGMutablePath() }
  /// Adds the elements of another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
  /// Transforms all points.
  open func apply(_ transform: CGAffineTransform) {
    let old = path
    path = CGMutablePath()
    path.addPath(old, transform: transform)
  }
  /// Returns a path with the same shape in the opposite direction.
  open func reversing() -> UIBezierPath {
    let reversed = UIBezierPath(cgPath: ReversedPath(path).path)
    reversed.adoptAttributes(of: self)
    return reversed
  }

  // MARK: Shape

  /// A Boolean value that indicates whether the path has no elements.
  open var isEmpty: Bool { path.isEmpty }
  /// The smallest rectangle that contains the path itself, or the null rectangle if the path is
  /// empty. Curves are approximated.
  open var bounds: CGRect { path.boundingBoxOfPath }
  /// The end of the last element.
  open var currentPoint: CGPoint { path.currentPoint }
  /// Returns a Boolean value that indicates whether the path encloses a point.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  // MARK: Attributes

  /// The width of the line, in points.
  open var lineWidth: CGFloat = 1
  /// The ends of the line.
  open var lineCapStyle: CGLineCap = .butt
  /// The joins of the line.
  open var lineJoinStyle: CGLineJoin = .miter
  /// The limit of the length of sharp corners.
  open var miterLimit: CGFloat = 10
  /// The accuracy of curves.
  open var flatness: CGFloat = 0.6
  /// A Boolean value that indicates whether the even-odd rule determines what the path encloses.
  open var usesEvenOddFillRule = false
  /// Sets the lengths of dashes and gaps, and the offset into their pattern, in points.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = (Array(UnsafeBufferPointer(start: pattern, count: pattern == nil ? 0 : count)), phase)
  }
  /// Stores the lengths of dashes and gaps, their number, and the offset into their pattern.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (index, length) in dashes.lengths.enumerated() { pattern?[index] = length }
    count?.pointee = dashes.lengths.count
    phase?.pointee = dashes.phase
  }

  // MARK: Drawing

  /// Fills the shape in the current context.
  open func fill() { draw { $0.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding) } }
  /// Strokes the line in the current context.
  open func stroke() { draw { $0.strokePath() } }
  /// Fills the shape by a blend mode.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) { fill() }
  /// Strokes the line by a blend mode.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { stroke() }
  /// Clips the current context to the shape.
  open func addClip() { draw { $0.clip(using: usesEvenOddFillRule ? .evenOdd : .winding) } }

  private func draw(_ action: (CGContext) -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(path)
    action(context)
  }

  /// Returns a copy of the path.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(cgPath: path)
    copy.adoptAttributes(of: self)
    return copy
  }

  private func adoptAttributes(of other: UIBezierPath) {
    lineWidth = other.lineWidth
    lineCapStyle = other.lineCapStyle
    lineJoinStyle = other.lineJoinStyle
    miterLimit = other.miterLimit
    flatness = other.flatness
    usesEvenOddFillRule = other.usesEvenOddFillRule
    dashes = other.dashes
  }
}

/// A path whose subpaths run in the opposite direction.
private struct ReversedPath {
  let path = CGMutablePath()
  private var points: [CGPoint] = []
  /// The numbers of points of the subpath's elements after the first.
  private var counts: [Int] = []

  init(_ original: CGPath) {
    var isClosed = false
    original.applyWithBlock { element in
      let (type, new) = (element.pointee.type, element.pointee.points)
      switch type {
      case .closeSubpath: isClosed = true
      case .moveToPoint:
        finish(isClosed: isClosed)
        isClosed = false
        points = [new[0]]
      default:
        let count = type == .addLineToPoint ? 1 : type == .addQuadCurveToPoint ? 2 : 3
        points += (0..<count).map { new[$0] }
        counts.append(count)
      }
    }
    finish(isClosed: isClosed)
  }

  private mutating func finish(isClosed: Bool) {
    guard let last = points.popLast() else { return }
    path.move(to: last)
    for count in counts.reversed() {
      let next = Array(points.suffix(count).reversed())
      points.removeLast(count)
      switch count {
      case 1: path.addLine(to: next[0])
      case 2: path.addQuadCurve(to: next[1], control: next[0])
      default: path.addCurve(to: next[2], control1: next[0], control2: next[1])
      }
    }
    if isClosed { path.closeSubpath() }
    counts = []
    points = []
  }
}
