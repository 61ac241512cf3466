import HeadlessUIKit
import Testing

/// Drags from and to any view by interactions.
@MainActor struct DragInteractionTests {
  private final class Spy: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
    var log: [String] = []
    var operation = UIDropOperation.copy
    var accepts = true
    var update: (any UIDropSession) -> Void = { _ in }
    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
      let point = session.location(in: interaction.view ?? UIView())
      log.append("begin \(point.x) \(point.y)")
      session.localContext = "context"
      return [UIDragItem(itemProvider: NSItemProvider(object: "text" as NSString))]
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
      session: any UIDragSession
    ) {
      animator.addAnimations { self.log.append("lift") }
      animator.addCompletion { self.log.append("lifted \($0 == .end)") }
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
    ) { log.append("willBegin") }
    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
      withTouchAt point: CGPoint
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: "more" as NSString))] }
    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
      for addingInteraction: UIDragInteraction
    ) {
      let isOwn = addingInteraction === interaction
      log.append("willAdd \(items.count) to \(session.items.count) \(isOwn)")
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession
    ) { log.append("move") }
    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession,
      willEndWith operation: UIDropOperation
    ) { log.append("willEnd \(operation)") }
    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession,
      didEndWith operation: UIDropOperation
    ) { log.append("didEnd \(operation)") }
    func dragInteraction(
      _ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession
    ) { log.append("transferred") }
    func dragInteraction(
      _ interaction: UIDragInteraction, item: UIDragItem,
      willAnimateCancelWith animator: any UIDragAnimating
    ) { log.append("return") }

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession)
      -> Bool
    { accepts }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
    ) { log.append("enter \(session.localDragSession?.localContext as? String ?? "")") }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
      let point = session.location(in: interaction.view ?? UIView())
      log.append("update \(point.x) \(point.y)")
      update(session)
      return UIDropProposal(operation: operation)
    }
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
      log.append("perform \(session.canLoadObjects(ofClass: String.self))")
      session.loadObjects(ofClass: NSString.self) { texts in
        self.log.append("loaded \(texts.count)")
      }
    }
    func dropInteraction(
      _ interaction: UIDropInteraction, concludeDrop session: any UIDropSession
    ) { log.append("conclude") }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
    ) { log.append("dropEnd") }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
    ) { log.append("exit") }
  }

  private let user = User()
  private let spy = Spy()
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let from = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
  private let to = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
  private let inside = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
  private let dragging: UIDragInteraction

  init() {
    dragging = UIDragInteraction(delegate: spy)
    root.addSubview(from)
    root.addSubview(to)
    to.addSubview(inside)
    from.addInteraction(dragging)
    to.addInteraction(UIDropInteraction(delegate: spy))
  }

  @Test func `a drop calls both delegates in order`() {
    let drag = user.lift(from)
    #expect(spy.log == ["begin 50.0 25.0", "lift", "willBegin", "lifted true"])
    spy.log = []
    // The drop interaction of a view takes drags over its subviews.
    #expect(drag?.hover(over: inside).drop() == true)
    #expect(
      spy.log == [
        "move", "enter context", "update 20.0 20.0", "willEnd copy", "perform true", "conclude",
        "dropEnd", "didEnd copy", "transferred", "loaded 1",
      ])
  }

  @Test func `sessions say what their items are`() {
    var sessions: [any UIDragDropSession] = []
    spy.update = { session in
      sessions = [session]
      if let drag = session.localDragSession { sessions.append(drag) }
    }
    user.lift(from)?.hover(over: to).cancel()
    #expect(sessions.count == 2)
    for session in sessions {
      let types = [["public.utf8-plain-text"], ["public.image", "public.text"], ["public.image"]]
      #expect(types.map(session.hasItemsConforming) == [true, true, false])
      // The source has not limited what the drag allows.
      #expect(
        [
          session.canLoadObjects(ofClass: NSString.self), session.allowsMoveOperation,
          session.isRestrictedToDraggingApplication,
        ] == [true, true, false])
    }
  }

  @Test func `a drag that isn't dropped returns its items`() {
    let drag = user.lift(from, at: .zero)?.hover(over: to)
    spy.log = []
    drag?.hover(over: root).drop()
    #expect(
      spy.log == ["move", "exit", "willEnd cancel", "return", "dropEnd", "didEnd cancel"])
    spy.accepts = false
    spy.log = []
    #expect(user.lift(from)?.hover(over: to).drop() == false)
    #expect(!spy.log.contains { $0.hasPrefix("enter") })
    // Each of several items returns.
    spy.accepts = true
    let two = user.lift(from)
    two?.add(from)
    spy.log = []
    two?.hover(over: root).drop()
    #expect(spy.log == ["move", "willEnd cancel", "return", "return", "didEnd cancel"])
  }

  @Test func `all that have contributed items learn of further ones before they are added`() {
    let other = Spy()
    let adding = UIDragInteraction(delegate: other)
    root.addInteraction(adding)
    let drag = user.lift(from)
    spy.log = []
    #expect(drag?.add(from) == true)
    #expect([spy.log, other.log] == [["willAdd 1 to 1 true"], []])
    #expect((drag?.add(root), drag?.items.count) == (true, 3))
    #expect(
      [spy.log, other.log]
        == [["willAdd 1 to 1 true", "willAdd 1 to 2 false"], ["willAdd 1 to 2 true"]])
  }

  @Test func `interactions without their delegate neither begin a drag nor take one`() {
    let (source, target) = (UIView(frame: from.frame), UIView(frame: to.frame))
    from.superview?.addSubview(source)
    from.superview?.addSubview(target)
    var spies: [Spy] = [Spy(), Spy()]
    source.addInteraction(UIDragInteraction(delegate: spies[0]))
    target.addInteraction(UIDropInteraction(delegate: spies[1]))
    let drag = user.lift(source)?.hover(over: target)
    #expect(drag?.proposal?.operation == .copy)
    drag?.cancel()
    spies.removeLast()
    let other = user.lift(source)?.hover(over: target)
    #expect(other != nil && other?.proposal == nil && other?.drop() == false)
    spies.removeLast()
    #expect(user.lift(source) == nil)
  }

  @Test func `an interaction knows its view, and a disabled one begins no drag`() {
    #expect((dragging.view, from.interactions.count) == (from, 1))
    dragging.isEnabled = false
    #expect(user.lift(from) == nil)
    dragging.isEnabled = true
    to.addInteraction(dragging)
    #expect((dragging.view, from.interactions.count) == (to, 0))
    to.removeInteraction(dragging)
    #expect((dragging.view, to.interactions.count) == (nil, 1))
    #expect(user.lift(to) == nil)
  }

  @Test func `previews keep their values`() {
    let window = UIWindow(frame: root.frame)
    window.addSubview(root)
    let target = UIDragPreviewTarget(
      container: root, center: CGPoint(x: 1, y: 2), transform: .identity)
    let preview = UITargetedDragPreview(
      view: from, parameters: UIDragPreviewParameters(), target: target)
    #expect(preview.size == CGSize(width: 100, height: 50) && preview.target === target)
    let placed = UITargetedPreview(view: to)
    #expect(placed.target.container === root && placed.target.center == to.center)
    let moved = placed.retargetedPreview(with: target)
    #expect(moved.view === to && moved.target === target)
    let named = UIDragPreview(for: URL(filePath: "/a"), title: "A")
    #expect((named.view as? UILabel)?.text == "A")
    let proposal = UIDropProposal(operation: .move)
    proposal.isPrecise = true
    #expect((proposal.copy() as? UIDropProposal)?.isPrecise == true)
  }
}
