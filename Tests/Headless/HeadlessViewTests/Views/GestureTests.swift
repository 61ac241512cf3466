import HeadlessUIKit
import Testing

@MainActor struct GestureTests {
  private final class Press: UIGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesBegan(touches, with: event)
      state = .began
    }
    override func reset() { state = .possible }
  }
  private final class Interaction: NSObject, UIInteraction {
    weak var view: UIView?
    var log: [String] = []
    func willMove(to view: UIView?) { log.append("will \(view?.tag ?? -1)") }
    func didMove(to view: UIView?) {
      self.view = view
      log.append("did \(view?.tag ?? -1)")
    }
  }
  private final class Cell: UITableViewCell {
    override func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      gestureRecognizer is UIPanGestureRecognizer
    }
  }

  @Test func `a subclass changes its state, and disabling cancels it`() {
    let press = Press()
    press.touchesBegan([UITouch()], with: UIEvent())
    var states = [press.state]
    press.isEnabled = false
    states.append(press.state)
    press.isEnabled = true
    press.reset()
    press.isEnabled = false
    #expect(states + [press.state] == [.began, .cancelled, .possible])
    #expect(UIGestureRecognizer.State.recognized == .ended)
  }

  @Test func `a cell decides about gestures`() {
    let cell = Cell()
    let pan = UIPanGestureRecognizer(target: nil, action: nil)
    let swipe = UISwipeGestureRecognizer()
    pan.delegate = cell
    #expect(
      [pan, swipe].map { pan.delegate?.gestureRecognizerShouldBegin($0) } == [true, false])
    #expect(
      [
        pan.delegate?.gestureRecognizer(pan, shouldRecognizeSimultaneouslyWith: swipe),
        pan.delegate?.gestureRecognizer(pan, shouldRequireFailureOf: swipe),
        pan.delegate?.gestureRecognizer(pan, shouldReceive: UITouch()),
      ] == [true, false, true])
    pan.setTranslation(CGPoint(x: 3, y: 4), in: cell)
    #expect(pan.translation(in: cell) == CGPoint(x: 3, y: 4))
  }

  @Test func `an interaction is told about its view`() {
    let (first, second) = (UIView(), UIView())
    (first.tag, second.tag) = (1, 2)
    let interaction = Interaction()
    first.addInteraction(interaction)
    first.addInteraction(interaction)
    #expect((interaction.log, first.interactions.count) == (["will 1", "did 1"], 1))
    second.addInteraction(interaction)
    #expect((first.interactions.count, interaction.view) == (0, second))
    #expect(interaction.log.suffix(4) == ["will -1", "did -1", "will 2", "did 2"])
    second.removeInteraction(interaction)
    #expect(interaction.view == nil)
  }
}
