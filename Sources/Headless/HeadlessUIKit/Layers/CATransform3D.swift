// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import Foundation

/// A three-dimensional transform, stored as the rows of a matrix.
public struct CATransform3D: Sendable {
  /// The entry at row 1, column 1.
  public var m11: CGFloat = 1
  /// The entry at row 1, column 2.
  public var m12: CGFloat = 0
  /// The entry at row 1, column 3.
  public var m13: CGFloat = 0
  /// The entry at row 1, column 4.
  public var m14: CGFloat = 0
  /// The entry at row 2, column 1.
  public var m21: CGFloat = 0
  /// The entry at row 2, column 2.
  public var m22: CGFloat = 1
  /// The entry at row 2, column 3.
  public var m23: CGFloat = 0
  /// The entry at row 2, column 4.
  public var m24: CGFloat = 0
  /// The entry at row 3, column 1.
  public var m31: CGFloat = 0
  /// The entry at row 3, column 2.
  public var m32: CGFloat = 0
  /// The entry at row 3, column 3.
  public var m33: CGFloat = 1
  /// The entry at row 3, column 4.
  public var m34: CGFloat = 0
  /// The entry at row 4, column 1.
  public var m41: CGFloat = 0
  /// The entry at row 4, column 2.
  public var m42: CGFloat = 0
  /// The entry at row 4, column 3.
  public var m43: CGFloat = 0
  /// The entry at row 4, column 4.
  public var m44: CGFloat = 1

  /// Creates an identity transform.
  public init() {}
}

/// The identity transform.
public let CATransform3DIdentity = CATransform3D()

/// Returns a Boolean value that indicates whether a transform is the identity.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool {
  CATransform3DEqualToTransform(t, CATransform3DIdentity)
}

/// Returns a Boolean value that indicates whether two transforms are equal.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
  a.rows == b.rows
}

/// Returns a translation.
public func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  var transform = CATransform3DIdentity
  transform.m41 = tx
  transform.m42 = ty
  transform.m43 = tz
  return transform
}

/// Returns a scaling.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var transform = CATransform3DIdentity
  transform.m11 = sx
  transform.m22 = sy
  transform.m33 = sz
  return transform
}

/// Returns a rotation by an angle, in radians, around the vector (`x`, `y`, `z`). If the vector has
/// no length, the rotation is the identity.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let (c, s) = (cos(angle), sin(angle))
  var transform = CATransform3DIdentity
  transform.m11 = c + x * x * (1 - c)
  transform.m12 = x * y * (1 - c) + z * s
  transform.m13 = x * z * (1 - c) - y * s
  transform.m21 = x * y * (1 - c) - z * s
  transform.m22 = c + y * y * (1 - c)
  transform.m23 = y * z * (1 - c) + x * s
  transform.m31 = x * z * (1 - c) + y * s
  transform.m32 = y * z * (1 - c) - x * s
  transform.m33 = c + z * z * (1 - c)
  return transform
}

/// Returns a translation followed by a transform.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t) }

/// Returns a scaling followed by a transform.
public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t) }

/// Returns a rotation followed by a transform.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t) }

/// Returns a transform followed by another one.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  let (a, b) = (a.rows, b.rows)
  func sum(_ row: [CGFloat], _ column: Int) -> CGFloat {
    var sum: CGFloat = 0
    for index in 0..<4 { sum += row[index] * b[index][column] }
    return sum
  }
  return CATransform3D(rows: a.map { row in (0..<4).map { sum(row, $0) } })
}

/// Returns the inverse of a transform, or the transform itself if it has none.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  var rows = zip(t.rows, CATransform3DIdentity.rows).map(+)
  for column in 0..<4 {
    let pivot = (column..<4).max { abs(rows[$0][column]) < abs(rows[$1][column]) }!
    guard rows[pivot][column] != 0 else { return t }
    rows.swapAt(column, pivot)
    let value = rows[column][column]
    rows[column] = rows[column].map { $0 / value }
    for row in 0..<4 where row != column {
      let factor = rows[row][column]
      rows[row] = zip(rows[row], rows[column]).map { $0 - factor * $1 }
    }
  }
  return CATransform3D(rows: rows.map { Array($0[4...]) })
}

/// Returns a transform of the plane as a three-dimensional one.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var transform = CATransform3DIdentity
  transform.m11 = m.a
  transform.m12 = m.b
  transform.m21 = m.c
  transform.m22 = m.d
  transform.m41 = m.tx
  transform.m42 = m.ty
  return transform
}

/// Returns a Boolean value that indicates whether a transform is one of the plane.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  CATransform3DEqualToTransform(
    t, CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t)))
}

/// Returns the part of a transform that transforms the plane.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}

extension CATransform3D {
  fileprivate var rows: [[CGFloat]] {
    [
      [m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44],
    ]
  }

  fileprivate init(rows: [[CGFloat]]) {
    (m11, m12, m13, m14) = (rows[0][0], rows[0][1], rows[0][2], rows[0][3])
    (m21, m22, m23, m24) = (rows[1][0], rows[1][1], rows[1][2], rows[1][3])
    (m31, m32, m33, m34) = (rows[2][0], rows[2][1], rows[2][2], rows[2][3])
    (m41, m42, m43, m44) = (rows[3][0], rows[3][1], rows[3][2], rows[3][3])
  }
}
