import HeadlessUIKit
import Testing

/// Who answers an optional method: the object itself, then its targets in order.
@MainActor struct ForwardingObjectTests {
  /// Rows without any conformance, so that what a subclass implements is seen.
  @MainActor private class Rows: NSObject {
    var calls: [String] = []
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  /// A data source and delegate with the required methods only, and targets.
  private final class Forwarder: Rows, UITableViewDataSource, UITableViewDelegate, ForwardingObject,
    UICollectionViewDataSource, UICollectionViewDelegate, UITableViewDataSourcePrefetching,
    UICollectionViewDataSourcePrefetching, UISearchBarDelegate, UISearchControllerDelegate,
    UITextFieldDelegate, UINavigationControllerDelegate
  {
    var targets: [any NSObjectProtocol]
    private(set) var reads = 0
    var acceptsCallsForFreedTargets = false
    init(_ targets: [any NSObjectProtocol]) { self.targets = targets }

    var forwardingTargets: [any NSObjectProtocol] {
      reads += 1
      return targets
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { 3 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
      calls.append("prefetch")
    }
    func collectionView(
      _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
    ) { calls.append("prefetch") }
  }

  /// Conforms to everything and implements nothing beyond what is required.
  private final class Silent: Rows, UITableViewDataSource, UITableViewDelegate {}

  /// Conforms to nothing.
  private final class Stranger: NSObject {}

  private func show(_ source: any UITableViewDataSource & UITableViewDelegate) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    table.dataSource = source
    table.delegate = source
    table.layoutIfNeeded()
    return table
  }

  private func showItems(
    _ source: any UICollectionViewDataSource & UICollectionViewDelegate,
    _ layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout()
  ) -> UICollectionView {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = source
    collection.delegate = source
    collection.layoutIfNeeded()
    return collection
  }

  // MARK: Tables

  private final class Titled: Rows, UITableViewDataSource {
    let title: String?
    init(_ title: String?) { self.title = title }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      9
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      title
    }
  }

  private func title(_ table: UITableView) -> String? {
    table.headerView(forSection: 0)?.textLabel?.text
  }

  private final class SelfTitled: Rows, UITableViewDataSource, UITableViewDelegate, ForwardingObject
  {
    let forwardingTargets: [any NSObjectProtocol] = [Titled("target")]
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "own"
    }
  }

  @Test func `a method is answered by the object itself, or else by the first target that can`() {
    let targets: [[any NSObjectProtocol]] = [
      [Stranger(), Silent(), Titled("first"), Titled("second")],
      // Nil is an answer.
      [Silent(), Titled(nil), Titled("second")],
    ]
    #expect(targets.map { title(show(Forwarder($0))) } == ["first", nil])
    let own = SelfTitled()
    #expect(title(show(own)) == "own")
    let nine = Forwarder([Titled("nine rows")])
    #expect(show(nine).numberOfRows(inSection: 0) == 2)
  }

  private final class Tall: Rows, UITableViewDelegate {
    let height: CGFloat
    init(_ height: CGFloat) { self.height = height }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      height
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      calls.append("select \(indexPath.row)")
    }
    func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { calls.append("display \(indexPath.row)") }
  }

  @Test func `a delegate's values and notifications go to the first target that implements them`() {
    let targets = [Tall(70), Tall(90)]
    let forwarder = Forwarder([Silent()] + targets)
    let table = show(forwarder)
    #expect(
      (table.rectForRow(at: [0, 1]).height, User().tap(rowAt: [0, 1], in: table)) == (70, true))
    #expect(targets.map(\.calls) == [["display 0", "display 1", "select 1"], []])
  }

  @Test func `a method that nobody implements is absent`() {
    let forwarder = Forwarder([Silent(), Silent(), Stranger()])
    let table = show(forwarder)
    #expect((table.numberOfSections, title(table)) == (1, nil))
    #expect(table.contentSize.height == 2 * ListMetrics().rowHeight)
    #expect(
      (User().tap(rowAt: [0, 1], in: table), table.indexPathForSelectedRow) == (true, [0, 1]))
    #expect(!User().swipeToDelete(rowAt: [0, 0], in: table))
  }

  private final class Controller: UITableViewController {
    var selected: [IndexPath] = []
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath)
      -> CGFloat
    { 60 }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      selected.append(indexPath)
    }
  }

  @Test func `of a table view controller only the overrides answer`() {
    let controller = Controller(style: .plain)
    let forwarder = Forwarder([controller, Titled("behind")])
    let table = show(forwarder)
    #expect((title(table), table.rectForRow(at: [0, 0]).height) == ("behind", 60))
    #expect((User().tap(rowAt: [0, 1], in: table), controller.selected) == (true, [[0, 1]]))
  }

  /// Counts how often it is asked, and counts as absent because it calls `super`.
  private final class Asked: UITableViewController {
    var count = 0
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      count += 1
      super.tableView(tableView, didSelectRowAt: indexPath)
    }
  }

  @Test func `a target that does not implement a method is asked once, the last object each time`()
  {
    let objects = [Asked(), Asked(), Asked()]
    let forwarder = Forwarder([objects[0], objects[1]])
    let table = show(forwarder)
    for _ in 0..<3 { User().tap(rowAt: [0, 0], in: table) }
    #expect(objects.map(\.count) == [1, 3, 0])
    table.delegate = objects[2]
    for _ in 0..<3 { User().tap(rowAt: [0, 0], in: table) }
    #expect(objects.map(\.count) == [1, 3, 3])
    // One before the target that answers is asked once, too.
    let (asked, tall) = (Asked(), Tall(70))
    let other = Forwarder([asked, tall, Silent()])
    let second = show(other)
    for _ in 0..<3 { User().tap(rowAt: [0, 0], in: second) }
    #expect((asked.count, tall.calls.filter { $0 == "select 0" }.count) == (1, 3))
  }

  @Test func `each method has its own first target`() {
    let (scrolled, tall) = (Scrolled(), Tall(300))
    let forwarder = Forwarder([Titled("title"), tall, scrolled])
    let table = show(forwarder)
    for offset in [10, 20] as [CGFloat] {
      table.contentOffset.y = offset
      User().tap(rowAt: [0, 0], in: table)
    }
    #expect(
      scrolled.calls.prefix(2) + tall.calls.filter { $0 == "select 0" }
        == ["10.0", "20.0", "select 0", "select 0"])
  }

  // MARK: Scrolling

  private final class Scrolled: NSObject, UIScrollViewDelegate {
    var calls: [String] = []
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      calls.append("\(scrollView.contentOffset.y)")
    }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { targetContentOffset.pointee.y = 5 }
  }

  @Test func `a target that is only a UIScrollViewDelegate follows a table's scrolling`() {
    let (first, second) = (Scrolled(), Scrolled())
    let forwarder = Forwarder([Silent(), first, second])
    let table = show(forwarder)
    table.contentOffset.y = 10
    #expect([first.calls, second.calls] == [["10.0"], []])
    // Its answer decides where a drag ends.
    let scrolled = Scrolled()
    let other = Forwarder([Tall(300), scrolled])
    let tall = show(other)
    User().scroll(tall, by: 40)
    #expect((tall.contentOffset.y, scrolled.calls.last) == (5, "5.0"))
  }

  /// A delegate that logs all that a scroll view says and asks.
  private final class Scrolling: NSObject, UIScrollViewDelegate {
    let zoomed = UIView()
    var calls: Set<String> = []
    func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.insert("did scroll") }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.insert("will drag") }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { calls.insert("will end drag") }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      calls.insert("did drag")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
      calls.insert("will decelerate")
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
      calls.insert("did decelerate")
    }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      calls.insert("did animate")
    }
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
      calls.insert("should scroll to top")
      return true
    }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { calls.insert("did top") }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
      calls.insert("inset")
    }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
      calls.insert("will zoom")
    }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { calls.insert("did zoom") }
    func scrollViewDidEndZooming(
      _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) { calls.insert("did end zoom") }
  }

  @Test func `a target receives all that a scroll view says and asks`() {
    let target = Scrolling()
    let forwarder = Forwarder([target])
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.addSubview(target.zoomed)
    view.contentSize = CGSize(width: 100, height: 1_000)
    view.delegate = forwarder
    func calls(_ change: () -> Void) -> Set<String> {
      target.calls = []
      change()
      HeadlessRunLoop.tick()
      return target.calls
    }
    let drag: Set = ["will drag", "did scroll", "will end drag", "did drag"]
    #expect(calls { User().scroll(view, by: 40) } == drag)
    view.refreshControl = UIRefreshControl()
    #expect(
      calls { User().pullToRefresh(view) } == drag.union(["will decelerate", "did decelerate"]))
    #expect(
      calls { view.setContentOffset(CGPoint(x: 0, y: 20), animated: true) }
        == ["did scroll", "did animate"])
    #expect(
      calls { User().tapStatusBar(over: view) }
        == ["should scroll to top", "did scroll", "did top"])
    #expect(calls { view.contentInset.bottom = 5 } == ["inset"])
    view.maximumZoomScale = 2
    #expect(
      calls { User().pinch(view, to: 2) }.isSuperset(
        of: ["will zoom", "did zoom", "did end zoom"]))
  }

  @Test func `a delegate that is set through UIScrollView answers for the table`() {
    let forwarder = Forwarder([Tall(70)])
    let table = show(Silent())
    table.dataSource = forwarder
    (table as UIScrollView).delegate = forwarder
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: [0, 0]).height == 70)
  }

  // MARK: Collections

  private final class Flow: NSObject, UICollectionViewDelegateFlowLayout {
    let side: CGFloat
    var selected: [IndexPath] = []
    init(_ side: CGFloat) { self.side = side }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: side, height: side) }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      selected.append(indexPath)
    }
  }

  private final class Insets: NSObject, UICollectionViewDelegateFlowLayout {
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      insetForSectionAt section: Int
    ) -> UIEdgeInsets { UIEdgeInsets(top: 7, left: 0, bottom: 0, right: 0) }
  }

  @Test func `a flow layout asks the targets of a delegate that gives no sizes itself`() {
    let targets = [Flow(40), Flow(80)]
    let forwarder = Forwarder([Silent(), Insets()] + targets)
    let collection = showItems(forwarder)
    let frame = collection.layoutAttributesForItem(at: [0, 0])?.frame
    #expect(frame == CGRect(x: 0, y: 7, width: 40, height: 40))
    #expect(
      (User().tap(itemAt: [0, 2], in: collection), targets.map(\.selected))
        == (true, [[[0, 2]], []]))
  }

  private final class Headers: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { 0 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    { UICollectionViewCell() }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "header")
      return collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
  }

  private var withHeader: UICollectionViewFlowLayout {
    let flow = UICollectionViewFlowLayout()
    flow.headerReferenceSize = CGSize(width: 300, height: 30)
    return flow
  }

  @Test func `a target supplies supplementary views, and those that nobody supplies raise`() {
    let forwarder = Forwarder([Silent(), Headers()])
    let collection = showItems(forwarder, withHeader)
    let kind = UICollectionView.elementKindSectionHeader
    #expect(collection.supplementaryView(forElementKind: kind, at: [0, 0]) != nil)
    #expect(collection.numberOfItems(inSection: 0) == 3)
    let other = Forwarder([Silent(), Flow(20)])
    let exceptions = UIKitException.raised { _ = showItems(other, withHeader) }
    #expect(exceptions.first?.reason.contains("supplementary view provider is missing") == true)
  }

  // MARK: Prefetching, searching and other delegates

  private final class Cancels: NSObject, UITableViewDataSourcePrefetching,
    UICollectionViewDataSourcePrefetching
  {
    var calls: [String] = []
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
      calls.append("prefetch")
    }
    func collectionView(
      _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
    ) { calls.append("prefetch") }
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
      calls.append("cancel")
    }
    func collectionView(
      _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) { calls.append("cancel") }
  }

  private final class ManyRows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 500 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { 500 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
  }

  /// Scrolls down, so that what comes next is announced, and back, so that it is cancelled.
  private func scrollAndReturn(_ view: UIScrollView) {
    for offset in [100, 2000, 500] as [CGFloat] {
      view.contentOffset.y = offset
      view.layoutIfNeeded()
    }
  }

  @Test func `prefetching is announced to the object, and a target receives what is cancelled`() {
    let source = ManyRows()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400),
      collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    (table.dataSource, collection.dataSource) = (source, source)
    func calls(_ view: UIScrollView, _ set: (Forwarder) -> Void) -> [Set<String>] {
      let cancels = Cancels()
      let forwarder = Forwarder([Silent(), cancels])
      set(forwarder)
      view.layoutIfNeeded()
      scrollAndReturn(view)
      return [Set(forwarder.calls), Set(cancels.calls)]
    }
    #expect(calls(table) { table.prefetchDataSource = $0 } == [["prefetch"], ["cancel"]])
    #expect(calls(collection) { collection.prefetchDataSource = $0 } == [["prefetch"], ["cancel"]])
  }

  private final class Everything: NSObject, UISearchBarDelegate, UISearchControllerDelegate,
    UITextFieldDelegate, UINavigationControllerDelegate
  {
    var calls: [String] = []
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { false }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      calls.append("text \(searchText)")
    }
    func willPresentSearchController(_ searchController: UISearchController) {
      calls.append("present")
    }
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { false }
    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) { calls.append("show") }
  }

  @Test
  func `bars, fields, searches, navigation, pages, sheets, pickers and transitions forward too`()
    throws
  {
    let everything = Everything()
    let forwarder = Forwarder([Silent(), everything])
    let bar = UISearchBar()
    bar.delegate = forwarder
    bar.text = "a"
    let field = UITextField()
    field.delegate = forwarder
    #expect([bar.becomeFirstResponder(), field.becomeFirstResponder()] == [false, false])
    let search = UISearchController(searchResultsController: nil)
    search.delegate = forwarder
    search.isActive = true
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.delegate = forwarder
    navigation.beginAppearanceTransition(true, animated: false)
    #expect(everything.calls == ["text a", "present", "show"])

    let target = RelayTarget()
    let relay = Relay(target)
    let tabs = UITabBar()
    tabs.items = [UITabBarItem(title: "A", image: nil, tag: 0)]
    tabs.delegate = relay
    #expect(tabs.tap(itemAt: 0))
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    (pages.dataSource, pages.delegate) = (relay, relay)
    pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
    #expect(User().swipe(.forward, in: pages))
    let root = UIViewController()
    let window = UIWindow()
    window.rootViewController = root
    window.makeKeyAndVisible()
    let sheet = UIViewController()
    sheet.transitioningDelegate = relay
    sheet.sheetPresentationController?.detents = [.medium(), .large()]
    sheet.sheetPresentationController?.delegate = relay
    root.present(sheet, animated: true)
    #expect(try User().drag(#require(sheet.sheetPresentationController), to: .large))
    root.dismiss(animated: true)
    let picker = UIDocumentPickerViewController(documentTypes: [], in: .open)
    picker.delegate = relay
    User().cancel(picker)
    #expect(target.calls == ["tab", "page", "present", "detent", "dismiss", "cancel"])
  }

  /// The delegate of a bar, pages, a sheet and a picker, with what is required only.
  private final class Relay: NSObject, ForwardingObject, UITabBarDelegate,
    UIPageViewControllerDataSource, UIPageViewControllerDelegate, UIDocumentPickerDelegate,
    UIAdaptivePresentationControllerDelegate, UIViewControllerTransitioningDelegate
  {
    let forwardingTargets: [any NSObjectProtocol]
    init(_ target: any NSObjectProtocol) { forwardingTargets = [Silent(), target] }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { nil }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { UIViewController() }
  }

  private final class RelayTarget: NSObject, UITabBarDelegate, UIPageViewControllerDelegate,
    UISheetPresentationControllerDelegate, UIDocumentPickerDelegate,
    UIViewControllerTransitioningDelegate
  {
    var calls: [String] = []
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { calls.append("tab") }
    func pageViewController(
      _ pageViewController: UIPageViewController, willTransitionTo pending: [UIViewController]
    ) { calls.append("page") }
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ sheetPresentationController: UISheetPresentationController
    ) { calls.append("detent") }
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
      calls.append("cancel")
    }
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      calls.append("present")
      return nil
    }
    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      calls.append("dismiss")
      return nil
    }
  }

  private final class Launcher: NSObject, UIApplicationDelegate, ForwardingObject {
    let forwardingTargets: [any NSObjectProtocol]
    init(_ target: any NSObjectProtocol) { forwardingTargets = [target] }
  }

  private final class LaunchTarget: NSObject, UIApplicationDelegate {
    var calls: [String] = []
    func applicationDidBecomeActive(_ application: UIApplication) { calls.append("active") }
    func applicationWillTerminate(_ application: UIApplication) { calls.append("end") }
  }

  @Test func `an application forwards too`() {
    let target = LaunchTarget()
    let launcher = Launcher(target)
    UIApplication.shared.launch(with: launcher)
    UIApplication.shared.terminate()
    UIApplication.shared.delegate = nil
    #expect(target.calls == ["active", "end"])
  }

  // MARK: Life and cost

  /// A delegate of drags with the required methods only, and a target.
  private final class Lifting: NSObject, UITableViewDragDelegate, UICollectionViewDragDelegate,
    ForwardingObject
  {
    let target: any NSObjectProtocol
    init(_ target: any NSObjectProtocol) { self.target = target }
    var forwardingTargets: [any NSObjectProtocol] { [target] }
    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }
    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }
  }

  /// A delegate of drags that keep to the app and allow no moves.
  private final class Restricting: NSObject, UITableViewDragDelegate, UICollectionViewDragDelegate {
    var session: (any UIDragSession)?
    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] { [] }
    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
      self.session = session
    }
    func tableView(
      _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { false }
    func tableView(
      _ tableView: UITableView,
      dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { true }
    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] { [] }
    func collectionView(
      _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession
    ) { self.session = session }
    func collectionView(
      _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { false }
    func collectionView(
      _ collectionView: UICollectionView,
      dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { true }
  }

  @Test func `a target decides what the drags of a list allow`() {
    let items = Forwarder([])
    let (table, collection) = (show(items), showItems(items))
    let (ofTable, ofCollection) = (Restricting(), Restricting())
    let (tableDelegate, collectionDelegate) = (Lifting(ofTable), Lifting(ofCollection))
    table.dragDelegate = tableDelegate
    table.dragInteractionEnabled = true
    collection.dragDelegate = collectionDelegate
    collection.dragInteractionEnabled = true
    let drags = [
      User().lift(rowAt: [0, 0], in: table), User().lift(itemAt: [0, 0], in: collection),
    ]
    #expect(drags.map { $0 != nil } == [true, true])
    for target in [ofTable, ofCollection] {
      #expect(
        [
          target.session?.allowsMoveOperation,
          target.session?.isRestrictedToDraggingApplication,
        ] == [false, true])
    }
    for drag in drags { drag?.cancel() }
    withExtendedLifetime((tableDelegate, collectionDelegate)) {}
  }

  @Test func `a target that was freed is skipped`() {
    var first: Titled? = Titled("first")
    let second = Titled("second")
    let forwarder = Forwarder([first, second].compactMap { $0 })
    let table = show(forwarder)
    #expect(title(table) == "first")
    forwarder.targets = []
    first = nil
    table.reloadData()
    table.layoutIfNeeded()
    #expect(title(table) == "second")
  }

  @Test(arguments: [false, true])
  func `a method of which the only target was freed raises, unless the object accepts it`(
    accepts: Bool
  ) {
    var target: Titled? = Titled("title")
    let forwarder = Forwarder([Silent(), target].compactMap { $0 })
    forwarder.acceptsCallsForFreedTargets = accepts
    let table = show(forwarder)
    #expect(title(table) == "title")
    forwarder.targets = []
    target = nil
    let exceptions = UIKitException.raised {
      table.reloadData()
      table.layoutIfNeeded()
    }
    let text =
      "-[Forwarder tableView(_:titleForHeaderInSection:)]: unrecognized selector sent to instance"
    #expect(
      Set(exceptions.map { "\($0.name) \($0.reason)" })
        == (accepts ? [] : ["\(UIKitException.Name.invalidArgument) \(text)"]))
    #expect(title(table) == nil)
  }

  @Test func `views retain neither the object nor its targets`() {
    weak var object: Forwarder?
    weak var target: Flow?
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let (table, bar) = (UITableView(), UISearchBar())
    do {
      let flow = Flow(20)
      let forwarder = Forwarder([flow])
      (object, target) = (forwarder, flow)
      (collection.dataSource, collection.delegate) = (forwarder, forwarder)
      (table.dataSource, table.delegate, table.prefetchDataSource) = (
        forwarder, forwarder, forwarder
      )
      bar.delegate = forwarder
      let size = collection.layoutAttributesForItem(at: [0, 0])?.size
      #expect(size == CGSize(width: 20, height: 20))
    }
    #expect(object == nil && target == nil)
    table.contentOffset.y = 10
    #expect(collection.layoutAttributesForItem(at: [0, 0])?.size != .zero)
  }

  @Test
  func `the targets are read once each time the object is set, and changed ones are asked then`() {
    let forwarder = Forwarder([Silent(), Tall(70), Titled("title"), Flow(40)])
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    table.dataSource = forwarder
    var reads = [forwarder.reads]
    table.delegate = forwarder
    reads.append(forwarder.reads)
    table.layoutIfNeeded()
    table.reloadData()
    table.contentOffset.y = 5
    User().tap(rowAt: [0, 1], in: table)
    reads.append(forwarder.reads)
    let collection = showItems(forwarder)
    User().tap(itemAt: [0, 1], in: collection)
    reads.append(forwarder.reads)
    collection.delegate = forwarder
    #expect(reads + [forwarder.reads] == [1, 2, 2, 4, 5])

    let (old, new) = (Titled("old"), Titled("new"))
    let changing = Forwarder([old])
    let list = show(changing)
    changing.targets = [new]
    list.reloadData()
    list.layoutIfNeeded()
    #expect(title(list) == "old")
    list.dataSource = changing
    list.layoutIfNeeded()
    #expect(title(list) == "new")
  }

  private final class Leaving: Rows, UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      calls.append("select")
      tableView.delegate = nil
    }
  }

  @Test func `a target may take the delegate away while it answers`() {
    let leaving = Leaving()
    let forwarder = Forwarder([Silent(), leaving])
    let table = show(forwarder)
    #expect([0, 1].map { User().tap(rowAt: [0, $0], in: table) } == [true, true])
    #expect((leaving.calls, table.indexPathForSelectedRow) == (["select"], [0, 1]))
  }
}
