import Foundation
import ListControllers
import TestSupport
import Testing

/// The focus of a list that is searched.
@MainActor struct KeyboardSearchTests {
  private func show(_ isTable: Bool) -> (any SearchedHerbs, UIWindow) {
    let list: any SearchedHerbs =
      isTable ? HerbRows() : HerbItems(collectionViewLayout: TallScreen.lines)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = UINavigationController(rootViewController: list)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return (list, window)
  }

  @Test(arguments: [true, false])
  func `a search that hides the focused object moves the focus, and one that doesn't leaves it`(
    isTable: Bool
  ) {
    let (list, window) = show(isTable)
    func search(_ text: String) -> String? {
      list.search(for: text)
      window.layoutIfNeeded()
      HeadlessRunLoop.tick()
      return list.focusedHerb
    }
    #expect(list.focusHerb("Mint"))
    // Its neighbor, and then the nearest one.
    #expect(["i", "a", "rr", ""].map(search) == ["Mint", "Parsley", nil, nil])
    #expect(list.focusHerb("Dock"))
    #expect(["ck", ""].map(search) == ["Dock", "Dock"])
    #expect(
      (list.focusedIndexPath, list.changes) == ([1, 1], ["Mint", "Parsley", "-", "Dock"]))
    User().press(.upArrow, in: window)
    #expect(list.focusedHerb == "Borage")
  }

  @Test(arguments: [true, false])
  func `an object that is deleted while it is searched for leaves the focus to its neighbor`(
    isTable: Bool
  ) {
    let (list, window) = show(isTable)
    list.search(for: "o")
    window.layoutIfNeeded()
    #expect(list.focusHerb("Borage"))
    User().press(.delete, in: window)
    window.layoutIfNeeded()
    #expect(list.focusedHerb == "Dock")
    list.search(for: "")
    window.layoutIfNeeded()
    #expect((list.focusedHerb, list.focusedIndexPath) == ("Dock", [1, 0]))
  }

  @Test(arguments: [true, false], [true, false])
  func `an object that moves to another section keeps the focus, also in a search`(
    isTable: Bool, isSearched: Bool
  ) {
    let (list, window) = show(isTable)
    if isSearched { list.search(for: "o") }
    window.layoutIfNeeded()
    #expect(list.focusHerb("Dock"))
    list.setHerbs([["Dock", "Dill", "Mint", "Parsley"], ["Borage"]])
    window.layoutIfNeeded()
    #expect(
      (list.focusedHerb, list.focusedIndexPath, list.changes) == ("Dock", [0, 0], ["Dock"]))
  }
}

@MainActor
private protocol SearchedHerbs: UIViewController, KeyboardList, FilteredList,
  EditableList
where ListData == [[String]], Object == String {
  var changes: [String] { get set }
}

extension SearchedHerbs {
  func filter(for text: String) -> @Sendable (String) -> Bool { { $0.contains(text) } }
  func focusDidChange() { changes.append(focusedHerb ?? "-") }
  var focusedHerb: String? { focusedObject }
  func focusHerb(_ herb: String) -> Bool { focus(on: herb) }
  func setHerbs(_ herbs: [[String]]) { setListData(herbs) }
}

private let herbs = [["Dill", "Parsley", "Mint"], ["Borage", "Dock"]]

private final class HerbRows: ConnectedTable, TableList, PlainTable, SearchedHerbs {
  var listData = herbs
  var changes: [String] = []
}

private final class HerbItems: ConnectedCollection, CollectionList, SearchedHerbs {
  var listData = herbs
  var changes: [String] = []

  func listView(
    _ collectionView: UICollectionView, configure cell: UICollectionViewListCell, with herb: String,
    at indexPath: IndexPath
  ) {
    var content = cell.defaultContentConfiguration()
    content.text = herb
    cell.contentConfiguration = content
  }
}
