import HeadlessUIKit
import Testing

/// The flags of the focus and of spring loading, which lists keep.
@MainActor @Suite(.timeLimit(.minutes(5))) struct FocusFlagTests {
  @Test func `a table keeps its flags`() {
    let table = UITableView(frame: .zero)
    #expect(table.allowsFocus && table.allowsFocusDuringEditing)
    #expect(!table.selectionFollowsFocus && !table.remembersLastFocusedIndexPath)
    #expect(!table.isSpringLoaded && table.contentHuggingElements.isEmpty)
    table.selectionFollowsFocus = true
    table.contentHuggingElements = .sectionHeaders
    #expect(table.selectionFollowsFocus && table.contentHuggingElements == [.sectionHeaders])
  }

  @Test func `a collection view keeps its flags`() {
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    #expect(collection.allowsFocus && collection.allowsFocusDuringEditing)
    #expect(!collection.selectionFollowsFocus && !collection.remembersLastFocusedIndexPath)
    #expect(!collection.isSpringLoaded)
    collection.allowsFocus = false
    #expect(!collection.allowsFocus)
  }
}
