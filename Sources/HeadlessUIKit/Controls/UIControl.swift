public import Foundation

/// A view that a person operates, and that tells of it.
@preconcurrency @MainActor open class UIControl: UIView {
  private enum Handler {
    case action(UIAction)
    case target(AnyObjectReference, Selector)
  }
  private struct AnyObjectReference {
    weak var object: AnyObject?
  }
  private var handlers: [(handler: Handler, events: Event)] = []

  /// Makes a control.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a control that performs an action on its primary event.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Whether the control can be operated.
  open var isEnabled = true { didSet { noteChange(oldValue != isEnabled) } }
  /// Whether the control is on.
  open var isSelected = false { didSet { noteChange(oldValue != isSelected) } }
  /// Whether the control looks touched.
  open var isHighlighted = false { didSet { noteChange(oldValue != isHighlighted) } }
  /// Where the content lies from left to right; buttons follow it.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }
  /// The control's state.
  open var state: State {
    var state: State = .normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Where a control's content lies from left to right.
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }

  /// Performs an action on events; one of the same identifier is replaced.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    handlers.append((.action(action), controlEvents))
  }

  /// Takes an action back.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Takes an action back.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    remove(controlEvents) {
      if case .action(let action) = $0 { action.identifier == actionIdentifier } else { false }
    }
  }

  /// Sends a selector on events. Without Objective-C a selector cannot be sent, and the event
  /// raises: use `addAction(_:for:)`.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    handlers.append((.target(AnyObjectReference(object: object), action), controlEvents))
  }

  /// Takes a target back; nil for any.
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

  /// Performs an action for the control.
  open func sendAction(_ action: UIAction) {
    action.performWithSender(self, target: nil)
  }

  /// Sends a selector; without Objective-C it raises what a target without that method raises.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    let receiver = target.map { String(describing: type(of: $0)) } ?? "nil"
    UIKitException(
      .invalidArgument,
      reason: "-[\(receiver) \(action.description)]: unrecognized selector sent to instance "
        + "(there is no Objective-C here; use addAction(_:for:) with a UIAction)"
    ).raise()
  }

  /// Tells all that asked for these events.
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
  /// What can happen to a control.
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchDown = Event(rawValue: 1 << 0)
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    public static let touchDragInside = Event(rawValue: 1 << 2)
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    public static let touchDragExit = Event(rawValue: 1 << 5)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    public static let allEditingEvents = Event(rawValue: 0xF_0000)
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The state that a control shows.
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
    public static let focused = State(rawValue: 8)
    public static let application = State(rawValue: 0x00FF_0000)
    public static let reserved = State(rawValue: 0xFF00_0000)
  }
}
