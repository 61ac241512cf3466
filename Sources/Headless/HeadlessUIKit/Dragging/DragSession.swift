import Foundation

/// A drag of the user: the session that both its source and its destinations receive.
final class DragSession: NSObject, UIDragSession {
  /// The dragged items.
  private(set) var items: [UIDragItem] = []
  var localContext: Any?
  /// The finger's location in the coordinates of the window, or of the root view without one.
  var location = CGPoint.zero
  var allowsMoveOperation = true
  var isRestrictedToDraggingApplication = false
  /// The interactions that have contributed items.
  var interactions: [UIDragInteraction] = []
  /// The places of the items in the list from which they come.
  private var sources: [ObjectIdentifier: (list: UIView, indexPath: IndexPath)] = [:]

  /// Adds items that come from a view, and from an index path if it is a list.
  func add(_ new: [UIDragItem], from view: UIView, at path: IndexPath?) {
    items += new
    guard let path else { return }
    for item in new { sources[ObjectIdentifier(item)] = (view, path) }
  }

  /// Moves the places of the items in a list to those after an update.
  func move(_ map: BatchUpdateMap, in list: UIView) {
    for (item, source) in sources where source.list === list {
      sources[item] = map.place(of: source.indexPath).map { (list, $0) }
    }
  }

  /// Returns the index path of an item in a list from which it comes, unless its row was deleted.
  func sourceIndexPath(of item: UIDragItem, in list: UIView) -> IndexPath? {
    guard let source = sources[ObjectIdentifier(item)], source.list === list else { return nil }
    return source.indexPath
  }

  /// Returns the index paths in a list of the items that come from it, in order and without
  /// repetition.
  func sourceIndexPaths(in list: UIView) -> [IndexPath] {
    var paths: [IndexPath] = []
    for item in items {
      if let path = sourceIndexPath(of: item, in: list), !paths.contains(path) {
        paths.append(path)
      }
    }
    return paths
  }

  func location(in view: UIView) -> CGPoint {
    view.convert(location, from: view.dragRoot)
  }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in
      typeIdentifiers.contains(where: item.itemProvider.hasItemConformingToTypeIdentifier)
    }
  }

  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }
}

/// The part of a drag that concerns its destinations.
final class DropSession: NSObject, @MainActor UIDropSession {
  /// The drag.
  let drag: DragSession
  let progress = Progress(totalUnitCount: 0)
  var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default

  init(_ drag: DragSession) {
    self.drag = drag
  }

  var localDragSession: (any UIDragSession)? { drag }
  var items: [UIDragItem] { drag.items }
  var allowsMoveOperation: Bool { drag.allowsMoveOperation }
  var isRestrictedToDraggingApplication: Bool { drag.isRestrictedToDraggingApplication }
  func location(in view: UIView) -> CGPoint { drag.location(in: view) }
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    drag.hasItemsConforming(toTypeIdentifiers: typeIdentifiers)
  }
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    drag.canLoadObjects(ofClass: aClass)
  }

  @discardableResult func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    let loading = LoadedObjects(
      items.filter { $0.itemProvider.canLoadObject(ofClass: aClass) }.map(\.itemProvider),
      ofClass: aClass, completion)
    return loading.progress
  }
}

/// The objects that are loaded from several providers.
private final class LoadedObjects: @unchecked Sendable {
  let progress: Progress
  private let lock = NSLock()
  private var objects: [Int: any NSItemProviderReading] = [:]
  private var open: Int
  private let completion: ([any NSItemProviderReading]) -> Void

  @MainActor init(
    _ providers: [NSItemProvider], ofClass aClass: any NSItemProviderReading.Type,
    _ completion: @escaping ([any NSItemProviderReading]) -> Void
  ) {
    progress = Progress(totalUnitCount: Int64(providers.count))
    open = providers.count
    self.completion = completion
    if providers.isEmpty { HeadlessRunLoop.enqueue { completion([]) } }
    for (index, provider) in providers.enumerated() {
      _ = provider.loadObject(ofClass: aClass) { object, _ in
        self.receive(object, at: index)
      }
    }
  }

  private func receive(_ object: (any NSItemProviderReading)?, at index: Int) {
    let isComplete = lock.withLock {
      objects[index] = object
      open -= 1
      return open == 0
    }
    progress.completedUnitCount += 1
    guard isComplete else { return }
    if UIKitException.isOnMainActor {
      MainActor.assumeIsolated { deliver() }
    } else {
      Task { @MainActor in self.deliver() }
    }
  }

  @MainActor private func deliver() {
    let ordered = objects.sorted { $0.key < $1.key }.map(\.value)
    HeadlessRunLoop.enqueue { self.completion(ordered) }
  }
}

extension UIView {
  /// The window, or the root of the hierarchy if there is none.
  var dragRoot: UIView {
    var root = self
    while let parent = root.superview { root = parent }
    return root
  }
}
