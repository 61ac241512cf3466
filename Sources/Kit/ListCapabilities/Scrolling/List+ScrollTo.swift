import Foundation
public import ListCore
import ListPlatform

extension List {
  /// Scrolls to an object.
  ///
  ///     scroll(to: message, at: .middle) { isShown in … }
  ///
  /// If no row shows the object, the capabilities of the list look for it. An `OutlineList` opens
  /// the nodes above it. A `CollapsibleList` expands its section. A `PagedList` loads up to 20
  /// pages in each direction.
  ///
  /// If the list is performing an update, it scrolls after the update. Cells that are measured on
  /// the way don't move the object from its place. A list that forwards its delegate calls by hand
  /// is scrolled without an animation. A list that isn't in a window yet, as in `viewDidLoad`,
  /// moves the object to its place again when it appears.
  ///
  /// - Parameters:
  ///   - object: The object, which is recognized by its ``id(of:)``.
  ///   - position: The place of the object.
  ///   - animated: A Boolean value that indicates whether the scroll is animated.
  ///   - completion: A closure that is called once, when the scroll has ended. Its parameter is
  ///     `false` if the object wasn't found or has left meanwhile, if the user or another scroll
  ///     took over, if the list has no table or collection view, or if the list is deallocated.
  public func scroll(
    to object: Object, at position: ListScrollPosition = .nearest, animated: Bool = true,
    completion: ((Bool) -> Void)? = nil
  ) {
    var last: IndexPath?
    let place = { [weak self] in
      last = self?.indexPath(of: object, near: last)
      return last
    }
    let scroll = ListScroll(position, of: place, completion)
    let link = link(ScrollLink.self)
    let former = link?.scroll
    link?.scroll = scroll
    // Its completion may scroll, too, and takes over then.
    former?.end(false)
    whenUpdated { [weak self] in
      guard let self else { return scroll.end(false) }
      guard !scroll.hasEnded else { return }
      if place() != nil { return begin(scroll, animated) }
      let isSought = allLinks.contains { link in
        link.reveal(object, while: { !scroll.hasEnded }) { [weak self] in
          guard let self else { return scroll.end(false) }
          whenUpdated { [weak self] in self?.begin(scroll, animated) ?? scroll.end(false) }
        }
      }
      if !isSought { scroll.end(false) }
    }
  }

  private func begin(_ scroll: ListScroll, _ animated: Bool) {
    guard !scroll.hasEnded else { return }
    Advice.give(
      to: Self.self, if: kitView == nil,
      "scroll(to:) of \(Self.self) does nothing, because \(obstacleToScrolling)")
    scroll.begin(in: kitView, animated: animated && isConnected)
    if scroll.isPlacedOffScreen, let link = link(ScrollLink.self) {
      ListState.of(self).addFollower(link, of: self)
    }
  }

  /// The lack of a view to scroll, with the remedy.
  private var obstacleToScrolling: String {
    guard self is any TableBasedList || self is any CollectionBasedList else {
      return "its view is neither a table nor a collection view. Scroll the view yourself, by "
        + "indexPath(of:)."
    }
    return controller?.viewIfLoaded == nil
      ? "its view isn't loaded yet. Call it in viewDidLoad or later."
      : "it has no view. \(missingView)"
  }
}
