import HeadlessUIKit
import Recorders
import Testing

/// Switches, buttons, fields, search and alerts, as a person uses them.
@MainActor struct ControlsTests {
  private let user = User()

  @Test func `a tap toggles a switch and sends its event; code sends none`() {
    let control = UISwitch()
    var log: [String] = []
    control.addAction(UIAction { _ in log.append("\(control.isOn)") }, for: .valueChanged)
    control.setOn(true, animated: true)
    #expect((log, user.toggle(control)) == ([], true))
    control.isEnabled = false
    #expect((log, user.toggle(control)) == (["false"], false))
    #expect(control.frame.size == CGSize(width: 51, height: 31))
  }

  @Test func `a button sends down, up inside and its primary action`() {
    var log: [String] = []
    let button = UIButton(
      configuration: .filled(), primaryAction: UIAction(title: "Go") { log.append($0.title) })
    button.addAction(UIAction { _ in log.append("down") }, for: .touchDown)
    button.addAction(UIAction { _ in log.append("up") }, for: .touchUpInside)
    #expect((button.currentTitle, user.tap(button)) == ("Go", true))
    #expect(log == ["down", "up", "Go"])
    let parent = UIView()
    parent.addSubview(button)
    parent.isHidden = true
    #expect(!user.tap(button))
  }

  @Test func `typing asks for each letter, pasting for all of them, and each change is announced`()
  {
    let field = UITextField()
    let delegate = FieldDelegate()
    field.delegate = delegate
    var changes: [String] = []
    field.addAction(UIAction { _ in changes.append(field.text ?? "") }, for: .editingChanged)
    #expect(!user.type("a1b", into: field))
    #expect((field.text, changes) == ("ab", ["a", "ab"]))
    #expect([user.deleteBackward(in: field), user.type("👍🏽", into: field)] == [true, true])
    #expect(field.text == "a👍🏽")
    #expect(
      [
        user.deleteBackward(in: field), user.pressReturn(in: field), user.clear(field),
        field.resignFirstResponder(), user.pressReturn(in: field),
      ] == [true, true, true, true, false])
    #expect(delegate.log.lines == ["begin", "return", "clear", "end"])
    field.text = "programmed"
    #expect(changes.last == "")
    (field.text, changes) = ("", [])
    #expect(["ab", "👍🏽c", "d1"].map { user.paste($0, into: field) } == [true, true, false])
    #expect((changes, field.text) == (["ab", "ab👍🏽c"], "ab👍🏽c"))
    field.isEnabled = false
    #expect([user.type("x", into: field), user.paste("x", into: field)] == [false, false])
  }

  @Test func `a search begins with the first touch, follows each letter, and ends empty`() {
    let owner = UIViewController()
    let search = UISearchController(searchResultsController: nil)
    let listener = SearchListener()
    search.searchResultsUpdater = listener
    search.delegate = listener
    search.searchBar.delegate = listener
    search.searchBar.scopeButtonTitles = ["All", "New"]
    owner.navigationItem.searchController = search
    let bar = search.searchBar
    #expect(user.search(for: "ab", in: search))
    #expect([search.isActive, bar.showsCancelButton] == [true, true])
    #expect(["New", "Old"].map { user.choose(scope: $0, in: bar) } == [true, false])
    #expect(
      [user.pressSearch(in: bar), user.cancelSearch(in: search), user.cancelSearch(in: search)]
        == [true, true, false])
    #expect(bar.text == "")
    #expect(
      listener.log.lines == [
        "will present", "update ''", "text a", "update 'a'", "text ab", "update 'ab'",
        "did present", "update 'ab'", "search", "cancel", "will dismiss", "update ''",
        "did dismiss",
      ])
  }

  @Test func `results lie over the searching view as long as there is a text`() {
    let owner = UIViewController()
    let results = UITableViewController(style: .plain)
    let search = UISearchController(searchResultsController: results)
    owner.navigationItem.searchController = search
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = UINavigationController(rootViewController: owner)
    window.makeKeyAndVisible()
    user.search(for: "a", in: search)
    #expect(results.view.superview === owner.view)
    user.deleteBackward(in: search.searchBar.searchTextField)
    #expect(results.view.superview == nil)
    user.search(for: "b", in: search)
    user.cancelSearch(in: search)
    #expect(results.view.superview == nil && results.parent == nil)
    window.isHidden = true
  }

  @Test func `a placeholder follows the search, and its button acts`() {
    let owner = Placeholding()
    let search = UISearchController(searchResultsController: nil)
    owner.navigationItem.searchController = search
    owner.loadViewIfNeeded()
    HeadlessRunLoop.tick()
    #expect(owner.view.subviews.isEmpty)
    user.search(for: "zz", in: search)
    let view = owner.view.subviews.first as? UIContentUnavailableView
    let shown = view?.configuration as? UIContentUnavailableConfiguration
    #expect(shown?.text == "No Results for “zz”")
    user.cancelSearch(in: search)
    #expect(owner.view.subviews.isEmpty)
    var retried = 0
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.text = "Offline"
    configuration.button.title = "Retry"
    configuration.buttonProperties.primaryAction = UIAction { _ in retried += 1 }
    let other = UIViewController()
    other.contentUnavailableConfiguration = configuration
    other.loadViewIfNeeded()
    other.view.layoutIfNeeded()
    let buttons = other.view.subviews.first?.subviews.compactMap { $0 as? UIButton } ?? []
    #expect(buttons.map(\.isHidden) == [false, true])
    #expect((buttons.map { user.tap($0) }, retried) == ([true, false], 1))
    other.contentUnavailableConfiguration = nil
    #expect(other.view.subviews.isEmpty)
  }

  @Test func `an alert's fields are typed into; sheets have none`() {
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "First" }
    #expect([0, 1].map { user.type("Ada", intoFieldAt: $0, of: alert) } == [true, false])
    #expect(alert.textFields?.map(\.text) == ["Ada"])
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    #expect((UIKitException.raised { sheet.addTextField() }.count, sheet.textFields) == (1, nil))
  }
}

private final class FieldDelegate: NSObject, UITextFieldDelegate {
  let log = Log()
  func textFieldDidBeginEditing(_ textField: UITextField) { log.add("begin") }
  func textFieldDidEndEditing(_ textField: UITextField) { log.add("end") }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { !string.contains { $0.isNumber && $0.isASCII } }
  func textFieldShouldClear(_ textField: UITextField) -> Bool {
    log.add("clear")
    return true
  }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    log.add("return")
    return true
  }
}

private final class SearchListener: NSObject, UISearchResultsUpdating, UISearchControllerDelegate,
  UISearchBarDelegate
{
  let log = Log()
  func updateSearchResults(for searchController: UISearchController) {
    log.add("update '\(searchController.searchBar.text ?? "")'")
  }
  func willPresentSearchController(_ searchController: UISearchController) {
    log.add("will present")
  }
  func didPresentSearchController(_ searchController: UISearchController) { log.add("did present") }
  func willDismissSearchController(_ searchController: UISearchController) {
    log.add("will dismiss")
  }
  func didDismissSearchController(_ searchController: UISearchController) { log.add("did dismiss") }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    log.add("text \(searchText)")
  }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.add("search") }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.add("cancel") }
}

private final class Placeholding: UIViewController {
  override func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {
    contentUnavailableConfiguration =
      state.searchText?.isEmpty == false ? UIContentUnavailableConfiguration.search() : nil
  }
}
