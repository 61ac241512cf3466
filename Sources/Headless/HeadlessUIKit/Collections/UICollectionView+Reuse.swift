import Foundation

/// A key for registered classes and pooled views: an element kind, nil for cells, and a reuse
/// identifier.
struct ReuseKey: Hashable {
  let kind: String?
  let identifier: String

  static func cell(_ identifier: String) -> ReuseKey {
    ReuseKey(kind: nil, identifier: identifier)
  }

  /// The key as a single string.
  var joined: String { kind.map { "\($0)\u{0}\(identifier)" } ?? identifier }
}

extension UICollectionView {
  /// Returns whether a class is registered for a reuse identifier.
  ///
  /// - Parameter kind: The element kind, or nil for cells.
  package func isRegistered(ofKind kind: String?, withReuseIdentifier identifier: String) -> Bool {
    viewClasses[ReuseKey(kind: kind, identifier: identifier)] != nil
  }

  /// Dequeues a view from the reuse pool, or creates one of the registered class. Raises an
  /// exception if no class is registered, even if the pool has a view.
  func dequeue(_ key: ReuseKey, for indexPath: IndexPath) -> UICollectionReusableView? {
    if key.kind == nil, let item = reconfiguredItem, item.indexPath == indexPath {
      UIKitException.checkReconfiguring(item.cell, item.cell.reuseIdentifier, by: key.identifier)
      return item.cell
    }
    guard let type = viewClasses[key] else {
      UIKitException.raise(
        "could not dequeue a view of kind: \(key.kind ?? "UICollectionElementKindCell") "
          + "with identifier \(key.identifier) - must register a nib or a class for the identifier "
          + "or connect a prototype cell in a storyboard")
      return nil
    }
    let attributes = attributesToBe(key, indexPath)
    let view: UICollectionReusableView
    if let pooled = pool.dequeue(key.joined) {
      pooled.prepareForReuse()
      view = pooled
    } else {
      guard let type = type as? UICollectionReusableView.Type else { return refuse(type, key) }
      if key.kind == nil { meter?.cellsMade += 1 }
      view = type.make(frame: attributes?.frame ?? .zero)
      view.reuseIdentifier = key.identifier
    }
    view.pooledAs = key.joined
    view.container = self
    view.dequeuedFor = indexPath
    dequeued.append(view)
    // The data source may change what the layout provides, which isn't applied again unless it
    // changes.
    if let attributes { view.applyFrame(attributes) }
    return view
  }

  private func refuse(_ type: AnyClass, _ key: ReuseKey) -> UICollectionReusableView? {
    guard type != UINib.self else {
      UIKitException.refuseNib(of: "\(key.kind ?? "a cell") with identifier \(key.identifier)")
      return nil
    }
    UIKitException.raise(
      "must pass a class of kind UICollectionReusableView, but \(type) is registered for "
        + "identifier \(key.identifier)")
    return nil
  }

  /// Raises an exception if a reuse identifier is empty.
  func checkIdentifier(_ identifier: String, _ method: String) {
    guard identifier.isEmpty else { return }
    UIKitException.raise(
      .invalidArgument,
      "must pass a valid reuse identifier to -[UICollectionView \(method)]")
  }

  /// Returns the attributes of a view according to the layout, or nil if they are unknown.
  private func attributesToBe(_ key: ReuseKey, _ indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    guard collectionViewLayout.isPrepared, indexPath.count == 2 else { return nil }
    if let kind = key.kind {
      return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
    }
    guard contains(indexPath) else { return nil }
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  /// Removes a view from the screen and returns it to the reuse pool.
  func discard(_ view: UICollectionReusableView) {
    view.element = nil
    view.removeFromSuperview()
    if let key = view.pooledAs { pool.enqueue(view, identifier: key) }
  }

  /// Requests a cell from the data source.
  func provideCell(at path: IndexPath) -> UICollectionViewCell? {
    guard let dataSource else { return nil }
    meter?.cellsConfigured += 1
    let cell = providing(path) {
      placeholder(at: path)?.cell(in: self, at: path)
        ?? dataSource.collectionView(self, cellForItemAt: dataSourcePath(path))
    }
    if cell.reuseIdentifier == nil {
      UIKitException.raise(
        "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a "
          + "reuseIdentifier - cells must be retrieved by calling "
          + "-dequeueReusableCellWithReuseIdentifier:forIndexPath:")
    }
    return cell
  }

  /// Requests a supplementary view from the data source. Raises an exception if it provides none.
  func provideSupplementaryView(ofKind kind: String, at path: IndexPath)
    -> UICollectionReusableView?
  {
    guard dataSource != nil else { return nil }
    var isImplemented = true
    let view = providing(path) {
      let answer = dataSourceChain.ask(
        "collectionView(_:viewForSupplementaryElementOfKind:at:)"
      ) {
        $0.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
      }
      isImplemented = answer != nil
      return answer ?? UICollectionReusableView(frame: .zero)
    }
    guard isImplemented else {
      UIKitException.raise(
        "the view returned from "
          + "-collectionView:viewForSupplementaryElementOfKind:atIndexPath: (\(kind),"
          + "\(path.inWords)) was not retrieved by calling -dequeueReusableSupplementaryViewOfKind:"
          + "withReuseIdentifier:forIndexPath: for element kind '\(kind)' at index path "
          + "\(path.inWords); supplementary view provider is missing")
      return nil
    }
    return view
  }

  /// Runs a closure that dequeues and returns one view. Raises an exception if it dequeues another.
  private func providing<View: UICollectionReusableView>(
    _ path: IndexPath, _ provide: () -> View
  ) -> View {
    let outer = dequeued
    dequeued = []
    defer { dequeued = outer }
    let view = RegistrationScope.$isProviding.withValue(true, operation: provide)
    for other in dequeued where other !== view {
      UIKitException.raise(
        "Expected dequeued view to be returned to the collection view in preparation for "
          + "display. When the collection view's data source is asked to provide a view for a "
          + "given index path, ensure that a single view is dequeued and returned to the "
          + "collection view. Avoid dequeuing views without a request from the collection view. "
          + "For retrieving an existing view in the collection view, use "
          + "-[UICollectionView cellForItemAtIndexPath:] or "
          + "-[UICollectionView supplementaryViewForElementKind:atIndexPath:].")
      discard(other)
    }
    return view
  }

  /// Dequeues a decoration view, or creates one of the class registered with the layout.
  func makeDecorationView(ofKind kind: String) -> UICollectionReusableView? {
    let key = ReuseKey(kind: kind, identifier: "decoration").joined
    if collectionViewLayout.decorationClasses[kind] == UINib.self {
      UIKitException.refuseNib(of: "a decoration view of kind \(kind)")
      return nil
    }
    if let view = pool.dequeue(key) {
      view.prepareForReuse()
      return view
    }
    guard
      let type = collectionViewLayout.decorationClasses[kind] as? UICollectionReusableView.Type
    else {
      UIKitException.raise(
        "could not dequeue a decoration view of kind: \(kind) - must register as a class "
          + "or nib or connect a prototype in a storyboard")
      return nil
    }
    let view = type.make(frame: .zero)
    view.pooledAs = key
    return view
  }

  /// Empties the reuse pool on memory warnings.
  func observeMemoryWarnings() {
    memoryWarning = NotificationObservation(
      of: UIApplication.didReceiveMemoryWarningNotification
    ) { [weak self] in self?.pool.empty() }
  }
}
