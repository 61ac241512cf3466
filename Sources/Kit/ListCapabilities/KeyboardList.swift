public import Foundation
public import ListCore
import ListPlatform

/// A list that the user drives with a keyboard.
///
/// UIKit has a focus on iPad since iOS 15, on the Mac, and on Apple TV. The arrow keys and the Tab
/// key move it, and the list scrolls. Return and the space bar select the focused row. A keyboard
/// list adds the following, as lists of the system do:
///
/// - The focus belongs to an object. It follows the object through updates, and moves to the
///   object's neighbor when the object is removed. When the focus returns to the list, it returns
///   to the object.
/// - Letters and digits that the user types in quick succession move the focus to the next object
///   whose text begins with them.
/// - In an ``EditableList``, the Delete key deletes the focused object. If objects are selected in
///   a ``MultipleSelectionList``, it deletes those. An ``UndoableList`` undoes it.
/// - Key commands of the app act on the focused object.
///
///       final class ChoresController: UITableViewController, TableList, KeyboardList {
///         var listKeyCommands: [UIKeyCommand] {
///           [.forList("Mark as Done", input: "d", modifierFlags: .command)]
///         }
///         func perform(_ keyCommand: UIKeyCommand, with chore: Chore?) {
///           chore?.isDone = true
///         }
///       }
///
/// On iPad, UIKit lets only sidebars have the focus by default. Connecting a keyboard list sets
/// `allowsFocus` and `allowsFocusDuringEditing` of its view.
///
/// The keys are those of the view controller that contains the list's view, as long as the view is
/// on screen.
@MainActor public protocol KeyboardList: List {
  /// Returns the text whose beginning the user types to focus an object, or `nil` for the text that
  /// its cell shows while the cell is visible. The default is the object's `description`. For an
  /// object without one, and for an object of an Objective-C class, it is the text of its cell.
  func typeSelectText(for object: Object) -> String?
  /// The app's key commands, which are created by `UIKeyCommand.forList(_:input:modifierFlags:)`.
  /// They precede those of the kit, and are read when the view appears. The default is none.
  var listKeyCommands: [UIKeyCommand] { get }
  /// Performs one of the ``listKeyCommands``. The default does nothing.
  ///
  /// - Parameters:
  ///   - keyCommand: The key command, which is recognized by its `input` and `modifierFlags`.
  ///   - object: The focused object, or `nil` if there is none.
  func perform(_ keyCommand: UIKeyCommand, with object: Object?)
  /// Tells the list that the focus moved to another object or left the list. The default does
  /// nothing.
  func focusDidChange()
}

extension KeyboardList {
  /// Returns the object's description, or `nil` if it has none.
  public func typeSelectText(for object: Object) -> String? {
    object is NSObject ? nil : (object as? any CustomStringConvertible)?.description
  }

  /// No commands.
  public var listKeyCommands: [UIKeyCommand] { [] }

  /// Does nothing.
  public func perform(_ keyCommand: UIKeyCommand, with object: Object?) {}

  /// Does nothing.
  public func focusDidChange() {}
}

extension KeyboardList {
  /// The object that has the focus, or `nil` if none has.
  public var focusedObject: Object? { focusedIndexPath.flatMap(object(at:)) }

  /// The index path of the object that has the focus, or `nil` if none has.
  public var focusedIndexPath: IndexPath? { link(KeyboardLink.self)?.focusedIndexPath }

  /// Moves the focus to an object, and scrolls to it if necessary.
  ///
  /// - Parameter object: The object, which is recognized by its ``List/id(of:)``.
  /// - Returns: `false` if the list doesn't show the object, if its view isn't on screen, or if the
  ///   system has no focus.
  /// - Complexity: O(n) for n objects.
  @discardableResult
  public func focus(on object: Object) -> Bool {
    guard let path = indexPath(of: object) else { return false }
    return link(KeyboardLink.self)?.focus(at: path) ?? false
  }

  // MARK: Objects by identifier and by text

  /// Returns the identifier of a row's object. One that can't be recognized is known by its place.
  fileprivate func focusID(at indexPath: IndexPath?) -> AnyHashable? {
    guard let indexPath, let object = object(at: indexPath) else { return nil }
    return id(of: object) ?? AnyHashable(indexPath)
  }

  /// Returns the index path of an object, which is looked for at an index path first.
  fileprivate func indexPath(ofFocusID id: AnyHashable, near indexPath: IndexPath?) -> IndexPath? {
    focusID(at: indexPath) == id ? indexPath : self.indexPath(ofID: id)
  }

  /// Returns the first row after another, or from it on, whose text begins with what was typed. The
  /// first row follows the last one.
  fileprivate func indexPath(
    ofTextBeginningWith typed: String, after start: IndexPath?, orThere isIncluded: Bool
  ) -> IndexPath? {
    var first: IndexPath?
    for path in allIndexPaths where begins(typed, at: path) {
      guard let start, path < start || (path == start && !isIncluded) else { return path }
      if first == nil { first = path }
    }
    return first
  }

  private func begins(_ typed: String, at indexPath: IndexPath) -> Bool {
    guard let object = object(at: indexPath) else { return false }
    let text = typeSelectText(for: object) ?? shownView?.shownCell(at: indexPath)?.shownText
    let options: String.CompareOptions = [.anchored, .caseInsensitive, .diacriticInsensitive]
    return text?.range(of: typed, options: options, locale: .current) != nil
  }

  // MARK: Commands

  fileprivate func perform(_ keyCommand: UIKeyCommand, at indexPath: IndexPath?) {
    perform(keyCommand, with: indexPath.flatMap(object(at:)))
  }
}

extension EditableList {
  /// Deletes an object with the keyboard. Returns `false` if the list can't delete it.
  fileprivate func deleteByKey(at indexPath: IndexPath) -> Bool {
    guard forwarding.canEditItem(at: indexPath),
      forwarding.editingStyleOfItem(at: indexPath) == .delete
    else { return false }
    deleteByUser(at: indexPath)
    return true
  }
}

extension MultipleSelectionList where Self: EditableList {
  /// Deletes the selected objects with the keyboard. Returns `false` if none is selected.
  fileprivate func deleteSelectionByKey() -> Bool {
    !deleteSelectedObjects().isEmpty || !selectedIDs.isEmpty
  }
}

extension UIView {
  /// The text of a cell.
  fileprivate var shownText: String? {
    let configuration =
      (self as? UITableViewCell)?.contentConfiguration
      ?? (self as? UICollectionViewCell)?.contentConfiguration
    if let content = configuration as? UIListContentConfiguration {
      return content.text ?? content.attributedText?.string
    }
    return (self as? UITableViewCell)?.textLabel?.text
  }
}

extension TableOrCollectionView {
  /// The index path of the row or item that has the focus and is visible.
  fileprivate var focusedIndexPath: IndexPath? {
    var view = UIFocusSystem.focusSystem(for: self)?.focusedItem as? UIView
    while let current = view, current !== self {
      if let path = indexPath(ofCell: current) { return path }
      view = current.superview
    }
    return nil
  }
}

extension UIKeyCommand {
  /// Returns a key command for a ``KeyboardList``, which the list performs by
  /// ``KeyboardList/perform(_:with:)``.
  ///
  /// - Parameters:
  ///   - title: The title that the user sees while the Command key is held down.
  ///   - input: The key.
  ///   - modifierFlags: The modifier keys.
  public static func forList(
    _ title: String, input: String, modifierFlags: UIKeyModifierFlags = []
  ) -> UIKeyCommand {
    let command = UIKeyCommand.ofKit(input, modifierFlags)
    command.discoverabilityTitle = title
    return command
  }
}

extension ListCapability {
  /// The capability of a ``KeyboardList``.
  static let keyboard = ListCapability { (list: any KeyboardList) in KeyboardLink(list) }
}

/// Keeps the focused object, and performs the keys of a list.
final class KeyboardLink: ListLink, UITableViewDelegate, UICollectionViewDelegate {
  private weak var list: (any KeyboardList)?
  private var observers: NotificationObservers?

  init(_ list: any KeyboardList) {
    self.list = list
    super.init()
    observers = NotificationObservers(of: [UIFocusSystem.didUpdateNotification], from: nil) {
      [weak self] in self?.followFocus()
    }
  }

  deinit { pause?.cancel() }

  // MARK: Focus

  /// Lets the view have the focus. By UIKit's default, which depends on the platform and on the
  /// view, only sidebars can have it on iPad.
  override func connect(to view: UIScrollView) {
    guard let view = view as? any TableOrCollectionView else { return }
    view.allowsFocus = true
    view.allowsFocusDuringEditing = true
  }

  /// The object that has the focus, or had it last, and its neighbors.
  private struct Focus {
    var indexPath: IndexPath
    var id: AnyHashable
    var neighbors: [AnyHashable]
  }

  private var focus: Focus?
  private var isFocused = false

  /// The index path of the object that has the focus.
  var focusedIndexPath: IndexPath? {
    // The app may have loaded other rows into the view without an update.
    if let list, let focus, list.focusID(at: focus.indexPath) != focus.id,
      list.shownView?.hasUncommittedUpdates == false
    {
      findFocus()
    }
    return isFocused ? focus?.indexPath : nil
  }

  /// Moves the focus to a row.
  func focus(at indexPath: IndexPath) -> Bool {
    guard let view = list?.shownView, view.window != nil else { return false }
    view.layoutIfNeeded()
    let frame = view.frame(ofItemAt: indexPath)
    if !view.bounds.inset(by: view.adjustedContentInset).contains(frame) {
      view.scrollRectToVisible(frame, animated: false)
      view.layoutIfNeeded()
    }
    return focusCell(at: indexPath, of: view)
  }

  private func focusCell(at indexPath: IndexPath, of view: any TableOrCollectionView) -> Bool {
    guard let cell = view.shownCell(at: indexPath),
      let system = UIFocusSystem.focusSystem(for: cell)
    else { return false }
    system.requestFocusUpdate(to: cell)
    system.updateFocusIfNeeded()
    return view.focusedIndexPath == indexPath
  }

  /// Remembers the object that the user has focused.
  private func followFocus() {
    guard let list, let view = list.shownView, !view.holdsItems else { return }
    let old = isFocused ? focus?.id : nil
    let indexPath = view.focusedIndexPath
    isFocused = indexPath != nil
    if let indexPath { remember(indexPath) }
    guard old != (isFocused ? focus?.id : nil) else { return }
    if !isTyping { typed = "" }
    list.focusDidChange()
  }

  private func remember(_ indexPath: IndexPath) {
    guard let list, let id = list.focusID(at: indexPath) else { return }
    let others = [1, -1].map { IndexPath(item: indexPath.item + $0, section: indexPath.section) }
    focus = Focus(
      indexPath: indexPath, id: id,
      neighbors: others.filter { $0.item >= 0 }.compactMap { list.focusID(at: $0) })
  }

  override func didUpdate(_ update: FollowedUpdate) { findFocus() }

  /// Moves the focus to the row that shows its object now, or to the nearest row.
  private func findFocus() {
    guard let list, let focus, let view = list.shownView else { return }
    let known = [focus.id] + (isFocused ? focus.neighbors : [])
    let places = [isFocused ? view.focusedIndexPath : nil, focus.indexPath].compactMap { $0 }
    let found = known.lazy.compactMap { list.indexPath(ofFocusID: $0, near: places.first) }.first
    guard let indexPath = found ?? list.nearest(focus.indexPath) else {
      self.focus = nil
      isFocused = false
      return list.focusDidChange()
    }
    let isSame = list.focusID(at: indexPath) == focus.id
    remember(indexPath)
    guard isFocused else { return }
    // A row that was scrolled away is focused when the user presses an arrow key.
    view.layoutIfNeeded()
    if view.focusedIndexPath != indexPath, view.visibleIndexPaths.contains(indexPath) {
      // What the user reads stays in its place.
      _ = focusCell(at: indexPath, of: view)
    }
    if !isSame { list.focusDidChange() }
  }

  func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
    focus?.indexPath
  }

  func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
    focus?.indexPath
  }

  // MARK: Keys

  override var followsView: Bool { true }

  /// The view controller to which key commands were added.
  private weak var controller: UIViewController?
  private var commands: [UIKeyCommand] = []

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

  /// Performs a key command of the list. Returns `false` if the key has no effect.
  func perform(_ keyCommand: UIKeyCommand) -> Bool {
    guard let list, let input = keyCommand.input else { return false }
    let isOfApp = list.listKeyCommands.contains {
      $0.input == input && $0.modifierFlags == keyCommand.modifierFlags
    }
    if isOfApp {
      list.perform(keyCommand, at: focusedIndexPath)
      return true
    }
    return input == UIKeyCommand.inputDelete ? delete() : typeSelect(input)
  }

  private func delete() -> Bool {
    if let list = list as? any MultipleSelectionList & EditableList, list.deleteSelectionByKey() {
      return true
    }
    guard let list = list as? any EditableList, let focusedIndexPath else { return false }
    return list.deleteByKey(at: focusedIndexPath)
  }

  // MARK: Typing

  /// The text that was typed since the last pause.
  private var typed = ""
  private var pause: Task<Void, Never>?
  private var isTyping = false

  private func typeSelect(_ letter: String) -> Bool {
    guard let list else { return false }
    let start = focusedIndexPath
    var found: IndexPath?
    if !typed.isEmpty {
      found = list.indexPath(ofTextBeginningWith: typed + letter, after: start, orThere: true)
    }
    if found != nil || !typed.allSatisfy({ String($0) == letter }) {
      typed += letter
    } else {
      // The same letter again moves on to the next object.
      typed = letter
      found = list.indexPath(ofTextBeginningWith: letter, after: start, orThere: false)
    }
    waitForPause()
    guard let found else { return false }
    isTyping = true
    defer { isTyping = false }
    return focus(at: found)
  }

  private func waitForPause() {
    pause?.cancel()
    pause = Task { [weak self] in
      try? await Task.sleep(nanoseconds: 1_000_000_000)
      if !Task.isCancelled { self?.typed = "" }
    }
  }
}

extension List {
  /// Returns the index path of the row that is nearest to an index path, or `nil` if there is none.
  fileprivate func nearest(_ indexPath: IndexPath) -> IndexPath? {
    let counts = (0..<numberOfSections).map(numberOfItems(inSection:))
    let section = min(indexPath.section, counts.count - 1)
    let before = counts.prefix(max(section, 0)).lastIndex { $0 > 0 }
    let after = counts.dropFirst(max(section, 0)).firstIndex { $0 > 0 }
    if after == section {
      return IndexPath(item: min(indexPath.item, counts[section] - 1), section: section)
    }
    return after.map { IndexPath(item: 0, section: $0) }
      ?? before.map { IndexPath(item: counts[$0] - 1, section: $0) }
  }
}

/// The keyboard lists of a view controller that are on screen.
@MainActor final class ListKeys {
  private static var key: UInt8 = 0
  private var links: [KeyboardLink] = []

  static func of(_ controller: UIViewController) -> ListKeys {
    if let keys = objc_getAssociatedObject(controller, &key) as? ListKeys { return keys }
    let keys = ListKeys()
    objc_setAssociatedObject(controller, &key, keys, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return keys
  }

  fileprivate func add(_ link: KeyboardLink) { links.append(link) }
  fileprivate func remove(_ link: KeyboardLink) { links.removeAll { $0 === link } }

  /// Performs a key command in the list that has the focus, or else in the first one. Returns
  /// `false` if the key has no effect.
  func perform(_ keyCommand: UIKeyCommand) -> Bool {
    let link = links.first { $0.focusedIndexPath != nil } ?? links.first
    return link?.perform(keyCommand) ?? false
  }
}
