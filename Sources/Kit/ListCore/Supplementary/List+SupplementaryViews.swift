import Foundation
import ListPlatform

extension List where ListView: CellParentView {
  /// Returns a reused or a new view. If it has another class, the process ends with a message that
  /// names both classes and the reuse identifier.
  ///
  /// - Parameters:
  ///   - viewClass: The class of the view, or its superclass.
  ///   - kind: The kind of the view.
  ///   - identifier: The reuse identifier, and a Boolean value that indicates whether the kit chose
  ///     it.
  ///   - indexPath: The index path of the view.
  ///   - listView: The table or collection view that shows the list.
  ///   - method: The method in which the list returns another identifier.
  package func supplementaryView<View: ReusableSupplementaryView>(
    of viewClass: View.Type, ofKind kind: String, _ identifier: (name: String, isDefault: Bool),
    at indexPath: IndexPath, in listView: ListView, choosingBy method: String
  ) -> View {
    let registers = listView.registers(viewClass, for: identifier, of: self)
    let view = (listView as? any TableOrCollectionView)?.supplementaryView(
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
  package func updateSupplementaryViews<View: ReusableSupplementaryView>(
    ofKind kind: String, _ configure: (ListView, View, IndexPath) -> Void
  ) {
    guard let shownView, let listView = shownView as? ListView else { return }
    shownView.updateSupplementaryViews(ofKind: kind) { view, indexPath in
      if let view = view as? View { configure(listView, view, indexPath) }
    }
  }
}
