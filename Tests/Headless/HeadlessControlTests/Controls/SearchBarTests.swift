import HeadlessUIKit
import Testing

/// The calls of a search bar's delegate.
@MainActor struct SearchBarTests {
  private final class Spy: NSObject, UISearchBarDelegate {
    var log: [String] = []
    var begins = true
    var ends = true
    var place = UIBarPosition.bottom
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
      log.append("should begin")
      return begins
    }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.append("began") }
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
      log.append("should end")
      return ends
    }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { log.append("ended") }
    func searchBar(
      _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { text != "x" }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      log.append("text \(searchText)")
    }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.append("cancel") }
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { log.append("bookmark") }
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { log.append("results") }
    func searchBar(
      _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
    ) { log.append("scope \(selectedScope)") }
    func position(for bar: any UIBarPositioning) -> UIBarPosition { place }
  }

  private let user = User()
  private let spy = Spy()
  private let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  init() {
    bar.delegate = spy
    window.addSubview(bar)
    window.makeKeyAndVisible()
  }

  @Test func `editing begins and ends if the delegate allows it`() {
    func take(_ change: () -> Bool) -> [String] {
      spy.log = []
      return ["\(change())"] + spy.log
    }
    spy.begins = false
    #expect(take { bar.becomeFirstResponder() } == ["false", "should begin"])
    spy.begins = true
    spy.ends = false
    #expect(take { bar.becomeFirstResponder() } == ["true", "should begin", "began"])
    #expect(take { bar.resignFirstResponder() } == ["false", "should end"])
    #expect(bar.isFirstResponder)
    spy.ends = true
    #expect(take { bar.resignFirstResponder() } == ["true", "should end", "ended"])
  }

  @Test func `each change of the text is asked for and announced`() {
    user.type("ab", into: bar.searchTextField)
    #expect((user.type("x", into: bar.searchTextField), bar.text) == (false, "ab"))
    #expect(user.pressSearch(in: bar))
    #expect(spy.log == ["should begin", "began", "text a", "text ab", "search"])
  }

  @Test func `taps on the buttons and scopes are passed on`() {
    #expect([user.tapBookmark(in: bar), user.tapResults(in: bar)] == [false, false])
    bar.showsBookmarkButton = true
    bar.showsSearchResultsButton = true
    bar.scopeButtonTitles = ["All", "New"]
    #expect([user.tapBookmark(in: bar), user.tapResults(in: bar)] == [true, true])
    #expect((user.choose(scope: "New", in: bar), bar.selectedScopeButtonIndex) == (true, 1))
    #expect(spy.log == ["bookmark", "results", "scope 1"])
  }

  @Test func `the cancel button of a search is the bar's`() {
    let search = UISearchController(searchResultsController: nil)
    search.searchBar.delegate = spy
    search.isActive = true
    #expect(user.cancelSearch(in: search))
    #expect(spy.log.contains("cancel"))
  }

  @Test func `the delegate places the bar`() {
    var positions = [bar.barPosition]
    spy.place = .any
    positions.append(bar.barPosition)
    bar.delegate = nil
    #expect(positions + [bar.barPosition] == [.bottom, .top, .top])
  }
}
