import Foundation

extension CGPoint {
  /// Returns true if both coordinates are numbers. Otherwise, it raises Core Animation's exception
  /// for the position of a layer.
  var isGeometry: Bool {
    guard x.isNaN || y.isNaN else { return true }
    UIKitException.raiseAnywhere(
      .invalidGeometry, "CALayer position contains NaN: [\(x) \(y)]")
    return false
  }
}

extension CGRect {
  /// Returns true if the origin and the size are numbers. Otherwise, it raises Core Animation's
  /// exception for the bounds of a layer.
  var isGeometry: Bool {
    guard origin.x.isNaN || origin.y.isNaN || size.width.isNaN || size.height.isNaN else {
      return true
    }
    UIKitException.raiseAnywhere(
      .invalidGeometry,
      "CALayer bounds contains NaN: [\(origin.x) \(origin.y); \(size.width) \(size.height)]")
    return false
  }
}
