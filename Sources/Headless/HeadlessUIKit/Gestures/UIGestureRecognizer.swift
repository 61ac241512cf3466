public import Foundation

/// An object that recognizes a gesture in a view.
///
/// Simulated users act on views directly and create no touches, so a recognizer is kept with its
/// view and its state changes only if a subclass or a test assigns it, which sends the actions.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  private struct Target {
    weak var object: AnyObject?
    var action: Selector
  }
  private var targets: [Target] = []

  /// Creates a recognizer with an action, which is sent when the state changes.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a recognizer without a target.
  public convenience override init() { self.init(target: nil, action: nil) }

  /// Creates a recognizer without a target. There are no archives here.
  public convenience init?(coder: NSCoder) { self.init(target: nil, action: nil) }

  /// Prepares a recognizer that was loaded from a nib. There are no nibs, so only apps call it.
  open func awakeFromNib() {}

  /// The view that the recognizer is attached to.
  open internal(set) weak var view: UIView?
  /// A Boolean value that indicates whether the recognizer is enabled.
  ///
  /// A recognizer that is disabled during a gesture is canceled.
  open var isEnabled = true {
    didSet {
      if !isEnabled, state == .began || state == .changed { state = .cancelled }
    }
  }
  /// A Boolean value that indicates whether recognized touches are withheld from the view. It has
  /// no effect.
  open var cancelsTouchesInView = true
  /// A Boolean value that indicates whether the view receives touches only after the recognizer
  /// failed. It has no effect.
  open var delaysTouchesBegan = false
  /// A Boolean value that indicates whether the view receives the end of touches only after the
  /// recognizer failed. It has no effect.
  open var delaysTouchesEnded = true
  /// The types of touches to recognize. It has no effect.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  /// The types of presses to recognize. It has no effect.
  open var allowedPressTypes: [NSNumber] = []
  /// A Boolean value that indicates whether only touches of one type are recognized together. It
  /// has no effect.
  open var requiresExclusiveTouchType = true
  /// The name of the recognizer, for debugging.
  open var name: String?
  /// The state of the gesture. Subclasses assign it.
  ///
  /// The actions are sent when a gesture begins, changes, ends or is canceled.
  open var state = State.possible {
    didSet {
      guard state == .changed || state != oldValue, state != .possible, state != .failed else {
        return
      }
      for target in targets {
        guard let object = target.object else { continue }
        target.action.send(to: object, from: self, for: nil)
      }
    }
  }
  /// The modifier keys that are pressed. There are none.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// The pressed buttons of a pointer. There are none.
  open var buttonMask: UIEvent.ButtonMask { [] }
  /// The delegate of the recognizer. Nothing but an app's own code calls it.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Adds a target.
  open func addTarget(_ target: Any, action: Selector) {
    targets.append(Target(object: target as AnyObject, action: action))
  }
  /// Removes a target. If the target or the selector is nil, any target or selector matches.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let object = target.map { $0 as AnyObject }
    targets.removeAll {
      (object == nil || $0.object === object) && (action == nil || $0.action == action)
    }
  }
  /// Requires another recognizer to fail first. It has no effect because there are no touches.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
  /// The number of touches of the gesture. It is always 0.
  open var numberOfTouches: Int { 0 }
  /// Returns the location of the gesture. It is always zero because there are no touches.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Returns the location of one touch of the gesture. It is always zero because there are no
  /// touches.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { .zero }

  // MARK: Subclasses

  /// Resets the recognizer after a gesture. Subclasses override it.
  open func reset() {}
  /// Ignores a touch. It has no effect.
  open func ignore(_ touch: UITouch, for event: UIEvent) {}
  /// Ignores the press of a button. It has no effect.
  open func ignore(_ button: UIPress, for event: UIPressesEvent) {}
  /// Returns a Boolean value that indicates whether the recognizer prevents another one; true
  /// unless overridden.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns a Boolean value that indicates whether another recognizer prevents this one; true
  /// unless overridden.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns a Boolean value that indicates whether another recognizer has to fail first; false
  /// unless overridden.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Returns a Boolean value that indicates whether another recognizer waits for this one to fail;
  /// false unless overridden.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }
  /// Returns a Boolean value that indicates whether the recognizer receives an event; true unless
  /// overridden.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }
  /// Tells the recognizer that touches began. Subclasses override it.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Tells the recognizer that touches moved. Subclasses override it.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Tells the recognizer that touches ended. Subclasses override it.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Tells the recognizer that touches were canceled. Subclasses override it.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Tells the recognizer that presses began. Subclasses override it.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Tells the recognizer that presses changed. Subclasses override it.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Tells the recognizer that presses ended. Subclasses override it.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Tells the recognizer that presses were canceled. Subclasses override it.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Constants for the state of a gesture.
  @nonexhaustive public enum State: Int, Sendable {
    /// The gesture isn't recognized yet. Recognizers remain in this state here.
    case possible
    /// A continuous gesture has begun.
    case began
    /// A continuous gesture has changed.
    case changed
    /// The gesture is complete.
    case ended
    /// A continuous gesture was canceled.
    case cancelled
    /// The touches don't match the gesture.
    case failed
    /// The gesture is complete. This is another name of `ended`.
    public static var recognized: State { .ended }
  }
}
