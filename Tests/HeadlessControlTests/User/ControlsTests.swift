import HeadlessUIKit
import Recorders
import Testing

/// Switches, buttons, fields, search and alerts, as a person uses them.
@MainActor @Suite(.timeLimit(.minutes(5))) struct ControlsTests {
  private let user = User()

  @Test func `a tap toggles a switch and sends its event; code sends none`() {
    let control = UISwitch()
    var log: [String] = []
    control.addAction(UIAction { _ in log.append("\(control.isOn)") }, for: .valueChanged)
    control.setOn(true, animated: true)
    #expect(log.isEmpty)
    #expect(user.toggle(control))
    #expect(log == ["false"])
    control.isEnabled = false
    #expect(!user.toggle(control))
    #expect(control.frame.size == CGSize(width: 51, height: 31))
  }

  @Test func `a button sends down, up inside and its primary action`() {
    var log: [String] = []
    let button = UIButton(
      configuration: .filled(), primaryAction: UIAction(title: "Go") { log.append($0.title) })
    button.addAction(UIAction { _ in log.append("down") }, for: .touchDown)
    button.addAction(UIAction { _ in log.append("up") }, for: .touchUpInside)
    #expect(button.currentTitle == "Go")
    #expect(user.tap(button))
    #expect(log == ["down", "up", "Go"])
    let parent = UIView()
    parent.addSubview(button)
    parent.isHidden = true
    #expect(!user.tap(button))
  }

  @Test func `typing asks for each letter and announces each change`() {
    let field = UITextField()
    let delegate = FieldDelegate()
    field.delegate = delegate
    var changes: [String] = []
    field.addAction(UIAction { _ in changes.append(field.text ?? "") }, for: .editingChanged)
    #expect(!user.type("a1b", into: field))
    #expect(field.text == "ab")
    #expect(changes == ["a", "ab"])
    #expect(user.deleteBackward(in: field))
    #expect(user.type("👍🏽", into: field))
    #expect(field.text == "a👍🏽")
    #expect(user.deleteBackward(in: field))
    #expect(user.pressReturn(in: field))
    #expect(user.clear(field))
    #expect(field.resignFirstResponder())
    #expect(!user.pressReturn(in: field))
    #expect(delegate.log.lines == ["begin", "return", "clear", "end"])
    field.text = "programmed"
    #expect(changes.last == "")
    field.isEnabled = false
    #expect(!user.type("x", into: field))
  }

  @Test func `pasting is one change, which the delegate takes or refuses as a whole`() {
    let field = UITextField()
    let delegate = FieldDelegate()
    field.delegate = delegate
    var changes: [String] = []
    field.addAction(UIAction { _ in changes.append(field.text ?? "") }, for: .editingChanged)
    #expect(user.paste("ab", into: field))
    #expect(user.paste("👍🏽c", into: field))
    #expect(changes == ["ab", "ab👍🏽c"])
    #expect(!user.paste("d1", into: field))
    #expect(field.text == "ab👍🏽c")
    field.isEnabled = false
    #expect(!user.paste("x", into: field))
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
    #expect(user.search(for: "ab", in: search))
    #expect(search.isActive)
    #expect(search.searchBar.showsCancelButton)
    #expect(user.choose(scope: "New", in: search.searchBar))
    #expect(!user.choose(scope: "Old", in: search.searchBar))
    #expect(user.pressSearch(in: search.searchBar))
    #expect(user.cancelSearch(in: search))
    #expect(!user.cancelSearch(in: search))
    #expect(search.searchBar.text == "")
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
    #expect(results.view.superview == nil)
    #expect(results.parent == nil)
    window.isHidden = true
  }

  @Test func `a placeholder follows the search`() {
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
  }

  @Test func `a placeholder's button acts`() {
    var retried = 0
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.text = "Offline"
    configuration.button.title = "Retry"
    configuration.buttonProperties.primaryAction = UIAction { _ in retried += 1 }
    let owner = UIViewController()
    owner.contentUnavailableConfiguration = configuration
    owner.loadViewIfNeeded()
    owner.view.layoutIfNeeded()
    let buttons = owner.view.subviews.first?.subviews.compactMap { $0 as? UIButton } ?? []
    #expect(buttons.map(\.isHidden) == [false, true])
    #expect(user.tap(buttons[0]))
    #expect(retried == 1)
    #expect(!user.tap(buttons[1]))
    owner.contentUnavailableConfiguration = nil
    #expect(owner.view.subviews.isEmpty)
  }

  @Test func `an alert's fields are typed into; sheets have none`() {
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "First" }
    #expect(user.type("Ada", intoFieldAt: 0, of: alert))
    #expect(alert.textFields?.map(\.text) == ["Ada"])
    #expect(!user.type("x", intoFieldAt: 1, of: alert))
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    #expect(UIKitException.raised { sheet.addTextField() }.count == 1)
    #expect(sheet.textFields == nil)
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
