import HeadlessUIKit
import Testing

// Classes as apps write them: which initialisers there are to call, override and inherit.

private final class LoadedView: UIView {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { nil }
}

private final class OwnView: UIView {
  let number: Int
  init(number: Int) {
    self.number = number
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }
}

private final class StyledTable: UITableView {
  override init(frame: CGRect, style: Style) { super.init(frame: frame, style: style) }
  required init?(coder: NSCoder) { nil }
}

private final class PlainCell: UITableViewCell {}

private final class StyledCell: UITableViewCell {
  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
  }
  required init?(coder: NSCoder) { nil }
}

private final class Header: UITableViewHeaderFooterView {
  override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
  required init?(coder: NSCoder) { nil }
}

private final class OwnController: UITableViewController {
  init() { super.init(style: .grouped) }
  required init?(coder: NSCoder) { nil }
}

private final class NamedController: UITableViewController {
  let name: String
  init(name: String) {
    self.name = name
    super.init(style: .plain)
  }
  required init?(coder: NSCoder) { nil }
}

private final class NibController: UIViewController {
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  required init?(coder: NSCoder) { nil }
}

@MainActor struct InitialiserTests {
  @Test func `every initializer of lists and controllers is declared`() {
    let views: [UIView] = [
      UIView(), UIView(frame: .zero), UITableView(), UITableView(frame: .zero),
      UITableView(frame: .zero, style: .grouped), UITableViewCell(), UITableViewCell(frame: .zero),
      UITableViewCell(style: .value1, reuseIdentifier: "a"), UITableViewHeaderFooterView(),
      UITableViewHeaderFooterView(frame: .zero), UITableViewHeaderFooterView(reuseIdentifier: "a"),
      UILabel(), UIImageView(), UIImageView(image: nil), UIScrollView(), UIRefreshControl(),
      LoadedView(), OwnView(number: 1), StyledTable(), StyledTable(frame: .zero, style: .plain),
      PlainCell(), StyledCell(), Header(), Header(reuseIdentifier: nil),
    ]
    #expect(views.map(\.superview) == Array(repeating: nil, count: 24))

    let controllers = [
      UITableViewController(), UITableViewController(style: .insetGrouped),
      UITableViewController(nibName: nil, bundle: nil), OwnController(),
    ]
    #expect(controllers.map(\.tableView.style) == [.plain, .insetGrouped, .plain, .grouped])
    let named = NamedController(name: "n")
    #expect(named.tableView.dataSource === named)
    let nibs = [NibController(), NibController(nibName: "N", bundle: nil)]
    #expect(nibs.map(\.nibName) == [nil, "N"])
  }

  @Test func `lists have their background and recognizers, whichever initializer makes them`()
    throws
  {
    let coder = NSKeyedArchiver(requiringSecureCoding: false)
    let layout = UICollectionViewFlowLayout()
    let lists: [UIScrollView] = [
      UITableView(frame: .zero, style: .plain), try #require(UITableView(coder: coder)),
      UICollectionView(frame: .zero, collectionViewLayout: layout),
      try #require(UICollectionView(coder: coder)),
    ]
    for list in lists {
      #expect(
        (list.backgroundColor, list.gestureRecognizers?.first)
          == (.systemBackground, list.panGestureRecognizer))
    }
  }
}
