public import Foundation

/// A controller that manages a search bar and the display of search results.
@preconcurrency @MainActor open class UISearchController: UIViewController {
  /// Creates a search controller.
  ///
  /// - Parameter searchResultsController: The controller that displays the results, or nil if the
  ///   searched controller displays them.
  public init(searchResultsController: UIViewController?) {
    results = searchResultsController
    super.init(nibName: nil, bundle: nil)
    bar.controller = self
  }

  /// Creates a search controller whose searched controller displays the results. There are no nibs
  /// here.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    results = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    bar.controller = self
  }

  /// Creates a controller without a results controller. There are no archives here.
  public required init?(coder: NSCoder) {
    results = nil
    super.init(coder: coder)
    bar.controller = self
  }

  private let bar = UISearchBar(frame: .zero)
  private let results: UIViewController?
  /// The search bar.
  open var searchBar: UISearchBar { bar }
  /// The controller that displays the results.
  open var searchResultsController: UIViewController? { results }
  /// The object that updates the results when the search changes.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The object that is notified of the presentation and dismissal of the search.
  open weak var delegate: (any UISearchControllerDelegate)? {
    didSet { delegateChain = AnswerChain(delegate) { object in { [weak object] in object } } }
  }
  private var delegateChain = AnswerChain<any UISearchControllerDelegate>()
  /// The controller whose navigation item contains the search bar.
  weak var owner: UIViewController?

  /// The scroll view whose offset hides the search bar, or nil if the bar is visible.
  var scrollViewHidingBar: UIScrollView? {
    guard let owner, owner.navigationItem.hidesSearchBar, bar.bounds.height == 0,
      let navigation = owner.navigationController, bar.superview === navigation.viewIfLoaded
    else { return nil }
    return owner.scrollViewBelowBar
  }

  /// A Boolean value that indicates whether the background is obscured. It has no effect.
  open var obscuresBackgroundDuringPresentation = true
  /// A Boolean value that indicates whether the search bar takes the place of the navigation bar's
  /// content during a search.
  open var hidesNavigationBarDuringPresentation = true {
    didSet { owner?.navigationController?.viewIfLoaded?.setNeedsLayout() }
  }
  /// A Boolean value that indicates whether the cancel button is shown and hidden automatically.
  open var automaticallyShowsCancelButton = true
  /// A Boolean value that indicates whether the scope bar is shown and hidden automatically.
  open var automaticallyShowsScopeBar = true
  /// The mode of showing the scope bar automatically.
  open var scopeBarActivation = ScopeBarActivation.automatic
  /// A Boolean value that indicates whether the background is obscured. It is the older name of
  /// ``obscuresBackgroundDuringPresentation``.
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  /// The suggestions below the search bar. They are not drawn; `User` chooses one.
  open var searchSuggestions: [any UISearchSuggestion]?
  /// A Boolean value that indicates whether there are no suggestions below a search bar that is
  /// below the title. It has no effect.
  open var ignoresSearchSuggestionsForSearchBarPlacementStacked = true
  /// A Boolean value that indicates whether the results are shown when the search text is not
  /// empty.
  open var automaticallyShowsSearchResultsController = true
  /// A Boolean value that indicates whether the results are shown.
  open var showsSearchResultsController = false { didSet { placeResults() } }
  /// The placement of the search bar.
  open var searchBarPlacement: UINavigationItem.SearchBarPlacement { .stacked }

  private var activeStorage = false {
    didSet { owner?.navigationController?.viewIfLoaded?.setNeedsLayout() }
  }
  /// A Boolean value that indicates whether a search is in progress. Ending it clears the search
  /// bar.
  open var isActive: Bool {
    get { activeStorage }
    set { newValue ? activate() : deactivate() }
  }

  /// A Boolean value that indicates whether the delegate is asked to present the search.
  private var isAskingDelegate = false

  private func activate() {
    guard !activeStorage, !isAskingDelegate else { return }
    isAskingDelegate = true
    delegateChain.notify("presentSearchController(_:)") { $0.presentSearchController(self) }
    isAskingDelegate = false
    // The delegate has begun the search by presenting the controller.
    guard !activeStorage else { return }
    delegateChain.notify("willPresentSearchController(_:)") { $0.willPresentSearchController(self) }
    begin()
    if delegate != nil {
      HeadlessRunLoop.enqueue { [self, delegateChain] in
        delegateChain.notify("didPresentSearchController(_:)") {
          $0.didPresentSearchController(self)
        }
      }
    }
  }

  private func begin() {
    activeStorage = true
    if automaticallyShowsCancelButton { bar.showsCancelButton = true }
    updateScopeBar()
    bar.becomeFirstResponder()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  private func deactivate() {
    guard activeStorage else { return }
    activeStorage = false
    delegateChain.notify("willDismissSearchController(_:)") { $0.willDismissSearchController(self) }
    if automaticallyShowsCancelButton { bar.showsCancelButton = false }
    updateScopeBar()
    bar.searchTextField.text = ""
    bar.resignFirstResponder()
    showsSearchResultsController = false
    searchResultsUpdater?.updateSearchResults(for: self)
    owner?.setNeedsUpdateContentUnavailableConfiguration()
    if delegate != nil {
      HeadlessRunLoop.enqueue { [self, delegateChain] in
        delegateChain.notify("didDismissSearchController(_:)") {
          $0.didDismissSearchController(self)
        }
      }
    }
  }

  /// Begins a search after editing began in the search bar.
  func barDidBegin() { activate() }

  /// Responds to a change of the search bar's text or scope.
  func barDidChange() {
    guard activeStorage else { return }
    if scopeBarActivation == .onTextEntry { updateScopeBar() }
    if automaticallyShowsSearchResultsController {
      showsSearchResultsController = bar.text?.isEmpty == false
    }
    searchResultsUpdater?.updateSearchResults(for: self)
    owner?.setNeedsUpdateContentUnavailableConfiguration()
  }

  /// Shows or hides the scope bar as its activation asks.
  private func updateScopeBar() {
    let isWanted: Bool
    switch scopeBarActivation {
    case .automatic:
      guard automaticallyShowsScopeBar else { return }
      isWanted = activeStorage
    case .onSearchActivation: isWanted = activeStorage
    case .onTextEntry: isWanted = activeStorage && bar.text?.isEmpty == false
    case .manual: return
    }
    bar.showsScopeBar = isWanted && bar.scopeButtonTitles != nil
  }

  /// Tells the updater of the suggestion that the user chose.
  func choose(suggestionAt index: Int) -> Bool {
    guard activeStorage, let searchSuggestions, searchSuggestions.indices.contains(index) else {
      return false
    }
    searchResultsUpdater?.updateSearchResults(for: self, selecting: searchSuggestions[index])
    return true
  }

  /// Shows the results over the searched controller, or removes them.
  private func placeResults() {
    guard let results, let owner, owner.isViewLoaded else { return }
    if showsSearchResultsController, results.parent !== owner {
      owner.addChild(results)
      results.appear(animated: false) {
        results.view.frame = owner.view.bounds
        owner.view.addSubview(results.view)
      }
      results.didMove(toParent: owner)
    } else if !showsSearchResultsController, results.parent === owner {
      results.willMove(toParent: nil)
      results.disappear(animated: false) { results.view.removeFromSuperview() }
      results.removeFromParent()
    }
  }

  /// Constants for the automatic display of the scope bar.
  @nonexhaustive public enum ScopeBarActivation: Int, Sendable {
    /// The system shows and hides the scope bar.
    case automatic
    /// The app shows and hides the scope bar.
    case manual
    /// The scope bar appears when the user enters text.
    case onTextEntry
    /// The scope bar appears when the search becomes active.
    case onSearchActivation
  }
}

extension UISearchController: PresentedInPlace {
  /// Begins the search. Its views are those of the searched controller, which nothing covers.
  func presentInPlace() { isAskingDelegate ? begin() : activate() }
}

/// An object that updates search results.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Tells the object that the search began, changed its text or scope, or ended.
  func updateSearchResults(for searchController: UISearchController)
  /// Tells the object that the user chose a suggestion. It is optional.
  func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
  /// Does nothing by default.
  public func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
  ) { OptionalMethod.absent() }
}

/// An object that is notified of the presentation and dismissal of a search.
///
/// All methods are optional.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Tells the delegate that the search is about to be presented.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Tells the delegate that the search was presented.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Tells the delegate that the search is about to be dismissed.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Tells the delegate that the search was dismissed.
  func didDismissSearchController(_ searchController: UISearchController)
  /// Tells the delegate to present the search. The default presentation follows unless the delegate
  /// presents the controller.
  func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing by default.
  public func willPresentSearchController(_ searchController: UISearchController) {
    OptionalMethod.absent()
  }
  /// Does nothing by default.
  public func didPresentSearchController(_ searchController: UISearchController) {
    OptionalMethod.absent()
  }
  /// Does nothing by default.
  public func willDismissSearchController(_ searchController: UISearchController) {
    OptionalMethod.absent()
  }
  /// Does nothing by default.
  public func didDismissSearchController(_ searchController: UISearchController) {
    OptionalMethod.absent()
  }
  /// Does nothing by default.
  public func presentSearchController(_ searchController: UISearchController) {
    OptionalMethod.absent()
  }
}
