public import Foundation
public import ListCore
import ListPlatform

extension List where ListView: CellParentView {
  /// Returns a reused or a new view. If it has another class, the process ends with a message that
  /// names both classes and the reuse identifier.
  ///
  /// - Parameters:
  ///   - viewClass: The class of the view, or its superclass.
  ///   - kind: The kind of the view.
  ///   - indexPath: The index path of the view.
  ///   - listView: The table or collection view that shows the list.
  ///   - identifier: Returns the reuse identifier. The class is registered for one that is made by
  ///     ``ReuseIdentifier/byDefault(of:)``; the app registers others.
  ///   - method: The method in which the list returns another identifier.
  public func supplementaryView<View: ReusableSupplementaryView>(
    of viewClass: View.Type, ofKind kind: String, at indexPath: IndexPath, in listView: ListView,
    identifier: () -> String, choosingBy method: String
  ) -> View {
    let identifier = ReuseIdentifier.identifier(identifier)
    let registers = listView.registers(viewClass, for: identifier, of: self)
    let view = (listView as? any KitView)?.supplementaryView(
      of: registers ? viewClass : nil, ofKind: kind, withIdentifier: identifier.name,
      for: indexPath)
    guard let view = view as? View else {
      fatalError(
        "\(Self.self) shows views of class \(viewClass) for the kind “\(kind)”, but the "
          + "\(ListView.self) dequeued \(view.map { "a \(type(of: $0))" } ?? "nothing") for the "
          + "identifier “\(identifier.name)”. Register \(viewClass) for this identifier, or return "
          + "another identifier from \(method).")
    }
    return view
  }

  /// Configures the visible views of a kind and class again, and resizes those that need another
  /// size.
  public func updateSupplementaryViews<View: ReusableSupplementaryView>(
    ofKind kind: String, _ configure: (ListView, View, IndexPath) -> Void
  ) {
    guard let kitView, let listView = kitView as? ListView else { return }
    kitView.updateSupplementaryViews(ofKind: kind) { view, indexPath in
      if let view = view as? View { configure(listView, view, indexPath) }
    }
  }
}
