public import Foundation

/// A bar with items of which the user selects one.
@preconcurrency @MainActor open class UITabBar: UIView, UISpringLoadedInteractionSupporting {
  /// A Boolean value that indicates whether a drag that stays over an item selects it. It is kept.
  open var isSpringLoaded = false
  /// Creates a bar with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a bar of zero size. There are no archives here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The object that is notified when the user selects an item.
  open weak var delegate: (any UITabBarDelegate)? {
    didSet {
      guard isManaged, delegate !== oldValue else { return }
      UIKitException.raise(
        "Changing the delegate of a tab bar managed by a tab bar controller is not allowed.")
    }
  }

  private var shownItems: [UITabBarItem]?
  private weak var shownSelection: UITabBarItem?
  /// The items, from the leading edge. The selected item is deselected if it is not among them.
  open var items: [UITabBarItem]? {
    get { shownItems }
    set { if allowsChange() { show(newValue, selecting: shownSelection) } }
  }
  /// Sets the items.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  /// The selected item. The app's selection isn't reported to the delegate.
  open weak var selectedItem: UITabBarItem? {
    get { shownSelection }
    set {
      guard allowsChange(), newValue == nil || contains(newValue) else { return }
      show(shownItems, selecting: newValue)
    }
  }
  private func contains(_ item: UITabBarItem?) -> Bool {
    shownItems?.contains { $0 === item } == true
  }

  /// A Boolean value that indicates whether a tab bar controller alone changes the bar.
  private var isManaged = false

  /// Makes the bar that of a tab bar controller.
  func becomeManaged(by controller: UITabBarController) {
    delegate = controller
    isManaged = true
  }

  /// Returns true or, for the bar of a tab bar controller, raises an exception.
  private func allowsChange() -> Bool {
    guard isManaged else { return true }
    UIKitException.raise(
      "Directly modifying a tab bar managed by a tab bar controller is not allowed.")
    return false
  }

  /// Shows items and a selected one, if it is among them.
  func show(_ items: [UITabBarItem]?, selecting item: UITabBarItem?) {
    for item in shownItems ?? [] where item.bar === self { item.bar = nil }
    shownItems = items
    for item in items ?? [] { item.bar = self }
    shownSelection = contains(item) ? item : nil
    noteChange()
  }

  // MARK: Looks

  /// The style of the bar.
  open var barStyle = UIBarStyle.default { didSet { noteChange() } }
  private var appearances = BarAppearances<UITabBarAppearance>()
  /// The appearance over content.
  open var standardAppearance: UITabBarAppearance {
    get { appearances.standard(UITabBarAppearance()) }
    set {
      appearances.standard = newValue
      noteChange()
    }
  }
  /// The appearance at the end of the content.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { appearances.scrollEdge }
    set {
      appearances.scrollEdge = newValue
      noteChange()
    }
  }
  /// The color of the bar.
  open var barTintColor: UIColor? { didSet { noteChange() } }
  /// The color of the items that are not selected, or nil for gray.
  open var unselectedItemTintColor: UIColor? { didSet { noteChange() } }
  /// A Boolean value that indicates whether the bar is translucent, so that content extends under
  /// it.
  open var isTranslucent = true {
    didSet {
      noteChange()
      if isTranslucent != oldValue { superview?.setNeedsLayout() }
    }
  }
  /// The image behind the items. It has no effect.
  open var backgroundImage: UIImage?
  /// The image of the line above the bar. It has no effect.
  open var shadowImage: UIImage?
  /// The image behind the selected item. It has no effect.
  open var selectionIndicatorImage: UIImage?
  /// The placement of the items. It has no effect: they share the width.
  open var itemPositioning = ItemPositioning.automatic
  /// The width of centered items. It has no effect.
  open var itemWidth: CGFloat = 0
  /// The space between centered items. It has no effect.
  open var itemSpacing: CGFloat = 0

  /// Constants for the placement of items.
  @nonexhaustive public enum ItemPositioning: Int, Sendable {
    /// By the window's width.
    case automatic
    /// Items that share the width.
    case fill
    /// Items in the middle.
    case centered
  }

  private var shown: (appearance: UITabBarAppearance, isTransparent: Bool, isDefault: Bool) {
    let content = (superview?.viewController as? UITabBarController)?.selectedViewController
    return appearances.shown(
      selectedItem?.appearances, standard: standardAppearance, isCompact: false,
      isAtEdge: content?.isAtBottomEdge ?? true)
  }
  /// The appearance of the items.
  package var shownAppearance: UITabBarItemAppearance { shown.appearance.stackedLayoutAppearance }
  /// The background.
  package var background: BarBackground {
    BarBackground(shown, barTintColor, barStyle, isTranslucent: isTranslucent)
  }

  open override var isHidden: Bool {
    didSet { if isHidden != oldValue { superview?.setNeedsLayout() } }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: ListMetrics.current.tabBarHeight + safeAreaInsets.bottom)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: ListMetrics.current.tabBarHeight)
  }

  /// Selects an item as the user does.
  ///
  /// - Returns: False if there is no such item, it is disabled, or the delegate of the bar's
  ///   controller rejects it.
  package func tap(itemAt index: Int) -> Bool {
    guard let items, items.indices.contains(index), items[index].isEnabled else { return false }
    if let select { return select(index) }
    selectedItem = items[index]
    delegateChain.notify("tabBar(_:didSelect:)") { $0.tabBar(self, didSelect: items[index]) }
    return true
  }
  private var delegateChain: AnswerChain<any UITabBarDelegate> { AnswerChain(holding: delegate) }
  /// The closure that selects the controller of an item. The tab bar controller sets it.
  var select: ((Int) -> Bool)?
}

/// An object that is notified of the user's selections in a tab bar.
@preconcurrency @MainActor public protocol UITabBarDelegate: NSObjectProtocol {
  /// Tells the delegate that the user selected an item. It is optional.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing by default.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { OptionalMethod.absent() }
}
