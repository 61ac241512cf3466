import Foundation
import ListCore
import ListData
import ListPlatform

/// The pager that the list follows.
extension PagedList {
  /// Becomes the pager's delegate if it has none, and shows its objects in place of those of
  /// another pager.
  func followPager() {
    guard let link = link(PagedLink.self) else { return }
    if let pager, pager.delegate == nil { pager.delegate = self }
    adviseOfOtherList(pager?.delegate, of: "pager")
    let isOther = link.follow(pager) { [weak pager] in
      $0 ? pager?.listWillAppear() : pager?.listDidDisappear()
    }
    guard isOther else { return }
    let objects = pager?.objects ?? []
    _ = reload(from: [[Object]](), to: [objects]) { [weak self] _ in
      guard let self else { return }
      shownRows = wantedRows(around: objects.count)
    }
  }

  func adviseIfPagerIsMissing() {
    Advice.give(
      if: pager == nil,
      "\(type(of: self)) appears without a pager, and shows nothing. Set its pager in viewDidLoad.")
  }

  /// Scrolls to the row that is visible at first, when the first page has arrived.
  func scrollToPendingRow() {
    guard let link = link(PagedLink.self), let row = link.pendingRow, let view = scrollableView
    else { return }
    link.pendingRow = nil
    if row == .max { return view.scrollToEnd() }
    let indexPath: IndexPath = [objectsSection, row]
    guard let object = object(at: indexPath) else { return }
    let held = HeldObject(object, at: indexPath, of: self)
    view.scroll(to: { held.current }, at: .middle)
  }
}
