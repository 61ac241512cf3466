import Foundation

/// The layout of content on screens with characters of equal size. Texts share a line if they fit
/// next to each other and are stacked otherwise.
extension UIListContentView {
  /// Returns the height of the lines, or nil on other screens.
  func heightInCharacters(width: CGFloat) -> CGFloat? {
    guard let character = ListMetrics.current.characterSize else { return nil }
    if fitsLineOfCharacters(in: width) { return character.height }
    return textSizes(in: textWidth(in: width)).reduce(0) { $0 + $1.height }
  }

  /// Returns whether the texts fit next to each other, which is always `true` on other screens.
  func fitsLineOfCharacters(in width: CGFloat) -> Bool {
    guard let character = ListMetrics.current.characterSize else { return true }
    let room = textWidth(in: width)
    let sizes = textSizes(in: room)
    let gap = 2 * character.width
    return sizes.allSatisfy { $0.height <= character.height }
      && sizes.reduce(-gap) { $0 + $1.width + gap } <= room
  }

  private func textSizes(in width: CGFloat) -> [CGSize] {
    [textLabel, secondaryTextLabel].filter { !$0.isHidden }.map {
      $0.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    }
  }
}
