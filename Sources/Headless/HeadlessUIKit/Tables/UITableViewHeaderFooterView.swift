public import Foundation

/// The view of a section's header or footer.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView, ConfiguredView {
  /// Creates a view with a reuse identifier.
  public init(reuseIdentifier: String?) {
    reuseIdentifierStorage = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: ListMetrics.current.plainHeaderHeight))
    addSubview(content)
  }

  /// Creates a view that is not reused.
  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a view of zero size. There are no archives here.
  public required init?(coder: NSCoder) {
    reuseIdentifierStorage = nil
    super.init(coder: coder)
    addSubview(content)
  }

  // See `UITableViewCell`: creates an instance of a subclass that has no `required` initializer.
  @_silgen_name("headless_uitableviewheaderfooterview_make")
  convenience init(madeWith reuseIdentifier: String?) {
    self.init(reuseIdentifier: reuseIdentifier)
  }

  /// The reuse identifier of the view, or nil if it is not reused.
  open var reuseIdentifier: String? { reuseIdentifierStorage }
  private let reuseIdentifierStorage: String?
  /// A Boolean value that indicates whether the table uses the view as a footer.
  var isFooter = false { didSet { noteChange(oldValue != isFooter) } }
  /// A Boolean value that indicates whether the view is pinned to the table's edge, over rows.
  var isPinned = false { didSet { if isPinned != oldValue { setNeedsUpdateConfiguration() } } }

  /// The color behind the content.
  ///
  /// As in UIKit, the rows below a pinned header do not show through it. Instead of UIKit's blurred
  /// background it has the table's color.
  package var shownBackgroundColor: UIColor? {
    let own = backgroundConfiguration?.resolvedBackgroundColor(for: tintColor) ?? backgroundColor
    let isOpaque = own.map { $0.components(isDark: false).alpha > 0 } ?? false
    return isPinned && backgroundView == nil && !isOpaque ? superview?.backgroundColor : own
  }

  /// Prepares the view for reuse. The table calls it just before the view is dequeued.
  open func prepareForReuse() {
    configurationIsStale = true
  }

  // MARK: Content

  private var content = UIView()
  /// The view that contains the content.
  open var contentView: UIView { content }

  private lazy var primary: UILabel = {
    let label = UILabel()
    label.font = textStyle.font
    label.adjustsFontForContentSizeCategory = true
    label.wrapsAtAccessibilitySizes = true
    label.textColor = .secondaryLabel
    label.showsCapitals = isGrouped && !isFooter
    content.addSubview(label)
    return label
  }()

  private var isGrouped = false { didSet { noteChange(oldValue != isGrouped) } }
  /// The text style of titles in the table's style.
  ///
  /// As in UIKit since iOS 15, a plain header has a headline; grouped sections have small titles.
  private var textStyle: UIFont.TextStyle {
    isGrouped ? .footnote : isFooter ? .subheadline : .headline
  }

  /// Applies the style of the table. A font that the app set is kept.
  func prepare(for style: UITableView.Style, isFooter: Bool) {
    let old = textStyle.font
    isGrouped = style != .plain
    self.isFooter = isFooter
    guard configuration == nil, content.subviews.contains(where: { $0 is UILabel }) else { return }
    if primary.font == old { primary.font = textStyle.font }
    primary.showsCapitals = isGrouped && !isFooter
  }

  /// Returns the height that the title needs beyond one line in the standard size.
  func titleGrowth(width: CGFloat) -> CGFloat {
    guard ListMetrics.current.rowsFollowFonts else { return 0 }
    return primary.growth(
      in: CGSize(width: titleWidth(in: width), height: .greatestFiniteMagnitude),
      beyond: textStyle)
  }

  private func titleWidth(in width: CGFloat) -> CGFloat {
    max(width - contentMargins.leading - contentMargins.trailing, 0)
  }
  private lazy var secondary: UILabel = {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .footnote)
    label.textColor = .secondaryLabel
    content.addSubview(label)
    return label
  }()

  /// The label of the title, or nil while a content configuration is set.
  open var textLabel: UILabel? { configuration == nil ? primary : nil }
  /// The second label, or nil while a content configuration is set.
  open var detailTextLabel: UILabel? { configuration == nil ? secondary : nil }

  private var configuration: (any UIContentConfiguration)?
  /// The configuration of the content view.
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { configuration }
    set {
      configuration = newValue
      if let newValue, let view = content as? any UIView & UIContentView, view.supports(newValue) {
        view.configuration = newValue
      } else {
        content.removeFromSuperview()
        content = newValue?.makeContentView() ?? UIView()
        addSubview(content)
      }
      setNeedsLayout()
    }
  }
  /// Returns the default background of a header or footer in the table's style.
  public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    (superview as? UITableView)?.style ?? .plain == .plain
      ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
  }
  /// Returns the default content configuration of a header or footer in the table's style.
  public func defaultContentConfiguration() -> UIListContentConfiguration {
    let isPlain = (superview as? UITableView)?.style ?? .plain == .plain
    return switch (isFooter, isPlain) {
    case (false, true): .plainHeader()
    case (true, true): .plainFooter()
    case (false, false): .groupedHeader()
    case (true, false): .groupedFooter()
    }
  }

  /// The configuration of the background. Setting it removes the background view.
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet {
      noteChange(oldValue != backgroundConfiguration)
      if backgroundConfiguration != nil { backgroundView = nil }
    }
  }
  /// The view behind the content.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }

  // MARK: Configuration

  /// A closure that updates a view's configurations for a state.
  public typealias ConfigurationUpdateHandler = (
    _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
  ) -> Void
  /// The closure that is called before the view is displayed and when its state changes.
  public var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// A Boolean value that indicates whether the content configuration is updated when the state
  /// changes.
  open var automaticallyUpdatesContentConfiguration = true
  /// A Boolean value that indicates whether the background configuration is updated when the state
  /// changes.
  open var automaticallyUpdatesBackgroundConfiguration = true
  var configurationIsStale = true

  /// The view's current state.
  open var configurationState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    state.isPinned = isPinned
    return state
  }
  /// Requests an update of the configurations before the view is next displayed.
  open func setNeedsUpdateConfiguration() {
    configurationIsStale = true
    setNeedsLayout()
  }
  /// Updates the configurations for a state. Subclasses override it.
  open func updateConfiguration(using state: UIViewConfigurationState) {}

  var hasConfigurationHandler: Bool { configurationUpdateHandler != nil }
  func callConfigurationHandler(_ state: UIViewConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    applyConfigurationState()
    backgroundView?.frame = bounds
    content.frame = bounds
    guard configuration == nil else { return }
    let x = contentMargins.leading
    let width = titleWidth(in: bounds.width)
    if secondary.text?.isEmpty == false {
      let height = bounds.height / 2
      primary.frame = mirrored(CGRect(x: x, y: 0, width: width, height: height))
      secondary.frame = mirrored(CGRect(x: x, y: height, width: width, height: height))
    } else {
      // The titles of a grouped section are close to its rows.
      let fitting = primary.sizeThatFits(CGSize(width: width, height: bounds.height)).height
      let height = isGrouped ? min(fitting, bounds.height) : bounds.height
      let spare = bounds.height - height
      let y = isFooter ? min(spare, 5.5) : max(spare - 5.5, 0)
      primary.frame = mirrored(CGRect(x: x, y: y, width: width, height: height))
    }
  }

  /// Returns the size of the view's content: its configuration's, its constraints', or that of its
  /// title.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConstraintsThroughout()
    var height: CGFloat = 0
    if content is UIListContentView {
      height = content.sizeThatFits(CGSize(width: targetSize.width, height: 0)).height
    } else if content is any UIContentView || content.isPlacedByConstraints {
      height =
        content.systemLayoutSizeFitting(
          CGSize(width: targetSize.width, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel
        ).height
    }
    if height <= 0 {
      height = ListMetrics.current.plainHeaderHeight
      if content.subviews.contains(where: { $0 is UILabel }) {
        height += titleGrowth(width: targetSize.width)
      }
    }
    return CGSize(width: targetSize.width, height: height)
  }
}

extension UITableViewHeaderFooterView {
  /// Creates an instance of the receiving class.
  ///
  /// The body is the initializer that has the same link name.
  @_silgen_name("headless_uitableviewheaderfooterview_make")
  static func make(reuseIdentifier: __owned String?) -> UITableViewHeaderFooterView
}

extension UIFont.TextStyle {
  fileprivate var font: UIFont { .preferredFont(forTextStyle: self) }
}
