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
    var flags: Set<Int> = [0]
    let areDistinct = alternates.allSatisfy {
      flags.insert($0.modifierFlags.rawValue).inserted
    }
    guard !areDistinct else { return }
    UIKitException.raise(
      "Invalid parameter not satisfying: alternateModifierFlags != 0 && "
        + "![allAlternateModifierFlags containsIndex:alternateModifierFlags]")
  }

  /// Creates the command of an archive, or nil if the archive has none.
  public required init?(coder: NSCoder) {
    guard let name = coder.decodeValue(String.self, forKey: "action") else { return nil }
    action = Selector(name)
    propertyList = coder.decodeValue(String.self, forKey: "propertyList")
    alternates = coder.decodeNested(arrayOf: UICommandAlternate.self, forKey: "alternates") ?? []
    discoverabilityTitle = coder.decodeValue(String.self, forKey: "discoverabilityTitle")
    attributes = Attributes(rawValue: coder.decodeValue(UInt.self, forKey: "attributes") ?? 0)
    state = coder.decodeValue(Int.self, forKey: "state").flatMap(State.init) ?? .off
    selectedImage = coder.decodeNested(UIImage.self, forKey: "selectedImage")
    super.init(coder: coder)
  }

  /// Encodes the values of the command. A property list is encoded if it is a string.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encodeValue(action.description, forKey: "action")
    coder.encodeValue(propertyList as? String, forKey: "propertyList")
    coder.encodeNested(alternates, forKey: "alternates")
    coder.encodeValue(discoverabilityTitle, forKey: "discoverabilityTitle")
    coder.encodeValue(attributes.rawValue, forKey: "attributes")
    coder.encodeValue(state.rawValue, forKey: "state")
    coder.encodeNested(selectedImage, forKey: "selectedImage")
  }

  override func copied() -> UIMenuElement {
    let copy = UICommand(
      title: title, subtitle: subtitle, image: image, selectedImage: selectedImage, action: action,
      propertyList: propertyList, alternates: alternates,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
    copy.adoptValues(of: self)
    return copy
  }

  /// Takes the values that no initializer has.
  final func adoptValues(of other: UICommand) {
    subtitle = other.subtitle
    selectedImage = other.selectedImage
    repeatBehavior = other.repeatBehavior
    accessibilityIdentifier = other.accessibilityIdentifier
  }

  /// The title of the command.
  open override var title: String {
    get { shownTitle }
    set { shownTitle = newValue }
  }
  /// The image of the command.
  open override var image: UIImage? {
    get { shownImage }
    set { shownImage = newValue }
  }
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
  /// The behavior of the menu when the command is performed. It is kept: the menu always closes.
  open var repeatBehavior = UIMenuElement.RepeatBehavior.automatic
  /// The object that shows the command while it is performed: the sender, if a popover can open
  /// from it.
  open var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    sender as? any UIPopoverPresentationControllerSourceItem
  }

  /// Sends the selector, which raises an exception.
  open func performWithSender(_ sender: Any?, target: Any?) {
    self.sender = sender
    action.send(to: target, from: self, for: nil)
    self.sender = nil
  }
}

/// A variant of a command for modifier keys.
@preconcurrency @MainActor
open class UICommandAlternate: NSObject, @preconcurrency NSSecureCoding,
  @preconcurrency NSCopying
{
  /// Creates a variant.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    self.title = title
    self.action = action
    self.modifierFlags = modifierFlags
  }

  /// Creates the variant of an archive, or nil if the archive has none.
  public required init?(coder: NSCoder) {
    guard let name = coder.decodeValue(String.self, forKey: "action") else { return nil }
    title = coder.decodeValue(String.self, forKey: "title") ?? ""
    action = Selector(name)
    modifierFlags = UIKeyModifierFlags(
      rawValue: coder.decodeValue(Int.self, forKey: "modifierFlags") ?? 0)
  }

  /// Encodes the title, the name of the selector and the modifier keys.
  open func encode(with coder: NSCoder) {
    coder.encodeValue(title, forKey: "title")
    coder.encodeValue(action.description, forKey: "action")
    coder.encodeValue(modifierFlags.rawValue, forKey: "modifierFlags")
  }

  /// A Boolean value that indicates whether the class supports secure coding; true.
  nonisolated open class var supportsSecureCoding: Bool { true }

  /// Returns the variant itself, which doesn't change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

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
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  /// Creates a command without a title that is described to the user.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector,
    discoverabilityTitle: String
  ) {
    self.init(
      title: "", action: action, input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle)
  }

  /// Creates a command.
  public convenience init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off
  ) {
    self.init(
      title, image: image, action: action, input: input, modifierFlags: modifierFlags,
      propertyList: propertyList, alternates: alternates,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  /// Creates a command without a key.
  public init() {
    modifierFlags = []
    super.init(action: Selector(String()))
  }

  init(
    _ title: String, image: UIImage?, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags, propertyList: Any?, alternates: [UICommandAlternate],
    discoverabilityTitle: String?, attributes: Attributes, state: State
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, image: image, action: action, propertyList: propertyList,
      alternates: alternates, discoverabilityTitle: discoverabilityTitle, attributes: attributes,
      state: state)
  }

  /// Creates the command of an archive, or nil if the archive has none.
  public required init?(coder: NSCoder) {
    input = coder.decodeValue(String.self, forKey: "input")
    modifierFlags = UIKeyModifierFlags(
      rawValue: coder.decodeValue(Int.self, forKey: "modifierFlags") ?? 0)
    super.init(coder: coder)
    wantsPriorityOverSystemBehavior =
      coder.decodeValue(Bool.self, forKey: "wantsPriority") ?? wantsPriorityOverSystemBehavior
    allowsAutomaticLocalization =
      coder.decodeValue(Bool.self, forKey: "localizes") ?? allowsAutomaticLocalization
    allowsAutomaticMirroring =
      coder.decodeValue(Bool.self, forKey: "mirrors") ?? allowsAutomaticMirroring
  }

  /// Encodes the values of the command and its key.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encodeValue(input, forKey: "input")
    coder.encodeValue(modifierFlags.rawValue, forKey: "modifierFlags")
    coder.encodeValue(wantsPriorityOverSystemBehavior, forKey: "wantsPriority")
    coder.encodeValue(allowsAutomaticLocalization, forKey: "localizes")
    coder.encodeValue(allowsAutomaticMirroring, forKey: "mirrors")
  }

  override func copied() -> UIMenuElement {
    let copy = UIKeyCommand(
      title, image: image, action: action, input: input ?? "", modifierFlags: modifierFlags,
      propertyList: propertyList, alternates: alternates,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
    copy.adoptValues(of: self)
    copy.input = input
    copy.handler = handler
    copy.wantsPriorityOverSystemBehavior = wantsPriorityOverSystemBehavior
    copy.allowsAutomaticLocalization = allowsAutomaticLocalization
    copy.allowsAutomaticMirroring = allowsAutomaticMirroring
    return copy
  }

  /// The key of the command.
  open private(set) var input: String?
  /// The modifier keys of the command.
  open private(set) var modifierFlags: UIKeyModifierFlags
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
