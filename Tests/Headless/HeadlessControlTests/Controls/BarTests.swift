import Foundation
import HeadlessUIKit
import Testing

@MainActor private final class BarDelegate: NSObject, UINavigationBarDelegate, UIToolbarDelegate {
  var log: [String] = []
  var allows = true
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
    allows
  }
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
    log.append("push \(item.title!)")
  }
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    allows
  }
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
    log.append("pop \(item.title!)")
  }
  func position(for bar: any UIBarPositioning) -> UIBarPosition {
    bar is UIToolbar ? .topAttached : .any
  }
}

/// Navigation bars, toolbars, their items and their appearances.
@MainActor struct BarTests {
  private let image = UIImage(systemName: "star")

  // MARK: Items

  @Test func `looks are kept for each state, style and metrics`() {
    let item = UIBarButtonItem()
    item.setBackgroundImage(image, for: .normal, barMetrics: .default)
    item.setBackgroundImage(image, for: .normal, style: .done, barMetrics: .compact)
    item.setBackButtonBackgroundImage(image, for: .selected, barMetrics: .default)
    #expect(
      [
        item.backgroundImage(for: .normal, barMetrics: .default),
        item.backgroundImage(for: .highlighted, barMetrics: .default),
        item.backgroundImage(for: .normal, style: .plain, barMetrics: .compact),
        item.backgroundImage(for: .normal, style: .done, barMetrics: .compact),
        item.backgroundImage(for: .selected, barMetrics: .default),
        item.backButtonBackgroundImage(for: .selected, barMetrics: .default),
      ].map { $0.map { $0 === image } } == [true, nil, nil, true, nil, true])
    let offset = UIOffset(horizontal: 1, vertical: 2)
    item.setTitlePositionAdjustment(offset, for: .default)
    item.setBackButtonTitlePositionAdjustment(UIOffset(horizontal: 3, vertical: 4), for: .default)
    item.setBackgroundVerticalPositionAdjustment(5, for: .default)
    item.setBackButtonBackgroundVerticalPositionAdjustment(6, for: .default)
    #expect(
      [UIBarMetrics.default, .compact].map { item.titlePositionAdjustment(for: $0) } == [
        offset, .zero,
      ])
    #expect(
      [
        item.backButtonTitlePositionAdjustment(for: .default).horizontal,
        item.backgroundVerticalPositionAdjustment(for: .default),
        item.backButtonBackgroundVerticalPositionAdjustment(for: .default),
      ] == [3, 5, 6])
  }

  @Test func `a tap toggles an item whose selection is its primary action`() {
    var log: [Bool] = []
    let item = UIBarButtonItem(
      title: "A",
      primaryAction: UIAction { log.append(($0.sender as? UIBarButtonItem)?.isSelected ?? false) })
    User().tap(item)
    item.changesSelectionAsPrimaryAction = true
    User().tap(item)
    #expect((log, item.isSelected) == ([false, true], true))
  }

  @Test func `groups are displayed as the buttons of their side`() {
    let item = UINavigationItem(title: "A")
    let buttons = ["1", "2", "3", "4"].map { UIBarButtonItem(title: $0) }
    item.rightBarButtonItems = [buttons[0], buttons[1]]
    #expect(
      [item.trailingItemGroups, item.leadingItemGroups].map { $0.map(\.barButtonItems) }
        == [[[buttons[1], buttons[0]]], []])
    let group = UIBarButtonItemGroup.fixedGroup(items: [buttons[0], buttons[1]])
    item.trailingItemGroups = [group, buttons[2].creatingFixedGroup()]
    item.pinnedTrailingGroup = buttons[3].creatingFixedGroup()
    #expect(item.rightBarButtonItems == buttons.reversed())
    #expect(item.trailingItemGroups.first === group && buttons[0].buttonGroup === group)
    group.isHidden = true
    var shown = [item.rightBarButtonItems]
    group.isHidden = false
    group.barButtonItems = [buttons[1]]
    shown.append(item.rightBarButtonItems)
    #expect(shown == [[buttons[3], buttons[2]], [buttons[3], buttons[2], buttons[1]]])
    #expect(buttons[0].buttonGroup == nil)
    item.leadingItemGroups = [
      buttons[0].creatingOptionalGroup(
        customizationIdentifier: "a", isInDefaultCustomization: false)
    ]
    #expect(item.leftBarButtonItems == [])
    item.leftBarButtonItem = buttons[0]
    #expect(item.leadingItemGroups.map(\.barButtonItems) == [[buttons[0]]])
  }

  // MARK: Appearances

  @Test func `a copy of an appearance is independent, and bars copy what they are given`() throws {
    let first = UINavigationBarAppearance()
    first.configureWithOpaqueBackground()
    #expect(first.backgroundColor == .systemBackground && first.shadowColor != nil)
    first.titleTextAttributes = [.foregroundColor: UIColor.systemRed]
    first.buttonAppearance.normal.titlePositionAdjustment.vertical = 3
    let copy = try #require(first.copy() as? UINavigationBarAppearance)
    first.buttonAppearance.normal.titlePositionAdjustment.vertical = 4
    first.configureWithTransparentBackground()
    #expect(first.backgroundColor == nil && first.shadowColor == nil)
    #expect(
      (
        copy.backgroundColor, copy.buttonAppearance.normal.titlePositionAdjustment.vertical,
        copy.titleTextAttributes[.foregroundColor] as? UIColor
      ) == (.systemBackground, 3, .systemRed))
    let bar = UINavigationBar()
    #expect(bar.standardAppearance === bar.standardAppearance && bar.scrollEdgeAppearance == nil)
    bar.scrollEdgeAppearance = copy
    #expect(bar.scrollEdgeAppearance !== copy)
    #expect(bar.scrollEdgeAppearance?.backgroundColor == .systemBackground)
    let toolbar = UIToolbarAppearance(barAppearance: copy)
    toolbar.buttonAppearance.normal.titlePositionAdjustment.vertical = 5
    let tools = toolbar.copy() as? UIToolbarAppearance
    #expect(
      (toolbar.backgroundColor, tools?.buttonAppearance.normal.titlePositionAdjustment.vertical)
        == (.systemBackground, 5))
    copy.setBackIndicatorImage(image, transitionMaskImage: nil)
    #expect(copy.backIndicatorImage !== image)
    copy.setBackIndicatorImage(image, transitionMaskImage: image)
    #expect(copy.backIndicatorImage === image)
  }

  // MARK: Navigation bars

  @Test func `the delegate decides on pushes and pops, and is told of them`() {
    let bar = UINavigationBar()
    let delegate = BarDelegate()
    bar.delegate = delegate
    bar.pushItem(UINavigationItem(title: "A"), animated: true)
    bar.pushItem(UINavigationItem(title: "B"), animated: true)
    delegate.allows = false
    bar.pushItem(UINavigationItem(title: "C"), animated: true)
    #expect((bar.popItem(animated: true), bar.items?.count) == (nil, 2))
    delegate.allows = true
    #expect((bar.popItem(animated: true)?.title, bar.topItem?.title) == ("B", "A"))
    #expect((delegate.log, bar.barPosition) == (["push A", "push B", "pop B"], .top))
    #expect(UINavigationBar().popItem(animated: true) == nil)
  }

  @Test func `a navigation bar keeps its looks`() {
    let bar = UINavigationBar()
    bar.setBackgroundImage(image, for: .default)
    #expect(bar.backgroundImage(for: .any, barMetrics: .default) === image)
    #expect(bar.backgroundImage(for: .compact) == nil)
    bar.setTitleVerticalPositionAdjustment(2, for: .compact)
    #expect(
      [UIBarMetrics.default, .compact].map { bar.titleVerticalPositionAdjustment(for: $0) } == [
        0, 2,
      ])
  }

  // MARK: Toolbars

  @Test func `flexible spaces share the room between the items`() throws {
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 332, height: 44))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
    toolbar.items = [
      UIBarButtonItem(customView: view), .flexibleSpace(),
      UIBarButtonItem(customView: UIView(frame: view.frame)), .fixedSpace(40), .flexibleSpace(),
      UIBarButtonItem(customView: UIView(frame: view.frame)),
    ]
    toolbar.layoutIfNeeded()
    #expect(
      (toolbar.subviews.map(\.frame.minX), view.frame.midY, toolbar.intrinsicContentSize.height)
        == ([16, 116, 256], 22, 44))
    toolbar.items?[0].isHidden = true
    toolbar.layoutIfNeeded()
    #expect((view.superview, toolbar.subviews.map(\.frame.minX)) == (nil, [86, 256]))
    let delegate = BarDelegate()
    let position = toolbar.barPosition
    toolbar.delegate = delegate
    #expect([position, toolbar.barPosition] == [.bottom, .topAttached])
  }

  @Test func `an item that moved to another toolbar is laid out there`() {
    let bars = (0..<2).map { _ in UIToolbar(frame: CGRect(x: 0, y: 0, width: 332, height: 44)) }
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
    let item = UIBarButtonItem(customView: view)
    for bar in bars { bar.items = [item] }
    bars[0].items = nil
    bars[1].layoutIfNeeded()
    #expect(view.superview === bars[1])
    item.isHidden = true
    bars[1].layoutIfNeeded()
    #expect(view.superview == nil)
  }
}
