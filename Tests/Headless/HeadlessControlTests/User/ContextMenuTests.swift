import HeadlessUIKit
import Recorders
import Testing

/// Context menus and prefetching of tables.
@MainActor struct ContextMenuTests {
  private let user = User()

  @Test func `a long press shows the menu and announces its display and end`() {
    let source = Pressed([3])
    let table = makeTable(source)
    table.layoutIfNeeded()
    _ = source.log.take()
    #expect(user.longPress(rowAt: [0, 1], in: table)?.children.map(\.title) == ["Copy", "More"])
    #expect(source.log.take() == ["menu 0-1", "display", "ended"])
    #expect([0, 7].map { user.longPress(rowAt: [0, $0], in: table) } == [nil, nil])
    // A tap on the preview is passed on, and its completion runs at the end.
    #expect(user.tapPreview(ofRowAt: [0, 2], in: table))
    #expect(source.log.lines.suffix(3) == ["commit Preview", "ended", "committed"])
  }

  @Test func `an action is chosen by its title, also in a submenu; a disabled one is not`() {
    let source = Pressed([3])
    let table = makeTable(source)
    #expect(
      ["Copy", "Share", "Locked", "Nothing"].map {
        user.longPress(rowAt: [0, 1], in: table, choosing: $0)
      } == [true, true, false, false])
    #expect(source.log.lines.filter { $0.hasPrefix("did") } == ["did Copy", "did Share"])
  }

  @Test func `an action of a menu, its submenus or an alert is chosen by its place`() {
    let source = Pressed([3])
    let table = makeTable(source)
    let chosen = (-1...4).map { user.longPress(rowAt: [0, 1], in: table, choosingActionAt: $0) }
    let titles = source.log.lines.filter { $0.hasPrefix("did") }
    #expect(titles.sorted() == ["did Copy", "did Share"])
    #expect(chosen.count { $0 } == 2 && !chosen[0] && chosen[1] && !chosen[5])
    #expect(!user.longPress(rowAt: [0, 0], in: table, choosingActionAt: 0))

    var done: [Int] = []
    let alert = UIAlertController(title: "Same", message: nil, preferredStyle: .alert)
    for number in 0..<3 {
      let action = UIAlertAction(title: "Same", style: .default) { _ in done.append(number) }
      action.isEnabled = number != 1
      alert.addAction(action)
    }
    #expect(
      [0, 1, 2, 3, -1].map { user.choose(actionAt: $0, in: alert) }
        == [true, false, true, false, false])
    #expect(done == [0, 2])
  }

  @Test func `scrolling announces a viewport ahead once, and cancels what it leaves behind`() {
    let source = Source([100])
    let (table, collection) = (makeTable(source), makeCollection(ItemSource([300])))
    let prefetcher = Prefetcher()
    (table.prefetchDataSource, collection.prefetchDataSource) = (prefetcher, prefetcher)
    table.layoutIfNeeded()
    func calls(_ list: UIScrollView, at offset: CGFloat) -> [String] {
      list.contentOffset.y = offset
      list.layoutIfNeeded()
      return prefetcher.log.take()
    }
    #expect(
      [0, 44, 88, 44].map { calls(table, at: $0) } == [
        [], ["prefetch \(Array(11...20))"], ["prefetch [21]"],
        ["cancel \(Array(12...21))", "prefetch [0]"],
      ])
    table.isPrefetchingEnabled = false
    #expect(calls(table, at: 500) == [])
    collection.layoutIfNeeded()
    #expect(calls(collection, at: 100).count == 1)
    #expect(calls(collection, at: 0) == ["cancel \(Array(15...26))"])
  }
}

private final class Pressed: Counts, UITableViewDataSource, UITableViewDelegate {
  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    log.add("menu \(indexPath.section)-\(indexPath.row)")
    guard indexPath.row > 0 else { return nil }
    return UIContextMenuConfiguration(
      previewProvider: {
        let controller = UIViewController()
        controller.title = "Preview"
        return controller
      },
      actionProvider: { [log] _ in
        @MainActor func action(_ title: String, _ attributes: UIMenuElement.Attributes = [])
          -> UIAction
        {
          UIAction(title: title, attributes: attributes) { log.add("did \($0.title)") }
        }
        let more = UIMenu(title: "More", children: [action("Share"), action("Locked", .disabled)])
        return UIMenu(children: [action("Copy"), more])
      })
  }
  func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { log.add("display") }
  func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { log.add("ended") }
  func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    log.add("commit \(animator.previewViewController?.title ?? "")")
    animator.addCompletion { [log] in log.add("committed") }
  }
}

private final class Prefetcher: NSObject, UITableViewDataSourcePrefetching,
  UICollectionViewDataSourcePrefetching
{
  let log = Log()
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    log.add("prefetch \(indexPaths.map(\.row))")
  }
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    log.add("cancel \(indexPaths.map(\.row))")
  }
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    log.add("prefetch \(indexPaths.map(\.item))")
  }
  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) { log.add("cancel \(indexPaths.map(\.item))") }
}
