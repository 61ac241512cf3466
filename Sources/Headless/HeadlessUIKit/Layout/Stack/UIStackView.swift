public import Foundation

/// A view that arranges views in a row or a column.
///
/// It creates constraints between the arranged views. Hidden views take no room.
@preconcurrency @MainActor open class UIStackView: UIView {
  /// Creates an empty stack.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Creates an empty stack. There are no archives here.
  public required init(coder: NSCoder) {
    super.init(coder: coder)!
  }

  // MARK: Views

  /// The views that the stack arranges, in their order.
  open private(set) var arrangedSubviews: [UIView] = []

  /// Adds a view at the end of the arranged views, and to the subviews.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count - (isArranged(view) ? 1 : 0))
  }

  /// Inserts a view at an index of the arranged views, and adds it to the subviews. A view that is
  /// already arranged moves.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    guard (0...arrangedSubviews.count).contains(stackIndex) else {
      return UIKitException.raise(
        "index out of bounds for arranged subview: index = \(stackIndex) expected to be "
          + "less than or equal to \(arrangedSubviews.count)")
    }
    if view.superview !== self { addSubview(view) }
    // A view that contains the stack isn't added.
    guard view.superview === self else { return }
    arrangedSubviews.removeAll { $0 === view }
    view.translatesAutoresizingMaskIntoConstraints = false
    arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
    arrangementDidChange()
  }

  /// Removes a view from the arranged views. It remains a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard isArranged(view) else { return }
    arrangedSubviews.removeAll { $0 === view }
    spacings[ObjectIdentifier(view)] = nil
    arrangementDidChange()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  private func isArranged(_ view: UIView) -> Bool { arrangedSubviews.contains { $0 === view } }

  // MARK: Arrangement

  /// The direction of the arrangement.
  open var axis: NSLayoutConstraint.Axis = .horizontal {
    didSet { if axis != oldValue { arrangementDidChange() } }
  }
  /// The sizes and positions of the views along the axis.
  open var distribution: Distribution = .fill {
    didSet { if distribution != oldValue { arrangementDidChange() } }
  }
  /// The sizes and positions of the views perpendicular to the axis.
  open var alignment: Alignment = .fill {
    didSet { if alignment != oldValue { arrangementDidChange() } }
  }
  /// The distance between the views, in points. For distributions with equal spacing, it is the
  /// minimum. ``spacingUseSystem`` stands for the system's, and ``spacingUseDefault`` for none.
  open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { arrangementDidChange() } } }
  /// A Boolean value that indicates whether vertical distances are between baselines.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
  }
  /// A Boolean value that indicates whether the views are inside the stack's margins.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  private var spacings: [ObjectIdentifier: CGFloat] = [:]

  /// Sets the distance after a view. ``spacingUseDefault`` restores the stack's spacing.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard isArranged(arrangedSubview) else { return }
    let isDefault = spacing == UIStackView.spacingUseDefault
    spacings[ObjectIdentifier(arrangedSubview)] = isDefault ? nil : spacing
    arrangementDidChange()
  }

  /// Returns the distance that was set after a view, or ``spacingUseDefault``.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    spacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }

  /// The value of a custom spacing that is the stack's spacing.
  public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
  /// The value of a custom spacing that is the system's spacing: 8 points.
  public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

  func spacing(after view: UIView) -> CGFloat {
    let own = customSpacing(after: view)
    if own != UIStackView.spacingUseDefault { return length(of: own) }
    return spacing == UIStackView.spacingUseDefault ? 0 : length(of: spacing)
  }

  private func length(of spacing: CGFloat) -> CGFloat {
    spacing == UIStackView.spacingUseSystem ? 8 : spacing
  }

  /// As in UIKit, the baselines of a stack are those of its first and last view, or of the highest
  /// view in a row.
  open override var forFirstBaselineLayout: UIView { baselineView(isFirst: true) }
  open override var forLastBaselineLayout: UIView { baselineView(isFirst: false) }

  private func baselineView(isFirst: Bool) -> UIView {
    let views = arrangedSubviews.filter { !$0.isHidden }
    let view =
      axis == .vertical
      ? (isFirst ? views.first : views.last)
      : views.max { $0.intrinsicContentSize.height < $1.intrinsicContentSize.height }
    guard let view else { return self }
    return isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
  }

  // MARK: Constraints

  private var needsArrangement = false
  /// The constraints and guides that the stack created.
  private var arrangement: [NSLayoutConstraint] = []
  private var gaps: [UILayoutGuide] = []
  /// The natural lengths to which the views of the last arrangement are proportional.
  private var proportions: [CGFloat] = []

  /// Requests a new arrangement.
  func arrangementDidChange() {
    needsArrangement = true
    setNeedsLayout()
    superview?.setNeedsLayout()
    layoutInputsDidChange(isStructural: true)
  }

  override func prepareConstraints() {
    let views = arrangedSubviews.filter { !$0.isHidden }
    var natural: [CGFloat] = []
    if distribution == .fillProportionally {
      natural = views.map { view in
        let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        return axis == .horizontal ? size.width : size.height
      }
    }
    guard needsArrangement || natural != proportions else { return }
    needsArrangement = false
    proportions = natural
    NSLayoutConstraint.deactivate(arrangement)
    for gap in gaps { removeLayoutGuide(gap) }
    var plan = StackArrangement(self, views, natural)
    plan.make()
    gaps = plan.gaps
    arrangement = plan.constraints
    NSLayoutConstraint.activate(arrangement)
  }

  /// The sizes and positions of views along the axis of a stack.
  @nonexhaustive public enum Distribution: Int, Sendable {
    /// Views that fill the stack according to their priorities.
    case fill
    /// Views of the same length.
    case fillEqually
    /// Views whose lengths are proportional to those of their contents.
    case fillProportionally
    /// Views at the same distance from each other.
    case equalSpacing
    /// Views whose centers are at the same distance from each other.
    case equalCentering
  }

  /// The sizes and positions of views perpendicular to the axis of a stack.
  @nonexhaustive public enum Alignment: Int, Sendable {
    /// Views that fill the stack.
    case fill
    /// Views at the leading edge of a column.
    case leading
    /// Views of a row with the same first baseline.
    case firstBaseline
    /// Centered views.
    case center
    /// Views at the trailing edge of a column.
    case trailing
    /// Views of a row with the same last baseline.
    case lastBaseline

    /// Views at the top edge of a row.
    public static var top: Alignment { .leading }
    /// Views at the bottom edge of a row.
    public static var bottom: Alignment { .trailing }
  }
}
