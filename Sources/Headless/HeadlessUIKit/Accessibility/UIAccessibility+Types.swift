public import Foundation

/// The type of a container for assistive apps.
@nonexhaustive public enum UIAccessibilityContainerType: Int, Sendable {
  /// No type.
  case none
  /// A table of data.
  case dataTable
  /// A list.
  case list
  /// A landmark.
  case landmark
  /// A group.
  case semanticGroup
}

/// The way in which the elements of a container are navigated.
@nonexhaustive public enum UIAccessibilityNavigationStyle: Int, Sendable {
  /// The system's choice.
  case automatic
  /// One by one.
  case separate
  /// Together.
  case combined
}

/// The direction in which an assistive app scrolls.
@nonexhaustive public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// To the right.
  case right = 1
  /// To the left.
  case left
  /// Up.
  case up
  /// Down.
  case down
  /// To the next element.
  case next
  /// To the previous element.
  case previous
}

/// The kind of an element's text.
public struct UIAccessibilityTextualContext: Hashable, RawRepresentable, Sendable {
  /// The UIKit name of the kind.
  public let rawValue: String
  /// Creates a kind from its UIKit name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A text of words.
  public static let wordProcessing = Self(rawValue: "UIAccessibilityTextualContextWordProcessing")
  /// A narrative.
  public static let narrative = Self(rawValue: "UIAccessibilityTextualContextNarrative")
  /// Messages.
  public static let messaging = Self(rawValue: "UIAccessibilityTextualContextMessaging")
  /// A spreadsheet.
  public static let spreadsheet = Self(rawValue: "UIAccessibilityTextualContextSpreadsheet")
  /// The name of a file.
  public static let fileSystem = Self(rawValue: "UIAccessibilityTextualContextFileSystem")
  /// Source code.
  public static let sourceCode = Self(rawValue: "UIAccessibilityTextualContextSourceCode")
  /// The text of a console.
  public static let console = Self(rawValue: "UIAccessibilityTextualContextConsole")
}

/// An object with a name that identifies it in tests.
@preconcurrency @MainActor public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// The name that identifies the object in tests.
  var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}
extension UIBarItem: UIAccessibilityIdentification {}

/// An element of assistive apps that is not a view.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder,
  UIAccessibilityIdentification
{
  /// Creates an element without a container.
  public override init() {
    super.init()
    isAccessibilityElement = true
  }
  /// Creates an element inside a container.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
    isAccessibilityElement = true
  }

  /// The object that contains the element.
  open weak var accessibilityContainer: AnyObject?
  /// The rectangle of the element in its container's coordinates.
  ///
  /// It determines `accessibilityFrame` if the container is a view.
  open var accessibilityFrameInContainerSpace = CGRect.zero {
    didSet {
      let frame = accessibilityFrameInContainerSpace
      accessibilityFrame = (accessibilityContainer as? UIView)?.convert(frame, to: nil) ?? frame
    }
  }
  /// A name that identifies the element in tests.
  open var accessibilityIdentifier: String?
}

/// An action that assistive apps offer.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
  /// A closure that performs an action and returns whether it succeeded.
  public typealias Handler = (_ customAction: UIAccessibilityCustomAction) -> Bool

  /// Creates an action without a name, which does nothing.
  public override init() {
    name = ""
  }
  /// Creates an action that calls a closure.
  public init(name: String, actionHandler: @escaping Handler) {
    self.name = name
    self.actionHandler = actionHandler
  }
  /// Creates an action with an image that calls a closure.
  public init(name: String, image: UIImage?, actionHandler: @escaping Handler) {
    self.name = name
    self.image = image
    self.actionHandler = actionHandler
  }
  /// Creates an action that sends a selector, which can't be sent without Objective-C.
  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
  }
  /// Creates an action with attributes that calls a closure.
  public convenience init(attributedName: NSAttributedString, actionHandler: @escaping Handler) {
    self.init(name: attributedName.string, actionHandler: actionHandler)
    attributedNameStorage = attributedName
  }

  /// The name of the action.
  open var name: String { didSet { attributedNameStorage = nil } }
  private var attributedNameStorage: NSAttributedString?
  /// The name of the action with attributes.
  open var attributedName: NSAttributedString {
    get { attributedNameStorage ?? NSAttributedString(string: name) }
    set {
      name = newValue.string
      attributedNameStorage = newValue
    }
  }
  /// The image of the action.
  open var image: UIImage?
  /// The object that receives the selector.
  open weak var target: AnyObject?
  /// The selector of the action. That of an action with a closure has no name.
  open var selector = Selector(String())
  /// The closure that performs the action.
  open var actionHandler: Handler?
}

/// A rotor that assistive apps offer.
@preconcurrency @MainActor open class UIAccessibilityCustomRotor: NSObject {
  /// A closure that returns the next item of a search.
  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) ->
    UIAccessibilityCustomRotorItemResult?

  /// Creates a rotor without a name, which finds nothing.
  public override init() {
    name = ""
    itemSearchBlock = { _ in nil }
  }

  /// Creates a rotor with a name.
  public init(name: String, itemSearch: @escaping Search) {
    self.name = name
    itemSearchBlock = itemSearch
  }

  /// The name of the rotor.
  open var name: String
  /// The closure that returns the next item.
  open var itemSearchBlock: Search

  /// Constants for the direction of a search.
  @nonexhaustive public enum Direction: Int, Sendable {
    /// To the previous item.
    case previous
    /// To the next item.
    case next
  }
}

/// The search for a rotor's next item.
@preconcurrency @MainActor open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  /// Creates a search for the previous item.
  public override init() {}
  /// The item at which the search begins.
  open var currentItem = UIAccessibilityCustomRotorItemResult()
  /// The direction of the search.
  open var searchDirection = UIAccessibilityCustomRotor.Direction.previous
}

/// An item that a rotor found.
@preconcurrency @MainActor open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// Creates a result without an element.
  public override init() {}
  /// The element that was found.
  open weak var targetElement: (any NSObjectProtocol)?
}
