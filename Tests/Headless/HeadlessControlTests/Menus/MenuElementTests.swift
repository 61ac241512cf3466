import HeadlessUIKit
import Testing

@MainActor struct MenuElementTests {
  private final class Provider: NSObject, UIContextMenuInteractionDelegate,
    UIEditMenuInteractionDelegate
  {
    var log: [String] = []
    var menu: UIMenu?
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      log.append("at \(Int(location.x))")
      guard let menu else { return nil }
      return UIContextMenuConfiguration(actionProvider: { _ in menu })
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { log.append("display") }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { log.append("end") }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? { menu }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction,
      willPresentMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) { log.append("present") }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction,
      willDismissMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) { log.append("dismiss") }
  }

  @Test func `a long press opens the menu of a view's interaction`() {
    let provider = Provider()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.addInteraction(UIContextMenuInteraction(delegate: provider))
    var presses = [User().longPress(view, choosing: "Open")]
    provider.menu = UIMenu(children: [
      UIDeferredMenuElement { give in
        give([UIAction(title: "Open") { _ in provider.log.append("open") }])
      }
    ])
    presses.append(User().longPress(view, choosing: "Open"))
    #expect(provider.log == ["at 10", "at 10", "display", "end", "open"])
    presses.append(User().longPress(view, choosing: "Close"))
    #expect(presses == [false, true, false])
  }

  @Test func `deferred elements are provided once, or each time`() {
    var calls = 0
    func press(_ element: UIMenuElement) {
      let provider = Provider()
      provider.menu = UIMenu(children: [element])
      let view = UIView()
      view.addInteraction(UIContextMenuInteraction(delegate: provider))
      User().longPress(view, choosing: "A")
    }
    let cached = UIDeferredMenuElement { give in
      calls += 1
      give([UIAction(title: "A") { _ in }])
    }
    press(cached)
    press(cached)
    let cachedCalls = calls
    let uncached = UIDeferredMenuElement.uncached { give in
      calls += 1
      give([])
    }
    press(uncached)
    press(uncached)
    #expect((cachedCalls, calls) == (1, 3))
  }

  @Test func `a menu knows its selected elements`() {
    func action(_ state: UIMenuElement.State) -> UIAction { UIAction(state: state) { _ in } }
    let (on, alsoOn, off) = (action(.on), action(.on), action(.off))
    let inner = UIMenu(options: .displayInline, children: [alsoOn])
    let menus = [
      UIMenu(children: [on, off, inner]),
      UIMenu(options: .singleSelection, children: [off, on, alsoOn]),
      UIMenu(children: [UIMenu(children: [on])]),
    ]
    #expect(menus.map(\.selectedElements) == [[on, alsoOn], [on], []])
    #expect(UIMenu.Identifier.standardEdit.rawValue == "com.apple.menu.standard-edit")
  }

  @Test func `the menu of editing commands posts its notifications`() {
    let menu = UIMenuController.shared
    menu.menuItems = [UIMenuItem(title: "Mark", action: Selector(("mark:")))]
    var log: [String] = []
    let names = [
      UIMenuController.willShowMenuNotification, UIMenuController.didShowMenuNotification,
      UIMenuController.willHideMenuNotification, UIMenuController.didHideMenuNotification,
    ]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: menu, queue: nil) { _ in
        MainActor.assumeIsolated {
          log.append("\(names.firstIndex(of: name)!) \(UIMenuController.shared.isMenuVisible)")
        }
      }
    }
    menu.showMenu(from: UIView(), rect: CGRect(x: 1, y: 2, width: 3, height: 4))
    let frame = menu.menuFrame
    menu.isMenuVisible = true
    menu.hideMenu()
    #expect(log == ["0 false", "1 true", "2 true", "3 false"])
    #expect([frame, menu.menuFrame] == [CGRect(x: 1, y: 2, width: 3, height: 4), .zero])
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    menu.menuItems = nil
  }

  @Test func `an edit menu is presented if it has elements`() {
    let provider = Provider()
    let interaction = UIEditMenuInteraction(delegate: provider)
    let configuration = UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero)
    UIView().addInteraction(interaction)
    let view = UIView()
    view.addInteraction(interaction)
    interaction.presentEditMenu(with: configuration)
    provider.log.append("- elements")
    provider.menu = UIMenu(children: [UIAction { _ in }])
    interaction.presentEditMenu(with: configuration)
    interaction.presentEditMenu(with: configuration)
    provider.log.append("- dismissal")
    interaction.dismissMenu()
    interaction.dismissMenu()
    #expect(
      provider.log == ["- elements", "present", "dismiss", "present", "- dismissal", "dismiss"])
  }
}
