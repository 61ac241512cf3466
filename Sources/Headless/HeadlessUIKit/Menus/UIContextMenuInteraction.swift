public import Foundation

/// The context menu of a view that is not a list.
///
/// Call `User.longPress(_:choosing:)` to open it in a test.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// Creates an interaction whose delegate provides the menu.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
  }

  /// The object that provides the menu.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view of the interaction.
  open private(set) weak var view: UIView?
  /// The way in which the menu is displayed.
  open var menuAppearance: UIContextMenuInteraction.appearance { .rich }
  private var session: ContextMenuSession?

  /// Tells the interaction that its view is about to change.
  open func willMove(to view: UIView?) {}
  /// Tells the interaction that its view changed.
  open func didMove(to view: UIView?) { self.view = view }
  /// Returns the location of the interaction. It is always zero.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Replaces the menu while it is visible. Nothing is replaced here.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {}
  /// Dismisses the menu.
  open func dismissMenu() {
    let open = session
    session = nil
    open?.end()
  }

  // swift-format-ignore: TypeNamesShouldBeCapitalized
  /// Constants for the way in which a menu is displayed.
  @nonexhaustive public enum appearance: Int, Sendable {
    /// Unknown.
    case unknown
    /// With a preview.
    case rich
    /// Without a preview.
    case compact
  }

  /// Opens the menu at a point in the view, or returns nil if there is none.
  func open(at point: CGPoint) -> ContextMenuSession? {
    guard let delegate,
      let configuration = delegate.contextMenuInteraction(
        self, configurationForMenuAtLocation: point)
    else { return nil }
    let delegates = AnswerChain<any UIContextMenuInteractionDelegate>(holding: delegate)
    let opened = ContextMenuSession(configuration) { animator in
      delegates.notify("contextMenuInteraction(_:willDisplayMenuFor:animator:)") {
        $0.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
      }
    } willEnd: { [weak self] animator in
      guard let self else { return }
      self.session = nil
      delegates.notify("contextMenuInteraction(_:willEndFor:animator:)") {
        $0.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
      }
    }
    session = opened
    return opened
  }
}

/// An object that provides a view's context menu.
@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  /// Returns the configuration of the menu at a point in the view, or nil for no menu.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Returns the preview of the view as the menu appears. Optional; nothing is drawn.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Returns the preview of the view as the menu disappears. Optional; nothing is drawn.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Tells the delegate that the user tapped the preview. Optional and never called: there is none.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  /// Tells the delegate that the menu is about to appear. Optional.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Tells the delegate that the menu is about to disappear. Optional.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
}

extension UIContextMenuInteractionDelegate {
  /// Returns nil by default.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { OptionalMethod.absent(nil) }
  /// Returns nil by default.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { OptionalMethod.absent(nil) }
  /// Does nothing by default.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { OptionalMethod.absent() }
  /// Does nothing by default.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { OptionalMethod.absent() }
  /// Does nothing by default.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { OptionalMethod.absent() }
}

extension User {
  /// Long-presses the center of a view with a `UIContextMenuInteraction` and chooses the action
  /// with a title in its menu.
  ///
  /// - Returns: False if there is no such action or it is disabled.
  @discardableResult
  public func longPress(_ view: UIView, choosing title: String) -> Bool {
    act(on: view) {
      for case let interaction as UIContextMenuInteraction in view.interactions {
        let center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        if let session = interaction.open(at: center) {
          return session.choose(title, sender: view)
        }
      }
      return false
    }
  }
}
