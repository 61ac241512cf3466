#if os(iOS) || os(tvOS) || os(visionOS)
import Foundation
import ListControllers
import UIKit

extension Fingers {
  func tap(_ button: UIButton) -> Bool {
    guard button.canBeTouched else { return false }
    button.send(.touchDown)
    // An action for both events is performed once.
    button.send([.touchUpInside, .primaryActionTriggered])
    return true
  }

  func tap(_ button: UIBarButtonItem) -> Bool {
    guard button.isEnabled else { return false }
    if let action = button.primaryAction {
      UIControl().sendAction(action)
    } else if let action = button.action {
      action.send(to: button.target, from: button, in: controller.view)
    }
    return true
  }

  #if !os(tvOS)
  func toggle(_ control: UISwitch) -> Bool {
    guard control.canBeTouched else { return false }
    control.setOn(!control.isOn, animated: false)
    control.send([.valueChanged, .primaryActionTriggered])
    return true
  }
  #endif

  func type(_ text: String, into field: UITextField) -> Bool {
    guard field.canBeTouched, field.isFirstResponder || field.becomeFirstResponder() else {
      return false
    }
    // A field may put back what was deleted.
    for _ in field.text ?? "" {
      guard let last = field.text?.last else { break }
      guard replace(last: String(last).utf16.count, with: "", in: field) else { return false }
    }
    var isWhole = true
    for letter in text where !replace(last: 0, with: String(letter), in: field) { isWhole = false }
    return isWhole
  }

  /// Replaces the last UTF-16 code units of a text; false if the delegate rejects the change.
  private func replace(last count: Int, with text: String, in field: UITextField) -> Bool {
    var whole = field.text ?? ""
    let range = NSRange(location: whole.utf16.count - count, length: count)
    guard let part = Range(range, in: whole),
      field.delegate?.textField?(
        field, shouldChangeCharactersIn: range, replacementString: text) != false
    else { return false }
    whole.replaceSubrange(part, with: text)
    field.text = whole
    field.send(.editingChanged)
    NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: field)
    return true
  }

  func pressReturn(in field: UITextField) -> Bool {
    guard field.isFirstResponder else { return false }
    if field.delegate?.textFieldShouldReturn?(field) != false {
      field.send([.editingDidEndOnExit, .primaryActionTriggered])
    }
    return true
  }

  func scroll(_ scrollView: UIScrollView, to offset: CGPoint) {
    guard scrollView.isScrollEnabled else { return }
    let delegate = scrollView.delegate
    let offset = rest(of: scrollView, near: offset)
    delegate?.scrollViewWillBeginDragging?(scrollView)
    scrollView.contentOffset = offset
    var target = offset
    delegate?.scrollViewWillEndDragging?(
      scrollView, withVelocity: .zero, targetContentOffset: &target)
    delegate?.scrollViewDidEndDragging?(scrollView, willDecelerate: target != offset)
    guard target != offset else { return }
    delegate?.scrollViewWillBeginDecelerating?(scrollView)
    scrollView.contentOffset = target
    delegate?.scrollViewDidEndDecelerating?(scrollView)
  }

  /// Returns the offset nearest to another at which the content rests.
  private func rest(of scrollView: UIScrollView, near offset: CGPoint) -> CGPoint {
    let (inset, content) = (scrollView.adjustedContentInset, scrollView.contentSize)
    let (width, height) = (scrollView.bounds.width, scrollView.bounds.height)
    let right = max(content.width + inset.right - width, -inset.left)
    let bottom = max(content.height + inset.bottom - height, -inset.top)
    return CGPoint(
      x: min(max(offset.x, -inset.left), right), y: min(max(offset.y, -inset.top), bottom))
  }
}
#endif
