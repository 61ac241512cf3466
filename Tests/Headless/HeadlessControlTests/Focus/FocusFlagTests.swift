import HeadlessUIKit
import Testing

/// The flags of the focus and of spring loading, which lists keep.
@MainActor struct FocusFlagTests {
  @Test(arguments: [(UIUserInterfaceIdiom.phone, false), (.pad, false), (.mac, true), (.tv, true)])
  func `the system decides which lists have the focus`(idiom: UIUserInterfaceIdiom, allows: Bool) {
    let table = UITableView(frame: .zero)
    table.traitOverrides.userInterfaceIdiom = idiom
    #expect([table.allowsFocus, table.allowsFocusDuringEditing] == [allows, allows])
    (table.allowsFocus, table.allowsFocusDuringEditing) = (!allows, allows)
    #expect([table.allowsFocus, table.allowsFocusDuringEditing] == [!allows, allows])
    for appearance in [UICollectionLayoutListConfiguration.Appearance.plain, .sidebar] {
      let collection = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 300),
        collectionViewLayout: UICollectionViewCompositionalLayout.list(
          using: UICollectionLayoutListConfiguration(appearance: appearance)))
      let source = Items()
      collection.dataSource = source
      collection.traitOverrides.userInterfaceIdiom = idiom
      collection.layoutIfNeeded()
      let isAllowed = allows || appearance == .sidebar
      let flags = [collection.allowsFocus, collection.allowsFocusDuringEditing]
      collection.allowsFocus = !isAllowed
      #expect(flags + [collection.allowsFocus] == [isAllowed, isAllowed, !isAllowed])
    }
  }

  private final class Items: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { 0 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    { UICollectionViewCell() }
  }

  @Test func `lists keep their flags`() {
    let table = UITableView(frame: .zero)
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    #expect(
      [table.selectionFollowsFocus, table.remembersLastFocusedIndexPath, table.isSpringLoaded]
        == [false, false, false])
    #expect(
      [
        collection.selectionFollowsFocus, collection.remembersLastFocusedIndexPath,
        collection.isSpringLoaded,
      ] == [false, false, false])
    let elements = table.contentHuggingElements
    table.selectionFollowsFocus = true
    table.contentHuggingElements = .sectionHeaders
    #expect(
      (elements, table.selectionFollowsFocus, table.contentHuggingElements)
        == ([], true, [.sectionHeaders]))
  }

}
