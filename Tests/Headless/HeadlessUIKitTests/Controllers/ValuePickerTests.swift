import Foundation
import HeadlessUIKit
import Recorders
import Testing

/// Controllers and controls in which the user picks fonts and colors.
@MainActor @Suite(.serialized) struct ValuePickerTests {
  private final class Delegate: NSObject, UIFontPickerViewControllerDelegate,
    UIColorPickerViewControllerDelegate
  {
    let log = Log()
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {
      log.add("cancel")
    }
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
      log.add("\(viewController.selectedFontDescriptor!.pointSize)")
    }
    func colorPickerViewController(
      _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) { log.add("\(viewController.selectedColor == color) \(continuously)") }
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
      log.add("finish")
    }
  }

  private final class OldDelegate: NSObject, UIColorPickerViewControllerDelegate {
    var colors: [UIColor] = []
    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {
      colors.append(viewController.selectedColor)
    }
  }

  @Test func `a font picker reports the font or that there is none, and is dismissed`() {
    let root = UIViewController()
    let delegate = Delegate()
    showing(root) { _ in
      let configuration = UIFontPickerViewController.Configuration()
      configuration.includeFaces = true
      let picker = UIFontPickerViewController(configuration: configuration)
      configuration.includeFaces = false
      #expect(picker.configuration.includeFaces && !picker.configuration.displayUsingSystemFont)
      picker.delegate = delegate
      root.present(picker, animated: true)
      User().pick(UIFontDescriptor(name: "Courier", size: 9), in: picker)
      #expect((delegate.log.take(), root.presentedViewController) == (["9.0"], nil))
      let other = UIFontPickerViewController()
      other.delegate = delegate
      root.present(other, animated: true)
      User().cancel(other)
      #expect(
        (delegate.log.take(), other.selectedFontDescriptor, root.presentedViewController)
          == (["cancel"], nil, nil))
    }
  }

  @Test func `a color picker reports colors until it is closed`() {
    let root = UIViewController()
    let delegate = Delegate()
    showing(root) { _ in
      let picker = UIColorPickerViewController()
      picker.delegate = delegate
      picker.selectedColor = .red
      root.present(picker, animated: true)
      User().pick(.green, in: picker)
      #expect(
        (picker.supportsAlpha, picker.selectedColor, root.presentedViewController)
          == (true, .green, picker))
      User().close(picker)
      #expect(
        (root.presentedViewController, delegate.log.take()) == (nil, ["true false", "finish"]))
      let old = OldDelegate()
      picker.delegate = old
      User().pick(.blue, in: picker)
      #expect(old.colors == [.blue])
    }
  }

  @Test func `a color well sends the color that the user picks`() {
    let well = UIColorWell()
    #expect(well.intrinsicContentSize == CGSize(width: 28, height: 28) && well.selectedColor == nil)
    var colors: [UIColor?] = []
    well.addAction(
      UIAction { colors.append(($0.sender as? UIColorWell)?.selectedColor) }, for: .valueChanged)
    well.selectedColor = .red
    let picked = User().pick(.green, of: well)
    well.isEnabled = false
    #expect((picked, User().pick(.blue, of: well), colors) == (true, false, [.green]))
  }
}
