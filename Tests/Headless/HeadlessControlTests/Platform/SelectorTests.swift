#if !canImport(ObjectiveC)
import Foundation
import HeadlessUIKit
import Testing

/// Actions by name, which a selector with its method sends.
@Suite(.timeLimit(.minutes(30))) @MainActor struct SelectorTests {
  class Screen: UIViewController {
    var log: [String] = []
    func plain() { log.append("plain") }
    func tapped(_ sender: UIButton) { log.append("tapped \(sender.tag)") }
    func moved(_ sender: Any?, event: UIEvent?) { log.append("moved") }
    func took(_ note: Notification) { log.append(note.name.rawValue) }
    func timed(_ timer: Timer) { log.append("timed") }
  }
  final class Sub: Screen {
    override func plain() { log.append("sub") }
  }

  @Test func `senders call methods with up to two parameters, and those of a subclass`() {
    let screen = Screen()
    let button = UIButton()
    button.tag = 7
    button.addTarget(screen, action: Selector("plain", Screen.plain), for: .touchUpInside)
    button.addTarget(screen, action: Selector("tapped", Screen.tapped(_:)), for: .touchUpInside)
    button.addTarget(
      screen, action: Selector("moved", Screen.moved(_:event:)), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(screen.log == ["plain", "tapped 7", "moved"])
    let sub = Sub()
    let item = UIBarButtonItem(
      barButtonSystemItem: .add, target: sub, action: Selector("plain", Screen.plain))
    User().tap(item)
    #expect(sub.log == ["sub"])
    let other = Screen()
    let timer = Timer.scheduledTimer(
      timeInterval: 1000, target: other, selector: Selector("timed", Screen.timed),
      userInfo: nil, repeats: false)
    timer.fire()
    #expect(other.log == ["timed"])
  }

  @Test func `the name of a selector has a colon for each parameter`() {
    let selectors = [
      Selector("plain", Screen.plain), Selector("tapped", Screen.tapped),
      Selector("tapped:", Screen.tapped), Selector("moved", Screen.moved),
    ]
    let names = ["plain", "tapped:", "tapped:", "moved::"]
    #expect(selectors == names.map { Selector(($0)) })
  }

  @Test func `an action without a target finds the responder that has the method`() {
    let screen = Screen()
    let button = UIButton()
    screen.view.addSubview(button)
    let action = Selector("plain", Screen.plain)
    button.addTarget(nil, action: action, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(screen.log == ["plain"])
    #expect(
      [screen, button].map { $0.canPerformAction(action, withSender: nil) } == [true, false])
  }

  @Test func `an action without a target begins at the first responder of the window`() {
    let (screen, other) = (Screen(), UIViewController())
    let (button, field) = (UIButton(), UITextField())
    let action = Selector("plain", Screen.plain)
    button.addTarget(nil, action: action, for: .touchUpInside)
    let windows = [screen, other].map { controller in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      window.rootViewController = controller
      window.isHidden = false
      return window
    }
    screen.view.addSubview(button)
    // The keyboard belongs to another window.
    other.view.addSubview(field)
    field.becomeFirstResponder()
    button.sendActions(for: .touchUpInside)
    #expect(screen.log == ["plain"])
    let container = UIView()
    windows[0].addSubview(container)
    container.addSubview(button)
    screen.view.addSubview(field)
    field.becomeFirstResponder()
    button.sendActions(for: .touchUpInside)
    #expect(screen.log == ["plain", "plain"])
  }

  @Test func `a sender of another type, or nil for what can't be nil, raises an exception`() {
    let (screen, target) = (Screen(), Anywhere())
    let slider = UISlider()
    slider.addTarget(screen, action: Selector("tapped", Screen.tapped), for: .valueChanged)
    let exceptions = UIKitException.raised {
      slider.sendActions(for: .valueChanged)
      let action = Selector("both", Anywhere.both)
      UIApplication.shared.sendAction(action, to: target, from: UIView(), for: nil)
    }
    #expect(
      exceptions.map(\.reason) == [
        "-[Screen tapped:] expects UIButton, and is sent an instance of UISlider.",
        "-[Anywhere both::] expects UIEvent, and is sent nil.",
      ])
    #expect((screen.log, target.count) == ([], 0))
  }

  /// A class whose methods aren't on the main actor.
  nonisolated final class Anywhere {
    nonisolated(unsafe) var count = 0
    func plain() { count += 1 }
    func took(_ note: Notification) { count += 1 }
    func both(_ sender: AnyObject, _ event: UIEvent) { count += 1 }
  }

  @Test func `a method that isn't on the main actor is called on the sender's thread`() async {
    let center = NotificationCenter()
    let target = Anywhere()
    let name = Notification.Name("a")
    center.addObserver(
      target, selector: Selector("took", Anywhere.took), name: name, object: nil)
    center.addObserver(
      target, selector: Selector("plain", Anywhere.plain), name: name, object: nil)
    await Task.detached { center.post(name: name, object: nil) }.value
    #expect(target.count == 2)
  }

  #if os(Linux) || os(macOS)
  @Test func `a method of the main actor raises an exception on another thread`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let center = NotificationCenter()
      let screen = await Screen()
      center.addObserver(
        screen, selector: Selector("took", Screen.took), name: .init("a"), object: nil)
      await Task.detached { center.post(name: .init("a"), object: nil) }.value
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("-[Screen took:] must be called from the main thread only."))
  }
  #endif

  @Test func `an object for a Boolean value is true`() {
    let field = UITextField()
    let view = UIView()
    view.addSubview(field)
    let recognizer = UITapGestureRecognizer(
      target: view, action: Selector("endEditing", UIView.endEditing(_:)))
    field.becomeFirstResponder()
    recognizer.state = .ended
    #expect(!field.isFirstResponder)
  }

  @Test func `a recognizer sends its actions when its state changes`() {
    let screen = Screen()
    let recognizer = UIPanGestureRecognizer(target: screen, action: nil)
    let action = Selector("plain", Screen.plain)
    recognizer.addTarget(screen, action: action)
    for state in [UIGestureRecognizer.State.began, .changed, .changed, .ended, .ended] {
      recognizer.state = state
    }
    recognizer.state = .possible
    let calls = screen.log.count
    recognizer.removeTarget(screen, action: action)
    recognizer.state = .began
    #expect((calls, screen.log.count) == (4, 4))
  }

  @Test func `a notification center calls a method until the observer is removed`() {
    let center = NotificationCenter()
    let screen = Screen()
    let names = ["a", "b"].map { Notification.Name($0) }
    // Another center's observer that is gone has an equal token.
    let took = Selector("took", Screen.took)
    NotificationCenter().addObserver(Screen(), selector: took, name: names[0], object: nil)
    for name in names {
      center.addObserver(
        screen, selector: Selector("took", Screen.took), name: name, object: nil)
    }
    func posted() -> [String] {
      screen.log = []
      for name in names { center.post(name: name, object: nil) }
      return screen.log
    }
    #expect(posted() == ["a", "b"])
    center.removeObserver(screen, name: names[0], object: nil)
    #expect(posted() == ["b"])
    center.removeObserver(screen)
    #expect(posted() == [])
    // A token is removed as before.
    let log = NSMutableArray()
    nonisolated(unsafe) let heard = log
    let token = center.addObserver(forName: .init("a"), object: nil, queue: nil) { _ in
      heard.add(1)
    }
    center.removeObserver(token)
    center.post(name: .init("a"), object: nil)
    #expect(log.count == 0)
  }
}
#endif
