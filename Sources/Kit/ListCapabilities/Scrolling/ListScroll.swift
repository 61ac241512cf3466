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
    guard view.scroll(to: place, at: position) else { return end(false) }
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
    end(view?.scroll(to: place, at: position) ?? false)
  }

  /// Moves the object to its place in a view that has appeared.
  func placeAgain(in view: (any KitView)?) {
    isPlacedOffScreen = false
    view?.scroll(to: place, at: position)
  }

  /// Calls the completion, unless it was called.
  func end(_ isShown: Bool) {
    guard !hasEnded else { return }
    hasEnded = true
    completion(isShown)
  }
}
