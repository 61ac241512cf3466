#if !os(tvOS)
import Foundation
import ListCore
import ListData
import ListPlatform

/// The drop of objects and of loaded data.
extension DroppableList {
  func receive(
    _ items: [UIDragItem], at indexPath: IndexPath?, operation: UIDropOperation,
    show: (UIDragItem, IndexPath) -> Void
  ) {
    guard let target = dropTarget(over: indexPath) else { return }
    ListDrop.isUnderWay = true
    defer { ListDrop.isUnderWay = false }
    let items = items.filter(accepts)
    let own = items.filter { $0.draggedObject?.list === self }
    let others = items.filter { $0.draggedObject?.list !== self && acceptsObject(of: $0) }
    let isMoved = !own.isEmpty && moveOwn(own, to: target)
    // The others follow the list's own objects, wherever the move has taken them.
    let last = isMoved ? own.last?.edited(in: self)?.indexPath : nil
    let place = last.map { IndexPath(item: $0.item + 1, section: $0.section) } ?? target
    let inserted = others.isEmpty ? [] : insert(others, at: place, isMove: operation == .move)
    let moved = (isMoved ? own : []).map { ($0, $0.edited(in: self)?.indexPath) }
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
    attemptEdit(or: false, reporting: { didFailToDrop($0) }, edit)
  }

  private func moveOwn(_ items: [UIDragItem], to target: IndexPath) -> Bool {
    let objects = items.compactMap { $0.edited(in: self) }
    guard attempt({ editor throws(EditRefusal) in try editor.move(objects, to: target) }) else {
      return false
    }
    didDrop(items.compactMap { $0.edited(in: self)?.object })
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
    // The row under the drop may move while the data is loaded.
    let held = object(at: target).map { HeldObject($0, at: target, of: self) }
    let loading = DropLoading(count: providers.count) { [weak self, weak link] results in
      link?.loads -= 1
      self?.insert(
        zip(results, providers).map { ($0, $1.type) }, at: held?.current ?? target)
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
#endif
