import Foundation
public import ListCore
import ListData
import ListPlatform

/// The part of a list that stays in its place on the screen when the list is updated or its view is
/// resized.
public enum ListAnchor: Hashable, Sendable {
  /// The beginning of the list, while it is visible. Objects that are inserted there are shown. If
  /// the beginning isn't visible, the first visible object stays in its place.
  ///
  /// Lists that aren't anchored behave in the same way.
  case beginning
  /// The first visible object, even at the beginning. Objects that are inserted above it aren't
  /// shown until the user scrolls to them.
  case object
  /// The end of the list, while it is visible. Objects that are appended are shown. If the end
  /// isn't visible, the first visible object stays in its place.
  ///
  /// The list opens at its end. When the view becomes smaller, for example because of a keyboard,
  /// the rows at its bottom stay there.
  case end
}

/// A list that keeps its beginning, its end or an object in place when it is updated.
///
/// After a rotation or a change of the text size, the rows may have other heights. The first
/// visible object stays in place, unless the list is anchored at its end and shows its end.
///
/// A conversation opens at its end, and stays there while messages arrive:
///
///     final class ChatController: UITableViewController, PagedTableList, AnchoredList {
///       var anchor: ListAnchor { .end }
///
/// While the user touches the list, the first visible object stays in place. The list follows again
/// after the user has scrolled back to the end.
@MainActor public protocol AnchoredList: List {
  /// The part that stays in place. It is read at each update.
  var anchor: ListAnchor { get }
}

extension AnchoredList {
  /// A Boolean value that indicates whether the end is visible and should stay so.
  fileprivate var staysAtEnd: Bool {
    guard anchor == .end, knowsEnd, let view = scrollableView, !view.isTracking else {
      return false
    }
    view.layoutIfNeeded()
    return view.showsEnd
  }

  fileprivate var knowsEnd: Bool { allLinks.allSatisfy(\.knowsEnd) }

  /// Returns a closure that returns the index path of a row's object as long as a row shows it.
  fileprivate func followingObject(at indexPath: IndexPath) -> (() -> IndexPath?)? {
    object(at: indexPath).map { HeldObject($0, at: indexPath, of: self) }.map { held in
      { held.current }
    }
  }
}

extension PagedList where Self: AnchoredList {
  /// Returns the last row if the list is anchored at its end, and otherwise nil.
  public func initialRow(in objects: [Object]) -> Int? {
    anchor == .end ? objects.indices.last : nil
  }
}

extension ListCapability {
  /// The capability of an ``AnchoredList``. Pages may begin at another row than the last one.
  static let anchored = ListCapability(before: [(any PagedList).self]) {
    (list: any AnchoredList) in AnchoredLink(list)
  }
}

/// The room that a view has for its content.
private struct Room: Equatable {
  /// The size of the view, in points.
  let size: CGSize
  let textSize: UIContentSizeCategory
  /// The inset above the content, in points, without the safe area and a large title, whose height
  /// changes while the user scrolls.
  let top: CGFloat
  /// The distance of the lower end of the visible part from the top of the view, in points.
  let edge: CGFloat

  @MainActor init(_ view: UIScrollView) {
    size = view.bounds.size
    textSize = view.traitCollection.preferredContentSizeCategory
    top = view.contentInset.top
    edge = size.height - view.adjustedContentInset.bottom
  }

  /// Returns a Boolean value that indicates whether rows may have other heights in another room.
  func changesHeights(from other: Room) -> Bool {
    size.width != other.size.width || textSize != other.textSize
  }
}

/// Keeps the end of the list in place.
private final class AnchoredLink: ListLink {
  private weak var list: (any AnchoredList)?
  /// A Boolean value that indicates whether the update that is under way ends at the list's end.
  private var staysAtEnd = false
  private var hasAppeared = false
  /// The room for the content when the view was laid out last.
  private var room: Room?
  /// A Boolean value that indicates whether the end was visible when the last turn ended, before a
  /// change of the room.
  private var wasAtEnd = false
  /// The first and the last visible item when the last turn ended, and their places.
  private var first, last: Place?

  /// An item that is followed, and its position from the top left corner of the view.
  private typealias Place = (item: () -> IndexPath?, position: CGPoint)

  init(_ list: any AnchoredList) { self.list = list }

  override var keepsPositionAtBeginning: Bool { list?.anchor == .object }

  override func willUpdate() { staysAtEnd = list?.staysAtEnd ?? false }

  override func didUpdate(_ update: FollowedUpdate) {
    if staysAtEnd { list?.scrollableView?.scrollToEnd() }
    staysAtEnd = false
    (first, last) = (nil, nil)
  }

  override var followsView: Bool { true }

  override func viewIsAppearing() {
    let scroll = list?.link(ScrollLink.self)?.scroll
    // A scroll that waits for the view takes precedence.
    if scroll?.isPlacedOffScreen != true, !hasAppeared || wasAtEnd, list?.anchor == .end,
      list?.knowsEnd == true
    {
      list?.scrollableView?.scrollToEnd()
    }
    hasAppeared = true
  }

  override func viewDidDisappear() {
    // What arrives meanwhile is shown when the list returns.
    wasAtEnd = list?.kitView?.showsEnd == true
  }

  override var observesTurns: Bool { true }

  override func turnWillEnd() {
    guard let view = list?.kitView, view.bounds.size == room?.size else { return }
    // An inset or the text size may change without the size.
    if Room(view) == room { remember(view) } else { setNeedsFollow() }
  }

  /// Remembers what the user sees.
  private func remember(_ view: any KitView) {
    func place(_ indexPath: IndexPath) -> Place? {
      list?.followingObject(at: indexPath).map {
        ($0, view.position(of: view.frame(ofItemAt: indexPath)))
      }
    }
    let seen = view.seenIndexPaths
    (first, last) = (seen.first.flatMap(place), seen.last.flatMap(place))
    wasAtEnd = view.showsEnd
  }

  override func follow(animated: Bool) {
    guard let view = list?.kitView else { return }
    let (old, new) = (room, Room(view))
    let changesHeights = old.map(new.changesHeights) ?? false
    room = new
    defer { remember(view) }
    let isAtEnd = list?.anchor == .end && wasAtEnd
    if isAtEnd, changesHeights ? list?.knowsEnd == true : old != new {
      list?.scrollableView?.scrollToEnd()
    } else if changesHeights {
      restore(first, in: view)
    } else if list?.anchor == .end, let old, old.edge > 0, old.edge != new.edge {
      restore(last, in: view, lowerBy: new.edge - old.edge)
    }
  }

  private func restore(
    _ place: Place?, in view: any KitView, lowerBy distance: CGFloat = 0
  ) {
    guard let (item, position) = place else { return }
    list?.updateTarget?.shownList?.scroll(
      { view.shown(item) }, to: CGPoint(x: position.x, y: position.y + distance))
  }
}

extension UIScrollView {
  /// A Boolean value that indicates whether the end of the content is visible.
  fileprivate var showsEnd: Bool {
    let end = endOffset
    return contentOffset.y >= end.y - 1 && contentOffset.x >= end.x - 1
  }
}
