#if !os(tvOS)
public import Foundation
public import ListData
public import ListPlatform

/// A list whose objects the user drags to other lists, views and apps.
///
/// A ``DroppableList`` of the same app receives the object itself: the drop moves it, by one update
/// in each list. Other apps receive the data of the item provider, such as a text.
///
/// A connected list enables drags in its view, also on an iPhone, and is the view's drag delegate.
/// A controller that implements other methods of `UITableViewDragDelegate` or
/// `UICollectionViewDragDelegate` conforms to the protocol. A list that forwards is the delegate
/// itself:
///
///     override func viewDidLoad() {
///       super.viewDidLoad()
///       tableView.dragInteractionEnabled = true
///       tableView.dragDelegate = self
///     }
///     func tableView(
///       _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
///       at indexPath: IndexPath
///     ) -> [UIDragItem] { dragItems(at: indexPath) }
///     func tableView(
///       _ tableView: UITableView, itemsForAddingTo session: any UIDragSession,
///       at indexPath: IndexPath, point: CGPoint
///     ) -> [UIDragItem] { dragItems(at: indexPath, addingTo: session) }
///
/// The methods of `UICollectionViewDragDelegate` are forwarded in the same way.
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
  /// Objects are removed from data that the kit can change, and from the source of a
  /// ``FetchedList``. Other lists, such as outlines and paged lists, always copy.
  func allowsMove(of object: Object, at indexPath: IndexPath) -> Bool
  /// Returns the local object of an object's drag item, by which lists of the app recognize it.
  ///
  /// The default follows the object by its identity while the list changes; see
  /// ``NonFetchedList/comparison(of:)``. An object that can't be recognized can be dropped as long
  /// as the data doesn't change.
  func draggedObject(_ object: Object, at indexPath: IndexPath) -> DraggedObject
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

  /// Returns a local object that can be copied.
  public func draggedObject(_ object: Object, at indexPath: IndexPath) -> DraggedObject {
    let place = DraggedObject.Place(
      object: object, dataIndexPath: indexPath, indexPath: indexPath)
    return DraggedObject(of: self, allowsMove: false) {
      place
    } remove: { _ in
      nil
    }
  }

  /// Returns the drag items of a row: one, or none if the row shows no object or can't be dragged.
  public func dragItems(at indexPath: IndexPath) -> [UIDragItem] {
    guard let object = object(at: indexPath), canDrag(object, at: indexPath) else { return [] }
    let item = UIDragItem(itemProvider: itemProvider(for: object, at: indexPath))
    item.localObject = draggedObject(object, at: indexPath)
    return [item]
  }

  /// Returns the drag items of a row that the user adds to a drag, or none if the drag contains the
  /// row.
  public func dragItems(
    at indexPath: IndexPath, addingTo session: any UIDragSession
  ) -> [UIDragItem] {
    let isDragged = session.items.compactMap(\.draggedObject).contains {
      $0.list === self && $0.place?.indexPath == indexPath
    }
    return isDragged ? [] : dragItems(at: indexPath)
  }
}

extension DraggableList where Object: LosslessStringConvertible {
  /// Returns a provider of the object's description.
  public func itemProvider(for object: Object, at indexPath: IndexPath) -> NSItemProvider {
    NSItemProvider(object: object.description as NSString)
  }
}

extension DraggableList
where Self: NonFetchedList, ListData: SectionedDataSource, ListData.DataSection: MutableSectionInfo
{
  /// Returns a local object that follows the object in the list's data.
  public func draggedObject(_ object: Object, at indexPath: IndexPath) -> DraggedObject {
    let follow = following(itemAt: indexPath)
    return DraggedObject(of: self, allowsMove: allowsMove(of: object, at: indexPath)) {
      [weak self] in
      guard let self, let path = follow(), let object = listData.object(at: path) else {
        return nil
      }
      return DraggedObject.Place(
        object: object, dataIndexPath: path, indexPath: shownIndexPath(ofDataAt: path))
    } remove: { [weak self] objects in
      let paths = Set(objects.compactMap { $0.place?.dataIndexPath })
      // An object that was dragged twice, or is gone, keeps all of them.
      guard let self, paths.count == objects.count else { return nil }
      return edits {
        !self.removeItems(inDataAt: Array(paths), as: .move(count: paths.count)).isEmpty
      }
    }
  }

  /// Returns a closure that returns the current index path in the data of an item that is shown
  /// now, or `nil` if the item is gone.
  private func following(itemAt indexPath: IndexPath) -> () -> IndexPath? {
    var last = (sections: listData.sections, path: editedIndexPath(indexPath))
    return { [weak self] in
      guard let self, let path = last.path else { return nil }
      let sections = listData.sections
      if sections.isTriviallyIdentical(to: last.sections) { return path }
      guard
        let updates = Self.comparison(of: ListData.DataSection.self)?
          .updates(from: last.sections, to: sections),
        let newPath = updates.newIndexPath(of: path)
      else { return nil }
      last = (sections, newPath)
      return newPath
    }
  }
}

extension DraggableList where Self: FetchedList {
  /// Returns a local object that follows the object in the fetched content.
  public func draggedObject(_ object: Object, at indexPath: IndexPath) -> DraggedObject {
    DraggedObject(of: self, allowsMove: allowsMove(of: object, at: indexPath)) { [weak self] in
      guard let self, let path = fetchedResultsController?.indexPath(of: object),
        let object = self.object(at: path)
      else { return nil }
      return DraggedObject.Place(object: object, dataIndexPath: path, indexPath: path)
    } remove: { [weak self] objects in
      self?.edits {
        self?.write(objects.compactMap { $0.object as? Object }, isInsertion: false) ?? false
      }
    }
  }
}

extension ListCapability {
  /// The capability of a ``DraggableList``.
  static let draggable = ListCapability { (list: any DraggableList) in DraggableLink(list) }
}

/// Begins drags in the list's view.
final class DraggableLink: ListLink {
  private weak var list: (any DraggableList)?
  private var chain: DragChain?

  init(_ list: any DraggableList) { self.list = list }

  override func connect(to view: UIScrollView) {
    guard let list else { return }
    let chain = chain ?? DragChain(list)
    self.chain = chain
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
}

/// The drag delegate of a list's view. It forwards what it doesn't implement to the list.
private final class DragChain: ListChain, UITableViewDragDelegate, UICollectionViewDragDelegate {
  private weak var draggable: (any DraggableList)?

  init(_ list: any DraggableList) {
    draggable = list
    super.init(list, [])
  }

  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] { draggable?.dragItems(at: indexPath) ?? [] }

  func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] { draggable?.dragItems(at: indexPath, addingTo: session) ?? [] }

  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] { draggable?.dragItems(at: indexPath) ?? [] }

  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] { draggable?.dragItems(at: indexPath, addingTo: session) ?? [] }
}
#endif
