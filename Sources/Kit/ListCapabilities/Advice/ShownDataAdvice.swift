#if DEBUG
import Foundation
import ListCore
import ListPlatform

extension ListCapability {
  /// The advice, in debug builds, to lists on screen whose view shows something else.
  static let shownDataAdvice = ListCapability { (list: any List) in ShownDataAdviser(list) }
}

/// Compares a list with its view at the end of each turn, and says if data was set and isn't shown.
private final class ShownDataAdviser: ListLink {
  private weak var list: (any List)?
  private let name: String
  /// The counts that the view didn't show at the end of the last turn. The update may follow in the
  /// next one.
  private var unshownCounts: [Int]?
  /// The text in a search bar of the app's own for which the list wasn't searched in the last turn.
  private var unsearchedText: String?
  /// A Boolean value that indicates whether the view has shown rows.
  private var hasShownRows = false

  init(_ list: any List) {
    self.list = list
    name = "\(type(of: list))"
  }

  override var followsView: Bool { true }

  override func viewDidDisappear() { unshownCounts = nil }

  // MARK: Rows that show older objects

  /// The number of turns that have ended since data was set, or `nil` if its rows were looked at.
  /// The cells may be configured in the next turn.
  private var turnsWithNewData: Int?
  /// The contents of the objects that the cells were configured with, by the cells.
  private var configured: [ObjectIdentifier: ConfiguredContent] = [:]

  override func dataWillBeSet(by method: String) { turnsWithNewData = 0 }

  override var configuresCells: Bool { true }

  override func configure(_ cell: UIView, at indexPath: IndexPath, by configure: () -> Void) {
    configured[ObjectIdentifier(cell)] = list?.content(at: indexPath)
    configure()
  }

  // MARK: Updates

  /// The first objects before the update that is being followed.
  private var formerObjects: (objects: [Any], count: Int) = ([], 0)

  override func willUpdate() { formerObjects = list?.firstObjects ?? ([], 0) }

  override func didUpdate(_ update: FollowedUpdate) {
    list?.adviseIfNothingAnswers()
    list?.adviseOfNewIdentifiers(since: formerObjects, update)
    formerObjects = ([], 0)
  }

  /// Supplies no views. The link is asked last, so nothing else supplies one.
  override func supplementaryView(
    ofKind kind: String, at indexPath: IndexPath, in listView: UIScrollView
  ) -> UIView? {
    if listView is UICollectionView { list?.adviseOfEmptyViews(ofKind: kind) }
    return nil
  }

  override var observesTurns: Bool { true }

  override func turnWillEnd() {
    guard let list else { return adviseOfReleasedList() }
    list.adviseOfReplacedConnection()
    list.adviseOfReplacedParts()
    switch turnsWithNewData {
    case 1?:
      list.adviseOfStaleRows(configured)
      turnsWithNewData = nil
    case let turns?: turnsWithNewData = turns + 1
    case nil: break
    }
    let unsearched = list.unsearchedText
    if let unsearched, unsearched == unsearchedText { adviseOfSearch() }
    unsearchedText = unsearched
    if !hasShownRows, list.kitView?.visibleIndexPaths.isEmpty == false {
      hasShownRows = true
      list.adviseOfSectionViews()
    }
    if !hasShownRows { list.adviseOfEmptyLayout() }
    (list as? any PagedList)?.adviseOfUnshownError()
    let unshown = list.unshownCounts
    if let unshown, unshown.counts == unshownCounts {
      Advice.give(
        to: type(of: list),
        "The sections of \(name) have \(unshown.counts) items, but its view shows "
          + "\(unshown.shown). \(list.forgottenUpdate)")
    }
    unshownCounts = unshown?.counts
  }

  private func adviseOfSearch() {
    Advice.give(
      "Typing in the search bar doesn't search \(name), because another UISearchController took "
        + "the place of the list's. Call search(for:) in updateSearchResults(for:), or remove your "
        + "search controller.")
  }

  /// Says that the list is gone, and its view is still on screen.
  private func adviseOfReleasedList() {
    guard let view = followedView as? any KitView else { return }
    Advice.give(
      if: view.answering.dataSource == nil,
      "\(name) was released while its view is on screen, so the view has no data source. Keep a "
        + "strong reference to \(name), as by addChild(_:).")
  }
}

extension List {
  /// Says that another object answers the view in place of the list.
  fileprivate func adviseOfReplacedConnection() {
    guard let chain = ListState.of(self).chain, let view = kitView else { return }
    let name = type(of: self)
    Advice.give(
      to: name, if: view.answering.dataSource !== chain,
      "The view of \(name) has another data source than the list. Remove the assignment that came "
        + "after connectList().")
    Advice.give(
      to: name, if: view.answering.delegate !== chain,
      "The view of \(name) has another delegate than the list. Remove the assignment after "
        + "connectList(). The delegate methods that \(name) implements are called without it.")
  }

  /// Says that the view doesn't ask this list.
  fileprivate func adviseIfNothingAnswers() {
    guard let shownList = updateTarget?.shownList, shownList.reloadReason == nil,
      let answers = shownList.dataSourceCounts
    else { return }
    let counts = itemCounts
    Advice.give(
      to: Self.self, if: answers != counts,
      "The sections of \(Self.self) have \(counts) items, but its view's data source returns "
        + "\(answers). \(missingConnection)")
  }

  /// The number of items in each section, and those that the view shows, if they differ.
  fileprivate var unshownCounts: (counts: [Int], shown: [Int])? {
    guard !presenter.isPerforming, let view = updateTarget?.shownList,
      view.reloadReason == nil, kitView?.isHidden == false, let shown = view.shownCounts
    else { return nil }
    let counts = itemCounts
    // Data that the view doesn't ask for has an advice of its own.
    guard counts != shown, view.dataSourceCounts == counts else { return nil }
    return (counts, shown)
  }
}

extension PagedList {
  /// Says in a debug build that nothing tells the user why there are no objects.
  fileprivate func adviseOfUnshownError() {
    Advice.give(
      to: type(of: self),
      if: pager?.refreshError != nil && pager.objects.isEmpty && !(self is any PlaceholderList)
        && kitView?.backgroundView == nil,
      "The first page of \(type(of: self)) failed, and its view shows nothing. Adopt "
        + "PlaceholderList, which shows the reason and tries again.")
  }
}
#endif
