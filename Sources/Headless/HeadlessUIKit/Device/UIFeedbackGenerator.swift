public import Foundation

/// An object that lets the user feel what happens. Nothing is felt here.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject, UIInteraction {
  /// Creates a generator.
  public override init() {}

  /// Creates a generator for a view.
  public convenience init(view: UIView) {
    self.init()
    self.view = view
  }

  /// The view of the generator.
  open private(set) weak var view: UIView?
  /// Tells the generator that its view is about to change.
  open func willMove(to view: UIView?) {}
  /// Tells the generator that its view changed.
  open func didMove(to view: UIView?) { self.view = view }
  /// Prepares the hardware. It has no effect.
  open func prepare() {}
}

/// A generator of impacts.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// Creates a generator of medium impacts.
  public override init() {}
  /// Creates a generator of impacts of a style.
  public init(style: FeedbackStyle) {}
  /// Creates a generator of impacts of a style for a view.
  public convenience init(style: FeedbackStyle, view: UIView) {
    self.init(view: view)
  }

  /// Lets the user feel an impact. It has no effect.
  open func impactOccurred() {}
  /// Lets the user feel an impact of an intensity from 0 to 1. It has no effect.
  open func impactOccurred(intensity: CGFloat) {}
  /// Lets the user feel an impact at a location of the view. It has no effect.
  open func impactOccurred(at location: CGPoint) {}

  /// Constants for the style of an impact.
  @nonexhaustive public enum FeedbackStyle: Int, Sendable {
    /// A light impact.
    case light
    /// A medium impact.
    case medium
    /// A heavy impact.
    case heavy
    /// A soft impact.
    case soft
    /// A rigid impact.
    case rigid
  }
}

/// A generator of feedback for a changing selection.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Lets the user feel that the selection changed. It has no effect.
  open func selectionChanged() {}
  /// Lets the user feel that the selection changed at a location of the view. It has no effect.
  open func selectionChanged(at location: CGPoint) {}
}

/// A generator of feedback for success and failure.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// Lets the user feel a result. It has no effect.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
  /// Lets the user feel a result at a location of the view. It has no effect.
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {}

  /// Constants for a result.
  @nonexhaustive public enum FeedbackType: Int, Sendable {
    /// Success.
    case success
    /// A warning.
    case warning
    /// An error.
    case error
  }
}
