public import Foundation
public import ListPlatform

/// A view that shows its content in reused cells: a table or a collection view.
@MainActor public protocol CellParentView: UIView {
  /// The class of its cells, or their common superclass.
  associatedtype ParentCell: UIView

  /// A cell of a registered identifier, reused or new; as UIKit's methods, it traps for an
  /// identifier that was not registered.
  func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> ParentCell
  /// A cell of a class, which is registered for an identifier if nothing is.
  func dequeueReusableCell(
    of cellClass: AnyClass, withIdentifier identifier: String, for indexPath: IndexPath
  ) -> ParentCell
}

extension UITableView: CellParentView {
  public func dequeueReusableCell(
    of cellClass: AnyClass, withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    // Without an index path nothing is found where nothing was registered, and nothing traps.
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    register(cellClass, forCellReuseIdentifier: identifier)
    return dequeueReusableCell(withIdentifier: identifier, for: indexPath)
  }
}

extension UICollectionView: CellParentView {
  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
  }

  public func dequeueReusableCell(
    of cellClass: AnyClass, withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    registerOnce(identifier) { register(cellClass, forCellWithReuseIdentifier: identifier) }
    return dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
  }

  /// A collection view does not tell what is registered, so this takes down what it did itself.
  func registerOnce(_ identifier: String, _ register: () -> Void) {
    let registered = Self.registrations[self] ?? []
    if registered.contains(identifier) { return }
    register()
    Self.registrations[self] = registered.union([identifier])
  }

  private static var registrations = PerObject<Set<String>>()
}

extension CellParentView {
  /// A cell of the class that somebody wants; another is a programmer's error, and ends the process
  /// with a sentence that names both classes and the identifier.
  ///
  /// - Parameters:
  ///   - isDefault: Whether the class is to be registered for the identifier.
  ///   - owner: Who wants the cell.
  ///   - method: The method in which the owner chooses another identifier.
  @inlinable
  func dequeue<Cell>(
    _ cellClass: Cell.Type, _ identifier: String, isDefault: Bool, at indexPath: IndexPath,
    for owner: Any.Type, choosingBy method: String
  ) -> Cell {
    let cell =
      if isDefault, let cellClass = cellClass as? AnyClass {
        dequeueReusableCell(of: cellClass, withIdentifier: identifier, for: indexPath)
      } else {
        dequeueReusableCell(withIdentifier: identifier, for: indexPath)
      }
    guard let cell = cell as? Cell else {
      trap(owner, wants: cellClass, not: cell, identifier, method)
    }
    return cell
  }

  @usableFromInline
  func trap(
    _ owner: Any.Type, wants cellClass: Any.Type, not cell: ParentCell, _ identifier: String,
    _ method: String
  ) -> Never {
    fatalError(
      "\(owner) shows its objects in cells of class \(cellClass), but the \(Self.self) has a "
        + "\(type(of: cell)) for the identifier \"\(identifier)\": register \(cellClass) for it, "
        + "or return another identifier from \(method).")
  }
}
