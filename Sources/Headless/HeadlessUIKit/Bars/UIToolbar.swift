public import Foundation

/// A bar with buttons next to each other.
@preconcurrency @MainActor open class UIToolbar: UIView, UIBarPositioning {
  /// Creates an empty toolbar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a toolbar of zero size. There are no archives here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The object that decides the position of the bar.
  open weak var delegate: (any UIToolbarDelegate)? {
    didSet { delegateChain = AnswerChain(delegate) { object in { [weak object] in object } } }
  }
  private var delegateChain = AnswerChain<any UIToolbarDelegate>()
  /// The position of the bar: the delegate's choice, or the bottom.
  open var barPosition: UIBarPosition {
    let position = delegateChain.ask("position(for:)") { $0.position(for: self) } ?? .any
    return position == .any ? .bottom : position
  }

  /// The items, from the leading to the trailing edge.
  open var items: [UIBarButtonItem]? {
    didSet {
      for item in oldValue ?? [] where item.toolbar === self { item.toolbar = nil }
      for item in items ?? [] { item.toolbar = self }
      setNeedsLayout()
    }
  }
  /// Sets the items. The change completes at once.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  // MARK: Looks

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
  private var appearances = BarAppearances<UIToolbarAppearance>()
  /// The appearance over content.
  open var standardAppearance: UIToolbarAppearance {
    get { appearances.standard(UIToolbarAppearance()) }
    set {
      appearances.standard = newValue
      noteChange()
    }
  }
  /// The appearance in compact metrics over content.
  open var compactAppearance: UIToolbarAppearance? {
    get { appearances.compact }
    set {
      appearances.compact = newValue
      noteChange()
    }
  }
  /// The appearance at the end of the content.
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    get { appearances.scrollEdge }
    set {
      appearances.scrollEdge = newValue
      noteChange()
    }
  }
  /// The appearance in compact metrics at the end of the content.
  open var compactScrollEdgeAppearance: UIToolbarAppearance? {
    get { appearances.compactScrollEdge }
    set {
      appearances.compactScrollEdge = newValue
      noteChange()
    }
  }
  private var images = StateValues<UIImage>()
  /// Sets the background for a position and metrics.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    images[.normal, barMetrics, topOrBottom.rawValue] = backgroundImage
  }
  /// Returns the background for a position and metrics.
  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? {
    images[.normal, barMetrics, topOrBottom.rawValue]
  }
  /// Sets the shadow for a position.
  open func setShadowImage(
    _ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition
  ) {
    images[.normal, .default, 100 + topOrBottom.rawValue] = shadowImage
  }
  /// Returns the shadow for a position.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    images[.normal, .default, 100 + topOrBottom.rawValue]
  }

  private var shown: (appearance: UIToolbarAppearance, isTransparent: Bool, isDefault: Bool) {
    let navigation = superview?.viewController as? UINavigationController
    return appearances.shown(
      nil, standard: standardAppearance,
      isCompact: traitCollection.verticalSizeClass == .compact,
      isAtEdge: navigation?.isAtBottomEdge ?? true)
  }
  /// The appearance of the buttons.
  package var shownAppearance: UIToolbarAppearance { shown.appearance }
  /// The background.
  package var background: BarBackground {
    BarBackground(shown, barTintColor, barStyle, isTranslucent: isTranslucent)
  }

  // MARK: Layout

  private static var height: CGFloat { ListMetrics.current.navigationBarHeight }

  /// The visible items with their frames, without spaces.
  package var shownItems: [(item: UIBarButtonItem, frame: CGRect)] {
    let visible = (items ?? []).filter { !$0.isHidden }
    let margin = ListMetrics.current.margin(in: bounds.width)
    let room = bounds.width - 2 * margin - visible.reduce(0) { $0 + $1.naturalWidth }
    let flexible = visible.count { $0.isFlexibleSpace }
    let share = flexible > 0 ? max(room, 0) / CGFloat(flexible) : 0
    var x = bounds.minX + margin
    var shown: [(item: UIBarButtonItem, frame: CGRect)] = []
    for item in visible {
      let width = item.isFlexibleSpace ? share : item.naturalWidth
      if !item.isSpace {
        let frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
        shown.append((item, mirrored(frame)))
      }
      x += width
    }
    return shown
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let shown = shownItems
    let custom = shown.compactMap(\.item.customView)
    for view in subviews where !custom.contains(where: { $0 === view }) {
      view.removeFromSuperview()
    }
    for (item, frame) in shown {
      guard let view = item.customView else { continue }
      if view.superview !== self { addSubview(view) }
      let height = item.customSize.height
      view.frame = CGRect(
        x: frame.minX, y: frame.midY - height / 2, width: frame.width, height: height)
    }
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIToolbar.height)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: UIToolbar.height)
  }
}

/// An object that decides the position of a toolbar.
@preconcurrency @MainActor public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
