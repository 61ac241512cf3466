import Foundation
import ListCore
import ListPlatform

/// The letters and digits that move the focus to the object whose text begins with them.
extension KeyboardLink {
  func typeSelect(_ letter: String) -> Bool {
    guard let list else { return false }
    let start = focusedIndexPath
    var found: IndexPath?
    if !typed.isEmpty {
      found = list.indexPath(ofTextBeginningWith: typed + letter, after: start, orThere: true)
    }
    if found != nil || !typed.allSatisfy({ String($0) == letter }) {
      typed += letter
    } else {
      // The same letter again moves on to the next object.
      typed = letter
      found = list.indexPath(ofTextBeginningWith: letter, after: start, orThere: false)
    }
    waitForPause()
    guard let found else { return false }
    isTyping = true
    defer { isTyping = false }
    return focus(at: found)
  }

  private func waitForPause() {
    pause?.cancel()
    pause = Task { [weak self] in
      try? await Task.sleep(nanoseconds: 1_000_000_000)
      if !Task.isCancelled { self?.typed = "" }
    }
  }
}

extension KeyboardList {
  /// Returns the first row after another, or from it on, whose text begins with what was typed. The
  /// first row follows the last one.
  fileprivate func indexPath(
    ofTextBeginningWith typed: String, after start: IndexPath?, orThere isIncluded: Bool
  ) -> IndexPath? {
    var first: IndexPath?
    for path in allIndexPaths where begins(typed, at: path) {
      guard let start, path < start || (path == start && !isIncluded) else { return path }
      if first == nil { first = path }
    }
    return first
  }

  private func begins(_ typed: String, at indexPath: IndexPath) -> Bool {
    guard let object = object(at: indexPath) else { return false }
    let text = typeSelectText(for: object) ?? shownView?.shownCell(at: indexPath)?.shownText
    let options: String.CompareOptions = [.anchored, .caseInsensitive, .diacriticInsensitive]
    return text?.range(of: typed, options: options, locale: .current) != nil
  }
}

extension UIView {
  /// The text of a cell.
  fileprivate var shownText: String? {
    let configuration =
      (self as? UITableViewCell)?.contentConfiguration
      ?? (self as? UICollectionViewCell)?.contentConfiguration
    if let content = configuration as? UIListContentConfiguration {
      return content.text ?? content.attributedText?.string
    }
    return (self as? UITableViewCell)?.textLabel?.text
  }
}
