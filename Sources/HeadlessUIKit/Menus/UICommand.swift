public import Foundation

/// A menu element that sends a selector to the responders.
///
/// Without Objective-C, performing it raises the exception of a target that lacks the method.
@preconcurrency @MainActor open class UICommand: UIMenuElement, UIMenuLeaf {
  /// Creates a command.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    selectedImage: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.alternates = alternates
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.selectedImage = selectedImage
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Creates a command from an archive. There are no archives here.
  public required init?(coder: NSCoder) { nil }

  /// The selector that the command sends.
  open private(set) var action: Selector
  /// The values that identify the command.
  open private(set) var propertyList: Any?
  /// The variants of the command for modifier keys.
  open private(set) var alternates: [UICommandAlternate]
  /// A title with more details.
  open var discoverabilityTitle: String?
  /// The attributes of the command.
  open var attributes: Attributes
  /// The state of the command.
  open var state: State
  /// The image while the command is on.
  open var selectedImage: UIImage?
  /// The object that is performing the command, or nil at other times.
  open private(set) var sender: Any?

  /// Sends the selector, which raises an exception.
  open func performWithSender(_ sender: Any?, target: Any?) {
    self.sender = sender
    action.send(to: target, from: self, for: nil)
    self.sender = nil
  }
}

/// A variant of a command for modifier keys.
@preconcurrency @MainActor open class UICommandAlternate: NSObject {
  /// Creates a variant.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    self.title = title
    self.action = action
    self.modifierFlags = modifierFlags
  }

  /// The title of the variant.
  open private(set) var title: String
  /// The selector that the variant sends.
  open private(set) var action: Selector
  /// The modifier keys of the variant.
  open private(set) var modifierFlags: UIKeyModifierFlags
}

/// A command of the keyboard.
///
/// The actions that the keyboard can perform are those of ``UIResponderStandardEditActions``: there
/// are no other selectors without Objective-C.
@preconcurrency @MainActor open class UIKeyCommand: UICommand {
  /// Creates a command without a title.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(action: action, input: input, modifierFlags: modifierFlags)
  }

  /// Creates a command without a title that is described to the user.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector,
    discoverabilityTitle: String
  ) {
    self.init(
      action: action, input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle)
  }

  /// Creates a command.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    selectedImage: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, subtitle: subtitle, image: image, selectedImage: selectedImage,
      action: action, propertyList: propertyList, alternates: alternates,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  /// Creates a command from an archive. There are no archives here.
  public required init?(coder: NSCoder) { nil }

  /// The key of the command.
  public let input: String?
  /// The modifier keys of the command.
  public let modifierFlags: UIKeyModifierFlags
  /// A closure that performs the command of a responder in place of the action. It returns false to
  /// leave the key to others.
  package var handler: ((UIKeyCommand, UIResponder) -> Bool)?
  /// A Boolean value that indicates whether the command precedes the system's.
  open var wantsPriorityOverSystemBehavior = false
  /// A Boolean value that indicates whether the keys adapt to the keyboard.
  open var allowsAutomaticLocalization = true
  /// A Boolean value that indicates whether the keys adapt to the reading direction.
  open var allowsAutomaticMirroring = true

  /// The up arrow.
  nonisolated public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The down arrow.
  nonisolated public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The left arrow.
  nonisolated public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The right arrow.
  nonisolated public static let inputRightArrow = "UIKeyInputRightArrow"
  /// Escape.
  nonisolated public static let inputEscape = "UIKeyInputEscape"
  /// Page Up.
  nonisolated public static let inputPageUp = "UIKeyInputPageUp"
  /// Page Down.
  nonisolated public static let inputPageDown = "UIKeyInputPageDown"
  /// Home.
  nonisolated public static let inputHome = "UIKeyInputHome"
  /// End.
  nonisolated public static let inputEnd = "UIKeyInputEnd"
  /// Delete.
  nonisolated public static let inputDelete = "UIKeyInputDelete"
  /// The function key F1.
  nonisolated public static let f1 = "UIKeyInputF1"
  /// The function key F2.
  nonisolated public static let f2 = "UIKeyInputF2"
  /// The function key F3.
  nonisolated public static let f3 = "UIKeyInputF3"
  /// The function key F4.
  nonisolated public static let f4 = "UIKeyInputF4"
  /// The function key F5.
  nonisolated public static let f5 = "UIKeyInputF5"
  /// The function key F6.
  nonisolated public static let f6 = "UIKeyInputF6"
  /// The function key F7.
  nonisolated public static let f7 = "UIKeyInputF7"
  /// The function key F8.
  nonisolated public static let f8 = "UIKeyInputF8"
  /// The function key F9.
  nonisolated public static let f9 = "UIKeyInputF9"
  /// The function key F10.
  nonisolated public static let f10 = "UIKeyInputF10"
  /// The function key F11.
  nonisolated public static let f11 = "UIKeyInputF11"
  /// The function key F12.
  nonisolated public static let f12 = "UIKeyInputF12"
}
