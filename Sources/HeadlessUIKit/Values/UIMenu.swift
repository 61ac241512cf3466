public import Foundation

/// An entry of a menu: an action, or a menu inside the menu.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  /// The entry's title.
  open var title: String
  /// The line below the title.
  open var subtitle: String?
  /// The entry's picture.
  open var image: UIImage?

  init(title: String, subtitle: String? = nil, image: UIImage? = nil) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }

  /// How an entry behaves.
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let disabled = Attributes(rawValue: 1)
    public static let destructive = Attributes(rawValue: 2)
    public static let hidden = Attributes(rawValue: 4)
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  /// Whether an entry is on.
  public enum State: Int, Sendable {
    case off, on, mixed
  }
}

/// What an action does.
public typealias UIActionHandler = (UIAction) -> Void

/// A title and what it does, for menus, buttons and other controls.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
  /// The action's name.
  public let identifier: Identifier
  /// A longer title.
  open var discoverabilityTitle: String?
  /// How the action behaves.
  open var attributes: Attributes
  /// Whether the action is on.
  open var state: State
  /// The control or view that performs the action, while it does.
  open private(set) var sender: Any?
  private let handler: UIActionHandler

  /// Makes an action.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil, attributes: Attributes = [],
    state: State = .off, handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier("com.apple.action.dynamic.\(UUID().uuidString)")
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Makes an action without a subtitle.
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

  /// Makes an action with another picture while it is on.
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage?,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil, attributes: Attributes = [],
    state: State = .off, handler: @escaping UIActionHandler
  ) {
    self.init(
      title: title, subtitle: subtitle, image: state == .on ? selectedImage ?? image : image,
      identifier: identifier, discoverabilityTitle: discoverabilityTitle, attributes: attributes,
      state: state, handler: handler)
  }

  /// Performs the action for a control or view.
  open func performWithSender(_ sender: Any?, target: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }

  /// An action's name.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
}

/// A menu, or a group of entries in one.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  /// The menu's name.
  public let identifier: Identifier
  /// How the menu shows.
  public let options: Options
  /// The entries.
  public let children: [UIMenuElement]

  /// Makes a menu.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [], children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier("com.apple.menu.dynamic.\(UUID().uuidString)")
    self.options = options
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Makes a menu without a subtitle.
  @_disfavoredOverload public convenience init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], children: [UIMenuElement] = []
  ) {
    self.init(
      title: title, subtitle: nil, image: image, identifier: identifier, options: options,
      children: children)
  }

  /// Makes a menu whose entries have a size, which is kept.
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [], preferredElementSize: ElementSize,
    children: [UIMenuElement] = []
  ) {
    self.init(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      children: children)
    self.preferredElementSize = preferredElementSize
  }

  /// The size of the entries; kept.
  open var preferredElementSize = ElementSize.large

  /// The size of a menu's entries.
  public enum ElementSize: Int, Sendable {
    case small, medium, large
    case automatic = -1
  }

  /// The same menu with other entries.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      children: newChildren)
  }

  /// A menu's name.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// How a menu shows.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let displayInline = Options(rawValue: 1)
    public static let destructive = Options(rawValue: 2)
    public static let singleSelection = Options(rawValue: 32)
    public static let displayAsPalette = Options(rawValue: 128)
  }
}
