extension UITableViewCell {
  /// Constants for the number and arrangement of a cell's labels.
  @nonexhaustive public enum CellStyle: Int, Sendable {
    /// A text label and an optional image view.
    case `default`
    /// A text label at the leading edge and a detail label at the trailing edge.
    case value1
    /// A text label at the leading edge, immediately followed by a detail label.
    case value2
    /// A text label above a detail label.
    case subtitle
  }

  /// Constants for the separators between cells.
  @nonexhaustive public enum SeparatorStyle: Int, Sendable {
    /// No separators.
    case none
    /// A single line between cells.
    case singleLine
    /// A single line with an etched look. UIKit deprecated it in iOS 11.
    case singleLineEtched
  }

  /// Constants for the appearance of selected cells.
  @nonexhaustive public enum SelectionStyle: Int, Sendable {
    /// A cell that looks the same when it is selected.
    case none
    /// The default style, as `default`.
    case blue
    /// A gray background.
    case gray
    /// The default style of the system.
    case `default`
  }

  /// Constants for the editing control of a row.
  @nonexhaustive public enum EditingStyle: Int, Sendable {
    /// No editing control.
    case none
    /// A control that deletes the row.
    case delete
    /// A control that inserts a row.
    case insert
  }

  /// Constants for the standard accessories at the trailing edge.
  @nonexhaustive public enum AccessoryType: Int, Sendable {
    /// No accessory.
    case none
    /// A chevron that indicates another screen.
    case disclosureIndicator
    /// An info button and a chevron.
    case detailDisclosureButton
    /// A checkmark.
    case checkmark
    /// An info button.
    case detailButton
  }

  /// Constants for the controls that a cell shows.
  public struct StateMask: OptionSet, Sendable {
    /// The bit mask of the controls.
    public let rawValue: UInt
    /// Creates a mask with a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The cell shows its editing control.
    public static let showingEditControl = StateMask(rawValue: 1)
    /// The cell shows its swipe actions.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }

  /// Constants for the state of a dragged cell.
  @nonexhaustive public enum DragState: Int, Sendable {
    /// The cell isn't part of a drag.
    case none
    /// The cell is being lifted.
    case lifting
    /// The cell is being dragged.
    case dragging
  }

  /// Constants for the appearance of a focused cell.
  @nonexhaustive public enum FocusStyle: Int, Sendable {
    /// The appearance that the system gives a focused cell.
    case `default`
    /// The appearance that the app gives a focused cell.
    case custom
  }
}

extension UITableViewCell {
  /// Creates an instance of the receiving class.
  ///
  /// The body is the initializer that has the same link name.
  @_silgen_name("headless_uitableviewcell_make")
  static func make(style: CellStyle, reuseIdentifier: __owned String?) -> UITableViewCell
}
