public import Foundation

extension UICollectionView {
  /// A registration of a cell class that configures its cells for items of a type. It registers the
  /// class on first use.
  ///
  /// Create a registration once, next to the data source. Using a registration that was created
  /// inside a cell provider raises an exception, because it would prevent reuse.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// A closure that configures a cell for an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    let scope = RegistrationScope()
    let nib: UINib?
    let handler: Handler

    /// Creates a registration of the class `Cell`.
    public init(handler: @escaping Handler) {
      nib = nil
      self.handler = handler
    }

    /// Creates a registration of a nib. Using it raises an exception, because nibs are not
    /// supported.
    public init(cellNib: UINib, handler: @escaping Handler) {
      nib = cellNib
      self.handler = handler
    }
  }

  /// A registration of a supplementary view class that configures its views. It registers the class
  /// on first use.
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// A closure that configures a supplementary view.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let scope = RegistrationScope()
    let nib: UINib?
    let elementKind: String
    let handler: Handler

    /// Creates a registration of the class `Supplementary` for an element kind.
    public init(elementKind: String, handler: @escaping Handler) {
      nib = nil
      self.elementKind = elementKind
      self.handler = handler
    }

    /// Creates a registration of a nib. Using it raises an exception, because nibs are not
    /// supported.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      nib = supplementaryNib
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  /// Dequeues a cell using a registration and configures it for an item. If the item is nil, the
  /// cell is not configured.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let key = ReuseKey.cell(registration.scope.identifier)
    check(registration.scope, "-collectionView:cellForItemAtIndexPath:", "cell", registration)
    viewClasses[key] = registration.nib == nil ? Cell.self : UINib.self
    guard let cell = dequeue(key, for: indexPath) as? Cell else { return blank(Cell.self) }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Dequeues a supplementary view using a registration and configures it.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let key = ReuseKey(
      kind: registration.elementKind, identifier: registration.scope.identifier)
    check(
      registration.scope, "-collectionView:viewForSupplementaryElementOfKind:atIndexPath:",
      "supplementary view", registration)
    viewClasses[key] = registration.nib == nil ? Supplementary.self : UINib.self
    guard let view = dequeue(key, for: indexPath) as? Supplementary else {
      return blank(Supplementary.self)
    }
    registration.handler(view, registration.elementKind, indexPath)
    return view
  }

  /// Creates a view with which to continue after an exception.
  private func blank<View: UICollectionReusableView>(_ type: View.Type) -> View {
    guard let view = type.make(frame: .zero) as? View else {
      fatalError("\(type) couldn't be created from its class.")
    }
    return view
  }

  private func check(
    _ scope: RegistrationScope, _ method: String, _ noun: String, _ registration: Any
  ) {
    guard scope.wasMadeWhileProviding else { return }
    UIKitException.raise(
      "Attempted to dequeue a \(noun) using a registration that was created inside "
        + "\(method) or inside a UICollectionViewDiffableDataSource \(noun) provider. Creating a "
        + "new registration each time a \(noun) is requested will prevent reuse and cause created "
        + "\(noun)s to remain inaccessible in memory for the lifetime of the collection view. "
        + "Registrations should be created up front and reused. Registration: "
        + "<\(type(of: registration))>")
  }
}

/// The origin of a registration and the identifier under which its views are reused.
struct RegistrationScope: Sendable {
  /// A Boolean value that indicates whether the data source is currently providing a view.
  @TaskLocal static var isProviding = false

  let identifier = UUID().uuidString
  let wasMadeWhileProviding = Self.isProviding
}
