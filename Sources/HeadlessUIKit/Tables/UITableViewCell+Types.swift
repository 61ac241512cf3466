extension UITableViewCell {
  /// Which labels a cell has, and where.
  public enum CellStyle: Int, Sendable {
    case `default`, value1, value2, subtitle
  }

  /// The lines between cells.
  public enum SeparatorStyle: Int, Sendable {
    case none, singleLine, singleLineEtched
  }

  /// How a selected cell looks.
  public enum SelectionStyle: Int, Sendable {
    case none, blue, gray, `default`
  }

  /// How a row is edited.
  public enum EditingStyle: Int, Sendable {
    case none, delete, insert
  }

  /// The standard signs at the trailing edge.
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// Which controls a cell shows.
  public struct StateMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let showingEditControl = StateMask(rawValue: 1)
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }

  /// How far a drag of a cell is.
  public enum DragState: Int, Sendable {
    case none, lifting, dragging
  }

  /// How a cell looks with the focus.
  public enum FocusStyle: Int, Sendable {
    case `default`, custom
  }
}

extension UITableViewCell {
  /// Makes an instance of the class that this is called on; the body is the initialiser of the
  /// same link name.
  @_silgen_name("headless_uitableviewcell_make")
  static func make(style: CellStyle, reuseIdentifier: __owned String?) -> UITableViewCell
}
