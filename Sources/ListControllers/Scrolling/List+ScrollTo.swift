public import Foundation
import ListData
import ListPlatform

// Each method comes three times, because an object is recognized by its `id` or by its value.

extension List where Object: Identifiable {
  /// Returns the index path of the object with the same `id`, or `nil` if it isn't shown.
  ///
  /// - Complexity: O(n) for n objects, or what a fetched list's source needs.
  public func indexPath(of object: Object) -> IndexPath? {
    place(of: object) { $0.id == object.id }
  }

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
  ///   - object: The object, which is recognized by its `id`.
  ///   - position: The place of the object.
  ///   - animated: A Boolean value that indicates whether the scroll is animated.
  ///   - completion: A closure that is called once, when the scroll has ended. Its parameter is
  ///     `false` if the object wasn't found, if the user or another scroll took over, if the
  ///     list has no table or collection view, or if the list is deallocated.
  public func scroll(
    to object: Object, at position: ListScrollPosition = .nearest, animated: Bool = true,
    completion: ((Bool) -> Void)? = nil
  ) {
    scroll(to: object, position, animated, completion) { $0.id == object.id }
  }
}

extension List where Object: Hashable {
  /// Returns the index path of an equal object, or `nil` if it isn't shown.
  ///
  /// - Complexity: O(n) for n objects, or what a fetched list's source needs.
  public func indexPath(of object: Object) -> IndexPath? { place(of: object) { $0 == object } }

  /// Scrolls to an object, which is recognized by its value.
  ///
  /// It does what the method for objects with an `id` does.
  public func scroll(
    to object: Object, at position: ListScrollPosition = .nearest, animated: Bool = true,
    completion: ((Bool) -> Void)? = nil
  ) {
    scroll(to: object, position, animated, completion) { $0 == object }
  }
}

extension List where Object: Identifiable & Hashable {
  /// Returns the index path of the object with the same `id`, or `nil` if it isn't shown.
  ///
  /// - Complexity: O(n) for n objects, or what a fetched list's source needs.
  public func indexPath(of object: Object) -> IndexPath? {
    place(of: object) { $0.id == object.id }
  }

  /// Scrolls to an object, which is recognized by its `id`.
  ///
  /// It does what the method for objects that aren't hashable does.
  public func scroll(
    to object: Object, at position: ListScrollPosition = .nearest, animated: Bool = true,
    completion: ((Bool) -> Void)? = nil
  ) {
    scroll(to: object, position, animated, completion) { $0.id == object.id }
  }
}

extension List {
  /// Returns the index path of an object: from a link that knows, or else of the first object that
  /// is the same.
  private func place(of object: Object, _ isSame: (Object) -> Bool) -> IndexPath? {
    for link in allLinks {
      if let known = link.indexPath(of: object) { return known }
    }
    for section in 0..<numberOfSections {
      for item in 0..<numberOfItems(inSection: section) {
        let indexPath = IndexPath(item: item, section: section)
        if self.object(at: indexPath).map(isSame) == true { return indexPath }
      }
    }
    return nil
  }

  private func scroll(
    to object: Object, _ position: ListScrollPosition, _ animated: Bool,
    _ completion: ((Bool) -> Void)?, _ isSame: @escaping (Object) -> Bool
  ) {
    let place = { [weak self] in self?.place(of: object, isSame) }
    let scroll = ListScroll(position, of: place, completion)
    let state = ListState.of(self)
    let former = state[ListScroll.self]
    state[ListScroll.self] = scroll
    // Its completion may scroll, too, and takes over then.
    former?.end(false)
    whenUpdated { [weak self] in
      guard let self else { return scroll.end(false) }
      guard !scroll.hasEnded else { return }
      if place() != nil { return begin(scroll, animated) }
      let isSought = allLinks.contains { link in
        // A scroll that has ended looks no further.
        let isFound = { (other: Any) in
          scroll.hasEnded || (other as? Object).map(isSame) ?? false
        }
        return link.reveal(object, by: isFound) { [weak self] in
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
      to: Self.self, if: shownView == nil,
      "scroll(to:) of \(Self.self) does nothing, because \(obstacleToScrolling)")
    scroll.begin(in: shownView, animated: animated && isConnected)
    if scroll.isPlacedOffScreen { ListState.of(self).followAppearance(of: self) }
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
