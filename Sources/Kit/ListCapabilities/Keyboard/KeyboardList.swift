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
