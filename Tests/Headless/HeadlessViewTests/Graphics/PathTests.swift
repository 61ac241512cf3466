import Foundation
import HeadlessUIKit
import Testing

/// Shapes of lines and curves.
@MainActor struct PathTests {
  private let rect = CGRect(x: 0, y: 0, width: 100, height: 50)

  private func kinds(_ path: CGPath) -> [CGPathElementType] {
    var kinds: [CGPathElementType] = []
    path.applyWithBlock { kinds.append($0.pointee.type) }
    return kinds
  }

  @Test func `a rectangle and an ellipse in it have its bounds and enclose their points`() {
    let path = UIBezierPath(rect: rect)
    #expect((path.bounds, path.currentPoint, path.isEmpty) == (rect, .zero, false))
    #expect(
      [CGPoint(x: 99, y: 49), CGPoint(x: 101, y: 49)].map { path.contains($0) } == [true, false])
    #expect(
      kinds(path.cgPath) == [
        .moveToPoint, .addLineToPoint, .addLineToPoint, .addLineToPoint, .closeSubpath,
      ])

    let ellipse = UIBezierPath(ovalIn: rect)
    #expect(ellipse.bounds == rect && !ellipse.contains(CGPoint(x: 10, y: 5)))
    // (10 - 50)² / 50² + (25 - y)² / 25² = 1 for y = 10.
    #expect(ellipse.contains(CGPoint(x: 10, y: 10.3)) && !ellipse.contains(CGPoint(x: 10, y: 9.7)))
  }

  @Test func `rounded corners cut points off`() {
    let path = UIBezierPath(roundedRect: rect, cornerRadius: 20)
    let points = [
      CGPoint(x: 2, y: 2), CGPoint(x: 98, y: 2), CGPoint(x: 2, y: 48), CGPoint(x: 98, y: 48),
      CGPoint(x: 8, y: 8),
    ]
    #expect(path.bounds == rect)
    #expect(points.map { path.contains($0) } == [false, false, false, false, true])
    let one = UIBezierPath(
      roundedRect: rect, byRoundingCorners: [.topRight],
      cornerRadii: CGSize(width: 20, height: 20))
    #expect(points.prefix(2).map { one.contains($0) } == [true, false])
    #expect(kinds(one.cgPath).filter { $0 == .addCurveToPoint }.count == 1)
    let cg = CGPath(roundedRect: rect, cornerWidth: 20, cornerHeight: 20, transform: nil)
    #expect(!cg.contains(CGPoint(x: 98, y: 48)) && cg.contains(CGPoint(x: 50, y: 25)))
    #expect(cg.boundingBoxOfPath == rect)
  }

  @Test func `an arc runs clockwise on the screen`() {
    let quarter = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(abs(quarter.currentPoint.x) < 1e-9 && abs(quarter.currentPoint.y - 10) < 1e-9)
    #expect(quarter.bounds.minX > -1e-9 && quarter.bounds.maxY < 10 + 1e-6)
    let rest = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(abs(rest.bounds.minX + 10) < 0.01 && abs(rest.bounds.minY + 10) < 0.01)
    let circle = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    #expect(abs(circle.bounds.width - 20) < 0.01 && circle.contains(CGPoint(x: -9, y: 0)))
  }

  @Test func `subpaths enclose by their rule`() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
    var inside = [path.contains(CGPoint(x: 15, y: 15))]
    path.usesEvenOddFillRule = true
    inside += [path.contains(CGPoint(x: 15, y: 15)), path.contains(CGPoint(x: 5, y: 5))]
    let hole = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    hole.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)).reversing())
    #expect(inside + [hole.contains(CGPoint(x: 15, y: 15))] == [true, false, true, false])
  }

  @Test func `a path that is reversed ends where it began`() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 1, y: 0))
    path.addQuadCurve(to: CGPoint(x: 2, y: 0), controlPoint: CGPoint(x: 2, y: 5))
    path.addCurve(
      to: CGPoint(x: 9, y: 9), controlPoint1: CGPoint(x: 3, y: 3),
      controlPoint2: CGPoint(x: 4, y: 4))
    path.lineWidth = 7
    let reversed = path.reversing()
    #expect((reversed.currentPoint, reversed.lineWidth, path.bounds.maxY) == (.zero, 7, 9))
    #expect(
      kinds(reversed.cgPath) == [
        .moveToPoint, .addCurveToPoint, .addQuadCurveToPoint, .addLineToPoint,
      ])
    #expect(reversed.reversing().cgPath == path.cgPath)
  }

  @Test func `a path is moved, copied and emptied, and keeps its dashes`() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    let copy = path.copy() as? UIBezierPath
    path.apply(CGAffineTransform(translationX: 5, y: 6))
    #expect([path.bounds.origin, copy?.bounds.origin] == [CGPoint(x: 5, y: 6), .zero])
    path.removeAllPoints()
    #expect((path.isEmpty, path.bounds) == (true, .null))
    path.cgPath = copy!.cgPath
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 10, height: 10))
    // A line after the end of a subpath begins where it began.
    path.addLine(to: CGPoint(x: 20, y: 0))
    #expect(kinds(path.cgPath).suffix(2) == [.moveToPoint, .addLineToPoint])

    let dashed = UIBezierPath()
    dashed.setLineDash([4, 2], count: 2, phase: 1)
    var (lengths, count, phase): ([CGFloat], Int, CGFloat) = ([0, 0], 0, 0)
    dashed.getLineDash(&lengths, count: &count, phase: &phase)
    #expect((lengths, count, phase) == ([4, 2], 2, 1))
  }

  @Test(arguments: [CGFloat.nan, .infinity, 1e300])
  func `an arc of no finite angle has only its beginning`(angle: CGFloat) {
    let path = CGMutablePath()
    path.addRelativeArc(center: .zero, radius: 5, startAngle: 0, delta: angle)
    #expect((kinds(path), path.currentPoint) == ([.moveToPoint], CGPoint(x: 5, y: 0)))
  }
}
