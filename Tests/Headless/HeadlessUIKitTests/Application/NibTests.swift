import HeadlessUIKit
import Recorders
import Testing

/// Views that are registered with a nib, which does not exist here.
@MainActor struct NibTests {
  private let nib = UINib(nibName: "Row", bundle: nil)

  private func reasons(_ body: () -> Void) -> [String] {
    UIKitException.raised(by: body).map(\.reason)
  }

  private func text(_ view: String) -> String {
    "could not create \(view) - a nib is registered for it, and there are no nibs in "
      + "HeadlessUIKit. Register a class instead."
  }

  @Test func `a table says that there are no nibs`() {
    let table = UITableView()
    table.register(nib, forCellReuseIdentifier: "row")
    table.register(nib, forHeaderFooterViewReuseIdentifier: "title")
    let raised = reasons {
      _ = table.dequeueReusableCell(withIdentifier: "row")
      _ = table.dequeueReusableCell(withIdentifier: "row", for: [0, 0])
      _ = table.dequeueReusableHeaderFooterView(withIdentifier: "title")
    }
    let cell = text("a cell with identifier row")
    #expect(raised == [cell, cell, text("a header or footer with identifier title")])
  }

  @Test func `a collection view says that there are no nibs`() {
    let collection = makeCollection(ItemSource([1]))
    collection.register(nib, forCellWithReuseIdentifier: "row")
    collection.register(nib, forSupplementaryViewOfKind: "kind", withReuseIdentifier: "title")
    let raised = reasons {
      _ = collection.dequeueReusableCell(withReuseIdentifier: "row", for: [0, 0])
      _ = collection.dequeueReusableSupplementaryView(
        ofKind: "kind", withReuseIdentifier: "title", for: [0, 0])
    }
    #expect(raised == [text("a cell with identifier row"), text("kind with identifier title")])
  }

  @Test func `a registration of a nib says that there are no nibs`() {
    let collection = makeCollection(ItemSource([1]))
    let cells = UICollectionView.CellRegistration<UICollectionViewCell, Int>(cellNib: nib) {
      _, _, _ in
    }
    let titles = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      supplementaryNib: nib, elementKind: "kind"
    ) { _, _, _ in }
    let raised = reasons {
      _ = collection.dequeueConfiguredReusableCell(using: cells, for: [0, 0], item: 1)
      _ = collection.dequeueConfiguredReusableSupplementary(using: titles, for: [0, 0])
    }
    // The identifier is the registration's own.
    let texts = raised.map { $0.replacing(#/identifier .+ - a/#, with: "identifier # - a") }
    #expect(texts == ["a cell", "kind"].map { text("\($0) with identifier #") })
  }

  @Test func `a class or nil replaces a nib`() {
    let table = UITableView()
    table.register(nib, forCellReuseIdentifier: "row")
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.register(nib, forCellReuseIdentifier: "other")
    table.register(nil as UINib?, forCellReuseIdentifier: "other")
    var cells: [UITableViewCell?] = []
    let raised = reasons {
      cells = ["row", "other"].map { table.dequeueReusableCell(withIdentifier: $0) }
    }
    #expect((cells.map { $0 == nil }, raised) == ([false, true], []))
  }
}
