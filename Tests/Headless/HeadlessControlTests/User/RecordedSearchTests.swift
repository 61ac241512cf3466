import Recorders
import Testing

@testable import HeadlessUIKit

/// What UIKit answered about searches (Mac Catalyst, macOS 27).
@MainActor struct RecordedSearchTests {
  private final class Listener: NSObject, UISearchResultsUpdating, UISearchControllerDelegate,
    UISearchBarDelegate
  {
    var calls: [String] = []
    var isActive: [Bool] = []

    func updateSearchResults(for searchController: UISearchController) {
      calls.append("update(\(searchController.searchBar.text ?? ""))")
    }
    func willPresentSearchController(_ searchController: UISearchController) {
      calls.append("willPresent")
    }
    func didPresentSearchController(_ searchController: UISearchController) {
      calls.append("didPresent")
    }
    func willDismissSearchController(_ searchController: UISearchController) {
      calls.append("willDismiss")
      isActive.append(searchController.isActive)
    }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      calls.append("textDidChange(\(searchText))")
    }
    func take() -> [String] {
      defer { calls = [] }
      return calls
    }
  }

  /// A delegate that presents the search itself.
  private final class Presenter: NSObject, UISearchControllerDelegate {
    let owner: UIViewController
    let listener: Listener

    init(_ owner: UIViewController, _ listener: Listener) {
      (self.owner, self.listener) = (owner, listener)
    }

    func presentSearchController(_ searchController: UISearchController) {
      listener.calls.append("presentSearchController")
      owner.present(searchController, animated: false)
    }
    func willPresentSearchController(_ searchController: UISearchController) {
      listener.calls.append("willPresent")
    }
    func didPresentSearchController(_ searchController: UISearchController) {
      listener.calls.append("didPresent")
    }
  }

  private let user = User()
  private let owner = UIViewController()
  private let results = UIViewController()
  private let listener = Listener()
  private let window = UIWindow()
  private let search: UISearchController

  init() {
    search = UISearchController(searchResultsController: results)
    search.searchResultsUpdater = listener
    search.delegate = listener
    owner.navigationItem.searchController = search
    window.rootViewController = UINavigationController(rootViewController: owner)
    window.makeKeyAndVisible()
  }

  /// `sea-new` and `sea-alias` were recorded.
  @Test func `a new controller's bar is empty and has no delegate, and dimming means obscuring`() {
    let new = UISearchController(searchResultsController: nil)
    #expect(new.searchBar.delegate == nil && new.searchBar.text == "")
    #expect([new.searchBar.showsCancelButton, new.isActive] == [false, false])

    search.dimsBackgroundDuringPresentation = false
    #expect(!search.obscuresBackgroundDuringPresentation)
  }

  /// `sea-present` and `sea-results-hidden` were recorded.
  @Test func `a presentation updates the results once and hides them, and is over before its end`()
  {
    search.isActive = true
    HeadlessRunLoop.tick()
    #expect(listener.take() == ["willPresent", "update()", "didPresent"])
    #expect(results.viewIfLoaded?.window == nil)
    search.isActive = false
    #expect(listener.isActive == [false])
  }

  /// `sea-typing` was recorded.
  @Test func `a text shows the results`() {
    user.paste("ab", into: search.searchBar.searchTextField)
    #expect(listener.take().filter { $0.hasPrefix("update") } == ["update()", "update(ab)"])
    #expect(results.viewIfLoaded?.window != nil)
  }

  /// `sea-bar-delegate` and `sea-emptied` were recorded.
  @Test func `the bar's delegate hears of a text before the updater`() {
    user.search(for: "ab", in: search)
    search.searchBar.delegate = listener
    _ = listener.take()
    user.type("c", into: search.searchBar.searchTextField)
    #expect(listener.take() == ["textDidChange(abc)", "update(abc)"])
    user.deleteBackward(in: search.searchBar.searchTextField)
    _ = listener.take()
    for _ in 0..<2 { user.deleteBackward(in: search.searchBar.searchTextField) }
    #expect(
      listener.take() == ["textDidChange(a)", "update(a)", "textDidChange()", "update()"])
    #expect(results.viewIfLoaded?.window == nil)
  }

  /// `sea-self-presents` was recorded.
  @Test func `a delegate that presents the search gets no other calls`() {
    let presenter = Presenter(owner, listener)
    search.delegate = presenter
    search.isActive = true
    HeadlessRunLoop.tick()
    #expect(listener.take() == ["presentSearchController", "update()"])
    #expect(search.isActive && owner.presentedViewController == nil)
  }

}
