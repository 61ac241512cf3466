public import Foundation

/// An interaction that lets the user drag the content of a view.
@preconcurrency @MainActor open class UIDragInteraction: NSObject, UIInteraction {
  /// Creates an interaction whose delegate provides the items.
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
    delegateChain = AnswerChain(delegate) { object in { [weak object] in object } }
  }

  /// The object that provides the items.
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  private var delegateChain = AnswerChain<any UIDragInteractionDelegate>()
  /// The view of the interaction.
  open private(set) weak var view: UIView?
  /// Does nothing unless overridden.
  open func willMove(to view: UIView?) {}
  /// Keeps the view.
  open func didMove(to view: UIView?) { self.view = view }

  /// A Boolean value that indicates whether the user can drag; true unless set.
  open var isEnabled = UIDragInteraction.isEnabledByDefault
  /// A Boolean value that indicates whether new interactions are enabled.
  open class var isEnabledByDefault: Bool { true }
  /// A Boolean value that indicates whether other recognizers are recognized during the lift. It
  /// has no effect.
  open var allowsSimultaneousRecognitionDuringLift = false
}

extension UIDragInteraction: DragSource {
  func dragItems(for session: DragSession, at point: CGPoint) -> [UIDragItem] {
    guard let delegate, let view else { return [] }
    let isFirst = session.items.isEmpty
    let items =
      isFirst
      ? delegate.dragInteraction(self, itemsForBeginning: session)
      : delegateChain.ask("dragInteraction(_:itemsForAddingTo:withTouchAt:)") {
        $0.dragInteraction(self, itemsForAddingTo: session, withTouchAt: point)
      } ?? []
    guard !items.isEmpty else { return [] }
    if !session.interactions.contains(where: { $0 === self }) { session.interactions.append(self) }
    for interaction in session.interactions where !isFirst {
      interaction.delegateChain.notify("dragInteraction(_:session:willAdd:for:)") {
        $0.dragInteraction(interaction, session: session, willAdd: items, for: self)
      }
    }
    session.add(items, from: view, at: nil)
    guard isFirst else { return items }
    for item in items {
      _ = delegateChain.ask("dragInteraction(_:previewForLifting:session:)") {
        $0.dragInteraction(self, previewForLifting: item, session: session)
      }
    }
    delegateChain.notify("dragInteraction(_:willAnimateLiftWith:session:)") {
      $0.dragInteraction(self, willAnimateLiftWith: DragAnimator(), session: session)
    }
    return items
  }

  func dragWillBegin(_ session: DragSession) {
    delegateChain.notify("dragInteraction(_:sessionWillBegin:)") {
      $0.dragInteraction(self, sessionWillBegin: session)
    }
    session.allowsMoveOperation =
      delegateChain.ask("dragInteraction(_:sessionAllowsMoveOperation:)") {
        $0.dragInteraction(self, sessionAllowsMoveOperation: session)
      } ?? true
    session.isRestrictedToDraggingApplication =
      delegateChain.ask("dragInteraction(_:sessionIsRestrictedToDraggingApplication:)") {
        $0.dragInteraction(self, sessionIsRestrictedToDraggingApplication: session)
      } ?? false
  }

  func dragItemsWereLifted(_ session: DragSession) {}

  func dragDidMove(_ session: DragSession) {
    delegateChain.notify("dragInteraction(_:sessionDidMove:)") {
      $0.dragInteraction(self, sessionDidMove: session)
    }
  }

  func dragWillEnd(_ session: DragSession, with operation: UIDropOperation) {
    delegateChain.notify("dragInteraction(_:session:willEndWith:)") {
      $0.dragInteraction(self, session: session, willEndWith: operation)
    }
    guard operation == .cancel || operation == .forbidden else { return }
    for item in session.items {
      delegateChain.notify("dragInteraction(_:item:willAnimateCancelWith:)") {
        $0.dragInteraction(self, item: item, willAnimateCancelWith: DragAnimator())
      }
    }
  }

  func dragDidEnd(_ session: DragSession, with operation: UIDropOperation) {
    delegateChain.notify("dragInteraction(_:session:didEndWith:)") {
      $0.dragInteraction(self, session: session, didEndWith: operation)
    }
    guard operation == .copy || operation == .move else { return }
    delegateChain.notify("dragInteraction(_:sessionDidTransferItems:)") {
      $0.dragInteraction(self, sessionDidTransferItems: session)
    }
  }
}
