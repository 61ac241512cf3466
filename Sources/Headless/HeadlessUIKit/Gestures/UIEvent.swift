public import Foundation

/// An event of the user interface. Simulated users create none.
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// Creates an event without touches.
  public override init() {}

  /// The type of the event.
  open var type: EventType { .touches }
  /// The subtype of the event.
  open var subtype: EventSubtype { .none }
  /// The time of the event, in seconds since the system started.
  open var timestamp: TimeInterval { 0 }
  /// The modifier keys that are pressed.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// The pressed buttons of a pointer.
  open var buttonMask: ButtonMask { [] }
  /// All touches of the event.
  open var allTouches: Set<UITouch>? { nil }
  /// Returns the touches in a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    allTouches?.filter { $0.window === window }
  }
  /// Returns the touches in a view.
  open func touches(for view: UIView) -> Set<UITouch>? {
    allTouches?.filter { $0.view === view }
  }
  /// Returns the touches that a recognizer receives.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    allTouches?.filter { $0.gestureRecognizers?.contains(gesture) == true }
  }
  /// Returns the touches between two events, which is only the touch itself.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
  /// Returns predictions of a touch. There are none.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { nil }

  /// Constants for the type of an event.
  @nonexhaustive public enum EventType: Int, Sendable {
    /// Touches on the screen.
    case touches
    /// A motion of the device.
    case motion
    /// A command of headphones or another accessory.
    case remoteControl
    /// The press of a button or a key.
    case presses
    /// The scrolling of a pointer.
    case scroll = 10
    /// The movement of a pointer.
    case hover = 11
    /// A gesture on a trackpad.
    case transform = 14
  }

  /// Constants for the subtype of an event.
  @nonexhaustive public enum EventSubtype: Int, Sendable {
    /// No subtype.
    case none = 0
    /// The user shook the device.
    case motionShake = 1
    /// Play.
    case remoteControlPlay = 100
    /// Pause.
    case remoteControlPause = 101
    /// Stop.
    case remoteControlStop = 102
    /// Play or pause.
    case remoteControlTogglePlayPause = 103
    /// The next track.
    case remoteControlNextTrack = 104
    /// The previous track.
    case remoteControlPreviousTrack = 105
    /// The beginning of a backward search.
    case remoteControlBeginSeekingBackward = 106
    /// The end of a backward search.
    case remoteControlEndSeekingBackward = 107
    /// The beginning of a forward search.
    case remoteControlBeginSeekingForward = 108
    /// The end of a forward search.
    case remoteControlEndSeekingForward = 109
  }

  /// The buttons of a pointer.
  public struct ButtonMask: OptionSet, Sendable {
    /// The bit mask of the buttons.
    public let rawValue: Int
    /// Creates a mask from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The primary button.
    public static let primary = ButtonMask(rawValue: 1)
    /// The secondary button.
    public static let secondary = ButtonMask(rawValue: 2)
    /// Returns the mask of the button with a number that begins at 1.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      ButtonMask(rawValue: 1 << (buttonNumber - 1))
    }
  }
}

/// An event of pressed buttons or keys.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
  /// Creates an event without presses.
  public override init() {}

  init(of press: UIPress) { allPresses = [press] }

  open override var type: EventType { .presses }
  open override var modifierFlags: UIKeyModifierFlags {
    allPresses.first?.key?.modifierFlags ?? []
  }
  /// All presses of the event.
  open private(set) var allPresses: Set<UIPress> = []
  /// A Boolean value that indicates whether the event has passed the last responder.
  var isUnhandled = false
  /// Returns the presses that a recognizer receives.
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
    allPresses.filter { $0.gestureRecognizers?.contains(gesture) == true }
  }
}
