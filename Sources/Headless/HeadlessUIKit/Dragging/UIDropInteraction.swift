public import Foundation

/// An interaction that lets the user drop items on a view.
@preconcurrency @MainActor open class UIDropInteraction: NSObject, UIInteraction {
  /// Creates an interaction whose delegate receives the items.
  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
    delegateChain = AnswerChain(delegate) { object in { [weak object] in object } }
  }

  /// The object that receives the items.
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  private var delegateChain = AnswerChain<any UIDropInteractionDelegate>()
  /// The view of the interaction.
  open private(set) weak var view: UIView?
  /// Does nothing unless overridden.
  open func willMove(to view: UIView?) {}
  /// Keeps the view.
  open func didMove(to view: UIView?) { self.view = view }

  /// A Boolean value that indicates whether several drags can be over the view at once. There is
  /// only one drag here.
  open var allowsSimultaneousDropSessions = false
}

extension UIDropInteraction: DropDestination {
  func canHandle(_ session: DropSession) -> Bool {
    guard delegate != nil else { return false }
    return delegateChain.ask("dropInteraction(_:canHandle:)") {
      $0.dropInteraction(self, canHandle: session)
    } ?? true
  }

  func dropDidEnter(_ session: DropSession) {
    delegateChain.notify("dropInteraction(_:sessionDidEnter:)") {
      $0.dropInteraction(self, sessionDidEnter: session)
    }
  }

  func dropDidUpdate(_ session: DropSession, over path: IndexPath?) -> UIDropProposal {
    delegateChain.ask("dropInteraction(_:sessionDidUpdate:)") {
      $0.dropInteraction(self, sessionDidUpdate: session)
    } ?? UIDropProposal(operation: .cancel)
  }

  func dropDidExit(_ session: DropSession) {
    delegateChain.notify("dropInteraction(_:sessionDidExit:)") {
      $0.dropInteraction(self, sessionDidExit: session)
    }
  }

  func performDrop(_ session: DropSession, _ proposal: UIDropProposal, over path: IndexPath?)
    -> Bool
  {
    delegateChain.notify("dropInteraction(_:performDrop:)") {
      $0.dropInteraction(self, performDrop: session)
    }
    for item in session.items {
      delegateChain.notify("dropInteraction(_:item:willAnimateDropWith:)") {
        $0.dropInteraction(self, item: item, willAnimateDropWith: DragAnimator())
      }
    }
    delegateChain.notify("dropInteraction(_:concludeDrop:)") {
      $0.dropInteraction(self, concludeDrop: session)
    }
    return true
  }

  func dropDidEnd(_ session: DropSession) {
    delegateChain.notify("dropInteraction(_:sessionDidEnd:)") {
      $0.dropInteraction(self, sessionDidEnd: session)
    }
  }
}
