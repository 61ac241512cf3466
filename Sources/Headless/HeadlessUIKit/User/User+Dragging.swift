public import Foundation

extension User {
  /// Lifts a row of a table view with a long press, scrolling to it first if necessary.
  ///
  ///     let drag = user.lift(rowAt: [0, 2], in: tableView)
  ///     drag?.hover(overRowAt: [0, 0], in: tableView).drop()
  ///
  /// - Returns: The drag, or nil if the drag delegate provides no items.
  public func lift(rowAt indexPath: IndexPath, in tableView: UITableView) -> Drag? {
    guard
      let point = act(
        on: tableView,
        { reveal(indexPath, in: tableView) ? tableView.center(ofRowAt: indexPath) : nil })
    else { return nil }
    return lift(tableView, at: point)
  }

  /// Lifts an item of a collection view with a long press, scrolling to it first if necessary.
  ///
  /// - Returns: The drag, or nil if the drag delegate provides no items.
  public func lift(itemAt indexPath: IndexPath, in collectionView: UICollectionView) -> Drag? {
    guard
      let point = act(
        on: collectionView,
        {
          reveal(indexPath, in: collectionView)
            ? collectionView.center(ofItemAt: indexPath) : nil
        })
    else { return nil }
    return lift(collectionView, at: point)
  }

  /// Lifts the content of a view that has a drag interaction with a long press.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - point: The location of the finger in the view's coordinates, or nil for its center.
  /// - Returns: The drag, or nil if the interaction's delegate provides no items.
  public func lift(_ view: UIView, at point: CGPoint? = nil) -> Drag? {
    act(on: view) { Drag(view, at: point ?? CGPoint(x: view.bounds.midX, y: view.bounds.midY)) }
  }

  /// A drag of the user, from its lift to its end.
  ///
  /// The finger moves with the methods whose names begin with `hover`. Each calls the delegates of
  /// the views that it leaves and enters in UIKit's order.
  @MainActor public final class Drag {
    private let session = DragSession()
    private let dropSession: DropSession
    private let source: any DragSource
    private let sourceView: UIView
    private var destination: (any DropDestination)?
    private var visited: [any DropDestination] = []
    private var target: IndexPath?
    private weak var list: UIView?
    private var isOver = false

    /// The effect of a drop, or nil if there is no destination under the finger.
    public private(set) var proposal: UIDropProposal?

    /// Begins a drag at a point of a view, unless it has no items.
    fileprivate init?(_ view: UIView, at point: CGPoint) {
      dropSession = DropSession(session)
      sourceView = view
      session.location = view.convert(point, to: view.dragRoot)
      let session = session
      guard
        let source = view.dragSources.first(where: {
          !$0.dragItems(for: session, at: point).isEmpty
        })
      else { return nil }
      self.source = source
      source.dragWillBegin(session)
      source.dragItemsWereLifted(session)
    }

    /// The dragged items.
    public var items: [UIDragItem] { session.items }

    // MARK: Adding items

    /// Taps a row with another finger, which adds its items to the drag.
    ///
    /// - Returns: False if no items are added.
    @discardableResult
    public func add(rowAt indexPath: IndexPath, in tableView: UITableView) -> Bool {
      guard let point = tableView.center(ofRowAt: indexPath) else { return false }
      return add(tableView, at: point)
    }

    /// Taps an item with another finger, which adds its items to the drag.
    ///
    /// - Returns: False if no items are added.
    @discardableResult
    public func add(itemAt indexPath: IndexPath, in collectionView: UICollectionView) -> Bool {
      guard let point = collectionView.center(ofItemAt: indexPath) else { return false }
      return add(collectionView, at: point)
    }

    /// Taps a view with another finger, which adds its items to the drag.
    ///
    /// - Returns: False if no items are added.
    @discardableResult
    public func add(_ view: UIView, at point: CGPoint? = nil) -> Bool {
      act(on: view) {
        let point = point ?? CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        for source in view.dragSources where !isOver {
          guard !source.dragItems(for: session, at: point).isEmpty else { continue }
          source.dragItemsWereLifted(session)
          return true
        }
        return false
      }
    }

    // MARK: Moving the finger

    /// Moves the finger over a row, or over the end of a section if the row is the one after its
    /// last.
    @discardableResult
    public func hover(overRowAt indexPath: IndexPath, in tableView: UITableView) -> Drag {
      hover(
        over: tableView, at: tableView.center(ofRowAt: indexPath) ?? tableView.contentEnd,
        path: indexPath)
    }

    /// Moves the finger over an item, or over the end of a section if the item is the one after its
    /// last.
    @discardableResult
    public func hover(overItemAt indexPath: IndexPath, in collectionView: UICollectionView) -> Drag
    {
      hover(
        over: collectionView,
        at: collectionView.center(ofItemAt: indexPath) ?? collectionView.contentEnd,
        path: indexPath)
    }

    /// Moves the finger over a view.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - point: The location of the finger in the view's coordinates, or nil for its center; in a
    ///     list, for the space after its content.
    @discardableResult
    public func hover(over view: UIView, at point: CGPoint? = nil) -> Drag {
      let center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
      let isList = view is UITableView || view is UICollectionView
      let end = isList ? (view as? UIScrollView)?.contentEnd : nil
      return hover(over: view, at: point ?? end ?? center, path: nil)
    }

    private func hover(over view: UIView, at point: CGPoint, path: IndexPath?) -> Drag {
      act(on: view) {
        guard !isOver else { return }
        session.location = view.convert(point, to: view.dragRoot)
        source.dragDidMove(session)
        target = path?.count == 2 ? path : nil
        list = view
        enter(destination(at: view))
        guard let destination else { return }
        proposal = allowed(destination.dropDidUpdate(dropSession, over: target))
      }
      return self
    }

    /// Moves the finger out of all views.
    @discardableResult
    public func leave() -> Drag {
      act(on: sourceView) { if !isOver { enter(nil) } }
      return self
    }

    /// Stays over the row or item until it opens, if it is spring-loaded.
    ///
    /// - Returns: False if nothing opens.
    @discardableResult
    public func waitForSpringLoading() -> Bool {
      guard let target, let list, !isOver else { return false }
      let point = session.location(in: list)
      return act(on: list) {
        switch list {
        case let table as UITableView: table.springLoad(target, at: point)
        case let collection as UICollectionView: collection.springLoad(target, at: point)
        default: false
        }
      }
    }

    /// Returns the nearest destination at a view that accepts the items.
    private func destination(at view: UIView) -> (any DropDestination)? {
      var view: UIView? = view
      while let current = view {
        for candidate in current.dropDestinations
        where candidate === destination || candidate.canHandle(dropSession) {
          return candidate
        }
        view = current.superview
      }
      return nil
    }

    private func enter(_ new: (any DropDestination)?) {
      guard new !== destination else { return }
      destination?.dropDidExit(dropSession)
      destination = new
      proposal = nil
      guard let new else { return }
      if !visited.contains(where: { $0 === new }) { visited.append(new) }
      new.dropDidEnter(dropSession)
    }

    /// Returns the proposal that the drag allows: no move unless its source agrees.
    private func allowed(_ proposal: UIDropProposal) -> UIDropProposal {
      proposal.operation == .move && !session.allowsMoveOperation
        ? UIDropProposal(operation: .cancel) : proposal
    }

    // MARK: Ending the drag

    /// Lifts the finger, which drops the items if a destination takes them, and otherwise cancels
    /// the drag.
    ///
    /// - Returns: False if nothing is dropped.
    @discardableResult
    public func drop() -> Bool {
      end(with: proposal?.operation ?? .cancel)
    }

    /// Cancels the drag, which returns the items to their places.
    public func cancel() {
      end(with: .cancel)
    }

    @discardableResult private func end(with operation: UIDropOperation) -> Bool {
      act(on: sourceView) {
        guard !isOver else { return false }
        isOver = true
        var isDropped = false
        let drops = operation == .copy || operation == .move
        source.dragWillEnd(session, with: operation)
        if drops, let destination, let proposal {
          isDropped = destination.performDrop(dropSession, proposal, over: target)
        } else {
          enter(nil)
        }
        for destination in visited { destination.dropDidEnd(dropSession) }
        source.dragDidEnd(session, with: operation)
        return isDropped
      }
    }

    private func act<Result>(on view: UIView, _ action: () -> Result) -> Result {
      User().act(on: view, action)
    }
  }
}

extension UITableView {
  /// Returns the center of a row in the content, or nil if there is no such row.
  fileprivate func center(ofRowAt path: IndexPath) -> CGPoint? {
    guard geometry.contains(path) else { return nil }
    let rect = rectForRow(at: path)
    return CGPoint(x: rect.midX, y: rect.midY)
  }
}

extension UICollectionView {
  /// Returns the center of an item in the content, or nil if there is no such item.
  fileprivate func center(ofItemAt path: IndexPath) -> CGPoint? {
    layoutAttributesForItem(at: path)?.center
  }
}

extension UIScrollView {
  /// A point after the end of the content.
  fileprivate var contentEnd: CGPoint {
    CGPoint(x: bounds.midX, y: max(contentSize.height, bounds.minY) + 1)
  }
}
