import Foundation
import HeadlessUIKit
import Recorders
import Testing

/// What navigation controllers place in their bars: title views and the items of toolbars.
@MainActor @Suite(.serialized) struct BarContentTests {
  @Test func `a title view is in the middle of the bar with its own size`() {
    let controller = UIViewController()
    let navigation = UINavigationController(rootViewController: controller)
    showing(navigation) { window in
      let title = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      controller.navigationItem.titleView = title
      window.layoutIfNeeded()
      #expect(title.superview === navigation.navigationBar)
      let middle = window.bounds.midX
      #expect(title.frame == CGRect(x: middle - 50, y: 7, width: 100, height: 30))
      let label = UILabel()
      label.text = "Title"
      controller.navigationItem.titleView = label
      window.layoutIfNeeded()
      #expect(title.superview == nil && label.superview === navigation.navigationBar)
      #expect((label.bounds.size, label.frame.midX) == (label.intrinsicContentSize, middle))
      label.text = "Longer title"
      window.layoutIfNeeded()
      #expect((label.bounds.size, label.frame.midX) == (label.intrinsicContentSize, middle))
      let search = UISearchBar()
      controller.navigationItem.titleView = search
      window.layoutIfNeeded()
      #expect(search.frame == CGRect(x: 16, y: 0, width: window.bounds.width - 32, height: 44))
      navigation.pushViewController(UIViewController(), animated: false)
      window.layoutIfNeeded()
      #expect(search.superview == nil)
    }
  }

  @Test func `a toolbar shows the items of the top controller above the bottom`() {
    let controller = UIViewController()
    let navigation = UINavigationController(rootViewController: controller)
    #expect(navigation.isToolbarHidden)
    let item = UIBarButtonItem(title: "Edit", primaryAction: UIAction { _ in })
    controller.toolbarItems = [item]
    showing(navigation) { window in
      let toolbar = navigation.toolbar!
      @MainActor func state() -> (UIView?, [UIBarButtonItem]?, CGFloat) {
        window.layoutIfNeeded()
        return (toolbar.superview, toolbar.items, controller.view.safeAreaInsets.bottom)
      }
      #expect((state().0, state().2) == (nil, 0))
      navigation.setToolbarHidden(false, animated: true)
      #expect(state() == (navigation.view, [item], 44))
      let bounds = window.bounds
      #expect(toolbar.frame == CGRect(x: 0, y: bounds.maxY - 44, width: bounds.width, height: 44))
      controller.setToolbarItems(nil, animated: false)
      #expect(state().1 == nil)
      navigation.isToolbarHidden = true
      #expect((state().0, state().2) == (nil, 0))
    }
  }

  @Test func `a bar has a height of its own, room for all items and no overflow menu`() {
    let controller = UIViewController()
    let navigation = UINavigationController(rootViewController: controller)
    let more = UIDeferredMenuElement { $0([]) }
    controller.navigationItem.additionalOverflowItems = more
    let items = (0..<20).map {
      UIBarButtonItem(title: "\($0)", style: .plain, target: nil, action: nil)
    }
    controller.navigationItem.rightBarButtonItems = items
    navigation.view.layoutIfNeeded()
    #expect(controller.navigationItem.additionalOverflowItems === more)
    #expect(controller.navigationItem.overflowPresentationSource == nil)
    #expect(controller.navigationItem.rightBarButtonItems?.count == 20)

    let frame = CGRect(x: 1, y: 2, width: 300, height: 10)
    let bars: [(UIView, CGFloat)] = [
      (UIToolbar(frame: frame), 44), (UITabBar(frame: frame), 49), (UISearchBar(frame: frame), 56),
      (UINavigationBar(frame: frame), 44),
    ]
    for (bar, height) in bars {
      bar.sizeToFit()
      #expect(bar.frame == CGRect(x: 1, y: 2, width: 300, height: height))
    }
  }

  @Test func `a tab bar and its items keep copies of appearances`() {
    let appearance = UITabBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.stackedLayoutAppearance.selected.iconColor = .red
    appearance.inlineLayoutAppearance.normal.badgePositionAdjustment.vertical = 2
    appearance.stackedItemPositioning = .centered
    appearance.stackedItemWidth = 7
    appearance.stackedItemSpacing = 3
    appearance.selectionIndicatorTintColor = .blue
    let bar = UITabBar()
    #expect(bar.scrollEdgeAppearance == nil && bar.barStyle == .default)
    bar.standardAppearance = appearance
    bar.scrollEdgeAppearance = appearance
    let item = UITabBarItem()
    #expect(item.standardAppearance == nil && item.scrollEdgeAppearance == nil)
    item.standardAppearance = appearance
    item.scrollEdgeAppearance = appearance
    appearance.stackedLayoutAppearance.selected.iconColor = .green
    appearance.stackedItemWidth = 8
    let copies = [
      bar.standardAppearance, bar.scrollEdgeAppearance, item.standardAppearance,
      item.scrollEdgeAppearance, UITabBarAppearance(barAppearance: bar.standardAppearance),
    ]
    for copy in copies {
      let stacked = copy?.stackedLayoutAppearance.selected.iconColor
      #expect(
        [copy?.backgroundColor, stacked, copy?.selectionIndicatorTintColor]
          == [.systemBackground, .red, .blue])
      let adjustment = copy?.inlineLayoutAppearance.normal.badgePositionAdjustment.vertical
      #expect(
        (adjustment, copy?.stackedItemWidth, copy?.stackedItemSpacing, copy?.stackedItemPositioning)
          == (2, 7, 3, .centered))
    }
    let state = appearance.stackedLayoutAppearance
    state.normal.titleTextAttributes = [.kern: 2]
    state.configureWithDefault(for: .inline)
    #expect(state.normal.titleTextAttributes.isEmpty && state.selected.iconColor == nil)
  }
}
