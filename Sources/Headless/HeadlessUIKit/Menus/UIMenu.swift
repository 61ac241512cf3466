public import Foundation

/// An element of a menu: an action, a command or a submenu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject, UIAccessibilityIdentification,
  @preconcurrency NSSecureCoding, @preconcurrency NSCopying
{
  /// The title of the element.
  open var title: String { shownTitle }
  /// The title, which actions and commands can change.
  var shownTitle: String
  /// The subtitle of the element, which is below the title.
  open var subtitle: String?
  /// The image of the element.
  open var image: UIImage? { shownImage }
  /// The image, which actions and commands can change.
  var shownImage: UIImage?

  /// A name that identifies the element in tests.
  open var accessibilityIdentifier: String?

  init(title: String, subtitle: String? = nil, image: UIImage? = nil) {
    shownTitle = title
    self.subtitle = subtitle
    shownImage = image
  }

  /// Creates the element of an archive.
  public required init?(coder: NSCoder) {
    shownTitle = coder.decodeValue(String.self, forKey: "title") ?? ""
    subtitle = coder.decodeValue(String.self, forKey: "subtitle")
    shownImage = coder.decodeNested(UIImage.self, forKey: "image")
    accessibilityIdentifier = coder.decodeValue(String.self, forKey: "accessibilityIdentifier")
  }

  /// Encodes the title, the subtitle and the image.
  open func encode(with coder: NSCoder) {
    coder.encodeValue(title, forKey: "title")
    coder.encodeValue(subtitle, forKey: "subtitle")
    coder.encodeNested(image, forKey: "image")
    coder.encodeValue(accessibilityIdentifier, forKey: "accessibilityIdentifier")
  }

  /// A Boolean value that indicates whether the class supports secure coding; true.
  nonisolated open class var supportsSecureCoding: Bool { true }

  /// Returns a copy of the element.
  open func copy(with zone: NSZone? = nil) -> Any { copied() }

  /// Returns a copy of the element.
  func copied() -> UIMenuElement { self }

  /// Constants for the behavior of a menu when its element is performed.
  @nonexhaustive public enum RepeatBehavior: Int, Sendable {
    /// The system's choice.
    case automatic
    /// The element can be performed several times while the menu is open.
    case repeatable
    /// The menu closes when the element is performed.
    case nonRepeatable
  }

  /// The attributes of a menu element.
  public struct Attributes: OptionSet, Sendable {
    /// The bit mask of the attributes.
    public let rawValue: UInt
    /// Creates attributes from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// An attribute that disables the element.
    public static let disabled = Attributes(rawValue: 1)
    /// An attribute that marks a destructive action.
    public static let destructive = Attributes(rawValue: 2)
    /// An attribute that hides the element.
    public static let hidden = Attributes(rawValue: 4)
    /// An attribute that keeps the menu open after the action.
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  /// The state of a menu element.
  @nonexhaustive public enum State: Int, Sendable {
    /// The element is off.
    case off
    /// The element is on, and has a checkmark.
    case on
    /// The element is on for a part of what it applies to.
    case mixed
  }
}

/// A closure that performs an action.
public typealias UIActionHandler = (UIAction) -> Void

/// An action with a title and a handler, for menus, buttons, and other controls.
@preconcurrency @MainActor open class UIAction: UIMenuElement, UIMenuLeaf {
  /// The title of the action.
  open override var title: String {
    get { shownTitle }
    set { shownTitle = newValue }
  }
  /// The image of the action.
  open override var image: UIImage? {
    get { shownImage }
    set { shownImage = newValue }
  }
  /// The identifier of the action.
  open private(set) var identifier: Identifier
  /// A title with more details.
  open var discoverabilityTitle: String?
  /// The attributes of the action.
  open var attributes: Attributes = []
  /// The state of the action.
  open var state = State.off
  /// The image while the action is on. Only the initializer applies it.
  open var selectedImage: UIImage?
  /// The object that is performing the action, or nil at other times.
  open private(set) var sender: Any?
  /// The behavior of the menu when the action is performed. It is kept: the menu always closes.
  open var repeatBehavior = UIMenuElement.RepeatBehavior.automatic
  /// The object that shows the action while it is performed: the sender, if a popover can open from
  /// it.
  open var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    sender as? any UIPopoverPresentationControllerSourceItem
  }
  private let handler: UIActionHandler

  /// Creates an action.
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil, attributes: Attributes = [],
    state: State = .off, handler: @escaping UIActionHandler
  ) {
    self.init(title, subtitle: subtitle, image: image, identifier: identifier, handler: handler)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
  }

  init(
    _ title: String, subtitle: String?, image: UIImage?, identifier: Identifier?,
    handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier("com.apple.action.dynamic.\(UUID().uuidString)")
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Creates an action without a subtitle.
  @_disfavoredOverload public convenience init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.init(
      title: title, subtitle: nil, image: image, identifier: identifier,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state,
      handler: handler)
  }

  /// Creates an action with a different image while its state is on.
  @_disfavoredOverload public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    selectedImage: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [],
    state: State = .off, handler: @escaping UIActionHandler
  ) {
    self.init(
      title: title, subtitle: subtitle, image: state == .on ? selectedImage ?? image : image,
      identifier: identifier, discoverabilityTitle: discoverabilityTitle, attributes: attributes,
      state: state, handler: handler)
    self.selectedImage = selectedImage
  }

  /// Creates the action of an archive. It does nothing, because closures can't be encoded.
  public required init?(coder: NSCoder) {
    identifier = Identifier(
      coder.decodeValue(String.self, forKey: "identifier")
        ?? "com.apple.action.dynamic.\(UUID().uuidString)")
    discoverabilityTitle = coder.decodeValue(String.self, forKey: "discoverabilityTitle")
    attributes = Attributes(rawValue: coder.decodeValue(UInt.self, forKey: "attributes") ?? 0)
    state = coder.decodeValue(Int.self, forKey: "state").flatMap(State.init) ?? .off
    selectedImage = coder.decodeNested(UIImage.self, forKey: "selectedImage")
    handler = { _ in }
    super.init(coder: coder)
  }

  /// Encodes the values of the action. Its handler isn't encoded.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encodeValue(identifier.rawValue, forKey: "identifier")
    coder.encodeValue(discoverabilityTitle, forKey: "discoverabilityTitle")
    coder.encodeValue(attributes.rawValue, forKey: "attributes")
    coder.encodeValue(state.rawValue, forKey: "state")
    coder.encodeNested(selectedImage, forKey: "selectedImage")
  }

  override func copied() -> UIMenuElement {
    let copy = UIAction(
      title: title, subtitle: subtitle, image: image, identifier: identifier,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state,
      handler: handler)
    copy.selectedImage = selectedImage
    copy.repeatBehavior = repeatBehavior
    copy.accessibilityIdentifier = accessibilityIdentifier
    return copy
  }

  /// Performs the action on behalf of a sender.
  open func performWithSender(_ sender: Any?, target: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }

  /// The identifier of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The identifier as a string.
    public let rawValue: String
    /// Creates an identifier from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from a string.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
}

/// A menu or a group of elements in a menu.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  /// The identifier of the menu.
  open private(set) var identifier: Identifier
  /// The options of the menu.
  open private(set) var options: Options
  /// The elements of the menu.
  open private(set) var children: [UIMenuElement]

  /// Creates a menu.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [], children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier("com.apple.menu.dynamic.\(UUID().uuidString)")
    self.options = options
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Creates a menu without a subtitle.
  @_disfavoredOverload public convenience init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], children: [UIMenuElement] = []
  ) {
    self.init(
      title: title, subtitle: nil, image: image, identifier: identifier, options: options,
      children: children)
  }

  /// Creates a menu with a preferred element size, which is stored without effect.
  @_disfavoredOverload public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [],
    preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    self.init(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      children: children)
    self.preferredElementSize = preferredElementSize
  }

  /// Creates the menu of an archive.
  public required init?(coder: NSCoder) {
    identifier = Identifier(
      coder.decodeValue(String.self, forKey: "identifier")
        ?? "com.apple.menu.dynamic.\(UUID().uuidString)")
    options = Options(rawValue: coder.decodeValue(UInt.self, forKey: "options") ?? 0)
    children = coder.decodeNested(arrayOf: UIMenuElement.self, forKey: "children") ?? []
    super.init(coder: coder)
    displayPreferences = coder.decodeNested(
      UIMenuDisplayPreferences.self, forKey: "displayPreferences")
    let size = coder.decodeValue(Int.self, forKey: "preferredElementSize")
    preferredElementSize = size.flatMap(ElementSize.init) ?? preferredElementSize
  }

  /// Encodes the values of the menu and its elements.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encodeValue(identifier.rawValue, forKey: "identifier")
    coder.encodeValue(options.rawValue, forKey: "options")
    coder.encodeNested(children, forKey: "children")
    coder.encodeNested(displayPreferences, forKey: "displayPreferences")
    coder.encodeValue(preferredElementSize.rawValue, forKey: "preferredElementSize")
  }

  override func copied() -> UIMenuElement {
    let copy = UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      children: children.map { $0.copied() })
    copy.displayPreferences = displayPreferences
    copy.preferredElementSize = preferredElementSize
    copy.accessibilityIdentifier = accessibilityIdentifier
    return copy
  }

  /// The elements that are on: at most one if the menu allows a single selection.
  ///
  /// Elements of submenus that are displayed inline count as the menu's own.
  open var selectedElements: [UIMenuElement] {
    let selected = children.flatMap { element -> [UIMenuElement] in
      switch element {
      case let leaf as any UIMenuLeaf: leaf.state == .on ? [element] : []
      case let menu as UIMenu where menu.options.contains(.displayInline): menu.selectedElements
      default: []
      }
    }
    return options.contains(.singleSelection) ? Array(selected.prefix(1)) : selected
  }

  /// The preferences for the display of the menu. They are stored without effect.
  open var displayPreferences: UIMenuDisplayPreferences?

  /// The preferred size of the elements. It is stored without effect.
  open var preferredElementSize = ElementSize.large

  /// The size of a menu's elements.
  @nonexhaustive public enum ElementSize: Int, Sendable {
    /// Small elements in a row.
    case small
    /// Elements of medium size in a row.
    case medium
    /// Large elements in a column.
    case large
    /// The system's choice.
    case automatic = -1
  }

  /// Returns a copy of the menu with different elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      children: newChildren)
  }

  /// The identifier of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The identifier as a string.
    public let rawValue: String
    /// Creates an identifier from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from a string.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The options of a menu.
  public struct Options: OptionSet, Sendable {
    /// The bit mask of the options.
    public let rawValue: UInt
    /// Creates options from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// An option that shows the elements in the parent menu instead of a submenu.
    public static let displayInline = Options(rawValue: 1)
    /// An option that marks a menu of destructive actions.
    public static let destructive = Options(rawValue: 2)
    /// An option that allows at most one element to be on.
    public static let singleSelection = Options(rawValue: 32)
    /// An option that shows the elements as a palette.
    public static let displayAsPalette = Options(rawValue: 128)
  }
}
