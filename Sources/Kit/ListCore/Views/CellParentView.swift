public import Foundation
public import ListPlatform

/// A view that shows its content in reusable cells, which is a table or a collection view.
@MainActor public protocol CellParentView: UIView {
  /// The class of the view's cells, or their common superclass.
  associatedtype ParentCell: UIView

  /// Returns a reused or a new cell for a reuse identifier. Like UIKit's methods, it traps if
  /// nothing is registered for the identifier.
  func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> ParentCell
  /// Returns a reused or a new cell, and registers a class for the reuse identifier if nothing is
  /// registered.
  func dequeueReusableCell(
    of cellClass: AnyClass, withIdentifier identifier: String, for indexPath: IndexPath
  ) -> ParentCell
}

extension UITableView: CellParentView {
  /// Returns a reused or a new cell, and registers a class for the reuse identifier if nothing is
  /// registered.
  public func dequeueReusableCell(
    of cellClass: AnyClass, withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    Registrations.once(identifier, in: self) {
      // Without an index path, UIKit returns `nil` instead of trapping if nothing is registered.
      if dequeueReusableCell(withIdentifier: identifier) == nil {
        register(cellClass, forCellReuseIdentifier: identifier)
      }
    }
    return dequeueReusableCell(withIdentifier: identifier, for: indexPath)
  }
}

extension UICollectionView: CellParentView {
  /// Returns a reused or a new cell for a reuse identifier. Traps if nothing is registered for it.
  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
  }

  /// Returns a reused or a new cell, and registers a class for the reuse identifier if nothing is
  /// known to be registered.
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

  /// Returns a supplementary view, and registers a class for the reuse identifier if nothing is
  /// known to be registered.
  package func dequeueReusableSupplementaryView(
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

  /// Returns a supplementary view of a class that a list chooses, under the name of the class. If
  /// the app has registered another class for the name, the process ends with a message.
  public func dequeueReusableSupplementaryView<View: UICollectionReusableView>(
    _ viewClass: View.Type, ofKind kind: String, for indexPath: IndexPath,
    ofListWithType list: Any.Type
  ) -> View {
    let identifier = ReuseIdentifier.name(of: viewClass)
    let view = dequeueReusableSupplementaryView(
      of: viewClass, ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
    guard let view = view as? View else {
      fatalError(
        "\(list) shows views of class \(viewClass) for the kind “\(kind)”, but the "
          + "\(UICollectionView.self) dequeued a \(type(of: view)) for the identifier "
          + "“\(identifier)”. Register \(viewClass) for this kind and identifier.")
    }
    return view
  }
}

/// The reuse identifiers for which the kit has ensured a registration in a view.
@usableFromInline
@MainActor final class Registrations {
  private var identifiers: Set<String> = []

  private static var key: UInt8 = 0
  /// The last query; most cells of a view have the same identifier.
  private static weak var lastView: UIScrollView?
  private static var lastIdentifier = ""

  /// Returns a Boolean value that indicates whether the last query was for an identifier in a view.
  @usableFromInline
  static func isLast(_ identifier: String, in view: UIView) -> Bool {
    view === lastView && identifier == lastIdentifier
  }

  /// Calls a closure that registers what is missing for an identifier, once for each view.
  static func once(_ identifier: String, in view: UIScrollView, _ register: () -> Void) {
    if isLast(identifier, in: view) { return }
    if isNew(identifier, in: view) { register() }
    lastView = view
    lastIdentifier = identifier
  }

  /// Returns `true` the first time that it is called for a text in a view.
  static func isNew(_ identifier: String, in view: UIScrollView) -> Bool {
    of(view).identifiers.insert(identifier).inserted
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
  /// Returns a cell of the class that a list or a factory expects. If the cell has another class,
  /// the process ends with a message that names both classes and the reuse identifier.
  ///
  /// - Parameters:
  ///   - identifier: The reuse identifier, and a Boolean value that indicates whether the kit chose
  ///     it.
  ///   - owner: The list or the factory.
  ///   - method: The method in which the owner returns another identifier.
  @inlinable
  package func dequeue<Cell, Owner>(
    _ cellClass: Cell.Type, _ identifier: (name: String, isDefault: Bool), at indexPath: IndexPath,
    for owner: Owner, choosingBy method: String
  ) -> Cell {
    // Most cells have the identifier of the cell before them, for which all is registered.
    let isKnown = Registrations.isLast(identifier.name, in: self)
    let cell: ParentCell
    if !isKnown, let cellClass = cellClass as? AnyClass,
      registers(cellClass, for: identifier, of: owner)
    {
      cell = dequeueReusableCell(of: cellClass, withIdentifier: identifier.name, for: indexPath)
    } else {
      if !isKnown { adviseIfUnregistered(identifier.name, Owner.self, method) }
      cell = dequeueReusableCell(withIdentifier: identifier.name, for: indexPath)
    }
    guard let cell = cell as? Cell else {
      trap(Owner.self, wants: cellClass, not: cell, identifier.name, method)
    }
    return cell
  }

  /// Returns a Boolean value that indicates whether to register a class for its name if nothing
  /// else is registered.
  ///
  /// A table reveals its registrations; a collection view doesn't. Registering a class there would
  /// replace the app's nib or a storyboard's prototype, so nothing is registered if there may be
  /// one.
  @usableFromInline
  package func registers<Owner>(
    _ cellClass: AnyClass, for identifier: (name: String, isDefault: Bool), of owner: Owner
  ) -> Bool {
    if self is UICollectionView {
      return identifier.isDefault && (owner as? UIViewController)?.storyboard == nil
    }
    return identifier.isDefault || identifier.name == ReuseIdentifier.name(of: cellClass)
  }

  /// Says in a debug build that a table has no registration for an identifier, before UIKit ends
  /// the process. A collection view doesn't reveal its registrations.
  @usableFromInline
  func adviseIfUnregistered(_ identifier: String, _ owner: Any.Type, _ method: String) {
    #if DEBUG
    guard let tableView = self as? UITableView,
      Registrations.isNew("advice on \(identifier)", in: tableView)
    else { return }
    Advice.give(
      if: tableView.dequeueReusableCell(withIdentifier: identifier) == nil,
      "\(owner) returns “\(identifier)” from \(method), and nothing is registered for it in its "
        + "\(UITableView.self). Register a class or a nib for it in viewDidLoad.")
    #endif
  }

  /// Ends the process with a message about a cell of an unexpected class.
  @usableFromInline
  func trap(
    _ owner: Any.Type, wants cellClass: Any.Type, not cell: ParentCell, _ identifier: String,
    _ method: String
  ) -> Never {
    fatalError(
      "\(owner) shows its objects in cells of class \(cellClass), but the \(Self.self) dequeued a "
        + "\(type(of: cell)) for the identifier “\(identifier)”. Register \(cellClass) for this "
        + "identifier, or return another identifier from \(method).")
  }
}
