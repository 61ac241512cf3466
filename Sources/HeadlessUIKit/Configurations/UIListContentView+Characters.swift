import Foundation

/// Content on a screen whose characters are equally large: texts share one line where they fit beside
/// each other, and have lines of their own elsewhere.
extension UIListContentView {
  /// Returns the height of the content's lines; nil on other screens.
  func heightInCharacters(width: CGFloat) -> CGFloat? {
    guard let character = ListMetrics.current.characterSize else { return nil }
    if fitsLineOfCharacters(in: width) { return character.height }
    return textSizes(in: textWidth(in: width)).reduce(0) { $0 + $1.height }
  }

  /// Returns whether the texts fit beside each other; true on other screens.
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
