import HeadlessUIKit
import Recorders
import Testing

/// Context menus and prefetching of tables.
@MainActor @Suite(.timeLimit(.minutes(5))) struct ContextMenuTests {
  private let user = User()

  @Test func `a long press shows the menu and announces its display and end`() {
    let source = Pressed([3])
    let table = makeTable(source)
    table.layoutIfNeeded()
    _ = source.log.take()
    #expect(user.longPress(rowAt: [0, 1], in: table)?.children.map(\.title) == ["Copy", "More"])
    #expect(source.log.take() == ["menu 0-1", "display", "ended"])
    #expect(user.longPress(rowAt: [0, 0], in: table) == nil)
    #expect(user.longPress(rowAt: [0, 7], in: table) == nil)
  }

  @Test func `an action is chosen by its title, also in a submenu; a disabled one is not`() {
    let source = Pressed([3])
    let table = makeTable(source)
    #expect(user.longPress(rowAt: [0, 1], in: table, choosing: "Copy"))
    #expect(user.longPress(rowAt: [0, 1], in: table, choosing: "Share"))
    #expect(!user.longPress(rowAt: [0, 1], in: table, choosing: "Locked"))
    #expect(!user.longPress(rowAt: [0, 1], in: table, choosing: "Nothing"))
    #expect(source.log.lines.filter { $0.hasPrefix("did") } == ["did Copy", "did Share"])
  }

  @Test func `an action is chosen by its place, those of submenus included`() {
    let source = Pressed([3])
    let table = makeTable(source)
    let chosen = (-1...4).map { user.longPress(rowAt: [0, 1], in: table, choosingActionAt: $0) }
    let titles = source.log.lines.filter { $0.hasPrefix("did") }
    #expect(Set(titles) == ["did Copy", "did Share"] && titles.count == 2)
    #expect(chosen.count { $0 } == 2 && !chosen[0] && chosen[1] && !chosen[5])
    #expect(!user.longPress(rowAt: [0, 0], in: table, choosingActionAt: 0))
  }

  @Test func `an alert's action is chosen by its place`() {
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

  @Test func `a tap on the preview is passed on, its completion runs at the end`() {
    let source = Pressed([3])
    let table = makeTable(source)
    #expect(user.tapPreview(ofRowAt: [0, 2], in: table))
    #expect(source.log.lines.suffix(3) == ["commit Preview", "ended", "committed"])
  }

  @Test func `scrolling announces a viewport ahead once, and cancels what it leaves behind`() {
    let source = Source([100])
    let table = makeTable(source)
    let prefetcher = Prefetcher()
    table.prefetchDataSource = prefetcher
    table.layoutIfNeeded()
    #expect(prefetcher.log.lines.isEmpty)
    table.contentOffset.y = 44
    table.layoutIfNeeded()
    #expect(prefetcher.log.take() == ["prefetch \(Array(11...20))"])
    table.contentOffset.y = 88
    table.layoutIfNeeded()
    #expect(prefetcher.log.take() == ["prefetch [21]"])
    table.contentOffset.y = 44
    table.layoutIfNeeded()
    #expect(prefetcher.log.take() == ["cancel \(Array(12...21))", "prefetch [0]"])
    table.isPrefetchingEnabled = false
    table.contentOffset.y = 500
    table.layoutIfNeeded()
    #expect(prefetcher.log.lines.isEmpty)
  }

  @Test func `a collection announces in the same way`() {
    let collection = makeCollection(ItemSource([300]))
    let prefetcher = Prefetcher()
    collection.prefetchDataSource = prefetcher
    collection.layoutIfNeeded()
    collection.contentOffset.y = 100
    collection.layoutIfNeeded()
    #expect(prefetcher.log.take().count == 1)
    collection.contentOffset.y = 0
    collection.layoutIfNeeded()
    #expect(prefetcher.log.take() == ["cancel \(Array(15...26))"])
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
