public import Foundation

/// A view that the user operates and that notifies handlers of events.
@preconcurrency @MainActor open class UIControl: UIView, UIContextMenuInteractionDelegate {
  private enum Handler {
    case action(UIAction)
    case target(AnyObjectReference, Selector)
  }
  private struct AnyObjectReference {
    weak var object: AnyObject?
  }
  private var handlers: [(handler: Handler, events: Event)] = []

  /// Creates a control with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control that performs an action on its primary event.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Creates a control of zero size. There are no archives here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// A Boolean value that indicates whether the control is enabled.
  open var isEnabled = true { didSet { noteChange(oldValue != isEnabled) } }
  /// A Boolean value that indicates whether the control is selected.
  open var isSelected = false { didSet { noteChange(oldValue != isSelected) } }
  /// A Boolean value that indicates whether the control is highlighted.
  open var isHighlighted = false { didSet { noteChange(oldValue != isHighlighted) } }
  /// The horizontal alignment of the content. Buttons apply it.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }
  /// The horizontal alignment as left or right, by the reading direction.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isReversed = isRightToLeft
    return switch contentHorizontalAlignment {
    case .leading: isReversed ? .right : .left
    case .trailing: isReversed ? .left : .right
    default: contentHorizontalAlignment
    }
  }
  /// The vertical alignment of the content. Buttons apply it.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }
  /// The state of the control.
  open var state: State {
    var state: State = .normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Constants for the horizontal alignment of a control's content.
  @nonexhaustive public enum ContentHorizontalAlignment: Int, Sendable {
    /// The content is centered.
    case center
    /// The content is at the left edge.
    case left
    /// The content is at the right edge.
    case right
    /// The content fills the width of the control.
    case fill
    /// The content is at the leading edge.
    case leading
    /// The content is at the trailing edge.
    case trailing
  }

  /// Constants for the vertical alignment of a control's content.
  @nonexhaustive public enum ContentVerticalAlignment: Int, Sendable {
    /// The content is centered.
    case center
    /// The content is at the top.
    case top
    /// The content is at the bottom.
    case bottom
    /// The content fills the height of the control.
    case fill
  }

  // MARK: Tracking

  /// A Boolean value that indicates whether the control is following a touch.
  open private(set) var isTracking = false
  /// A Boolean value that indicates whether the touch is inside the control.
  open private(set) var isTouchInside = false
  /// Begins to follow a touch. Returns false to ignore the rest of it; true unless overridden.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Continues to follow a touch that moved. Returns false to ignore the rest of it; true unless
  /// overridden.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Tells the control that the touch ended.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Tells the control that the touch was canceled.
  open func cancelTracking(with event: UIEvent?) {}

  /// Follows a touch that goes down and up inside the control, and sends its events.
  func follow(_ touch: UITouch) {
    (isTracking, isTouchInside, isHighlighted) = (true, true, true)
    let isFollowed = beginTracking(touch, with: nil)
    if isFollowed {
      sendActions(for: .touchDown)
      endTracking(touch, with: nil)
    }
    (isTracking, isTouchInside, isHighlighted) = (false, false, false)
    if isFollowed { sendActions(for: .touchUpInside) }
  }

  // MARK: Menus and tool tips

  /// A Boolean value that indicates whether a tap shows the menu.
  open var showsMenuAsPrimaryAction = false {
    didSet { noteChange(oldValue != showsMenuAsPrimaryAction) }
  }
  /// A Boolean value that indicates whether the control has a menu. Buttons set it with their menu.
  open var isContextMenuInteractionEnabled = false {
    didSet {
      guard isContextMenuInteractionEnabled != oldValue else { return }
      if let contextMenuInteraction { removeInteraction(contextMenuInteraction) }
      contextMenuInteraction =
        isContextMenuInteractionEnabled ? UIContextMenuInteraction(delegate: self) : nil
      if let contextMenuInteraction { addInteraction(contextMenuInteraction) }
    }
  }
  /// The interaction that shows the control's menu, or nil if it has none.
  open private(set) var contextMenuInteraction: UIContextMenuInteraction?

  /// Returns the configuration of the control's menu: nil unless overridden.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// Returns the preview of the control as the menu appears. Nothing is drawn.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Returns the preview of the control as the menu disappears. Nothing is drawn.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Tells the control that its menu is about to appear.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { sendActions(for: .menuActionTriggered) }
  /// Tells the control that its menu is about to disappear.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// The text that a pointer reveals. It is kept.
  open var toolTip: String?
  /// A Boolean value that indicates whether symbols animate their changes. It has no effect.
  open var isSymbolAnimationEnabled = false
  /// Returns the point that a menu is attached to: the center of the control unless overridden.
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    CGPoint(x: bounds.midX, y: bounds.midY)
  }

  // MARK: Events

  /// Performs the primary action, as assistive apps and keyboards do.
  open func performPrimaryAction() {
    sendActions(for: .primaryActionTriggered)
  }

  /// The targets of the control. It includes `NSNull` for a target of nil.
  open var allTargets: Set<AnyHashable> {
    var targets: Set<AnyHashable> = []
    for case (.target(let reference, _), _) in handlers {
      switch reference.object {
      case nil: targets.insert(NSNull())
      case let object as NSObject: targets.insert(object)
      case let object?: targets.insert(ObjectIdentifier(object))
      }
    }
    return targets
  }

  /// The events for which the control has handlers.
  open var allControlEvents: Event { handlers.reduce([]) { $0.union($1.events) } }

  /// Returns the names of a target's selectors for an event, or nil if there are none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let object = target.map { $0 as AnyObject }
    var names: [String] = []
    for case (.target(let reference, let selector), let events) in handlers
    where reference.object === object && !events.isDisjoint(with: controlEvent) {
      names.append(selector.description)
    }
    return names.isEmpty ? nil : names
  }

  /// Calls a closure with each handler: an action, or a target with its selector.
  ///
  /// The closure sets its last argument to true to stop.
  public func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    var stops = false
    for (handler, events) in handlers where !stops {
      switch handler {
      case .action(let action): iterator(action, nil, events, &stops)
      case .target(let reference, let selector):
        iterator(nil, (reference.object, selector), events, &stops)
      }
    }
  }

  /// Sends the events of a value that the user changed.
  func sendValueChange() { sendActions(for: [.valueChanged, .primaryActionTriggered]) }

  /// Adds an action for events. It replaces an action with the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    handlers.append((.action(action), controlEvents))
  }

  /// Removes an action from events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Removes the action with an identifier from events.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    remove(controlEvents) {
      if case .action(let action) = $0 { action.identifier == actionIdentifier } else { false }
    }
  }

  /// Adds a target and a selector for events.
  ///
  /// Without Objective-C, a selector is sent if it was created with its method. Otherwise the event
  /// raises an exception that says so: use `addAction(_:for:)`.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    handlers.append((.target(AnyObjectReference(object: object), action), controlEvents))
  }

  /// Removes a target from events.
  ///
  /// If the target or the selector is nil, any target or selector matches.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    remove(controlEvents) {
      guard case .target(let reference, let selector) = $0 else { return false }
      return (object == nil || reference.object === object)
        && (action == nil || selector == action)
    }
  }

  private func remove(_ events: Event, where matches: (Handler) -> Bool) {
    handlers = handlers.compactMap { entry in
      guard matches(entry.handler) else { return entry }
      let rest = entry.events.subtracting(events)
      return rest.isEmpty ? nil : (entry.handler, rest)
    }
  }

  /// Performs an action with the control as its sender.
  open func sendAction(_ action: UIAction) {
    action.performWithSender(self, target: nil)
  }

  /// Sends a selector to a target.
  ///
  /// Without Objective-C, a selector is sent if it was created with its method. Otherwise this
  /// raises an exception that names the selector and what to write instead.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    action.send(to: target, from: self, for: event)
  }

  /// Performs all actions for events.
  open func sendActions(for controlEvents: Event) {
    for (handler, events) in handlers where !events.isDisjoint(with: controlEvents) {
      switch handler {
      case .action(let action): sendAction(action)
      case .target(let reference, let selector):
        sendAction(selector, to: reference.object, for: nil)
      }
    }
  }
}

extension UIControl {
  /// Constants for the events of a control.
  public struct Event: OptionSet, Sendable {
    /// The bit mask of the events.
    public let rawValue: UInt
    /// Creates events with a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A finger touched the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger touched the control repeatedly.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moved inside the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger moved outside the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger moved into the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger moved out of the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger lifted inside the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger lifted outside the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The touch was canceled.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The user changed the control's value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The user triggered the control's primary action.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The user opened the control's menu.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The user changed the text.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The user pressed the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All touch events.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All editing events.
    public static let allEditingEvents = Event(rawValue: 0xF_0000)
    /// The events that are reserved for apps.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// The events that are reserved for the system.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// Constants for the state of a control.
  public struct State: OptionSet, Sendable {
    /// The bit mask of the state.
    public let rawValue: UInt
    /// Creates a state with a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Enabled, and neither selected nor highlighted.
    public static let normal: State = []
    /// Highlighted.
    public static let highlighted = State(rawValue: 1)
    /// Disabled.
    public static let disabled = State(rawValue: 2)
    /// Selected.
    public static let selected = State(rawValue: 4)
    /// Focused.
    public static let focused = State(rawValue: 8)
    /// The states that are reserved for apps.
    public static let application = State(rawValue: 0x00FF_0000)
    /// The states that are reserved for the system.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }
}
