#if !(os(iOS) || os(tvOS) || os(visionOS))
import ListControllers

extension Fingers {
  func tap(_ button: UIButton) -> Bool { user.tap(button) }

  func tap(_ button: UIBarButtonItem) -> Bool { user.tap(button) }

  func toggle(_ control: UISwitch) -> Bool { user.toggle(control) }

  func type(_ text: String, into field: UITextField) -> Bool {
    // A field may put back what was deleted.
    for _ in field.text ?? "" where field.text?.isEmpty == false {
      guard user.deleteBackward(in: field) else { return false }
    }
    return user.type(text, into: field)
  }

  func pressReturn(in field: UITextField) -> Bool { user.pressReturn(in: field) }

  func scroll(_ scrollView: UIScrollView, to offset: CGPoint) {
    user.scroll(scrollView, to: offset)
  }
}
#endif
