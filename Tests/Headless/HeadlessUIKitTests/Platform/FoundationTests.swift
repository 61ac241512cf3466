#if !canImport(ObjectiveC)
import HeadlessUIKit
import Testing

/// What Foundation has on Apple's systems, and HeadlessUIKit on others.
@MainActor @Suite(.timeLimit(.minutes(30))) struct FoundationTests {
  @Test func `exceptions are raised as UIKit's are`() {
    let raised = UIKitException.raised {
      NSException(name: .rangeException, reason: "row 3").raise()
      withVaList([7]) {
        NSException.raise(.internalInconsistencyException, format: "row %d", arguments: $0)
      }
    }
    #expect(
      raised == [
        UIKitException(.range, reason: "row 3"),
        UIKitException(.internalInconsistency, reason: "row 7"),
      ])
    let exception = NSException(name: .init("Own"), reason: nil, userInfo: ["row": 1])
    #expect((exception.name.rawValue, exception.reason) == ("Own", nil))
    #expect(exception.userInfo?["row"] as? Int == 1)
  }

  @Test func `formats and formatters have what Objective-C's have`() {
    let text = NSString.localizedStringWithFormat("%@ %d", "row" as NSString, 3)
    #expect(text.isEqual(to: "row 3"))
    let (numbers, dates) = (NumberFormatter(), DateFormatter())
    #expect((numbers.formatterBehavior, dates.formatterBehavior) == (.default, .default))
    numbers.formatterBehavior = .behavior10_4
    dates.formatterBehavior = .behavior10_4
    #expect((numbers.formatterBehavior.rawValue, dates.formatterBehavior.rawValue) == (1040, 1040))
    #expect(CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 1, y: 2)))
  }

  @Test func `a display link calls its target once a turn`() async throws {
    final class Target: NSObject {
      var times: [CFTimeInterval] = []
      func step(_ link: CADisplayLink) { times.append(link.timestamp) }
    }
    let target = Target()
    let link = CADisplayLink(target: target, selector: Selector("step:", Target.step))
    func turns(_ change: () -> Void = {}) -> Int {
      change()
      let old = target.times.count
      HeadlessRunLoop.tick()
      HeadlessRunLoop.tick()
      return target.times.count - old
    }
    #expect((turns(), link.duration) == (0, 0))
    #expect(turns { for _ in 0..<2 { link.add(to: .main, forMode: .common) } } == 2)
    #expect(link.targetTimestamp == link.timestamp + link.duration && link.duration == 1 / 60)
    #expect((turns { link.isPaused = true }, turns { link.isPaused = false }) == (0, 2))
    // Without a test's turns, it has those of the run loop.
    let count = target.times.count
    while target.times.count < count + 2 { try await Task.sleep(for: .milliseconds(1)) }
    #expect(turns { link.remove(from: .main, forMode: .common) } == 0)
    link.add(to: .main, forMode: .default)
    #expect(
      turns { link.invalidate() } == 0 && turns { link.add(to: .main, forMode: .common) } == 0)
    #expect(target.times == target.times.sorted())
  }

  @Test func `keys have the codes of a keyboard`() {
    final class View: UIView {
      var codes: [UIKeyboardHIDUsage] = []
      override var canBecomeFirstResponder: Bool { true }
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        codes += presses.compactMap(\.key?.keyCode)
      }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    let view = View()
    window.rootViewController?.view.addSubview(view)
    view.becomeFirstResponder()
    let keys: [User.Key] = [
      "a", "z", "1", "0", "/", "-", "ä", .upArrow, .delete, .return, .space, .pageDown,
    ]
    for key in keys { User().press(key, in: window) }
    #expect(
      view.codes.map(\.rawValue) == [
        0x04, 0x1D, 0x1E, 0x27, 0x38, 0x2D, 0x03, 0x52, 0x2A, 0x28, 0x2C, 0x4E,
      ])
  }
}
#endif
