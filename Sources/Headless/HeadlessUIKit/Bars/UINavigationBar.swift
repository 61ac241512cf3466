public import Foundation

/// The bar above the content of a navigation controller, with a back button, a title and bar
/// buttons.
@preconcurrency @MainActor open class UINavigationBar: UIView, UIBarPositioning {
  /// The object that decides on changes of the items and is notified of them.
  open weak var delegate: (any UINavigationBarDelegate)? {
    didSet {
      if manager != nil {
        UIKitException.raise(
          "Cannot manually set the delegate on a UINavigationBar managed by a controller.")
      }
      delegateChain = AnswerChain(delegate) { object in { [weak object] in object } }
    }
  }
  private var delegateChain = AnswerChain<any UINavigationBarDelegate>()
  /// The position of the bar: the delegate's choice, or the top.
  ///
  /// The background of a navigation controller's bar extends to the top of the screen.
  open var barPosition: UIBarPosition {
    let position = delegateChain.ask("position(for:)") { $0.position(for: self) } ?? .any
    guard position == .any else { return position }
    return superview?.viewController is UINavigationController ? .topAttached : .top
  }

  private var shownItems: [UINavigationItem]? {
    didSet {
      for item in shownItems ?? [] { item.bar = self }
      setNeedsLayout()
    }
  }
  /// The items of the navigation stack, the top item last.
  open var items: [UINavigationItem]? {
    get { shownItems }
    set { if allowsChange("setItems:animated:") { shownItems = newValue } }
  }
  /// Sets the items. The change completes at once.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }

  /// The navigation controller of the bar, which alone changes the items.
  private weak var manager: UINavigationController?

  /// Shows the items of a navigation controller.
  func show(_ items: [UINavigationItem], as manager: UINavigationController) {
    self.manager = manager
    shownItems = items
  }

  /// Returns true or, for the bar of a navigation controller, raises an exception.
  private func allowsChange(_ method: String) -> Bool {
    guard manager != nil else { return true }
    UIKitException.raise(
      "Cannot call \(method) directly on a UINavigationBar managed by a controller.")
    return false
  }

  /// Adds an item, if the delegate allows it.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard allowsChange("pushNavigationItem:animated:") else { return }
    let isAllowed = delegateChain.ask("navigationBar(_:shouldPush:)") {
      $0.navigationBar(self, shouldPush: item)
    }
    guard isAllowed != false else { return }
    items = (items ?? []) + [item]
    delegateChain.notify("navigationBar(_:didPush:)") { $0.navigationBar(self, didPush: item) }
  }
  /// Removes the last item, if the delegate allows it.
  @discardableResult open func popItem(animated: Bool) -> UINavigationItem? {
    guard allowsChange("popNavigationItemAnimated:"), let item = items?.last, allowsPop(of: item)
    else { return nil }
    items?.removeLast()
    delegateChain.notify("navigationBar(_:didPop:)") { $0.navigationBar(self, didPop: item) }
    return item
  }

  private func allowsPop(of item: UINavigationItem) -> Bool {
    delegateChain.ask("navigationBar(_:shouldPop:)") { $0.navigationBar(self, shouldPop: item) }
      ?? true
  }

  // MARK: Looks

  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { noteChange() } }
  /// The attributes of a large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { noteChange() } }
  /// The style of the bar.
  open var barStyle = UIBarStyle.default { didSet { noteChange() } }
  /// A Boolean value that indicates whether the bar is translucent, so that content extends under
  /// it.
  open var isTranslucent = true {
    didSet {
      noteChange()
      if isTranslucent != oldValue { superview?.setNeedsLayout() }
    }
  }
  /// The color of the bar.
  open var barTintColor: UIColor? { didSet { noteChange() } }
  /// The image of the shadow. It is kept, as other images of the bar.
  open var shadowImage: UIImage?
  /// The image of the back button.
  open var backIndicatorImage: UIImage?
  /// The mask of the back button's image during transitions.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// The style of behavior that the app prefers.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic
  /// The style of behavior.
  open var behavioralStyle: UIBehavioralStyle { .pad }
  private var images = StateValues<UIImage>()
  private var adjustments: [UIBarMetrics: CGFloat] = [:]
  /// Sets the background for metrics.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    setBackgroundImage(backgroundImage, for: .any, barMetrics: barMetrics)
  }
  /// Returns the background for metrics.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImage(for: .any, barMetrics: barMetrics)
  }
  /// Sets the background for a position and metrics.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    images[.normal, barMetrics, barPosition.rawValue] = backgroundImage
  }
  /// Returns the background for a position and metrics.
  open func backgroundImage(
    for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? {
    images[.normal, barMetrics, barPosition.rawValue]
  }
  /// Sets the vertical offset of the title for metrics.
  open func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    adjustments[barMetrics] = adjustment
  }
  /// Returns the vertical offset of the title for metrics.
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    adjustments[barMetrics] ?? 0
  }
  private var appearances = BarAppearances<UINavigationBarAppearance>()
  /// The appearance over content.
  open var standardAppearance: UINavigationBarAppearance {
    get { appearances.standard(UINavigationBarAppearance()) }
    set {
      appearances.standard = newValue
      noteChange()
    }
  }
  /// The appearance in compact metrics over content.
  open var compactAppearance: UINavigationBarAppearance? {
    get { appearances.compact }
    set {
      appearances.compact = newValue
      noteChange()
    }
  }
  /// The appearance at the top of the content.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.scrollEdge }
    set {
      appearances.scrollEdge = newValue
      noteChange()
    }
  }
  /// The appearance in compact metrics at the top of the content.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.compactScrollEdge }
    set {
      appearances.compactScrollEdge = newValue
      noteChange()
    }
  }

  /// A Boolean value that indicates whether no content is scrolled under the bar.
  var isAtScrollEdge = true { didSet { noteChange(oldValue != isAtScrollEdge) } }
  /// The height of the search bar below the bar, which has the same background.
  var searchBarHeight: CGFloat = 0 { didSet { noteChange(oldValue != searchBarHeight) } }
  /// A Boolean value that indicates whether a search bar takes the place of the bar's content.
  package internal(set) var isReplacedBySearchBar = false {
    didSet { if isReplacedBySearchBar != oldValue { setNeedsLayout() } }
  }

  private var shown: (appearance: UINavigationBarAppearance, isTransparent: Bool, isDefault: Bool) {
    appearances.shown(
      topItem?.appearances, standard: standardAppearance,
      isCompact: traitCollection.verticalSizeClass == .compact, isAtEdge: isAtScrollEdge)
  }
  /// The appearance of the titles and the buttons.
  package var shownAppearance: UINavigationBarAppearance { shown.appearance }

  /// The background.
  package var background: BarBackground {
    BarBackground(shown, barTintColor, barStyle, isTranslucent: isTranslucent)
  }

  /// The frame of the background, which extends behind the status bar and a search bar.
  package var backgroundFrame: CGRect {
    let top = barPosition == .topAttached ? frame.minY : 0
    return CGRect(
      x: 0, y: -top, width: bounds.width, height: top + bounds.height + searchBarHeight)
  }

  /// Returns the color and the font of the title, or nil for those that the app hasn't set.
  package func titleLook(isLarge: Bool) -> (color: UIColor?, font: UIFont?) {
    let (appearance, _, isDefault) = shown
    var attributes =
      isLarge ? appearance.largeTitleTextAttributes : appearance.titleTextAttributes
    if isDefault {
      attributes.merge((isLarge ? largeTitleTextAttributes : titleTextAttributes) ?? [:]) {
        new, _ in new
      }
    }
    let isDark = isDefault && barStyle != .default && !isAtScrollEdge
    let color = attributes[.foregroundColor] as? UIColor
    return (color ?? (isDark ? .white : nil), attributes[.font] as? UIFont)
  }

  /// The item that is displayed.
  open var topItem: UINavigationItem? { items?.last }
  /// The item that the back button leads to.
  open var backItem: UINavigationItem? { items?.dropLast().last }
  /// A Boolean value that indicates whether titles are large until their content is scrolled.
  ///
  /// An item can override it by its `largeTitleDisplayMode`.
  open var prefersLargeTitles = false {
    didSet {
      noteChange(oldValue != prefersLargeTitles)
      superview?.setNeedsLayout()
    }
  }

  /// The height of the part of the bar that displays the large title, below the buttons. Scrolling
  /// reduces it to 0.
  package internal(set) var largeTitleHeight: CGFloat = 0 {
    didSet { noteChange(oldValue != largeTitleHeight) }
  }
  /// A Boolean value that indicates whether the large title is displayed rather than the title
  /// between the buttons.
  package var showsLargeTitle: Bool { largeTitleHeight > 0 }

  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric,
      height: ListMetrics.current.navigationBarHeight + largeTitleHeight)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeTitleView()
  }

  private weak var shownTitleView: UIView?
  private var fitsTitleView = false

  /// Places the title view of the top item in the middle of the line of buttons, with its own size.
  ///
  /// A title view without a size has that of its content.
  private func placeTitleView() {
    let wanted = isReplacedBySearchBar ? nil : topItem?.titleView
    if shownTitleView !== wanted {
      if shownTitleView?.superview === self { shownTitleView?.removeFromSuperview() }
      shownTitleView = wanted
      fitsTitleView =
        wanted.map { $0.bounds.isEmpty || !$0.translatesAutoresizingMaskIntoConstraints } ?? false
    }
    guard let wanted else { return }
    if wanted.superview !== self { addSubview(wanted) }
    let height = min(ListMetrics.current.navigationBarHeight, bounds.height)
    var size = wanted.bounds.size
    if fitsTitleView {
      size = wanted.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      // A view without a width of its own, as a search bar, fills the bar.
      if size.width <= 0 {
        size.width = bounds.width - 2 * ListMetrics.current.margin(in: bounds.width)
      }
    }
    size.width = min(size.width, bounds.width)
    size.height = min(size.height, height)
    wanted.bounds.size = size
    wanted.center = CGPoint(x: bounds.midX, y: height / 2)
  }

  /// The closure that goes back. The navigation controller sets it.
  var goBack: (() -> Void)?

  /// The title of the back button, or nil if there is none.
  package var backTitle: String? {
    guard let backItem, topItem?.hidesBackButton != true, topItem?.leftBarButtonItem == nil,
      !isReplacedBySearchBar
    else { return nil }
    return backItem.backBarButtonItem?.title ?? backItem.backButtonTitle ?? backItem.title
      ?? "Back"
  }

  /// Taps the back button.
  package func tapBack() {
    guard backTitle != nil, let topItem, allowsPop(of: topItem) else { return }
    if let goBack { goBack() } else { items?.removeLast() }
    delegateChain.notify("navigationBar(_:didPop:)") { $0.navigationBar(self, didPop: topItem) }
  }
}

/// An object that decides on changes of a navigation bar's items and is notified of them.
///
/// All methods are optional.
@preconcurrency @MainActor public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Returns a Boolean value that indicates whether an item can be pushed; true if not implemented.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  /// Tells the delegate that an item was pushed.
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  /// Returns a Boolean value that indicates whether an item can be popped; true if not implemented.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  /// Tells the delegate that an item was popped.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  /// Returns true by default.
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPush item: UINavigationItem
  ) -> Bool { OptionalMethod.absent(true) }
  /// Does nothing by default.
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
    OptionalMethod.absent()
  }
  /// Returns true by default.
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
  ) -> Bool { OptionalMethod.absent(true) }
  /// Does nothing by default.
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
    OptionalMethod.absent()
  }
}
