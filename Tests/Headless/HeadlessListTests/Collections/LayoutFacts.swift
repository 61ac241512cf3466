import Foundation
import HeadlessUIKit

extension UICollectionView {
  /// Returns which of some facts aren't so, and what is instead.
  ///
  /// Facts are a list such as `content: 320 30; 0.1: 96 0 96 10; header 0.0: 0 0 320 20`: the size
  /// of the content or its offset, and the frames of items and of supplementary views by their
  /// kind, section and item. `Header` and `Footer` are UIKit's kinds. `cell 0.1` is the cell of an
  /// item, and `shown header 0.0` is the view that is in sight. What isn't there is `nil`, and `_`
  /// is any number.
  func faults(_ facts: String) -> [String] {
    facts.split(separator: ";").compactMap { fact in
      let parts = fact.split(separator: ":").map {
        $0.trimmingCharacters(in: .whitespacesAndNewlines)
      }
      let found = answer(to: parts[0])
      let (wanted, numbers) = (parts[1].split(separator: " "), found.split(separator: " "))
      let isSo =
        wanted.count == numbers.count
        && zip(wanted, numbers).allSatisfy { wanted, number in
          if wanted == "_" { return number != "nil" }
          return wanted == number || Double(wanted).map { $0 == Double(number) } ?? false
        }
      return isSo ? nil : "\(parts[0]): \(parts[1]), not \(found)"
    }
  }

  private func answer(to question: String) -> String {
    if question == "content" { return contentSize.numbers }
    if question == "offset" { return contentOffset.numbers }
    let words = question.split(separator: " ")
    let path = IndexPath(indexes: (words.last ?? "").split(separator: ".").compactMap { Int($0) })
    let kinds = [
      "Header": UICollectionView.elementKindSectionHeader,
      "Footer": UICollectionView.elementKindSectionFooter,
    ]
    let kind = words.dropLast().last.map { kinds[String($0)] ?? String($0) } ?? ""
    let frame =
      switch words.dropLast() {
      case []: layoutAttributesForItem(at: path)?.frame
      case ["cell"]: cellForItem(at: path)?.frame
      case let words where words.first == "shown":
        supplementaryView(forElementKind: kind, at: path)?.frame
      default: layoutAttributesForSupplementaryElement(ofKind: kind, at: path)?.frame
      }
    return frame?.numbers ?? "nil"
  }
}

extension CGRect {
  /// The place and the size, such as `0 0 320 44`.
  var numbers: String { "\(origin.numbers) \(size.numbers)" }
}

extension CGPoint {
  var numbers: String { text(of: [x, y]) }
}

extension CGSize {
  var numbers: String { text(of: [width, height]) }
}

private func text(of lengths: [CGFloat]) -> String {
  lengths.map { $0 == $0.rounded() && abs($0) < 1e15 ? "\(Int($0))" : "\($0)" }
    .joined(separator: " ")
}
