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
    Registrations.once(identifier, in: self) {
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
    Registrations.once(identifier, in: self) {
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
    Registrations.once("\(kind) \(identifier)", in: self) {
      if !hasRegistration(ofKind: kind, withReuseIdentifier: identifier) {
        register(
          viewClass, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
      }
    }
    return dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
  }
}

/// The identifiers for which the kit has made sure that something is registered in a view.
@MainActor private final class Registrations {
  private var identifiers: Set<String> = []

  private static var key: UInt8 = 0
  /// What was asked for last; most cells of a view have one identifier.
  private static weak var lastView: UIScrollView?
  private static var lastIdentifier = ""

  /// Calls a closure that registers what is missing for an identifier, once for each view.
  static func once(_ identifier: String, in view: UIScrollView, _ register: () -> Void) {
    if view === lastView, identifier == lastIdentifier { return }
    if of(view).identifiers.insert(identifier).inserted { register() }
    lastView = view
    lastIdentifier = identifier
  }

  private static func of(_ view: UIScrollView) -> Registrations {
    if let registrations = objc_getAssociatedObject(view, &key) as? Registrations {
      return registrations
    }
    let registrations = Registrations()
    objc_setAssociatedObject(view, &key, registrations, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return registrations
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
