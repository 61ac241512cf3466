public import Foundation

extension UICollectionView {
  /// How the cells of a class show items of a type; it registers itself when it is first used.
  ///
  /// Make a registration once, beside the data source. One that is made while a cell is asked for
  /// raises when it is used, because it would make every cell anew.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Configures a cell for an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    let scope = RegistrationScope()
    let nib: UINib?
    let handler: Handler

    /// Makes a registration of the class `Cell`.
    public init(handler: @escaping Handler) {
      nib = nil
      self.handler = handler
    }

    /// Makes a registration of a nib; there are no nibs here, so using it raises.
    public init(cellNib: UINib, handler: @escaping Handler) {
      nib = cellNib
      self.handler = handler
    }
  }

  /// How the supplementary views of a class and kind are configured; it registers itself when it is
  /// first used.
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Configures a supplementary view.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let scope = RegistrationScope()
    let nib: UINib?
    let elementKind: String
    let handler: Handler

    /// Makes a registration of the class `Supplementary` for a kind.
    public init(elementKind: String, handler: @escaping Handler) {
      nib = nil
      self.elementKind = elementKind
      self.handler = handler
    }

    /// Makes a registration of a nib; there are no nibs here, so using it raises.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      nib = supplementaryNib
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  /// A cell of a registration's class, configured for an item; not configured where it is nil.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let key = ReuseKey.cell(registration.scope.identifier)
    check(registration.scope, "-collectionView:cellForItemAtIndexPath:", "cell", registration)
    viewClasses[key] = registration.nib == nil ? Cell.self : nil
    guard let cell = dequeue(key, for: indexPath) as? Cell else { return blank(Cell.self) }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A supplementary view of a registration's class, configured.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let key = ReuseKey(
      kind: registration.elementKind, identifier: registration.scope.identifier)
    check(
      registration.scope, "-collectionView:viewForSupplementaryElementOfKind:atIndexPath:",
      "supplementary view", registration)
    viewClasses[key] = registration.nib == nil ? Supplementary.self : nil
    guard let view = dequeue(key, for: indexPath) as? Supplementary else {
      return blank(Supplementary.self)
    }
    registration.handler(view, registration.elementKind, indexPath)
    return view
  }

  /// A view to go on with after an exception.
  private func blank<View: UICollectionReusableView>(_ type: View.Type) -> View {
    guard let view = type.make(frame: .zero) as? View else {
      fatalError("\(type) makes no \(type)")
    }
    return view
  }

  private func check(
    _ scope: RegistrationScope, _ method: String, _ noun: String, _ registration: Any
  ) {
    guard scope.wasMadeWhileProviding else { return }
    UIKitException(
      reason: "Attempted to dequeue a \(noun) using a registration that was created inside "
        + "\(method) or inside a UICollectionViewDiffableDataSource \(noun) provider. Creating a "
        + "new registration each time a \(noun) is requested will prevent reuse and cause created "
        + "\(noun)s to remain inaccessible in memory for the lifetime of the collection view. "
        + "Registrations should be created up front and reused. Registration: "
        + "<\(type(of: registration))>"
    ).raise()
  }
}

/// Where a registration was made, and the identifier under which its views are reused.
struct RegistrationScope: Sendable {
  /// Whether a data source is being asked for a view.
  @TaskLocal static var isProviding = false

  let identifier = UUID().uuidString
  let wasMadeWhileProviding = Self.isProviding
}
