import Foundation
import HeadlessUIKit
import Recorders
import Testing

/// Controllers in which the user picks: activities, documents, images and search suggestions.
@MainActor @Suite(.serialized) struct PickerControllerTests {
  private final class Archive: UIActivity {
    var items: [Any] = []
    override var activityType: ActivityType? { ActivityType("archive") }
    override var activityTitle: String? { "Archive" }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
      activityItems.first is String
    }
    override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }
    override func perform() { activityDidFinish(true) }
  }

  @Test func `an activity of the app's is performed, and the controller is dismissed`() {
    let root = UIViewController()
    showing(root) { _ in
      let log = Log()
      @MainActor func controller(_ items: [Any]) -> UIActivityViewController {
        let controller = UIActivityViewController(
          activityItems: items, applicationActivities: [Archive()])
        controller.completionWithItemsHandler = { type, isDone, _, _ in
          log.add("\(type?.rawValue ?? "none") \(isDone) \(root.presentedViewController == nil)")
        }
        root.present(controller, animated: true)
        return controller
      }
      #expect(
        (User().perform("Archive", in: controller(["text"])), log.take())
          == (true, ["archive true true"]))
      let numbers = controller([1])
      #expect(!User().perform("Archive", in: numbers))
      User().cancel(numbers)
      #expect(log.take() == ["none false true"])
      let excluding = controller(["text"])
      excluding.excludedActivityTypes = [UIActivity.ActivityType("archive")]
      #expect(!User().perform("Archive", in: excluding))
    }
  }

  private final class Documents: NSObject, UIDocumentPickerDelegate,
    UIImagePickerControllerDelegate,
    UINavigationControllerDelegate
  {
    let log = Log()
    func documentPicker(
      _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
    ) { log.add(urls.map(\.lastPathComponent).joined(separator: " ")) }
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
      log.add("canceled")
    }
    func imagePickerController(
      _ picker: UIImagePickerController,
      didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) { log.add("image \(info[.originalImage] is UIImage)") }
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { log.add("no image") }
  }

  @Test func `picked documents reach the delegate, and the picker is dismissed`() {
    let root = UIViewController()
    showing(root) { _ in
      let delegate = Documents()
      let picker = UIDocumentPickerViewController(documentTypes: ["public.text"], in: .open)
      picker.delegate = delegate
      let urls = ["a", "b"].map { URL(filePath: "/\($0)") }
      root.present(picker, animated: true)
      #expect([urls, []].map { User().pick($0, in: picker) } == [false, false])
      picker.allowsMultipleSelection = true
      #expect((User().pick(urls, in: picker), delegate.log.take()) == (true, ["a b"]))
      #expect(root.presentedViewController == nil)
      root.present(picker, animated: true)
      User().cancel(picker)
      #expect((delegate.log.take(), root.presentedViewController) == (["canceled"], nil))
      #expect(
        UIDocumentPickerViewController(forExporting: urls, asCopy: true).documentPickerMode
          == .exportToService)
    }
  }

  @Test func `a picked image reaches the delegate, which dismisses the picker`() throws {
    let delegate = Documents()
    let picker = UIImagePickerController()
    picker.delegate = delegate
    User().pick(try #require(UIImage(systemName: "star")), in: picker)
    User().cancel(picker)
    #expect(delegate.log.take() == ["image true", "no image"])
    let sources: [UIImagePickerController.SourceType] = [.camera, .photoLibrary]
    #expect(sources.map(UIImagePickerController.isSourceTypeAvailable) == [false, true])
  }

  // MARK: Searches

  private final class Updater: NSObject, UISearchResultsUpdating {
    let log = Log()
    func updateSearchResults(for searchController: UISearchController) {}
    func updateSearchResults(
      for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
    ) { log.add(searchSuggestion.localizedSuggestion ?? "") }
  }

  @Test func `the updater is told of the suggestion that the user chose`() {
    let search = UISearchController(searchResultsController: nil)
    let updater = Updater()
    search.searchResultsUpdater = updater
    search.searchSuggestions = ["one", "two"].map {
      UISearchSuggestionItem(localizedSuggestion: $0)
    }
    #expect(!User().choose(suggestionAt: 1, in: search))
    search.isActive = true
    #expect([1, 2].map { User().choose(suggestionAt: $0, in: search) } == [true, false])
    #expect(updater.log.take() == ["two"])
  }

  @Test(arguments: [
    (UISearchController.ScopeBarActivation.automatic, [true, true, false]),
    (.onSearchActivation, [true, true, false]), (.onTextEntry, [false, true, false]),
    (.manual, [false, false, false]),
  ])
  func `scopes are shown when their activation asks`(
    activation: UISearchController.ScopeBarActivation, shown: [Bool]
  ) {
    let search = UISearchController(searchResultsController: nil)
    search.searchBar.scopeButtonTitles = ["A", "B"]
    search.scopeBarActivation = activation
    search.isActive = true
    var seen = [search.searchBar.showsScopeBar]
    User().search(for: "x", in: search)
    seen.append(search.searchBar.showsScopeBar)
    search.isActive = false
    seen.append(search.searchBar.showsScopeBar)
    #expect(seen == shown)
  }

  @Test func `a search container has the bar on top, and the results below it`() {
    let results = UIViewController()
    let search = UISearchController(searchResultsController: results)
    let container = UISearchContainerViewController(searchController: search)
    showing(container) { window in
      #expect(search.searchBar.frame == CGRect(x: 0, y: 0, width: 300, height: 52))
      User().search(for: "x", in: search)
      window.layoutIfNeeded()
      #expect(results.parent === container)
      #expect(results.view.frame == CGRect(x: 0, y: 52, width: 300, height: 448))
    }
  }
}
