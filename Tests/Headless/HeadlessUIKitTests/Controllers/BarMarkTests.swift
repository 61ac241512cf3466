import HeadlessUIKit
import Testing

/// A change of an object that is not a view, which the view that shows it has to pass on.
private struct Change: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let apply: @MainActor @Sendable (UINavigationItem) -> Void

  init(_ name: String, _ apply: @escaping @MainActor @Sendable (UINavigationItem) -> Void) {
    testDescription = name
    self.apply = apply
  }
}

private let changes = [
  Change("title") { $0.title = "B" },
  Change("title view") { $0.titleView = UIView() },
  Change("prompt") { $0.prompt = "B" },
  Change("back button") { $0.backBarButtonItem = UIBarButtonItem() },
  Change("title of the way back") { $0.backButtonTitle = "B" },
  Change("no way back") { $0.hidesBackButton = true },
  Change("buttons at the left") { $0.leftBarButtonItems = [UIBarButtonItem()] },
  Change("button at the right") { $0.rightBarButtonItem = UIBarButtonItem() },
  Change("button's title") { $0.leftBarButtonItem?.title = "B" },
  Change("button's image") { $0.leftBarButtonItem?.image = UIImage(systemName: "star") },
  Change("button's insets") { $0.leftBarButtonItem?.imageInsets.left = 3 },
  Change("button enabled") { $0.leftBarButtonItem?.isEnabled = false },
  Change("button hidden") { $0.leftBarButtonItem?.isHidden = true },
  Change("button selected") { $0.leftBarButtonItem?.isSelected = true },
  Change("button's width") { $0.leftBarButtonItem?.width = 9 },
  Change("button's style") { $0.leftBarButtonItem?.style = .done },
  Change("button's tint") { $0.leftBarButtonItem?.tintColor = .systemRed },
  Change("button's attributes") {
    $0.leftBarButtonItem?.setTitleTextAttributes([:], for: .normal)
  },
  Change("button's menu") { $0.leftBarButtonItem?.menu = UIMenu(children: []) },
  Change("button's action") {
    $0.leftBarButtonItem?.primaryAction = UIAction(title: "B") { _ in }
  },
  Change("button's view") { $0.leftBarButtonItem?.customView = UIView() },
]

@MainActor struct BarMarkTests {
  private func show(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  /// Returns each change, by its number, and view that it doesn't mark, by its number.
  private func unmarked(_ changes: [() -> Void], _ views: [UIView]) -> [[Int]] {
    changes.indices.flatMap { number in
      let marks = views.map(\.contentMark)
      changes[number]()
      return views.indices.filter { views[$0].contentMark <= marks[$0] }.map { [number, $0] }
    }
  }

  @Test(arguments: changes)
  fileprivate func `a navigation item and its buttons mark the bar`(change: Change) {
    let controller = UIViewController()
    controller.title = "A"
    controller.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "A")
    let navigation = UINavigationController(rootViewController: controller)
    let window = show(navigation)
    defer { window.rootViewController = nil }
    let views: [UIView] = [navigation.navigationBar, window]
    let content = controller.view.contentMark
    #expect(unmarked([{ change.apply(controller.navigationItem) }], views).isEmpty)
    #expect(controller.view.contentMark == content)
  }

  @Test func `views in a bar mark it, and so does the stack`() {
    let controller = UIViewController()
    let (title, custom) = (UILabel(), UILabel())
    controller.navigationItem.titleView = title
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: custom)
    let navigation = UINavigationController(rootViewController: controller)
    let window = show(navigation)
    defer { window.rootViewController = nil }
    let bar = navigation.navigationBar
    let changes: [() -> Void] = [
      { title.text = "B" }, { custom.text = "B" }, { bar.prefersLargeTitles = true },
      { bar.standardAppearance.backgroundColor = .systemRed },
      {
        window.isHidden = true
        bar.standardAppearance.backgroundColor = .systemBlue
        window.isHidden = false
      },
      { navigation.pushViewController(UIViewController(), animated: false) },
      { controller.title = "B" }, { navigation.setNavigationBarHidden(true, animated: false) },
    ]
    #expect(unmarked(changes, [bar, window]).isEmpty)
  }

  @Test func `an alert's texts, actions and fields mark it`() throws {
    let window = show(UIViewController())
    defer { window.rootViewController = nil }
    let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
    let action = UIAlertAction(title: "A", style: .default)
    alert.addAction(action)
    alert.addTextField()
    window.rootViewController?.present(alert, animated: false)
    let field = try #require(alert.textFields?.first)
    let changes: [() -> Void] = [
      { alert.title = "B" }, { alert.message = "B" }, { action.isEnabled = false },
      { alert.preferredAction = action },
      { alert.addAction(UIAlertAction(title: "B", style: .cancel)) },
      { field.text = "B" }, { field.placeholder = "B" }, { field.becomeFirstResponder() },
      { alert.addTextField() },
    ]
    #expect(unmarked(changes, [alert.view, window]).isEmpty)
    field.resignFirstResponder()
  }

  @Test func `a menu that opens marks its window`() {
    let window = show(UIViewController())
    defer { window.rootViewController = nil }
    let mark = window.contentMark
    window.shownMenu = ShownMenu(UIMenu(children: []), anchor: .zero, sender: nil)
    #expect(window.contentMark > mark)
  }
}
