public import Foundation
public import ListPlatform

/// The part of a capability that answers UIKit's questions and follows the list.
///
/// A link implements only the UIKit methods that its capability answers, and declares the
/// conformances itself. For events that have no UIKit method, it overrides the hooks below. For an
/// example, see ``ListCapability``.
///
/// The view asks the list itself, and then its links in order. The first one that implements a
/// method answers. A delegate's method that returns nothing, such as
/// `tableView(_:willDisplay:forRowAt:)` or `scrollViewDidScroll(_:)`, notifies the list and all
/// links. Those that act are left to the first one: the edits and moves of a data source, primary
/// actions, previews of context menus, and the focus. For cells, selection and prefetching, UIKit's
/// methods go to the list alone, and a link overrides a hook such as ``handleSelection(at:)``.
///
/// The list retains its links, so a link must hold the list weakly. The link stores the state of
/// its capability. The capability's defaults find the link by ``List/link(_:)``.
///
/// A list that forwards its delegate calls asks its links for cells, headers and footers. It
/// notifies them of selections, updates and edits. It isn't connected, and passes other calls on by
/// its ``List/forwarding``.
@MainActor open class ListLink: RequiredMethods {
  /// Creates a link.
  public override init() {}

  // MARK: The view

  /// Tells the link that the list was connected with a view. The method is called each time the
  /// list is connected.
  open func connect(to view: UIScrollView) {}

  /// Tells the link that the list is being connected with another view. The link removes from the
  /// view what it added in ``connect(to:)``.
  open func disconnect(from view: UIScrollView) {}

  /// A Boolean value that indicates whether the link is notified when the view appears and
  /// disappears, and when to follow. The default is `false`.
  open var followsView: Bool { false }

  /// Tells the link that the view is in a window and will be drawn for the first time there.
  open func viewIsAppearing() {}

  /// Tells the link that the view has left its window.
  open func viewDidDisappear() {}

  /// Makes the list follow what the capability observes, such as a model.
  ///
  /// The method is called whenever the view appears. It is also called before the view is drawn, if
  /// the view has another size or ``setNeedsFollow()`` was called. A list that isn't on screen
  /// follows when it appears.
  ///
  /// - Parameter animated: A Boolean value that indicates whether changes are animated; `false`
  ///   when the view appears.
  open func follow(animated: Bool) {}

  /// Requests a call of ``follow(animated:)`` before the view is drawn next.
  public final func setNeedsFollow() {
    if let presence, presence.superview != nil { return presence.setNeedsLayout() }
    // A view of the app's own, which can't contain the presence, or none yet.
    MainActorTurn.next { [weak self] in
      guard let self else { return }
      if let presence, presence.superview != nil {
        presence.setNeedsLayout()
      } else {
        follow(animated: true)
      }
    }
  }

  /// A Boolean value that indicates whether a link that follows the view is notified of the end of
  /// each turn of the run loop while the list is on screen. The default is `false`.
  open var observesTurns: Bool { false }

  /// Tells the link that a turn of the run loop ends, before the screen is drawn.
  open func turnWillEnd() {}

  /// The view by which the link learns when the list's view is on screen.
  final weak var presence: ListPresence?

  /// The list's view that the link follows, also when the list is gone, or `nil` if there is none.
  package final var followedView: UIView? { presence?.superview }

  // MARK: Updates and edits

  /// Tells the link that the view is about to follow an update of the list, or a move by the user.
  /// The view and the list have the old data. An update during a move begins before the move ends.
  open func willUpdate() {}

  /// Tells the link that the view has followed an update of the list, or has shown a move by the
  /// user, and what has changed.
  open func didUpdate(_ update: FollowedUpdate) {}

  /// Tells the link that the app sets the list's data by a method, such as `setListData(_:)`.
  open func dataWillBeSet(by method: String) {}

  /// Tells the link that the rows may change: the view counts them, or the list updates it.
  open func rowsMayChange() {}

  /// Tells the link that the list has made an edit, which the link can undo.
  open func didEdit(_ edit: RecordedEdit) {}

  /// A Boolean value that indicates whether an object can be moved; `false` while the capability
  /// hides objects between the rows, as a search does. The default is `true`.
  open var allowsMoves: Bool { true }

  /// A description of the capability's asynchronous work in progress, or `nil` if there is none.
  /// Tests wait until all work has ended.
  open var workUnderWay: String? { nil }

  // MARK: Cells

  /// A Boolean value that indicates whether the link takes part in the configuration of cells. The
  /// default is `false`.
  open var configuresCells: Bool { false }

  /// Configures a cell, if ``configuresCells`` is `true`.
  ///
  /// An override calls the closure, and adds to the cell what the capability shows there. The
  /// default calls the closure.
  ///
  /// - Parameters:
  ///   - cell: The cell.
  ///   - indexPath: The index path of the row or item.
  ///   - configure: A closure in which the list configures the cell, and then the links that
  ///     precede this one.
  open func configure(_ cell: UIView, at indexPath: IndexPath, by configure: () -> Void) {
    configure()
  }

  /// Returns the cell of a row that shows no object, or `nil` if the row isn't this link's.
  ///
  /// - Parameters:
  ///   - indexPath: The index path of the row or item.
  ///   - listView: The table or collection view that asks.
  open func cell<ListView: CellParentView>(
    at indexPath: IndexPath, in listView: ListView
  ) -> ListView.ParentCell? { nil }

  /// Responds to the selection of a row, and returns a Boolean value that indicates whether the
  /// link has handled it. If so, `listView(_:didSelect:at:)` isn't called.
  open func handleSelection(at indexPath: IndexPath) -> Bool { false }

  /// Tells the link that the user deselected a row.
  open func didDeselectItem(at indexPath: IndexPath) {}

  // MARK: Headers, footers and other supplementary views

  /// Returns the kinds of the supplementary views that the link supplies in a view, or `nil` if it
  /// supplies all kinds that the layout of a collection view has. The default is none.
  ///
  /// The kinds of headers and footers are `UICollectionView.elementKindSectionHeader` and
  /// `…Footer`, also in tables. The method is called once, when the list is first connected.
  ///
  /// - Parameter listView: The table or collection view.
  open func supplementaryKinds(in listView: UIScrollView) -> Set<String>? { [] }

  /// Returns a header, a footer or another supplementary view, or `nil` if the link supplies none
  /// there. The view comes from the first link that supplies one.
  ///
  /// - Parameters:
  ///   - kind: The kind of the view.
  ///   - indexPath: The index path of the view.
  ///   - listView: The table or collection view that asks.
  open func supplementaryView(
    ofKind kind: String, at indexPath: IndexPath, in listView: UIScrollView
  ) -> UIView? { nil }

  /// Returns the reuse identifier of the header or footer that the link supplies for a section in
  /// place of the section's title, or `nil` if the title is shown. The default is `nil`.
  ///
  /// A section whose identifier changes with an update is reloaded. A section that has one isn't
  /// reloaded for another title: its view is configured again by ``didUpdate(_:)``.
  ///
  /// - Parameters:
  ///   - kind: `UICollectionView.elementKindSectionHeader` or `…Footer`.
  ///   - section: The section that is shown now.
  open func sectionViewIdentifier(ofKind kind: String, inSection section: Int) -> String? { nil }

  // MARK: Scrolling

  /// A Boolean value that indicates whether an update keeps the first visible object in place even
  /// if the list is scrolled to its beginning. The default is `false`, so rows that are inserted
  /// there become visible.
  open var keepsPositionAtBeginning: Bool { false }

  /// A Boolean value that indicates whether the last row is the end of the list; `false` while more
  /// may follow it, such as pages. The default is `true`.
  open var knowsEnd: Bool { true }

  /// Returns the index path of an object of the list, or `nil` if the link doesn't know it. The
  /// default is `nil`. The list then searches its objects.
  open func indexPath(of object: Any) -> IndexPath? { nil }

  /// Makes an object part of what the list shows, such as by opening the node that contains it.
  ///
  /// - Parameters:
  ///   - object: An object of the list, which isn't shown.
  ///   - isWanted: A closure that returns `false` when the object needn't be shown any more.
  ///   - completion: A closure to call once, when the object is shown or can't be found after all.
  /// - Returns: `false` if the link can't find the object; the completion isn't called then. The
  ///   default is `false`.
  open func reveal(
    _ object: Any, while isWanted: @escaping () -> Bool, then completion: @escaping () -> Void
  ) -> Bool { false }

  /// A Boolean value that indicates whether a list without rows has objects that the capability
  /// hides, such as those of collapsed sections. Such a list isn't empty. The default is `false`.
  open var hidesObjects: Bool { false }

  // MARK: Prefetching

  /// A Boolean value that indicates whether the link receives prefetching calls. The default is
  /// `false`.
  open var prefetches: Bool { false }

  /// Tells the link that rows may soon be shown, in the order of their distance, the nearest first.
  open func prefetchItems(at indexPaths: [IndexPath]) {}

  /// Tells the link that rows announced before won't be shown after all.
  open func cancelPrefetchingItems(at indexPaths: [IndexPath]) {}
}

extension List {
  /// The list's links, in the order in which they are asked.
  public var allLinks: [ListLink] { ListState.of(self).links(of: self) }

  /// The asynchronous work of the kit that is under way for the list, in words.
  package var workUnderWay: [String] {
    allLinks.compactMap(\.workUnderWay)
      + (presenter.queue.isBusy ? ["an update of the data is under way"] : [])
  }

  /// Returns the list's link of a class, or `nil` if the capability of the link isn't one of the
  /// list's.
  public func link<Link: ListLink>(_ type: Link.Type) -> Link? {
    _ = allLinks
    return ListState.of(self)[type]
  }
}
