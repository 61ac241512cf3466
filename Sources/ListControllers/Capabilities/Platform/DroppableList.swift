#if !os(tvOS)
public import Foundation
import ListData
public import ListPlatform

/// A list in which the user drops objects of other lists, data of other apps, and its own objects
/// at another place.
///
/// Objects of a ``DraggableList`` move by one update in each list, and keep their order. If both
/// lists are undoable and share an undo manager, one undo step returns them. Lists of different
/// objects convert what is dropped, and text or other data of another app becomes objects:
///
///     func canDrop(_ object: Any) -> Bool { object is Card || object is Note }
///     func droppedObject(from object: Any, at indexPath: IndexPath) -> Card? {
///       object as? Card ?? (object as? Note).map { Card(title: $0.text) }
///     }
///     var droppedTypeIdentifiers: [String] { ["public.utf8-plain-text"] }
///     func droppedObject(
///       from data: Data, ofType typeIdentifier: String, at indexPath: IndexPath
///     ) throws -> Card? { Card(title: String(decoding: data, as: UTF8.self)) }
///
/// Index paths are those of shown rows before the update; the index path after a section's last row
/// is its end. In an arranged list, objects are dropped before the object that is shown at the
/// place, or at the end of its section. An object that was deleted during the drag isn't dropped.
///
/// In a ``ReorderableList``, UIKit moves a single row within the list by itself, and the list's
/// `didMove(_:from:to:)` is called instead of `didDrop(_:)`.
///
/// A connected list is the drop delegate of its view. A controller that implements other methods of
/// `UITableViewDropDelegate` or `UICollectionViewDropDelegate` conforms to the protocol.
@MainActor public protocol DroppableList: List {
  /// Returns a Boolean value that indicates whether the list accepts an object of another list.
  ///
  /// The default accepts objects of the list's own type, if its ``List/editor`` inserts objects.
  func canDrop(_ object: Any) -> Bool
  /// Returns the object to insert for a dropped object of another list, or `nil` to refuse it. The
  /// default is the object itself.
  ///
  /// - Parameters:
  ///   - object: The object, as it is in its list now.
  ///   - indexPath: The index path of the drop.
  func droppedObject(from object: Any, at indexPath: IndexPath) -> Object?
  /// The identifiers of the types of data that the list accepts from other apps, the preferred one
  /// first.
  ///
  /// The default is text for objects that are `LosslessStringConvertible`, and nothing for others.
  var droppedTypeIdentifiers: [String] { get }
  /// Returns the object to insert for dropped data, or `nil` to refuse it. The default makes an
  /// object that is `LosslessStringConvertible` from text.
  ///
  /// - Parameters:
  ///   - data: The data.
  ///   - typeIdentifier: The identifier of the data's type, one of ``droppedTypeIdentifiers``.
  ///   - indexPath: The index path of the drop.
  /// - Throws: An error that is reported to ``didFailToDrop(_:)``.
  func droppedObject(
    from data: Data, ofType typeIdentifier: String, at indexPath: IndexPath
  ) throws -> Object?
  /// Returns a Boolean value that indicates whether the user can drop an object of the list at
  /// another place in the list.
  ///
  /// The default is `true` if the list's ``List/editor`` moves objects, and `canMove(_:at:)` for a
  /// ``ReorderableList``.
  func canDropWithinList(_ object: Object, at indexPath: IndexPath) -> Bool
  /// Returns the destination of a drop, or `nil` to forbid a drop there. The default is the
  /// proposed destination, unless it is in a collapsed section, or in an outline between rows whose
  /// parents differ.
  func dropTarget(for proposed: IndexPath) -> IndexPath?
  /// Tells the list that objects were inserted or moved by a drop. The default does nothing.
  func didDrop(_ objects: [Object])
  /// Tells the list that dropped data couldn't be loaded or used, or that the list's editor refused
  /// dropped objects. The default does nothing.
  func didFailToDrop(_ error: any Error)
}

// MARK: Defaults

extension DroppableList {
  /// Returns a Boolean value that indicates whether the object has the type of the list's objects,
  /// and can be inserted.
  public func canDrop(_ object: Any) -> Bool { editor.inserts && object is Object }

  /// Returns the object itself if it has the type of the list's objects.
  public func droppedObject(from object: Any, at indexPath: IndexPath) -> Object? {
    object as? Object
  }

  /// No types.
  public var droppedTypeIdentifiers: [String] { [] }

  /// Returns `nil`.
  public func droppedObject(
    from data: Data, ofType typeIdentifier: String, at indexPath: IndexPath
  ) throws -> Object? { nil }

  /// Returns a Boolean value that indicates whether the list's editor moves objects.
  public func canDropWithinList(_ object: Object, at indexPath: IndexPath) -> Bool { editor.moves }

  /// Returns the proposed destination, or `nil` where the list's editor drops nothing.
  public func dropTarget(for proposed: IndexPath) -> IndexPath? {
    editor.dropTarget(for: proposed)
  }

  /// Does nothing.
  public func didDrop(_ objects: [Object]) {}

  /// Does nothing.
  public func didFailToDrop(_ error: any Error) {}
}

extension DroppableList where Object: LosslessStringConvertible {
  /// Text.
  public var droppedTypeIdentifiers: [String] { ["public.utf8-plain-text"] }

  /// Returns the object that a text describes, or `nil` if it describes none.
  public func droppedObject(
    from data: Data, ofType typeIdentifier: String, at indexPath: IndexPath
  ) throws -> Object? { Object(String(decoding: data, as: UTF8.self)) }
}

extension DroppableList where Self: ReorderableList {
  /// Returns `canMove(_:at:)`.
  public func canDropWithinList(_ object: Object, at indexPath: IndexPath) -> Bool {
    canMove(object, at: indexPath)
  }
}

// MARK: Answering UIKit

extension DroppableList {
  /// Returns a Boolean value that indicates whether the list accepts an item of a drag.
  public func canHandleDrop(_ session: any UIDropSession) -> Bool {
    session.items.contains(where: accepts)
  }

  /// Returns the proposal for a drop at a place of the list's table: to move or copy the items that
  /// the list accepts, or to forbid the drop.
  ///
  /// - Parameters:
  ///   - session: The session of the drop.
  ///   - indexPath: The index path of the row under the finger, or `nil` for the end of the list.
  public func tableDropProposal(
    for session: any UIDropSession, at indexPath: IndexPath?
  ) -> UITableViewDropProposal {
    UITableViewDropProposal(
      operation: dropOperation(for: session, at: indexPath), intent: .insertAtDestinationIndexPath)
  }

  /// Returns the proposal for a drop at a place of the list's collection view; see
  /// ``tableDropProposal(for:at:)``.
  public func collectionDropProposal(
    for session: any UIDropSession, at indexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    UICollectionViewDropProposal(
      operation: dropOperation(for: session, at: indexPath), intent: .insertAtDestinationIndexPath)
  }

  /// Drops items at a place of the list's table.
  public func performDrop(with coordinator: any UITableViewDropCoordinator) {
    let items = coordinator.items.map(\.dragItem)
    receive(
      items, at: coordinator.destinationIndexPath, operation: coordinator.proposal.operation
    ) { coordinator.drop($0, toRowAt: $1) }
  }

  /// Drops items at a place of the list's collection view.
  public func performDrop(with coordinator: any UICollectionViewDropCoordinator) {
    let items = coordinator.items.map(\.dragItem)
    receive(
      items, at: coordinator.destinationIndexPath, operation: coordinator.proposal.operation
    ) { coordinator.drop($0, toItemAt: $1) }
  }

  private func dropOperation(
    for session: any UIDropSession, at indexPath: IndexPath?
  ) -> UIDropOperation {
    let items = session.items.filter(accepts)
    if items.isEmpty { return .cancel }
    if dropTarget(over: indexPath) == nil { return .forbidden }
    let isMove = items.allSatisfy { item in
      guard let dragged = item.draggedObject else { return false }
      return dragged.list === self || dragged.allowsMove && acceptsObject(of: item)
    }
    if isMove, session.allowsMoveOperation { return .move }
    let isWithin = items.contains { $0.draggedObject?.list === self }
    return isWithin && !session.allowsMoveOperation ? .forbidden : .copy
  }

  /// Returns the index path of a drop over a row, which is in range, or `nil` if nothing can be
  /// dropped there.
  private func dropTarget(over indexPath: IndexPath?) -> IndexPath? {
    let last = numberOfSections - 1
    guard last >= 0 else { return nil }
    var proposed = IndexPath(item: numberOfItems(inSection: last), section: last)
    if let indexPath, indexPath.count == 2, (0...last).contains(indexPath.section) {
      let count = numberOfItems(inSection: indexPath.section)
      proposed = [indexPath.section, min(max(indexPath.item, 0), count)]
    }
    return dropTarget(for: proposed)
  }

  private func accepts(_ item: UIDragItem) -> Bool {
    guard let dragged = item.draggedObject else { return typeIdentifier(of: item) != nil }
    guard let place = dragged.place else { return false }
    guard dragged.list === self else {
      return canDrop(place.object) || typeIdentifier(of: item) != nil
    }
    guard let object = place.object as? Object else { return false }
    return canDropWithinList(object, at: place.indexPath ?? place.dataIndexPath)
  }

  private func acceptsObject(of item: UIDragItem) -> Bool {
    item.draggedObject?.object.map(canDrop) ?? false
  }

  /// Returns the type of an item's data that the list accepts.
  private func typeIdentifier(of item: UIDragItem) -> String? {
    droppedTypeIdentifiers.first(where: item.itemProvider.hasItemConformingToTypeIdentifier)
  }
}

// MARK: Dropping

extension DroppableList {
  private func receive(
    _ items: [UIDragItem], at indexPath: IndexPath?, operation: UIDropOperation,
    show: (UIDragItem, IndexPath) -> Void
  ) {
    guard let target = dropTarget(over: indexPath) else { return }
    let items = items.filter(accepts)
    let own = items.filter { $0.draggedObject?.list === self }
    let others = items.filter { $0.draggedObject?.list !== self && acceptsObject(of: $0) }
    let isMoved = !own.isEmpty && moveOwn(own.compactMap(\.draggedObject), to: target)
    // The others follow the list's own objects, wherever the move has taken them.
    let last = isMoved ? own.last?.draggedObject?.place?.indexPath : nil
    let place = last.map { IndexPath(item: $0.item + 1, section: $0.section) } ?? target
    let inserted = others.isEmpty ? [] : insert(others, at: place, isMove: operation == .move)
    let moved = (isMoved ? own : []).map { ($0, $0.draggedObject?.place?.indexPath) }
    let new = inserted.enumerated().map { offset, item in
      (item, IndexPath(item: place.item + offset, section: place.section))
    }
    for case (let item, let path?) in moved + new where isValid(path) { show(item, path) }
    let isLocal = Set((own + others).map(ObjectIdentifier.init))
    load(items.filter { !isLocal.contains(ObjectIdentifier($0)) }, for: target)
  }

  /// Makes an edit, or reports its refusal and returns `false`.
  private func attempt(
    _ edit: (ListEditor<Object>) throws(EditRefusal) -> Bool
  ) -> Bool {
    do throws(EditRefusal) {
      return try edit(editor)
    } catch {
      refuse(error)
      didFailToDrop(error)
      return false
    }
  }

  private func moveOwn(_ dragged: [DraggedObject], to target: IndexPath) -> Bool {
    let objects = dragged.compactMap(\.place).compactMap { place in
      (place.object as? Object).map {
        EditedObject($0, at: place.dataIndexPath, shownAt: place.indexPath)
      }
    }
    guard attempt({ editor throws(EditRefusal) in try editor.move(objects, to: target) }) else {
      return false
    }
    didDrop(dragged.compactMap { $0.object as? Object })
    return true
  }

  /// Inserts objects of other lists, and removes them there if they are moved. Returns the items
  /// of the inserted objects.
  private func insert(_ items: [UIDragItem], at target: IndexPath, isMove: Bool) -> [UIDragItem] {
    var (sources, objects) = ([UIDragItem](), [Object]())
    for item in items {
      guard
        let object = item.draggedObject?.object.flatMap({ droppedObject(from: $0, at: target) })
      else { continue }
      sources.append(item)
      objects.append(object)
    }
    guard !objects.isEmpty,
      let edits = isMove ? DraggedObject.remove(sources.compactMap(\.draggedObject)) : []
    else { return [] }
    let count = objects.count
    let edit = isMove ? ListEdit.move(count: count) : .insertion(count: count)
    guard
      attempt({ editor throws(EditRefusal) in
        try editor.insert(objects, at: target, as: edit)
      })
    else {
      for edit in edits.reversed() { edit.undo() }
      return []
    }
    didDrop(objects)
    return sources
  }

  /// Loads the data of items, and inserts its objects in one update when everything is loaded.
  private func load(_ items: [UIDragItem], for target: IndexPath) {
    let providers = items.compactMap { item in
      typeIdentifier(of: item).map { (provider: item.itemProvider, type: $0) }
    }
    guard !providers.isEmpty else { return }
    let link = link(DroppableLink.self)
    link?.loads += 1
    let loading = DropLoading(count: providers.count) { [weak self, weak link] results in
      link?.loads -= 1
      self?.insert(zip(results, providers).map { ($0, $1.type) }, at: target)
    }
    for (index, item) in providers.enumerated() {
      // Data is available only to loads that begin while the drop is performed.
      item.provider.loadDataRepresentation(forTypeIdentifier: item.type) { data, error in
        Task { @MainActor in loading.receive(data, error, at: index) }
      }
    }
  }

  private func insert(_ loaded: [(Result<Data, any Error>, type: String)], at target: IndexPath) {
    guard let target = dropTarget(over: target) else { return }
    var objects: [Object] = []
    for (result, type) in loaded {
      do {
        let data = try result.get()
        if let object = try droppedObject(from: data, ofType: type, at: target) {
          objects.append(object)
        }
      } catch {
        didFailToDrop(error)
      }
    }
    guard !objects.isEmpty,
      attempt({ editor throws(EditRefusal) in
        try editor.insert(objects, at: target, as: .insertion(count: objects.count))
      })
    else { return }
    didDrop(objects)
  }
}

/// The loading of the data of one drop.
@MainActor private final class DropLoading {
  private var results: [Int: Result<Data, any Error>] = [:]
  private let count: Int
  private let completion: ([Result<Data, any Error>]) -> Void

  init(count: Int, completion: @escaping ([Result<Data, any Error>]) -> Void) {
    self.count = count
    self.completion = completion
  }

  func receive(_ data: Data?, _ error: (any Error)?, at index: Int) {
    results[index] = data.map { .success($0) } ?? .failure(error ?? CocoaError(.fileReadUnknown))
    if results.count == count { completion((0..<count).compactMap { results[$0] }) }
  }
}

extension ListCapability {
  /// The capability of a ``DroppableList``.
  static let droppable = ListCapability { (list: any DroppableList) in DroppableLink(list) }
}

/// Receives drops in the list's view.
final class DroppableLink: ListLink {
  private weak var list: (any DroppableList)?
  private var chain: DropChain?
  /// The number of drops whose data is being loaded.
  var loads = 0

  init(_ list: any DroppableList) { self.list = list }

  override func connect(to view: UIScrollView) {
    guard let list else { return }
    let chain = chain ?? DropChain(list)
    self.chain = chain
    // UIKit checks for optional methods only when a different object is set.
    switch view {
    case let view as UITableView:
      view.dropDelegate = nil
      view.dropDelegate = chain
    case let view as UICollectionView:
      view.dropDelegate = nil
      view.dropDelegate = chain
    default: break
    }
  }

  override var workUnderWay: String? {
    loads == 0 ? nil : "dropped data is being loaded"
  }
}

/// The drop delegate of a list's view. It forwards what it doesn't implement to the list.
private final class DropChain: ListChain, UITableViewDropDelegate, UICollectionViewDropDelegate {
  private weak var droppable: (any DroppableList)?

  init(_ list: any DroppableList) {
    droppable = list
    super.init(list, [])
  }

  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    droppable?.canHandleDrop(session) ?? false
  }

  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    droppable?.tableDropProposal(for: session, at: destinationIndexPath)
      ?? UITableViewDropProposal(operation: .cancel)
  }

  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) { droppable?.performDrop(with: coordinator) }

  func collectionView(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool { droppable?.canHandleDrop(session) ?? false }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    droppable?.collectionDropProposal(for: session, at: destinationIndexPath)
      ?? UICollectionViewDropProposal(operation: .cancel)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) { droppable?.performDrop(with: coordinator) }
}
#endif
