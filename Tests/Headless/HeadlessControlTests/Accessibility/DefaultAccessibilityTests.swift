import Foundation
import HeadlessUIKit
import Testing

/// What assistive apps read of UIKit's own views before an app sets anything.
@MainActor struct DefaultAccessibilityTests {
  private let user = User()

  private func labels(_ view: UIView) -> [String?] {
    (view.accessibilityElements ?? []).map { ($0 as? UIResponder)?.accessibilityLabel }
  }

  private func elements(_ view: UIView) -> [UIResponder] {
    (view.accessibilityElements ?? []).compactMap { $0 as? UIResponder }
  }

  /// Returns the label, the value and the traits of a view; “~” stands before what is no element.
  private func read(_ view: UIResponder) -> String {
    let names: [(UIAccessibilityTraits, String)] = [
      (.button, "button"), (.toggleButton, "toggle"), (.adjustable, "adjustable"),
      (.staticText, "text"), (.header, "header"), (.image, "image"), (.searchField, "search"),
      (.selected, "selected"), (.notEnabled, "dimmed"),
    ]
    var (texts, rest) = ([String](), view.accessibilityTraits)
    for (trait, name) in names where rest.contains(trait) {
      texts.append(name)
      rest.subtract(trait)
    }
    if rest != .none { texts.append("and others") }
    return (view.isAccessibilityElement ? "" : "~")
      + "\(view.accessibilityLabel ?? "-")|\(view.accessibilityValue ?? "-")|"
      + texts.joined(separator: " ")
  }

  @Test func `a label with a text is static text`() {
    let label = UILabel()
    var texts = [read(label)]
    label.text = "Ada"
    texts.append(read(label))
    label.accessibilityLabel = "Ada King"
    label.isAccessibilityElement = false
    texts.append(read(label))
    label.accessibilityLabel = nil
    texts.append(read(label))
    #expect(texts == ["~-|-|text", "Ada|-|text", "~Ada King|-|text", "~Ada|-|text"])
  }

  @Test func `a button has its title, and the traits of its state`() {
    let button = UIButton(type: .system)
    var texts = [read(button)]
    button.setTitle("Save", for: .normal)
    button.isSelected = true
    button.isEnabled = false
    texts.append(read(button))
    let symbol = UIButton(type: .system)
    symbol.setImage(UIImage(systemName: "plus.circle.fill"), for: .normal)
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Send"
    configuration.subtitle = "to all"
    texts += [read(symbol), read(UIButton(configuration: configuration))]
    #expect(
      texts == [
        "-|-|button", "Save|-|button selected dimmed", "Add|-|button", "Send, to all|-|button",
      ])
  }

  @Test func `a switch is on or off, and a slider moves by a tenth`() {
    let control = UISwitch()
    #expect(read(control) == "-|0|button toggle")
    #expect(user.voiceOver.activate(control) && control.accessibilityValue == "1")
    control.isEnabled = false
    #expect(!user.voiceOver.activate(control) && control.isOn)
    let slider = UISlider()
    slider.maximumValue = 50
    slider.value = 45
    #expect(read(slider) == "-|90%|adjustable")
    var steps: [String] = []
    for isUp in [true, true, false] {
      let moved = isUp ? user.voiceOver.increment(slider) : user.voiceOver.decrement(slider)
      steps.append("\(moved) \(slider.value)")
    }
    slider.isEnabled = false
    steps.append("\(user.voiceOver.decrement(slider)) \(slider.value)")
    #expect(steps == ["true 50.0", "true 50.0", "true 45.0", "false 45.0"])
    #expect(!user.voiceOver.increment(UILabel()))
  }

  @Test func `a stepper has two buttons, dimmed at its limits, and that for more is at its end`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let edges = [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft].map { direction in
      let stepper = UIStepper(frame: CGRect(x: 20, y: 20, width: 94, height: 32))
      stepper.semanticContentAttribute = direction
      window.addSubview(stepper)
      return elements(stepper).map(\.accessibilityFrame.minX)
    }
    #expect(edges == [[20, 67], [67, 20]])
    let stepper = UIStepper()
    #expect(!stepper.isAccessibilityElement)
    #expect(labels(stepper) == ["Decrement", "Increment"])
    stepper.accessibilityLabel = "Copies"
    #expect(
      elements(stepper).map(read)
        == ["Copies, Decrement|-|button dimmed", "Copies, Increment|-|button"])
    #expect((user.voiceOver.activate(elements(stepper)[1]), stepper.value) == (true, 1))
  }

  @Test func `segments are buttons, one of which is selected`() {
    let control = UISegmentedControl(items: ["Day", "Week"])
    control.selectedSegmentIndex = 1
    control.setEnabled(false, forSegmentAt: 0)
    #expect(
      elements(control).map(read) == ["Day|-|button dimmed", "Week|-|button selected"])
    control.setEnabled(true, forSegmentAt: 0)
    #expect(
      (user.voiceOver.activate(elements(control)[0]), control.selectedSegmentIndex) == (true, 0))
  }

  @Test func `a text field reads its text, or else its placeholder`() {
    let field = UITextField()
    field.placeholder = "Name"
    var texts = [read(field)]
    field.text = "Ada"
    texts.append(read(field))
    field.isSecureTextEntry = true
    texts += [read(field), read(UISearchTextField())]
    let view = UITextView()
    view.text = "Once"
    texts.append(read(view))
    view.isEditable = false
    texts.append(read(view))
    #expect(
      texts == [
        "-|Name|and others", "-|Ada|and others", "-|•••|and others", "-|-|search and others",
        "-|Once|and others", "-|Once|text",
      ])
  }

  @Test func `an image is no element, and indicators say what they show`() {
    let image = UIImageView(image: UIImage(systemName: "trash"))
    let progress = UIProgressView()
    progress.progress = 0.25
    let (activity, pages) = (UIActivityIndicatorView(), UIPageControl())
    var texts = [image, progress, activity, pages].map(read)
    activity.startAnimating()
    pages.numberOfPages = 3
    #expect(user.voiceOver.increment(pages))
    texts += [activity, pages].map(read)
    #expect(
      texts == [
        "~Trash|-|image", "Progress|25%|and others", "Progress halted|-|and others",
        "~-|page 1 of 0|adjustable",
        "In progress|-|and others", "-|page 2 of 3|adjustable",
      ])
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
    #expect(
      elements(bar).map(read)
        == ["Chores|-|button and others", "Sow|-|header", "Trash|-|button dimmed", "Add|-|button"])
    let edges = elements(bar).map(\.accessibilityFrame.minX)
    #expect(edges == edges.sorted() && elements(bar)[3].accessibilityFrame.maxX == 320)
    #expect([3, 2, 0].map { user.voiceOver.activate(elements(bar)[$0]) } == [true, false, true])
    #expect(count == 1 && navigation.topViewController === first)
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
    #expect((frames[1].minX, frames[1].width, frames[1].minY) == (0, 320, frames[0].maxY))
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
    #expect(
      elements(alert.view).map(read)
        == [
          "Delete?|-|header", "Really|-|text", "-|Reason|and others", "Delete|-|button",
          "Cancel|-|button",
        ])
    #expect(user.voiceOver.activate(elements(alert.view)[2]))
    #expect(alert.textFields?[0].isFirstResponder == true)
    #expect((user.voiceOver.escape(from: alert.view), chosen) == (true, ["Cancel"]))
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
    #expect(frames.map { [$0.minX, $0.maxX] } == [[x, width - x], [x, width - x]])
    #expect(frames.last?.minY == frames.first?.maxY)
  }

  @Test func `a view with a label groups its children only if the app says so`() {
    let view = UIView()
    view.accessibilityLabel = "Weather"
    let isGrouped = view.shouldGroupAccessibilityChildren
    view.shouldGroupAccessibilityChildren = true
    #expect([isGrouped, view.shouldGroupAccessibilityChildren] == [false, true])
  }

  @Test func `tabs, scopes, Cancel and toolbars are read, and can be activated`() {
    final class Delegate: NSObject, UISearchBarDelegate {
      var count = 0
      func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { count += 1 }
    }
    let tabs = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
    tabs.items = [
      UITabBarItem(title: "All", image: nil, tag: 0),
      UITabBarItem(title: "New", image: nil, tag: 1),
    ]
    tabs.items?[1].badgeValue = "3"
    tabs.selectedItem = tabs.items?[1]
    #expect(
      elements(tabs).map(read) == ["All|-|button and others", "New|3|button selected and others"])
    #expect(user.voiceOver.activate(elements(tabs)[0]) && tabs.selectedItem === tabs.items?[0])
    let search = UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let delegate = Delegate()
    search.delegate = delegate
    search.showsCancelButton = true
    search.scopeButtonTitles = ["Names", "Texts"]
    search.showsScopeBar = true
    #expect(labels(search) == [nil, "Cancel", "Names", "Texts"])
    #expect(
      (user.voiceOver.activate(elements(search)[3]), search.selectedScopeButtonIndex) == (true, 1))
    #expect((user.voiceOver.activate(elements(search)[1]), delegate.count) == (true, 1))
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
    var (wasRunning, inner) = (false, [String]())
    let heard = user.voiceOver.announcements {
      wasRunning = UIAccessibility.isVoiceOverRunning
      say("one")
      say(NSAttributedString(string: "two"))
      say(nil)
      UIAccessibility.post(notification: .layoutChanged, argument: UIView())
      inner = user.voiceOver.announcements { say("three") }
      UIAccessibility.post(notification: .screenChanged, argument: "four")
    }
    #expect((heard, inner) == (["one", "two", "three", "four"], ["three"]))
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
    let settings = [
      UIAccessibility.isReduceMotionEnabled, UIAccessibility.isSwitchControlRunning,
      UIAccessibility.isVoiceOverRunning,
    ]
    #expect((settings, posted) == ([true, true, false], 1))
  }
}
