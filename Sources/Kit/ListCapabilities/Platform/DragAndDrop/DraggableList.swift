#if !os(tvOS)
public import Foundation
public import ListCore
import ListData
import ListPlatform

/// A list whose objects the user drags to other lists, views and apps.
///
/// A ``DroppableList`` of the same app receives the object itself. The drop moves it, by one update
/// in each list. Other apps receive the data of the item provider, such as a text.
///
/// A connected list enables drags in its view, also on an iPhone, and is the view's drag delegate.
/// A controller that implements other methods of `UITableViewDragDelegate` or
/// `UICollectionViewDragDelegate` conforms to the protocol.
@MainActor public protocol DraggableList: List {
  /// Returns a Boolean value that indicates whether the user can drag an object. The default is
  /// `true`.
  func canDrag(_ object: Object, at indexPath: IndexPath) -> Bool
  /// Returns the provider of an object's data for other apps.
  ///
  /// The default provides the text of an object that is `LosslessStringConvertible`, such as a
  /// `String`. It provides nothing for other objects, which can be dropped only within the app.
  func itemProvider(for object: Object, at indexPath: IndexPath) -> NSItemProvider
  /// Returns a Boolean value that indicates whether a drop in another list removes an object from
  /// this one. The default is `true`; `false` means a copy.
  ///
  /// Objects are removed by the list's ``List/editor``. A list that can't remove objects, such as a
  /// list of pages, always copies.
  func allowsMove(of object: Object, at indexPath: IndexPath) -> Bool
}

extension DraggableList {
  /// Returns `true`.
  public func canDrag(_ object: Object, at indexPath: IndexPath) -> Bool { true }

  /// Returns a provider without data.
  public func itemProvider(for object: Object, at indexPath: IndexPath) -> NSItemProvider {
    NSItemProvider()
  }

  /// Returns `true`.
  public func allowsMove(of object: Object, at indexPath: IndexPath) -> Bool { true }

  fileprivate func dragItems(at indexPath: IndexPath) -> [UIDragItem] {
    guard let object = object(at: indexPath), canDrag(object, at: indexPath) else { return [] }
    let item = UIDragItem(itemProvider: itemProvider(for: object, at: indexPath))
    item.localObject = draggedObject(object, at: indexPath)
    return [item]
  }

  /// Returns the local object of an object's drag item, by which lists of the app recognize it.
  ///
  /// It follows the object by its identity while the list changes. An object that can't be
  /// recognized can be dropped as long as the data doesn't change.
  private func draggedObject(_ object: Object, at indexPath: IndexPath) -> DraggedObject {
    let editor = editor
    let find = editor.find(at: indexPath).map(editor.track) ?? { nil }
    return DraggedItem(
      of: self, allowsMove: editor.removes && allowsMove(of: object, at: indexPath), find: find
    ) { [weak self] objects in
      self?.edits { self?.remove(objects) ?? false }
    }
  }

  /// Removes dragged objects that another list receives; returns `false` if it can't.
  private func remove(_ objects: [EditedObject<Object>]) -> Bool {
    attemptEdit(or: false) { editor throws(EditRefusal) in
      try !editor.remove(
        objects, removesEmptySections: false, as: .move(count: objects.count)
      ).isEmpty
    }
  }
}

extension ListForwarding where L: DraggableList {
  /// Returns the drag items of a row: one, or none if the row shows no object or can't be dragged.
  public func dragItems(at indexPath: IndexPath) -> [UIDragItem] { list.dragItems(at: indexPath) }

  /// Returns the drag items of a row that the user adds to a drag, or none if the drag contains the
  /// row.
  public func dragItems(
    at indexPath: IndexPath, addingTo session: any UIDragSession
  ) -> [UIDragItem] {
    let isDragged = session.items.contains { $0.edited(in: list)?.indexPath == indexPath }
    return isDragged ? [] : dragItems(at: indexPath)
  }
}

extension DraggableList where Object: LosslessStringConvertible {
  /// Returns a provider of the object's description.
  public func itemProvider(for object: Object, at indexPath: IndexPath) -> NSItemProvider {
    NSItemProvider(object: object.description as NSString)
  }
}

extension ListCapability {
  /// The capability of a ``DraggableList``.
  static let draggable = ListCapability { (list: any DraggableList) in DraggableLink(list) }
}

/// Begins drags in the list's view.
final class DraggableLink: ListLink {
  private let chain: any UITableViewDragDelegate & UICollectionViewDragDelegate

  init(_ list: some DraggableList) { chain = DragChain(list) }

  override func connect(to view: UIScrollView) {
    // UIKit checks for optional methods only when a different object is set.
    switch view {
    case let view as UITableView:
      view.dragInteractionEnabled = true
      view.dragDelegate = nil
      view.dragDelegate = chain
    case let view as UICollectionView:
      view.dragInteractionEnabled = true
      view.dragDelegate = nil
      view.dragDelegate = chain
    default: break
    }
  }

  override func disconnect(from view: UIScrollView) {
    switch view {
    case let view as UITableView where view.dragDelegate === chain: view.dragDelegate = nil
    case let view as UICollectionView where view.dragDelegate === chain: view.dragDelegate = nil
    default: break
    }
  }
}

/// The drag delegate of a list's view. It forwards what it doesn't implement to the list.
private final class DragChain<L: DraggableList>: ListChain, UITableViewDragDelegate,
  UICollectionViewDragDelegate
{
  private weak var draggable: L?
  private var forwarding: ListForwarding<L>? { draggable?.forwarding }

  init(_ list: L) {
    draggable = list
    super.init(list, [])
  }

  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] { forwarding?.dragItems(at: indexPath) ?? [] }

  func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] { forwarding?.dragItems(at: indexPath, addingTo: session) ?? [] }

  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] { forwarding?.dragItems(at: indexPath) ?? [] }

  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] { forwarding?.dragItems(at: indexPath, addingTo: session) ?? [] }
}
#endif
