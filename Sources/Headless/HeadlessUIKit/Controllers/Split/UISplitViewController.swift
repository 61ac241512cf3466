public import Foundation

/// A container that displays its controllers in columns, or in one stack if the window is compact.
///
/// In a window of regular width, the columns are next to each other, or some of them are hidden, as
/// the display mode says. In others, the controller is collapsed: the controllers of all columns
/// are in the navigation stack of the primary one.
///
/// A controller with a column style puts each column's controller into a navigation controller,
/// unless it is one. A controller of the unspecified style has two columns, its
/// ``viewControllers``.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  /// Creates a controller of a column style.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller of the unspecified style. There are no nibs here.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller of the unspecified style. There are no archives here.
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  /// The style, which determines the number of columns.
  open private(set) var style: Style

  /// The object that decides on collapsing and expanding, and is notified of the columns.
  open weak var delegate: (any UISplitViewControllerDelegate)? {
    didSet { delegateChain = AnswerChain(delegate) { object in { [weak object] in object } } }
  }
  var delegateChain = AnswerChain<any UISplitViewControllerDelegate>()

  // MARK: Columns

  /// The controllers of the columns, as the app set them.
  var columns: [Column: UIViewController] = [:]
  /// The controllers whose views are the columns: navigation controllers in a column style.
  var roots: [Column: UIViewController] = [:]
  /// The number of controllers that each column has in the collapsed stack, or nil if the
  /// controller is not collapsed.
  var collapsedCounts: [(Column, Int)]?
  var hasArranged = false

  /// Returns the controller of a column.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  /// Sets the controller of a column.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    guard columns[column] !== vc else { return }
    let shown = collapsedCounts?.map(\.0)
    if shown != nil { separate() }
    let old = roots[column]
    columns[column] = vc
    roots[column] = vc.map(root)
    if let old, old !== roots[column] {
      remove(old)
      // A controller that is used again elsewhere must not stay in its old stack.
      if old !== vc, let stack = old as? UINavigationController {
        stack.setViewControllers([], animated: false)
      }
    }
    if let shown { collapse(showing: shown) }
    viewIfLoaded?.setNeedsLayout()
    if hasArranged { arrange() }
  }

  private func root(of controller: UIViewController) -> UIViewController {
    guard style != .unspecified, !(controller is UINavigationController) else { return controller }
    return controller.navigationController
      ?? UINavigationController(rootViewController: controller)
  }

  /// The controllers: of a column style those of the columns, and of the unspecified style the
  /// primary one and, unless it is collapsed, the secondary one.
  open var viewControllers: [UIViewController] {
    get {
      if style == .unspecified, hasArranged, isCollapsed {
        return columns[.primary].map { [$0] } ?? []
      }
      return Column.inOrder.compactMap { roots[$0] }
    }
    set {
      let order: [Column] =
        style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
      for (index, column) in order.enumerated() {
        setViewController(newValue.indices.contains(index) ? newValue[index] : nil, for: column)
      }
    }
  }

  /// Shows a column: its controller on top of the collapsed stack, or next to the others.
  open func show(_ column: Column) {
    if hasArranged, isCollapsed {
      showCollapsed(column)
    } else {
      var mode = displayMode
      switch column {
      case .primary: mode = style == .tripleColumn ? .twoBesideSecondary : .oneBesideSecondary
      case .supplementary where mode == .secondaryOnly: mode = .oneBesideSecondary
      default: break
      }
      preferredDisplayMode = mode
    }
  }

  /// Hides a column.
  open func hide(_ column: Column) {
    if hasArranged, isCollapsed {
      hideCollapsed(column)
    } else {
      switch column {
      case .primary:
        preferredDisplayMode = style == .tripleColumn ? .oneBesideSecondary : .secondaryOnly
      case .supplementary: preferredDisplayMode = .secondaryOnly
      default: break
      }
    }
  }

  open override func show(_ vc: UIViewController, sender: Any?) {
    let isHandled = delegateChain.ask("splitViewController(_:show:sender:)") {
      $0.splitViewController(self, show: vc, sender: sender)
    }
    guard isHandled != true else { return }
    (roots[.primary] as? UINavigationController)?.pushViewController(vc, animated: true)
  }
  override var showsControllers: Bool { true }

  /// Shows a controller in the secondary column or, if the controller is collapsed, on top of the
  /// stack.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    let isHandled = delegateChain.ask("splitViewController(_:showDetail:sender:)") {
      $0.splitViewController(self, showDetail: vc, sender: sender)
    }
    guard isHandled != true else { return }
    guard hasArranged, isCollapsed else { return setViewController(vc, for: .secondary) }
    if roots[.primary] is UINavigationController {
      setViewController(vc, for: .secondary)
      show(.secondary)
    } else {
      present(vc, animated: true)
    }
  }

  // MARK: Display mode

  /// A Boolean value that indicates whether all columns are in one stack: the window's width is not
  /// regular.
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass != .regular }

  /// The display mode that the app prefers.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet { if preferredDisplayMode != oldValue { displayModeDidChange(to: displayMode) } }
  }
  /// The display mode: the preferred one, or by the window's width if that is automatic.
  open var displayMode: DisplayMode {
    guard preferredDisplayMode == .automatic else { return preferredDisplayMode }
    let width = viewIfLoaded?.bounds.width ?? UIScreen.main.bounds.width
    return style == .tripleColumn && width >= 1100 ? .twoBesideSecondary : .oneBesideSecondary
  }

  private func displayModeDidChange(to mode: DisplayMode) {
    delegateChain.notify("splitViewController(_:willChangeTo:)") {
      $0.splitViewController(self, willChangeTo: mode)
    }
    if hasArranged { arrange() }
    viewIfLoaded?.setNeedsLayout()
  }

  /// The button that hides or shows the primary column.
  open private(set) lazy var displayModeButtonItem = UIBarButtonItem(
    title: nil, image: UIImage(systemName: "sidebar.left"),
    primaryAction: UIAction { [weak self] _ in self?.toggleDisplayMode() })

  private func toggleDisplayMode() {
    guard !isCollapsed else { return }
    let target = delegateChain.ask("targetDisplayModeForAction(in:)") {
      $0.targetDisplayModeForAction(in: self)
    }
    if let target, target != .automatic {
      preferredDisplayMode = target
    } else {
      preferredDisplayMode =
        displayMode == .secondaryOnly ? .oneBesideSecondary : .secondaryOnly
    }
  }

  /// The relation of the columns that the app prefers.
  open var preferredSplitBehavior = SplitBehavior.automatic
  /// The relation of the columns.
  open var splitBehavior: SplitBehavior {
    preferredSplitBehavior == .automatic ? .tile : preferredSplitBehavior
  }
  /// A Boolean value that indicates whether a swipe shows a hidden column. It has no effect.
  open var presentsWithGesture = true
  /// A Boolean value that indicates whether a button hides all columns but the secondary. It has no
  /// effect.
  open var showsSecondaryOnlyButton = false
  /// The visibility of the display mode button. It has no effect: the app adds the button.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic
  /// The edge of the primary column.
  open var primaryEdge = PrimaryEdge.leading { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// The style of the primary column's background. It has no effect.
  open var primaryBackgroundStyle = BackgroundStyle.none

  // MARK: Widths

  /// The value of a width that the system chooses.
  public class var automaticDimension: CGFloat { -.greatestFiniteMagnitude }

  /// The part of the width that the primary column prefers, from 0 to 1.
  open var preferredPrimaryColumnWidthFraction = automaticDimension { didSet { widthsDidChange() } }
  /// The width that the primary column prefers, in points.
  open var preferredPrimaryColumnWidth = automaticDimension { didSet { widthsDidChange() } }
  /// The smallest width of the primary column, in points.
  open var minimumPrimaryColumnWidth = automaticDimension { didSet { widthsDidChange() } }
  /// The largest width of the primary column, in points.
  open var maximumPrimaryColumnWidth = automaticDimension { didSet { widthsDidChange() } }
  /// The part of the width that the supplementary column prefers, from 0 to 1.
  open var preferredSupplementaryColumnWidthFraction = automaticDimension {
    didSet { widthsDidChange() }
  }
  /// The width that the supplementary column prefers, in points.
  open var preferredSupplementaryColumnWidth = automaticDimension { didSet { widthsDidChange() } }
  /// The smallest width of the supplementary column, in points.
  open var minimumSupplementaryColumnWidth = automaticDimension { didSet { widthsDidChange() } }
  /// The largest width of the supplementary column, in points.
  open var maximumSupplementaryColumnWidth = automaticDimension { didSet { widthsDidChange() } }

  private func widthsDidChange() { viewIfLoaded?.setNeedsLayout() }

  /// The width of the primary column, in points.
  open var primaryColumnWidth: CGFloat {
    width(
      preferredPrimaryColumnWidth, preferredPrimaryColumnWidthFraction, minimumPrimaryColumnWidth,
      maximumPrimaryColumnWidth)
  }
  /// The width of the supplementary column, in points.
  open var supplementaryColumnWidth: CGFloat {
    width(
      preferredSupplementaryColumnWidth, preferredSupplementaryColumnWidthFraction,
      minimumSupplementaryColumnWidth, maximumSupplementaryColumnWidth)
  }

  /// Returns a width of 320 points, and at most 40 percent of the view's, unless the app prefers
  /// another.
  private func width(
    _ preferred: CGFloat, _ fraction: CGFloat, _ minimum: CGFloat, _ maximum: CGFloat
  ) -> CGFloat {
    let automatic = Self.automaticDimension
    let whole = viewIfLoaded?.bounds.width ?? UIScreen.main.bounds.width
    var width = min(320, whole * 0.4)
    if fraction != automatic { width = whole * fraction }
    if preferred != automatic { width = preferred }
    if maximum != automatic { width = min(width, maximum) }
    if minimum != automatic { width = max(width, minimum) }
    return min(width, whole)
  }

  // MARK: View

  open override func viewDidLoad() {
    super.viewDidLoad()
    arrange()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    layoutColumns()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if hasArranged { arrange() }
  }

  override var appearingChildren: [UIViewController] {
    children.filter { $0.viewIfLoaded?.superview != nil }
  }

  open override var childForStatusBarHidden: UIViewController? { roots[.primary] }
  open override var childForStatusBarStyle: UIViewController? { roots[.primary] }

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegateChain.ask("splitViewControllerSupportedInterfaceOrientations(_:)") {
      $0.splitViewControllerSupportedInterfaceOrientations(self)
    } ?? super.supportedInterfaceOrientations
  }
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegateChain.ask("splitViewControllerPreferredInterfaceOrientationForPresentation(_:)") {
      $0.splitViewControllerPreferredInterfaceOrientationForPresentation(self)
    } ?? super.preferredInterfaceOrientationForPresentation
  }

  // MARK: Types

  /// Constants for the number of columns.
  @nonexhaustive public enum Style: Int, Sendable {
    /// Two columns that are the controller's `viewControllers`.
    case unspecified
    /// A primary and a secondary column.
    case doubleColumn
    /// A primary, a supplementary and a secondary column.
    case tripleColumn
  }

  /// Constants for the columns.
  @nonexhaustive public enum Column: Int, Sendable {
    /// The column at the edge.
    case primary
    /// The column between the others.
    case supplementary
    /// The column with the detail.
    case secondary
    /// The controller that takes the place of all columns in a compact window.
    case compact
    /// The column at the other edge. It is kept; none is displayed.
    case inspector

    static let inOrder: [Column] = [.primary, .supplementary, .secondary]
  }

  /// Constants for the visible columns.
  @nonexhaustive public enum DisplayMode: Int, Sendable {
    /// Chosen by the system.
    case automatic
    /// Only the secondary column.
    case secondaryOnly
    /// One column next to the secondary one.
    case oneBesideSecondary
    /// One column over the secondary one.
    case oneOverSecondary
    /// Two columns next to the secondary one.
    case twoBesideSecondary
    /// Two columns over the secondary one.
    case twoOverSecondary
    /// Two columns that move the secondary one aside.
    case twoDisplaceSecondary

    /// The older name of ``secondaryOnly``.
    public static var primaryHidden: DisplayMode { .secondaryOnly }
    /// The older name of ``oneBesideSecondary``.
    public static var allVisible: DisplayMode { .oneBesideSecondary }
    /// The older name of ``oneOverSecondary``.
    public static var primaryOverlay: DisplayMode { .oneOverSecondary }
  }

  /// Constants for the relation of the columns.
  @nonexhaustive public enum SplitBehavior: Int, Sendable {
    /// Chosen by the system.
    case automatic
    /// Columns next to each other.
    case tile
    /// Columns over the secondary one.
    case overlay
    /// Columns that move the secondary one aside.
    case displace
  }

  /// Constants for the visibility of the display mode button.
  @nonexhaustive public enum DisplayModeButtonVisibility: Int, Sendable {
    /// Chosen by the system.
    case automatic
    /// Hidden.
    case never
    /// Visible.
    case always
  }

  /// Constants for the edge of the primary column.
  @nonexhaustive public enum PrimaryEdge: Int, Sendable {
    /// The leading edge.
    case leading
    /// The trailing edge.
    case trailing
  }

  /// Constants for the background of the primary column.
  @nonexhaustive public enum BackgroundStyle: Int, Sendable {
    /// A plain background.
    case none
    /// The background of a sidebar.
    case sidebar
  }
}
