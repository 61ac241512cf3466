import Foundation
import HeadlessUIKit
import Testing

/// What assistive apps read of UIKit's own views before an app sets anything.
@MainActor @Suite(.timeLimit(.minutes(5))) struct DefaultAccessibilityTests {
  private let user = User()

  private func labels(_ view: UIView) -> [String?] {
    (view.accessibilityElements ?? []).map { ($0 as? UIResponder)?.accessibilityLabel }
  }

  private func elements(_ view: UIView) -> [UIResponder] {
    (view.accessibilityElements ?? []).compactMap { $0 as? UIResponder }
  }

  @Test func `a label with a text is static text`() {
    let label = UILabel()
    #expect(!label.isAccessibilityElement && label.accessibilityLabel == nil)
    label.text = "Ada"
    #expect(label.isAccessibilityElement && label.accessibilityLabel == "Ada")
    #expect(label.accessibilityTraits == .staticText)
    label.accessibilityLabel = "Ada King"
    label.isAccessibilityElement = false
    #expect(label.accessibilityLabel == "Ada King" && !label.isAccessibilityElement)
    label.accessibilityLabel = nil
    #expect(label.accessibilityLabel == "Ada")
  }

  @Test func `a button has its title, and the traits of its state`() {
    let button = UIButton(type: .system)
    #expect(button.isAccessibilityElement && button.accessibilityLabel == nil)
    button.setTitle("Save", for: .normal)
    button.isSelected = true
    button.isEnabled = false
    #expect(button.accessibilityLabel == "Save")
    #expect(button.accessibilityTraits == [.button, .selected, .notEnabled])
    let symbol = UIButton(type: .system)
    symbol.setImage(UIImage(systemName: "plus.circle.fill"), for: .normal)
    #expect(symbol.accessibilityLabel == "Add")
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Send"
    configuration.subtitle = "to all"
    #expect(UIButton(configuration: configuration).accessibilityLabel == "Send, to all")
  }

  @Test func `a switch is on or off`() {
    let control = UISwitch()
    #expect(control.accessibilityValue == "0" && control.isAccessibilityElement)
    #expect(control.accessibilityTraits == [.button, .toggleButton])
    #expect(user.voiceOver.activate(control))
    #expect(control.accessibilityValue == "1")
    control.isEnabled = false
    #expect(!user.voiceOver.activate(control) && control.isOn)
  }

  @Test func `a slider moves by a tenth`() {
    let slider = UISlider()
    slider.maximumValue = 50
    slider.value = 45
    #expect(slider.accessibilityValue == "90%" && slider.accessibilityTraits == .adjustable)
    #expect(user.voiceOver.increment(slider))
    #expect(slider.value == 50)
    #expect(user.voiceOver.increment(slider))
    #expect(slider.value == 50)
    #expect(user.voiceOver.decrement(slider))
    #expect(slider.value == 45)
    slider.isEnabled = false
    #expect(!user.voiceOver.decrement(slider) && slider.value == 45)
    #expect(!user.voiceOver.increment(UILabel()))
  }

  @Test func `a stepper has two buttons, which are dimmed at its limits`() {
    let stepper = UIStepper()
    #expect(!stepper.isAccessibilityElement)
    #expect(labels(stepper) == ["Decrement", "Increment"])
    stepper.accessibilityLabel = "Copies"
    #expect(labels(stepper) == ["Copies, Decrement", "Copies, Increment"])
    #expect(elements(stepper).map(\.accessibilityTraits) == [[.button, .notEnabled], .button])
    #expect(user.voiceOver.activate(elements(stepper)[1]))
    #expect(stepper.value == 1)
  }

  @Test(arguments: [false, true])
  func `the Increment button of a stepper is at its end`(_ isRightToLeft: Bool) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let stepper = UIStepper(frame: CGRect(x: 20, y: 20, width: 94, height: 32))
    stepper.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    window.addSubview(stepper)
    let edges = elements(stepper).map(\.accessibilityFrame.minX)
    #expect(edges == (isRightToLeft ? [67, 20] : [20, 67]))
  }

  @Test func `segments are buttons, one of which is selected`() {
    let control = UISegmentedControl(items: ["Day", "Week"])
    control.selectedSegmentIndex = 1
    control.setEnabled(false, forSegmentAt: 0)
    #expect(labels(control) == ["Day", "Week"])
    #expect(
      elements(control).map(\.accessibilityTraits) == [
        [.button, .notEnabled], [.button, .selected],
      ])
    control.setEnabled(true, forSegmentAt: 0)
    #expect(user.voiceOver.activate(elements(control)[0]))
    #expect(control.selectedSegmentIndex == 0)
  }

  @Test func `a text field reads its text, or else its placeholder`() {
    let field = UITextField()
    field.placeholder = "Name"
    #expect(field.accessibilityValue == "Name" && field.isAccessibilityElement)
    field.text = "Ada"
    #expect(field.accessibilityValue == "Ada" && field.accessibilityLabel == nil)
    field.isSecureTextEntry = true
    #expect(field.accessibilityValue == "•••")
    #expect(UISearchTextField().accessibilityTraits.contains(.searchField))
    let view = UITextView()
    view.text = "Once"
    #expect(view.accessibilityValue == "Once" && view.isAccessibilityElement)
    view.isEditable = false
    #expect(view.accessibilityTraits == .staticText)
  }

  @Test func `an image is no element, and indicators say what they show`() {
    let image = UIImageView(image: UIImage(systemName: "trash"))
    #expect(!image.isAccessibilityElement && image.accessibilityTraits == .image)
    #expect(image.accessibilityLabel == "Trash")
    let progress = UIProgressView()
    progress.progress = 0.25
    #expect(progress.accessibilityValue == "25%" && progress.accessibilityLabel == "Progress")
    let activity = UIActivityIndicatorView()
    #expect(activity.accessibilityLabel == "Progress halted")
    activity.startAnimating()
    #expect(activity.accessibilityLabel == "In progress")
    let pages = UIPageControl()
    #expect(!pages.isAccessibilityElement)
    pages.numberOfPages = 3
    #expect(user.voiceOver.increment(pages))
    #expect(pages.accessibilityValue == "page 2 of 3" && pages.isAccessibilityElement)
  }

  // MARK: Bars and alerts

  @Test func `a navigation bar has its buttons and its title`() {
    let first = UIViewController()
    first.title = "Chores"
    let navigation = UINavigationController(rootViewController: first)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    let second = UIViewController()
    second.title = "Sow"
    var count = 0
    second.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in count += 1 }),
      UIBarButtonItem(image: UIImage(systemName: "trash"), style: .plain, target: nil, action: nil),
    ]
    second.navigationItem.rightBarButtonItems?[1].isEnabled = false
    navigation.pushViewController(second, animated: false)
    window.layoutIfNeeded()
    let bar = navigation.navigationBar
    #expect(labels(bar) == ["Chores", "Sow", "Trash", "Add"])
    #expect(elements(bar)[1].accessibilityTraits == .header)
    #expect(elements(bar)[2].accessibilityTraits == [.button, .notEnabled])
    let frames = elements(bar).map(\.accessibilityFrame)
    #expect(frames.map(\.minX) == frames.map(\.minX).sorted())
    #expect(frames[3].maxX == 320)
    #expect(user.voiceOver.activate(elements(bar)[3]))
    #expect(!user.voiceOver.activate(elements(bar)[2]))
    #expect(count == 1)
    #expect(user.voiceOver.activate(elements(bar)[0]))
    #expect(navigation.topViewController === first)
    navigation.pushViewController(second, animated: false)
    #expect(user.voiceOver.escape(from: second.view))
    #expect(navigation.topViewController === first)
    #expect(!user.voiceOver.escape(from: first.view))
  }

  @Test func `a large title is read below the buttons, and is as wide as the bar`() {
    let controller = UIViewController()
    controller.title = "Chores"
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    let navigation = UINavigationController(rootViewController: controller)
    navigation.navigationBar.prefersLargeTitles = true
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let bar = navigation.navigationBar
    #expect(labels(bar) == ["Add", "Chores"])
    let frames = elements(bar).map(\.accessibilityFrame)
    #expect(frames[1].minX == 0 && frames[1].width == 320)
    #expect(frames[1].minY == frames[0].maxY)
  }

  @Test func `an alert is modal, and reads its texts and actions`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let alert = UIAlertController(title: "Delete?", message: "Really", preferredStyle: .alert)
    var chosen: [String] = []
    for (title, style) in [("Delete", UIAlertAction.Style.destructive), ("Cancel", .cancel)] {
      alert.addAction(UIAlertAction(title: title, style: style) { _ in chosen.append(title) })
    }
    alert.addTextField { $0.placeholder = "Reason" }
    controller.present(alert, animated: false)
    #expect(alert.view.accessibilityViewIsModal && !controller.view.accessibilityViewIsModal)
    #expect(labels(alert.view) == ["Delete?", "Really", nil, "Delete", "Cancel"])
    #expect(elements(alert.view)[2].accessibilityValue == "Reason")
    #expect(user.voiceOver.activate(elements(alert.view)[2]))
    #expect(alert.textFields?[0].isFirstResponder == true)
    #expect(user.voiceOver.escape(from: alert.view))
    #expect(chosen == ["Cancel"])
  }

  @Test(arguments: [(width: CGFloat(320), x: CGFloat(25)), (200, 0)])
  func `the parts of an alert are one below the other, in its middle`(width: CGFloat, x: CGFloat) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 480))
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    window.rootViewController?.present(alert, animated: false)
    window.layoutIfNeeded()
    let frames = elements(alert.view).map(\.accessibilityFrame)
    #expect(frames.map(\.minX) == [x, x])
    #expect(frames.map(\.maxX) == [width - x, width - x])
    #expect(frames.last?.minY == frames.first?.maxY)
  }

  @Test func `the Cancel button of a search bar can be activated`() {
    final class Delegate: NSObject, UISearchBarDelegate {
      var count = 0
      func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { count += 1 }
    }
    let delegate = Delegate()
    let search = UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 56))
    search.delegate = delegate
    search.showsCancelButton = true
    #expect(user.voiceOver.activate(elements(search)[1]))
    #expect(delegate.count == 1)
  }

  @Test func `a view with a label groups its children only if the app says so`() {
    let view = UIView()
    view.accessibilityLabel = "Weather"
    #expect(!view.shouldGroupAccessibilityChildren)
    view.shouldGroupAccessibilityChildren = true
    #expect(view.shouldGroupAccessibilityChildren)
  }

  @Test func `tabs, scopes and toolbars are read`() {
    let tabs = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
    tabs.items = [
      UITabBarItem(title: "All", image: nil, tag: 0),
      UITabBarItem(title: "New", image: nil, tag: 1),
    ]
    tabs.items?[1].badgeValue = "3"
    tabs.selectedItem = tabs.items?[1]
    #expect(labels(tabs) == ["All", "New"])
    #expect(elements(tabs).map(\.accessibilityValue) == [nil, "3"])
    #expect(elements(tabs).map { $0.accessibilityTraits.contains(.selected) } == [false, true])
    #expect(user.voiceOver.activate(elements(tabs)[0]))
    #expect(tabs.selectedItem === tabs.items?[0])
    let search = UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    search.showsCancelButton = true
    search.scopeButtonTitles = ["Names", "Texts"]
    search.showsScopeBar = true
    #expect(labels(search) == [nil, "Cancel", "Names", "Texts"])
    #expect(user.voiceOver.activate(elements(search)[3]))
    #expect(search.selectedScopeButtonIndex == 1)
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    toolbar.items = [
      UIBarButtonItem(systemItem: .done), .flexibleSpace(), UIBarButtonItem(systemItem: .add),
    ]
    toolbar.items?[2].accessibilityLabel = "Add a chore"
    #expect(labels(toolbar) == ["Done", "Add a chore"])
  }

  // MARK: Settings and announcements

  @Test func `announcements are heard while VoiceOver runs`() {
    func say(_ text: Any?) { UIAccessibility.post(notification: .announcement, argument: text) }
    say("nobody hears this")
    var wasRunning = false
    let heard = user.voiceOver.announcements {
      wasRunning = UIAccessibility.isVoiceOverRunning
      say("one")
      say(NSAttributedString(string: "two"))
      say(nil)
      UIAccessibility.post(notification: .layoutChanged, argument: UIView())
      let inner = user.voiceOver.announcements { say("three") }
      #expect(inner == ["three"])
      UIAccessibility.post(notification: .screenChanged, argument: "four")
    }
    #expect(heard == ["one", "two", "three", "four"])
    #expect(wasRunning && !UIAccessibility.isVoiceOverRunning)
  }

  @Test func `settings are what the user makes them, and their changes are posted`() {
    var posted = 0
    let observer = NotificationCenter.default.addObserver(
      forName: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { posted += 1 } }
    defer {
      NotificationCenter.default.removeObserver(observer)
      AssistiveSettings.current = AssistiveSettings()
    }
    AssistiveSettings.current.isReduceMotionEnabled = true
    AssistiveSettings.current.isReduceMotionEnabled = true
    AssistiveSettings.current.isSwitchControlRunning = true
    #expect(UIAccessibility.isReduceMotionEnabled && UIAccessibility.isSwitchControlRunning)
    #expect(!UIAccessibility.isVoiceOverRunning && posted == 1)
  }
}
