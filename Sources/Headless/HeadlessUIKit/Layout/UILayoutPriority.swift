/// The priority of a constraint, from 0 to 1000. Constraints with a priority of 1000 are required.
public struct UILayoutPriority: Hashable, Comparable, Sendable, RawRepresentable {
  /// The priority as a number.
  public var rawValue: Float
  /// Creates a priority from a raw value.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Creates a priority from a number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// The priority of a required constraint.
  public static let required = UILayoutPriority(1000)
  /// The default priority with which a view resists shrinking.
  public static let defaultHigh = UILayoutPriority(750)
  /// The priority of a drag that can resize a scene.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The priority with which a scene keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// The priority of a drag that can't resize a scene.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// The default priority with which a view resists growing.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority with which a view fits a target size.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Returns a Boolean value that indicates whether the first priority is lower than the second.
  public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool {
    left.rawValue < right.rawValue
  }
  /// Returns a priority that is higher by a number.
  public static func + (priority: UILayoutPriority, number: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + number)
  }
  /// Returns a priority that is lower by a number.
  public static func - (priority: UILayoutPriority, number: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - number)
  }
  /// Raises a priority by a number.
  public static func += (priority: inout UILayoutPriority, number: Float) {
    priority.rawValue += number
  }
  /// Lowers a priority by a number.
  public static func -= (priority: inout UILayoutPriority, number: Float) {
    priority.rawValue -= number
  }
}
