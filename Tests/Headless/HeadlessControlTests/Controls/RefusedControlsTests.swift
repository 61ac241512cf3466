import HeadlessUIKit
import Testing

/// What UIKit refuses of previews, commands and pickers, in its words.
@MainActor struct RefusedControlsTests {
  private func reasons(_ body: () -> Void) -> [String] {
    UIKitException.raised(by: body).map(\.reason)
  }

  @Test func `previews begin in a window`() {
    let view = UIView()
    let words = "<UIView: 0x"
    let raised = reasons { _ = UITargetedPreview(view: view) }.map {
      $0.replacing(#/<UIView: 0x\w+>/#, with: words)
    }
    #expect(
      raised == [
        "This UITargetedPreview initializer requires that the view is in a window, but it is not. "
          + "Either fix that, or use the other initializer that takes a target with an explicit "
          + "container. (view: \(words))",
        "UIPreviewTarget requires that the container view is in a window, but it is not. "
          + "(container: \(words))",
      ])
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.addSubview(view)
    #expect(reasons { _ = UITargetedPreview(view: view) } == [])
    #expect(reasons { _ = UIDragPreviewTarget(container: window, center: .zero) } == [])
  }

  @Test func `alternates of commands have different flags, and durations have wheels`() {
    func command(_ flags: [UIKeyModifierFlags]) -> UICommand {
      let action = Selector(("show"))
      return UICommand(
        title: "Show", action: action,
        alternates: flags.map {
          UICommandAlternate(title: "Alternate", action: action, modifierFlags: $0)
        })
    }
    let alternates =
      "Invalid parameter not satisfying: alternateModifierFlags != 0 && "
      + "![allAlternateModifierFlags containsIndex:alternateModifierFlags]"
    let duration = "UIDatePickerMode .countDownTimer is unsupported when using style .inline."
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = .inline
    let calls: [() -> Void] = [
      { _ = command([[]]) }, { _ = command([.shift, .shift]) },
      { _ = command([.shift, .control]) },
      { picker.datePickerMode = .countDownTimer }, { picker.preferredDatePickerStyle = .wheels },
      { picker.preferredDatePickerStyle = .inline },
    ]
    #expect(
      calls.map(reasons) == [[alternates], [alternates], [], [duration], [], [duration]])
  }
}
