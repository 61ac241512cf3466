import Foundation

/// The pixels of the screen, on which layouts place what they divide.
struct PixelGrid {
  /// The number of pixels in a point, or 0 to leave lengths as they are, as on a screen of
  /// characters.
  let scale: CGFloat

  /// The grid of the current traits.
  @MainActor static var current: PixelGrid {
    let isOfCharacters = ListMetrics.current.characterSize != nil
    return PixelGrid(scale: isOfCharacters ? 0 : UITraitCollection.current.displayScale)
  }

  /// Returns a length in points, rounded down to a pixel. A hair below counts as on it.
  func floor(_ length: CGFloat) -> CGFloat {
    scale > 0 ? (length * scale + 0.01).rounded(.down) / scale : length
  }

  /// Returns a position in points, rounded to the nearest pixel.
  func round(_ position: CGFloat) -> CGFloat {
    scale > 0 ? (position * scale).rounded() / scale : position
  }

  /// Returns a frame whose origin is on a pixel.
  func place(_ frame: CGRect) -> CGRect {
    CGRect(origin: CGPoint(x: round(frame.minX), y: round(frame.minY)), size: frame.size)
  }
}
