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
    registerOnce(identifier) {
      // Without an index path nothing is found where nothing is registered, and nothing traps.
      if dequeueReusableCell(withIdentifier: identifier) == nil {
        register(cellClass, forCellReuseIdentifier: identifier)
      }
    }
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
    registerOnce(identifier) {
      if !hasRegistration(ofKind: nil, withReuseIdentifier: identifier) {
        register(cellClass, forCellWithReuseIdentifier: identifier)
      }
    }
    return dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
  }

  /// Returns a supplementary view of a class, which is registered for an identifier if nothing is.
  func dequeueReusableSupplementaryView(
    of viewClass: AnyClass, ofKind kind: String, withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionReusableView {
    registerOnce("\(kind) \(identifier)") {
      if !hasRegistration(ofKind: kind, withReuseIdentifier: identifier) {
        register(
          viewClass, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
      }
    }
    return dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
  }
}

extension UIScrollView {
  /// The identifiers for which the kit has made sure that something is registered.
  @MainActor private final class Registrations {
    var identifiers: Set<String> = []
    static var key: UInt8 = 0
  }

  /// Calls a closure that registers what is missing for an identifier, once.
  fileprivate func registerOnce(_ identifier: String, _ register: () -> Void) {
    let known = objc_getAssociatedObject(self, &Registrations.key) as? Registrations
    if let known, known.identifiers.contains(identifier) { return }
    register()
    let registrations = known ?? Registrations()
    registrations.identifiers.insert(identifier)
    if known == nil {
      objc_setAssociatedObject(
        self, &Registrations.key, registrations, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }
}

extension CellParentView {
  /// Returns a cell of the class that a list or a factory wants; another is a programmer's error, and ends
  /// the process with a sentence that names both classes and the identifier.
  ///
  /// - Parameters:
  ///   - identifier: The identifier, and whether the kit chose it.
  ///   - owner: The list or the factory.
  ///   - method: The method in which the owner chooses another identifier.
  @inlinable
  func dequeue<Cell, Owner>(
    _ cellClass: Cell.Type, _ identifier: (name: String, isDefault: Bool), at indexPath: IndexPath,
    for owner: Owner, choosingBy method: String
  ) -> Cell {
    let cell =
      if let cellClass = cellClass as? AnyClass, registers(cellClass, for: identifier, of: owner) {
        dequeueReusableCell(of: cellClass, withIdentifier: identifier.name, for: indexPath)
      } else {
        dequeueReusableCell(withIdentifier: identifier.name, for: indexPath)
      }
    guard let cell = cell as? Cell else {
      trap(Owner.self, wants: cellClass, not: cell, identifier.name, method)
    }
    return cell
  }

  /// Returns whether a class is to be registered for its name if nothing else is.
  ///
  /// A table tells whether something is. A collection view does not: a class that is registered would
  /// take the place of the app's nib or of a storyboard's prototype, so nothing is registered where there may
  /// be one.
  @usableFromInline
  func registers<Owner>(
    _ cellClass: AnyClass, for identifier: (name: String, isDefault: Bool), of owner: Owner
  ) -> Bool {
    if self is UICollectionView {
      return identifier.isDefault && (owner as? UIViewController)?.storyboard == nil
    }
    return identifier.isDefault || identifier.name == ReuseIdentifier.name(of: cellClass)
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
