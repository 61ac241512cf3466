extension UITableViewCell {
  /// Constants for the number and arrangement of a cell's labels.
  public enum CellStyle: Int, Sendable {
    /// One label; a label with a value at the trailing edge; a leading label in front of a value;
    /// or two lines.
    case `default`, value1, value2, subtitle
  }

  /// Constants for the separators between cells.
  public enum SeparatorStyle: Int, Sendable {
    /// No separators, or a single line.
    case none, singleLine, singleLineEtched
  }

  /// Constants for the appearance of selected cells.
  public enum SelectionStyle: Int, Sendable {
    /// No change, a color, or the system's default.
    case none, blue, gray, `default`
  }

  /// Constants for the editing control of a row.
  public enum EditingStyle: Int, Sendable {
    /// No control, or a control that deletes or inserts.
    case none, delete, insert
  }

  /// Constants for the standard accessories at the trailing edge.
  public enum AccessoryType: Int, Sendable {
    /// No accessory, or the accessory of that name.
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// Constants for the controls that a cell shows.
  public struct StateMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The cell shows its editing control.
    public static let showingEditControl = StateMask(rawValue: 1)
    /// The cell shows its swipe actions.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }

  /// Constants for the state of a dragged cell.
  public enum DragState: Int, Sendable {
    /// Not dragged, lifted, or dragged.
    case none, lifting, dragging
  }

  /// Constants for the appearance of a focused cell.
  public enum FocusStyle: Int, Sendable {
    /// The system's appearance, or the app's own.
    case `default`, custom
  }
}

extension UITableViewCell {
  /// Creates an instance of the receiving class.
  ///
  /// The body is the initializer that has the same link name.
  @_silgen_name("headless_uitableviewcell_make")
  static func make(style: CellStyle, reuseIdentifier: __owned String?) -> UITableViewCell
}
