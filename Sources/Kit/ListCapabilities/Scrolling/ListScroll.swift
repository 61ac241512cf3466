import Foundation
import ListCore
import ListPlatform

/// A scroll to an object that is to be performed, or whose animation is under way.
@MainActor final class ListScroll {
  private let position: ListScrollPosition
  private let place: () -> IndexPath?
  private let completion: @MainActor (Bool) -> Void
  /// A Boolean value that indicates whether the completion was called.
  private(set) var hasEnded = false
  private var isAnimating = false
  /// A Boolean value that indicates whether the view wasn't in a window when it was scrolled, and
  /// may have another size there.
  private(set) var isPlacedOffScreen = false

  init(
    _ position: ListScrollPosition, of place: @escaping () -> IndexPath?,
    _ completion: ((Bool) -> Void)?
  ) {
    (self.position, self.place) = (position, place)
    self.completion = { completion?($0) }
  }

  deinit {
    // The list was deallocated.
    if !hasEnded { Task { @MainActor [completion] in completion(false) } }
  }

  /// Scrolls, with an animation unless nothing moves.
  func begin(in view: (any KitView)?, animated: Bool) {
    guard let view else { return end(false) }
    view.layoutIfNeeded()
    let start = view.contentOffset
    let anchor = view.visibleIndexPaths.min()
    let origin = anchor.map { view.position(of: view.frame(ofItemAt: $0)) }
    guard view.scrollRepeatedly(to: place, at: position) else { return end(false) }
    let target = view.contentOffset
    isPlacedOffScreen = view.window == nil
    guard animated, target != start, view.window != nil else { return end(true) }
    // What was measured at the target may have moved what the user sees now.
    if let anchor, let origin {
      let now = view.position(of: view.frame(ofItemAt: anchor))
      view.bounds.origin = CGPoint(x: target.x + now.x - origin.x, y: target.y + now.y - origin.y)
    } else {
      view.bounds.origin = start
    }
    isAnimating = true
    view.setContentOffset(target, animated: true)
  }

  /// Moves the object to its place again, which updates during the animation may have changed.
  func animationDidEnd(in view: (any KitView)?) {
    guard isAnimating, !hasEnded else { return }
    end(view?.scrollRepeatedly(to: place, at: position) ?? false)
  }

  /// Moves the object to its place in a view that has appeared.
  func placeAgain(in view: (any KitView)?) {
    isPlacedOffScreen = false
    _ = view?.scrollRepeatedly(to: place, at: position)
  }

  /// Calls the completion, unless it was called.
  func end(_ isShown: Bool) {
    guard !hasEnded else { return }
    hasEnded = true
    completion(isShown)
  }
}

extension KitView {
  /// Scrolls until an item has a place, as closely as the ends of the content allow. Items that
  /// come into view may move the item.
  ///
  /// - Parameters:
  ///   - place: Returns the index path of the item, or `nil` if it is gone. A layout pass
  ///     configures cells, and may therefore change the data.
  ///   - position: The place.
  /// - Returns: `false` if the item is gone.
  func scrollRepeatedly(
    to place: () -> IndexPath?, at position: ListScrollPosition
  ) -> Bool {
    layoutIfNeeded()
    guard let first = shownPlace(place) else { return false }
    let (x, y) = places(ofItemAt: first, for: position)
    if x == nil, y == nil { return true }
    for _ in 0..<4 {
      guard let indexPath = shownPlace(place) else { return false }
      let offset = contentOffset
      scroll(toItemAt: indexPath, x: x, y: y)
      layoutIfNeeded()
      if contentOffset == offset { break }
    }
    return shownPlace(place) != nil
  }

  /// Returns the index path of an item, or `nil` if it is gone, or if the view doesn't show it yet.
  private func shownPlace(_ place: () -> IndexPath?) -> IndexPath? {
    let counts = shownCounts
    return place().flatMap {
      counts.indices.contains($0.section) && $0.item < counts[$0.section] ? $0 : nil
    }
  }

  /// Scrolls until an item has a position from the top left corner of the view again, as closely as
  /// the ends of the content allow. Items that come into view may move the item, and at the end of
  /// the content each step may show only one more.
  ///
  /// - Parameters:
  ///   - place: Returns the index path of the item, or `nil` if it is gone.
  ///   - position: The position, in points.
  func scrollRepeatedly(to place: () -> IndexPath?, at position: CGPoint) {
    for _ in 0..<64 {
      layoutIfNeeded()
      guard let indexPath = shownPlace(place) else { return }
      let (offset, now) = (contentOffset, self.position(of: frame(ofItemAt: indexPath)))
      scrollWithinContent(by: CGPoint(x: now.x - position.x, y: now.y - position.y))
      if contentOffset == offset { return }
    }
  }

  /// Scrolls to the end of the content, whose last item is measured on the way.
  func scrollToEnd() {
    _ = scrollRepeatedly(
      to: { [unowned self] in
        let counts = shownCounts
        return counts.lastIndex { $0 > 0 }.map { [$0, counts[$0] - 1] }
      }, at: .end)
    // There may be an inset or a view below the last item.
    bounds.origin = endOffset
  }

  /// Returns the end of the screen that is nearest to an item along each axis, for the nearest
  /// position, or `nil` if the item is visible along the axis.
  private func places(
    ofItemAt indexPath: IndexPath, for position: ListScrollPosition
  ) -> (x: ListScrollPosition?, y: ListScrollPosition?) {
    guard position == .nearest else { return (position, position) }
    // A section that scrolls by itself moves its cells.
    let frame =
      shownCell(at: indexPath).map { $0.convert($0.bounds, to: self) }
      ?? frame(ofItemAt: indexPath)
    let visible = bounds.inset(by: adjustedContentInset)
    let top = visible.minY + heightCovered(inSection: indexPath.section)
    // An item that is higher than the screen has no nearer place.
    let isFilling = frame.minY <= top && frame.maxY >= visible.maxY
    return (
      frame.minX < visible.minX ? .start : frame.maxX > visible.maxX ? .end : nil,
      isFilling ? nil : frame.minY < top ? .start : frame.maxY > visible.maxY ? .end : nil
    )
  }
}
