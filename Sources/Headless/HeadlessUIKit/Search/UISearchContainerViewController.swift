public import Foundation

/// A controller that displays a search bar at the top, and the results below it.
@preconcurrency @MainActor open class UISearchContainerViewController: UIViewController {
  /// The search controller.
  open private(set) var searchController: UISearchController

  /// Creates a container of a search controller.
  public init(searchController: UISearchController) {
    self.searchController = searchController
    super.init(nibName: nil, bundle: nil)
    searchController.owner = self
  }

  /// Creates a container of a search controller without results.
  public convenience init() {
    self.init(searchController: UISearchController(searchResultsController: nil))
  }

  /// Creates a container of a search controller without results.
  public required init?(coder: NSCoder) {
    searchController = UISearchController(searchResultsController: nil)
    super.init(coder: coder)
    searchController.owner = self
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(searchController.searchBar)
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let bounds = view.bounds
    let bar = CGRect(
      x: 0, y: view.safeAreaInsets.top, width: bounds.width,
      height: ListMetrics.current.searchBarHeight)
    searchController.searchBar.frame = bar
    view.bringSubviewToFront(searchController.searchBar)
    guard let results = searchController.searchResultsController?.viewIfLoaded,
      results.superview === view
    else { return }
    results.frame = CGRect(
      x: 0, y: bar.maxY, width: bounds.width, height: max(bounds.height - bar.maxY, 0))
  }
}
