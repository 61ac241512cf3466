public import Foundation

/// A controller of a search bar and of what shows the results.
@preconcurrency @MainActor open class UISearchController: UIViewController {
  /// Makes a controller; without one for the results, the searching controller shows them itself.
  public init(searchResultsController: UIViewController?) {
    results = searchResultsController
    super.init(nibName: nil, bundle: nil)
    bar.controller = self
  }

  /// Makes a controller without one for the results; there are no nibs here.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    results = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    bar.controller = self
  }

  public required init?(coder: NSCoder) {
    results = nil
    super.init(coder: coder)
    bar.controller = self
  }

  private let bar = UISearchBar(frame: .zero)
  private let results: UIViewController?
  /// The search bar.
  open var searchBar: UISearchBar { bar }
  /// The controller that shows the results.
  open var searchResultsController: UIViewController? { results }
  /// The object that is told of each change.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The object that is told of coming and going.
  open weak var delegate: (any UISearchControllerDelegate)? {
    didSet { delegateChain = AnswerChain(delegate) { object in { [weak object] in object } } }
  }
  private var delegateChain = AnswerChain<any UISearchControllerDelegate>()
  /// The controller whose item has the bar.
  weak var owner: UIViewController?

  /// Whether the background is dimmed; kept, nothing dims it.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether the navigation bar hides while searching; kept, it stays.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the way to cancel comes and goes by itself.
  open var automaticallyShowsCancelButton = true
  /// Whether the scopes come and go by themselves.
  open var automaticallyShowsScopeBar = true
  /// When the scopes come by themselves; kept.
  open var scopeBarActivation = ScopeBarActivation.automatic
  /// Whether the results come with the first letter.
  open var automaticallyShowsSearchResultsController = true
  /// Whether the results show.
  open var showsSearchResultsController = false { didSet { placeResults() } }
  /// Where the bar is.
  open var searchBarPlacement: UINavigationItem.SearchBarPlacement { .stacked }

  private var activeStorage = false
  /// Whether a search is on; ending it empties the bar.
  open var isActive: Bool {
    get { activeStorage }
    set { newValue ? activate() : deactivate() }
  }

  private func activate() {
    guard !activeStorage else { return }
    delegateChain.tell("presentSearchController(_:)") { $0.presentSearchController(self) }
    delegateChain.tell("willPresentSearchController(_:)") { $0.willPresentSearchController(self) }
    activeStorage = true
    if automaticallyShowsCancelButton { bar.showsCancelButton = true }
    if automaticallyShowsScopeBar { bar.showsScopeBar = bar.scopeButtonTitles != nil }
    bar.becomeFirstResponder()
    searchResultsUpdater?.updateSearchResults(for: self)
    if delegate != nil {
      HeadlessRunLoop.enqueue { [self, delegateChain] in
        delegateChain.tell("didPresentSearchController(_:)") { $0.didPresentSearchController(self) }
      }
    }
  }

  private func deactivate() {
    guard activeStorage else { return }
    delegateChain.tell("willDismissSearchController(_:)") { $0.willDismissSearchController(self) }
    activeStorage = false
    if automaticallyShowsCancelButton { bar.showsCancelButton = false }
    if automaticallyShowsScopeBar { bar.showsScopeBar = false }
    bar.searchTextField.text = ""
    bar.resignFirstResponder()
    showsSearchResultsController = false
    searchResultsUpdater?.updateSearchResults(for: self)
    owner?.setNeedsUpdateContentUnavailableConfiguration()
    if delegate != nil {
      HeadlessRunLoop.enqueue { [self, delegateChain] in
        delegateChain.tell("didDismissSearchController(_:)") { $0.didDismissSearchController(self) }
      }
    }
  }

  /// The bar's field is being edited: a search is on.
  func barDidBegin() { activate() }

  /// The bar's text or scope changed.
  func barDidChange() {
    guard activeStorage else { return }
    if automaticallyShowsSearchResultsController {
      showsSearchResultsController = bar.text?.isEmpty == false
    }
    searchResultsUpdater?.updateSearchResults(for: self)
    owner?.setNeedsUpdateContentUnavailableConfiguration()
  }

  /// Puts the results over the controller that is searched, or takes them away.
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

  /// When the scopes come by themselves.
  public enum ScopeBarActivation: Int, Sendable {
    case automatic, manual, onTextEntry, onSearchActivation
  }
}

/// An object that shows the results of a search.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// The search began, its text or scope changed, or it ended.
  func updateSearchResults(for searchController: UISearchController)
}

/// What a search controller tells; every method is optional.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// The search is about to come.
  func willPresentSearchController(_ searchController: UISearchController)
  /// The search came.
  func didPresentSearchController(_ searchController: UISearchController)
  /// The search is about to go.
  func willDismissSearchController(_ searchController: UISearchController)
  /// The search went.
  func didDismissSearchController(_ searchController: UISearchController)
  /// The search is to be shown; the default way follows anyway.
  func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {
    OptionalMethod.absent()
  }
  public func didPresentSearchController(_ searchController: UISearchController) {
    OptionalMethod.absent()
  }
  public func willDismissSearchController(_ searchController: UISearchController) {
    OptionalMethod.absent()
  }
  public func didDismissSearchController(_ searchController: UISearchController) {
    OptionalMethod.absent()
  }
  public func presentSearchController(_ searchController: UISearchController) {
    OptionalMethod.absent()
  }
}
