import HeadlessUIKit
import TestSupport
import Testing

/// The cell that contains the first responder, and when its editing ends.
@MainActor struct EditedCellTests {
  /// Ways in which a field in the first of 100 rows comes to its end, and to the middle.
  enum Event: CaseIterable {
    case removeList, delete, reload, reloadAll, insertAbove, scrollAway, scrollBack, reconfigure
  }

  @Test(arguments: Event.allCases, [true, false])
  func `editing ends with its row, and not because the row is scrolled away`(
    event: Event, isTable: Bool
  ) throws {
    let form = Form(isTable: isTable)
    let field = try #require(form.field(at: [0, 0]))
    #expect(field.becomeFirstResponder())
    field.text = "typed"
    form.perform(event)
    let stays = [.insertAbove, .scrollAway, .scrollBack, .reconfigure].contains(event)
    #expect((field.isFirstResponder, form.ended) == (stays, stays ? 0 : 1), "\(event)")
    form.scroll(to: 0)
    let place: IndexPath? =
      switch event {
      case .insertAbove: [0, 1]
      case .scrollAway, .scrollBack, .reconfigure: [0, 0]
      default: nil
      }
    if let place { #expect(form.field(at: place) === field) }
    #expect(field.placeholder == (event == .reconfigure ? "1" : "0"))
    // An edit that ends out of sight leaves the cell to other rows.
    form.scroll(to: 3000)
    field.resignFirstResponder()
    form.scroll(to: 2000)
    #expect(!field.isDescendant(of: form.list) || form.isVisible(field))
  }

  @Test func `a delegate that declines can't keep a field that leaves the window`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let (view, field) = (UIView(frame: window.bounds), UITextField())
    let delegate = Refusing()
    field.delegate = delegate
    view.addSubview(field)
    window.addSubview(view)
    field.becomeFirstResponder()
    #expect((view.endEditing(false), field.isFirstResponder) == (false, true))
    view.removeFromSuperview()
    #expect((field.isFirstResponder, delegate.ended) == (false, 1))
  }
}

@MainActor private final class Refusing: NSObject, UITextFieldDelegate {
  var ended = 0
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
  func textFieldDidEndEditing(_ textField: UITextField) { ended += 1 }
}

/// A list with a text field in each row.
@MainActor
private final class Form: NSObject, UITableViewDataSource, UICollectionViewDataSource,
  UITextFieldDelegate
{
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let list: UIScrollView
  var count = 100
  var ended = 0
  /// The version of the data, which the placeholder of a field shows.
  private var version = 0

  init(isTable: Bool) {
    if isTable {
      let table = UITableView(frame: window.bounds, style: .plain)
      table.rowHeight = 44
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      list = table
    } else {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 320, height: 44)
      layout.minimumLineSpacing = 0
      let collection = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
      collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
      list = collection
    }
    super.init()
    (list as? UITableView)?.dataSource = self
    (list as? UICollectionView)?.dataSource = self
    window.addSubview(list)
    window.isHidden = false
    window.layoutIfNeeded()
  }

  private func content(of cell: UIView?) -> UIView? {
    (cell as? UITableViewCell)?.contentView ?? (cell as? UICollectionViewCell)?.contentView
  }

  func field(at path: IndexPath) -> UITextField? {
    let cell: UIView? =
      (list as? UITableView)?.cellForRow(at: path)
      ?? (list as? UICollectionView)?.cellForItem(at: path)
    return content(of: cell)?.subviews.lazy.compactMap { $0 as? UITextField }.first
  }

  func isVisible(_ field: UITextField) -> Bool {
    field.convert(field.bounds, to: list).intersects(list.bounds)
  }

  func scroll(to y: CGFloat) {
    list.setContentOffset(CGPoint(x: 0, y: y), animated: false)
    list.layoutIfNeeded()
  }

  func perform(_ event: EditedCellTests.Event) {
    let (table, collection) = (list as? UITableView, list as? UICollectionView)
    switch event {
    case .removeList: list.removeFromSuperview()
    case .delete:
      count -= 1
      table?.deleteRows(at: [[0, 0]], with: .none)
      collection?.deleteItems(at: [[0, 0]])
    case .reload:
      table?.reloadRows(at: [[0, 0]], with: .none)
      collection?.reloadItems(at: [[0, 0]])
    case .reloadAll:
      table?.reloadData()
      collection?.reloadData()
    case .insertAbove:
      scroll(to: 1000)
      count += 1
      table?.insertRows(at: [[0, 0]], with: .none)
      collection?.insertItems(at: [[0, 0]])
    case .scrollAway: scroll(to: 3000)
    case .scrollBack:
      scroll(to: 3000)
      scroll(to: 0)
    case .reconfigure:
      scroll(to: 3000)
      version += 1
      table?.reconfigureRows(at: [[0, 0]])
      collection?.reconfigureItems(at: [[0, 0]])
    }
    list.layoutIfNeeded()
  }

  private func fill(_ content: UIView) {
    let old = content.subviews.first as? UITextField
    let field = old ?? UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
    field.placeholder = String(version)
    field.delegate = self
    if old == nil { content.addSubview(field) }
  }

  func textFieldDidEndEditing(_ textField: UITextField) { ended += 1 }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    fill(cell.contentView)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    fill(cell.contentView)
    return cell
  }
}
