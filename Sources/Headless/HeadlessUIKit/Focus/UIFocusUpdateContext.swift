public import Foundation

/// A change of the focus. The keyboard that moves it is that of ``User``, or a terminal's.
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
  /// The view that loses the focus.
  open internal(set) weak var previouslyFocusedView: UIView?
  /// The view that receives the focus.
  open internal(set) weak var nextFocusedView: UIView?
  /// The item that loses the focus.
  open weak var previouslyFocusedItem: (any UIFocusItem)? { previouslyFocusedView }
  /// The item that receives the focus.
  open weak var nextFocusedItem: (any UIFocusItem)? { nextFocusedView }
  /// The direction in which the focus moves.
  open internal(set) var focusHeading: UIFocusHeading = []
}

/// The directions in which the focus can move.
public struct UIFocusHeading: OptionSet, Sendable {
  /// The bits of the directions.
  public let rawValue: UInt
  /// Creates a set of directions.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Up.
  public static let up = UIFocusHeading(rawValue: 1 << 0)
  /// Down.
  public static let down = UIFocusHeading(rawValue: 1 << 1)
  /// Left.
  public static let left = UIFocusHeading(rawValue: 1 << 2)
  /// Right.
  public static let right = UIFocusHeading(rawValue: 1 << 3)
  /// The next group.
  public static let next = UIFocusHeading(rawValue: 1 << 4)
  /// The previous group.
  public static let previous = UIFocusHeading(rawValue: 1 << 5)
  /// The first group.
  public static let first = UIFocusHeading(rawValue: 1 << 8)
  /// The last group.
  public static let last = UIFocusHeading(rawValue: 1 << 9)
}

/// A change of the focus between the rows of a table view.
@preconcurrency @MainActor open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  /// The row that loses the focus.
  open internal(set) var previouslyFocusedIndexPath: IndexPath?
  /// The row that receives the focus.
  open internal(set) var nextFocusedIndexPath: IndexPath?
}

/// A change of the focus between the items of a collection view.
@preconcurrency @MainActor open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// The item that loses the focus.
  open internal(set) var previouslyFocusedIndexPath: IndexPath?
  /// The item that receives the focus.
  open internal(set) var nextFocusedIndexPath: IndexPath?
}
