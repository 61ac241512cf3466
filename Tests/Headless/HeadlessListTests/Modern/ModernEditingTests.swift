import Foundation
import Testing

@testable import HeadlessUIKit

/// An edited table with a diffable data source, of the shape of Apple's sample "Implementing Modern
/// Collection Views".
@MainActor struct ModernEditingTests {
  private let user = User()

  private enum Trips: Int {
    case done, wanted
    var title: String { self == .done ? "Done" : "Wanted" }
    var explanation: String { self == .done ? "Where I was" : "Where I want to go" }
  }

  private final class TripSource: UITableViewDiffableDataSource<Trips, String> {
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int)
      -> String?
    { Trips(rawValue: section)?.title }
    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int)
      -> String?
    { Trips(rawValue: section)?.explanation }
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      true
    }
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      true
    }
    override func tableView(
      _ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath
    ) {
      guard let moved = itemIdentifier(for: source), source != destination else { return }
      var snapshot = snapshot()
      if let other = itemIdentifier(for: destination) {
        let isAfter = source.section == destination.section && destination > source
        snapshot.deleteItems([moved])
        if isAfter {
          snapshot.insertItems([moved], afterItem: other)
        } else {
          snapshot.insertItems([moved], beforeItem: other)
        }
      } else {
        snapshot.deleteItems([moved])
        snapshot.appendItems(
          [moved], toSection: snapshot.sectionIdentifiers[destination.section])
      }
      apply(snapshot, animatingDifferences: false)
    }
    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      guard editingStyle == .delete, let item = itemIdentifier(for: indexPath) else { return }
      var snapshot = snapshot()
      snapshot.deleteItems([item])
      apply(snapshot)
    }
  }

  private final class TripScreen: UIViewController {
    private(set) var table: UITableView!
    private(set) var source: TripSource!

    override func viewDidLoad() {
      super.viewDidLoad()
      table = UITableView(frame: .zero, style: .insetGrouped)
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      view.fill(with: table)
      source = TripSource(tableView: table) { table, path, name in
        let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
        var content = cell.defaultContentConfiguration()
        content.text = name
        content.secondaryText = "\(name.count) letters"
        cell.contentConfiguration = content
        return cell
      }
      var snapshot = NSDiffableDataSourceSnapshot<Trips, String>()
      snapshot.appendSections([.done])
      snapshot.appendItems(["Oslo", "Bergen", "Bodø"])
      snapshot.appendSections([.wanted])
      snapshot.appendItems(["Reine", "Narvik"])
      source.apply(snapshot, animatingDifferences: false)
      nameButton()
    }

    private func nameButton() {
      navigationItem.rightBarButtonItems = [
        UIBarButtonItem(
          title: table.isEditing ? "Done" : "Edit",
          primaryAction: UIAction { [weak self] _ in
            guard let self else { return }
            self.table.setEditing(!self.table.isEditing, animated: true)
            self.nameButton()
          })
      ]
    }

    var names: [[String]] {
      let snapshot = source.snapshot()
      return snapshot.sectionIdentifiers.map { snapshot.itemIdentifiers(inSection: $0) }
    }
    var shown: [[String?]] { table.contentTexts }
  }

  @Test func `a data source's subclass titles, moves and deletes rows`() throws {
    let screen = TripScreen()
    let window = UIWindow.showing(UINavigationController(rootViewController: screen))
    let table = try #require(screen.table)
    #expect(
      [0, 1].map(table.titles) == [["Done", "Where I was"], ["Wanted", "Where I want to go"]])
    // A swipe deletes, in editing mode or not.
    let isSwiped = user.swipeToDelete(rowAt: [0, 1], in: table)
    #expect((isSwiped, screen.shown) == (true, [["Oslo", "Bodø"], ["Reine", "Narvik"]]))
    func drag(_ source: IndexPath, to place: IndexPath) -> [[String]]? {
      user.drag(rowAt: source, to: place, in: table) ? screen.names : nil
    }
    #expect(drag([0, 0], to: [0, 1]) == nil)
    let button = try #require(screen.navigationItem.rightBarButtonItem)
    #expect(
      (
        button.title, user.tap(button), table.isEditing,
        screen.navigationItem.rightBarButtonItem?.title
      ) == ("Edit", true, true, "Done"))
    // Down and up in a section, and into another.
    #expect(drag([0, 0], to: [0, 1]) == [["Bodø", "Oslo"], ["Reine", "Narvik"]])
    #expect(drag([0, 1], to: [0, 0]) == [["Oslo", "Bodø"], ["Reine", "Narvik"]])
    #expect(
      (drag([0, 1], to: [1, 1]), screen.shown) == (
        [["Oslo"], ["Reine", "Bodø", "Narvik"]], [["Oslo"], ["Reine", "Bodø", "Narvik"]]
      ))
    #expect(drag([1, 0], to: [0, 0]) == [["Reine", "Oslo"], ["Bodø", "Narvik"]])
    // The control at the leading edge asks before it deletes.
    let isAsked = user.tapEditingControl(ofRowAt: [1, 0], in: table)
    #expect((isAsked, screen.names[1]) == (true, ["Bodø", "Narvik"]))
    let isConfirmed = user.confirmDeletion(in: table)
    #expect((isConfirmed, screen.shown) == (true, [["Reine", "Oslo"], ["Narvik"]]))
    // An emptied section stays, with its titles.
    #expect(user.swipeToDelete(rowAt: [1, 0], in: table))
    #expect(
      (screen.shown, table.titles(1)) == (
        [["Reine", "Oslo"], []], ["Wanted", "Where I want to go"]
      ))
    _ = window
  }
}

extension UITableView {
  /// Returns the titles of a section's header and footer as its views show them.
  fileprivate func titles(_ section: Int) -> [String?] {
    layoutIfNeeded()
    return [headerView(forSection: section), footerView(forSection: section)].map {
      $0?.textLabel?.text ?? ($0?.contentConfiguration as? UIListContentConfiguration)?.text
    }
  }
}
