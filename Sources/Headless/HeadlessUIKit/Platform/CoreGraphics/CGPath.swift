#if !canImport(CoreGraphics)
public import Foundation

/// The kind of a path's element.
@nonexhaustive public enum CGPathElementType: Int32, Sendable {
  /// Begins a subpath at a point.
  case moveToPoint
  /// Adds a line to a point.
  case addLineToPoint
  /// Adds a quadratic curve with one control point, which precedes the end.
  case addQuadCurveToPoint
  /// Adds a cubic curve with two control points, which precede the end.
  case addCurveToPoint
  /// Closes the subpath.
  case closeSubpath

  /// The number of points of an element.
  var pointCount: Int {
    switch self {
    case .moveToPoint, .addLineToPoint: 1
    case .addQuadCurveToPoint: 2
    case .addCurveToPoint: 3
    case .closeSubpath: 0
    }
  }
}

/// An element of a path, as it is passed to the closure of `CGPath.applyWithBlock(_:)`.
public struct CGPathElement {
  /// The kind of the element.
  public var type: CGPathElementType
  /// The points of the element: the control points, then the end.
  public var points: UnsafeMutablePointer<CGPoint>
}

/// The rule that determines which points a path encloses.
@nonexhaustive public enum CGPathFillRule: Int {
  /// The points around which the path turns.
  case winding
  /// The points from which a ray crosses the path an odd number of times.
  case evenOdd
}

/// The ends of stroked lines.
@nonexhaustive public enum CGLineCap: Int32, Sendable {
  /// The line ends at its end point.
  case butt
  /// The line ends in a semicircle.
  case round
  /// The line extends past its end point by half its width.
  case square
}

/// The joins of stroked lines.
@nonexhaustive public enum CGLineJoin: Int32, Sendable {
  /// A sharp corner.
  case miter
  /// A round corner.
  case round
  /// A beveled corner.
  case bevel
}

/// A shape made of lines and curves.
public class CGPath: Hashable {
  /// An element with the points that it needs.
  struct Element: Hashable {
    var type: CGPathElementType
    var points: [CGPoint]

    func hash(into hasher: inout Hasher) {
      hasher.combine(type)
      for point in points {
        hasher.combine(point.x)
        hasher.combine(point.y)
      }
    }
  }

  fileprivate(set) var elements: [Element] = []
  /// The start of the current subpath.
  fileprivate var start: CGPoint?
  /// The end of the last element.
  public fileprivate(set) var currentPoint = CGPoint.zero

  fileprivate init() {}

  /// Creates a rectangle.
  public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    build { $0.addRect(rect, transform: transform?.pointee ?? .identity) }
  }
  /// Creates an ellipse that touches the sides of a rectangle.
  public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    build { $0.addEllipse(in: rect, transform: transform?.pointee ?? .identity) }
  }
  /// Creates a rectangle with rounded corners.
  public init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    build {
      $0.addRoundedRect(
        in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight,
        transform: transform?.pointee ?? .identity)
    }
  }

  private func build(_ add: (CGMutablePath) -> Void) {
    let path = CGMutablePath()
    add(path)
    adopt(path)
  }

  fileprivate func adopt(_ path: CGPath) {
    elements = path.elements
    start = path.start
    currentPoint = path.currentPoint
  }

  /// A Boolean value that indicates whether the path has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// The smallest rectangle that contains all points of the path, including control points, or the
  /// null rectangle if the path is empty.
  public var boundingBox: CGRect { CGPath.box(elements.flatMap(\.points)) }

  /// The smallest rectangle that contains the path itself, or the null rectangle if the path is
  /// empty. Curves are approximated.
  public var boundingBoxOfPath: CGRect { CGPath.box(subpaths.flatMap(\.self)) }

  private static func box(_ points: [CGPoint]) -> CGRect {
    guard let first = points.first else { return .null }
    return points.dropFirst().reduce(CGRect(origin: first, size: .zero)) { box, point in
      let minX = min(box.minX, point.x)
      let minY = min(box.minY, point.y)
      return CGRect(
        x: minX, y: minY, width: max(box.maxX, point.x) - minX,
        height: max(box.maxY, point.y) - minY)
    }
  }

  /// Returns a Boolean value that indicates whether the path encloses a point. Subpaths are closed
  /// for the test.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    var turns = 0
    var crossings = 0
    for subpath in subpaths {
      let points = subpath.map { $0.applying(transform) }
      for (from, to) in zip(points, points.dropFirst() + points.prefix(1)) {
        guard (from.y <= point.y) != (to.y <= point.y) else { continue }
        let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
        guard x > point.x else { continue }
        crossings += 1
        turns += to.y > from.y ? 1 : -1
      }
    }
    return rule == .winding ? turns != 0 : crossings % 2 == 1
  }

  /// The corners of the subpaths, in which lines replace curves.
  private var subpaths: [[CGPoint]] {
    var subpaths: [[CGPoint]] = []
    for element in elements {
      guard let end = element.points.last else {
        if let first = subpaths.last?.first { subpaths.append([first]) }
        continue
      }
      guard element.type != .moveToPoint, let from = subpaths.last?.last else {
        subpaths.append([end])
        continue
      }
      let steps = element.type == .addLineToPoint ? 1 : 64
      let curve = [from] + element.points
      let points = (1...steps).map { CGPath.point(on: curve, at: CGFloat($0) / CGFloat(steps)) }
      subpaths[subpaths.count - 1] += points
    }
    // A subpath that only begins at the end of a closed one is no part of the shape.
    return subpaths.filter { $0.count > 1 || subpaths.count == 1 }
  }

  /// Returns a point of a Bézier curve by repeated interpolation.
  private static func point(on curve: [CGPoint], at part: CGFloat) -> CGPoint {
    var points = curve
    while points.count > 1 {
      points = zip(points, points.dropFirst()).map { from, to in
        CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
      }
    }
    return points[0]
  }

  /// Calls a closure with each element of the path.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in elements {
      var points = element.points
      points.withUnsafeMutableBufferPointer { buffer in
        let base = buffer.baseAddress ?? UnsafeMutablePointer(bitPattern: 16)!
        withUnsafePointer(to: CGPathElement(type: element.type, points: base), block)
      }
    }
  }

  /// Returns a copy of the path.
  public func copy() -> CGPath? { mutableCopy() }
  /// Returns a transformed copy of the path.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    mutableCopy(using: transform)
  }
  /// Returns a copy of the path that can be extended.
  public func mutableCopy() -> CGMutablePath? { mutableCopy(using: nil) }
  /// Returns a transformed copy of the path that can be extended.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.addPath(self, transform: transform?.pointee ?? .identity)
    return copy
  }

  /// Returns a Boolean value that indicates whether two values are equal.
  public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs.elements == rhs.elements }
  /// Hashes the value.
  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}

/// A path to which lines and curves can be added.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// Creates an empty path.
  public override init() { super.init() }

  private func add(
    _ type: CGPathElementType, _ points: CGPoint..., transform: CGAffineTransform = .identity
  ) {
    let points = points.map { $0.applying(transform) }
    // A subpath that follows a closed one begins where that one began.
    if type != .moveToPoint, type != .closeSubpath, let start,
      elements.last?.type == .closeSubpath
    {
      elements.append(Element(type: .moveToPoint, points: [start]))
    }
    elements.append(Element(type: type, points: points))
    if type == .moveToPoint { start = points.last }
    currentPoint = points.last ?? start ?? .zero
  }

  /// Begins a subpath at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    add(.moveToPoint, point, transform: transform)
  }
  /// Adds a line to a point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    add(.addLineToPoint, point, transform: transform)
  }
  /// Adds a quadratic curve to a point.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    add(.addQuadCurveToPoint, control, end, transform: transform)
  }
  /// Adds a cubic curve to a point.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    add(.addCurveToPoint, control1, control2, end, transform: transform)
  }
  /// Closes the subpath.
  public func closeSubpath() {
    guard !elements.isEmpty else { return }
    add(.closeSubpath)
  }

  /// Adds lines between points.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    addLines(
      between: [
        CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
        CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
      ], transform: transform)
    closeSubpath()
  }
  /// Adds rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }
  /// Adds an ellipse that touches the sides of a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addRoundedRect(
      in: rect, cornerWidth: rect.width / 2, cornerHeight: rect.height / 2, transform: transform)
  }
  /// Adds a rectangle with rounded corners.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let (width, height) = (cornerWidth, cornerHeight)
    // The distance of the control points from the corner, for a quarter of an ellipse.
    let (dx, dy) = (width * (1 - CGPath.quarterControl), height * (1 - CGPath.quarterControl))
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    move(to: point(right, rect.midY), transform: transform)
    func side(to end: CGPoint) {
      if end != currentPoint { addLine(to: end, transform: transform) }
    }
    func corner(to end: CGPoint, _ control1: CGPoint, _ control2: CGPoint) {
      guard width > 0, height > 0 else { return }
      addCurve(to: end, control1: control1, control2: control2, transform: transform)
    }
    side(to: point(right, bottom - height))
    corner(
      to: point(right - width, bottom), point(right, bottom - dy), point(right - dx, bottom))
    side(to: point(left + width, bottom))
    corner(to: point(left, bottom - height), point(left + dx, bottom), point(left, bottom - dy))
    side(to: point(left, top + height))
    corner(to: point(left + width, top), point(left, top + dy), point(left + dx, top))
    side(to: point(right - width, top))
    corner(to: point(right, top + height), point(right - dx, top), point(right, top + dy))
    closeSubpath()
  }
  /// Adds an arc of a circle, after a line from the current point to the arc's start.
  ///
  /// - Parameters:
  ///   - center: The center of the circle.
  ///   - radius: The radius, in points.
  ///   - startAngle: The angle of the start, in radians from the x-axis.
  ///   - endAngle: The angle of the end, in radians from the x-axis.
  ///   - clockwise: A Boolean value that indicates whether the angle decreases along the arc.
  ///   - transform: The transform of the arc's points.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let circle = 2 * CGFloat.pi
    var delta = endAngle - startAngle
    if clockwise, delta > 0 || delta < -circle {
      delta = delta > 0 ? delta.truncatingRemainder(dividingBy: circle) - circle : -circle
    } else if !clockwise, delta < 0 || delta > circle {
      delta = delta < 0 ? delta.truncatingRemainder(dividingBy: circle) + circle : circle
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: delta, transform: transform)
  }
  /// Adds an arc of a circle whose length is an angle, in radians.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    func point(_ angle: CGFloat, _ along: CGFloat = 0) -> CGPoint {
      CGPoint(
        x: center.x + radius * (cos(angle) - along * sin(angle)),
        y: center.y + radius * (sin(angle) + along * cos(angle)))
    }
    let first = point(startAngle)
    if isEmpty {
      move(to: first, transform: transform)
    } else {
      addLine(to: first, transform: transform)
    }
    // Rounding errors leave nothing of the position after so many turns.
    guard abs(delta) < 1e6, delta != 0 else { return }
    let parts = max(Int((abs(delta) / (.pi / 2) - 1e-9).rounded(.up)), 1)
    let step = delta / CGFloat(parts)
    let along = 4 / 3 * tan(step / 4)
    for part in 0..<parts {
      let from = startAngle + CGFloat(part) * step
      let to = part + 1 == parts ? startAngle + delta : from + step
      addCurve(
        to: point(to), control1: point(from, along), control2: point(to, -along),
        transform: transform)
    }
  }
  /// Adds the elements of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    elements += path.elements.map { element in
      Element(type: element.type, points: element.points.map { $0.applying(transform) })
    }
    start = path.start?.applying(transform) ?? start
    if !path.isEmpty { currentPoint = path.currentPoint.applying(transform) }
  }
}

extension CGPath {
  /// The distance of a control point from the end of a quarter of a unit circle.
  fileprivate static let quarterControl: CGFloat = 0.552_284_749_830_793_4
}
#endif
