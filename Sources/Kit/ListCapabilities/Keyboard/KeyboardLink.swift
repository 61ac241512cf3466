import Foundation
import ListCore
import ListPlatform

extension ListCapability {
  /// The capability of a ``KeyboardList``.
  static let keyboard = ListCapability { (list: any KeyboardList) in KeyboardLink(list) }
}

/// Keeps the focused object, and performs the keys of a list.
final class KeyboardLink: ListLink, UITableViewDelegate, UICollectionViewDelegate {
  weak var list: (any KeyboardList)?
  private var observers: NotificationObservers?

  /// The object that has the focus, or had it last.
  var focus: KeyboardFocus?
  var isFocused = false

  /// The text that was typed since the last pause.
  var typed = ""
  var pause: Task<Void, Never>?
  var isTyping = false

  /// The view controller to which key commands were added.
  private weak var controller: UIViewController?
  private var commands: [UIKeyCommand] = []

  init(_ list: any KeyboardList) {
    self.list = list
    super.init()
    observers = NotificationObservers(of: [UIFocusSystem.didUpdateNotification], from: nil) {
      [weak self] in self?.followFocus()
    }
  }

  deinit { pause?.cancel() }

  /// Lets the view have the focus. By UIKit's default, which depends on the platform and on the
  /// view, only sidebars can have it on iPad.
  override func connect(to view: UIScrollView) {
    guard let view = view as? any TableOrCollectionView else { return }
    view.allowsFocus = true
    view.allowsFocusDuringEditing = true
  }

  override func didUpdate(_ update: FollowedUpdate) { findFocus() }

  func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
    focus?.indexPath
  }

  func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
    focus?.indexPath
  }

  override var followsView: Bool { true }

  override func viewIsAppearing() {
    viewDidDisappear()
    guard let list, let view = list.shownView,
      let controller = sequence(first: view as UIResponder, next: \.next)
        .lazy.compactMap({ $0 as? UIViewController }).first
    else { return }
    let letters = UILocalizedIndexedCollation.current().sectionTitles.map { $0.lowercased() }
    let inputs = letters.filter { $0.count == 1 && $0 != "#" } + (0...9).map(String.init)
    commands =
      list.listKeyCommands + ([UIKeyCommand.inputDelete] + inputs).map { .ofKit($0, []) }
    self.controller = controller
    ListKeys.of(controller).add(self)
    for command in commands { controller.addKeyCommand(command) }
  }

  override func viewDidDisappear() {
    for command in commands { controller?.removeKeyCommand(command) }
    if let controller { ListKeys.of(controller).remove(self) }
    (commands, controller) = ([], nil)
  }
}
