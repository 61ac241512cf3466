public import Foundation

/// The cell of a list: content with accessories beside it, indented in an outline.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  /// What is beside the content. Two of one kind of the system's raise; views of the app's own may
  /// be many.
  open var accessories: [UICellAccessory] = [] {
    didSet {
      refuseRepetitions()
      setNeedsLayout()
    }
  }

  /// How far the content is indented, in levels; an outline sets it to the item's level.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// Points a level of indentation.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// Whether accessories at the leading edge are indented too.
  open var indentsAccessories = true { didSet { setNeedsLayout() } }

  private lazy var separatorGuide: UILayoutGuide = {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    return guide
  }()
  /// Where the line below the row is; the app may pin its leading edge to a view.
  open var separatorLayoutGuide: UILayoutGuide { separatorGuide }

  /// A fresh configuration for a row, or for a header where the row is its section's.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    guard let path = element?.indexPath ?? dequeuedFor, path.count == 2, path.item == 0,
      let list = container?.collectionViewLayout.listConfiguration(ofSection: path.section),
      list.headerMode == .firstItemInSection
    else { return .cell() }
    return list.appearance == .plain ? .plainHeader() : .groupedHeader()
  }

  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    guard let path = element?.indexPath ?? dequeuedFor,
      let list = container?.collectionViewLayout.listConfiguration(ofSection: path.section)
    else { return .listPlainCell() }
    return list.appearance == .grouped || list.appearance == .insetGrouped
      ? .listGroupedCell() : .listPlainCell()
  }

  // MARK: Accessories

  private func refuseRepetitions() {
    var seen: Set<UICellAccessory.AccessoryType> = []
    for accessory in accessories where !seen.insert(accessory.accessoryType).inserted {
      let name = accessory.accessoryType.inWords
      UIKitException(
        reason: "Accessories of a list cell must be unique, but there are two of type \(name)"
      ).raise()
      accessories.remove(
        at: accessories.lastIndex { $0.accessoryType == accessory.accessoryType }!)
      return
    }
  }

  /// One accessory that shows, with its place in the cell.
  package struct ShownAccessory {
    let accessory: UICellAccessory
    /// Whether the accessory is at the leading edge.
    package let isLeading: Bool
    /// The place in the cell's coordinates.
    package var frame: CGRect
    /// What the accessory is.
    package var type: UICellAccessory.AccessoryType { accessory.accessoryType }
    /// The text of a label or a menu's button.
    package var text: String? { accessory.text }
  }

  /// The accessories that show now, from the leading edge to the trailing one.
  package var shownAccessories: [ShownAccessory] {
    let visible = accessories.filter { shows($0) }
    let leading = arranged(visible.filter { $0.placement.isLeading })
    let trailing = arranged(visible.filter { !$0.placement.isLeading })
    var shown: [ShownAccessory] = []
    var x = margin + (indentsAccessories ? indentation : 0)
    for accessory in leading {
      let width = width(of: accessory)
      shown.append(
        ShownAccessory(accessory: accessory, isLeading: true, frame: frame(accessory, x, width)))
      x += width + Self.gap
    }
    x = bounds.width - margin
    var ending: [ShownAccessory] = []
    for accessory in trailing.reversed() {
      let width = width(of: accessory)
      x -= width
      ending.append(
        ShownAccessory(accessory: accessory, isLeading: false, frame: frame(accessory, x, width)))
      x -= Self.gap
    }
    return (shown + ending.reversed()).filter { !$0.accessory.isHidden }
  }

  /// What content keeps from the cell's edges.
  var margin: CGFloat { ListMetrics.current.margin(in: container?.bounds.width ?? bounds.width) }
  private static let gap: CGFloat = 8
  private var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }

  private func shows(_ accessory: UICellAccessory) -> Bool {
    switch accessory.displayed {
    case .always: true
    case .whenEditing: listState.isEditing
    case .whenNotEditing: !listState.isEditing
    }
  }

  /// The system's accessories in their order, the app's where they ask to be.
  private func arranged(_ accessories: [UICellAccessory]) -> [UICellAccessory] {
    func isCustom(_ accessory: UICellAccessory) -> Bool {
      if case .customView = accessory.accessoryType { true } else { false }
    }
    var result = accessories.filter { !isCustom($0) }.sorted {
      $0.accessoryType.rank < $1.accessoryType.rank
    }
    for accessory in accessories where isCustom(accessory) {
      let index = accessory.placement.position(result)
      result.insert(accessory, at: min(max(index, 0), result.count))
    }
    return result
  }

  private func width(of accessory: UICellAccessory) -> CGFloat {
    switch (accessory.width, accessory.accessoryType) {
    case (.custom(let width), _): width
    case (_, .label), (_, .popUpMenu):
      TextMeasure.width(
        of: accessory.text ?? "", font: accessory.font ?? .preferredFont(forTextStyle: .body))
    case (_, .customView(let view)):
      view.bounds.width > 0 ? view.bounds.width : max(view.intrinsicContentSize.width, 0)
    default: 22
    }
  }

  private func frame(_ accessory: UICellAccessory, _ x: CGFloat, _ width: CGFloat) -> CGRect {
    var height = min(bounds.height, 22)
    if case .customView(let view) = accessory.accessoryType {
      let natural = view.bounds.height > 0 ? view.bounds.height : view.intrinsicContentSize.height
      height = natural > 0 ? natural : height
    }
    return CGRect(x: x, y: (bounds.height - height) / 2, width: width, height: height)
  }

  // MARK: Layout

  override var contentFrame: CGRect {
    let shown = shownAccessories
    let leading = shown.last { $0.isLeading }.map { $0.frame.maxX - margin + Self.gap } ?? 0
    let trailing =
      shown.first { !$0.isLeading }.map { bounds.width - $0.frame.minX + Self.gap } ?? 0
    let x = max(leading, 0) + (leading > 0 && indentsAccessories ? 0 : indentation)
    return CGRect(
      x: x, y: 0, width: max(bounds.width - x - trailing, 0), height: bounds.height)
  }

  private var customViews: [UIView] = []

  open override func layoutSubviews() {
    super.layoutSubviews()
    var views: [UIView] = []
    for shown in shownAccessories {
      guard case .customView(let view) = shown.type else { continue }
      views.append(view)
      if view.superview !== self { addSubview(view) }
      view.frame = shown.frame
    }
    for view in customViews where !views.contains(view) && view.superview === self {
      view.removeFromSuperview()
    }
    customViews = views
  }

  // MARK: Taps

  /// Whether a tap anywhere on the cell opens or closes an outline.
  var togglesOutline: Bool {
    shownAccessories.contains {
      $0.type == .outlineDisclosure && $0.accessory.outlineStyle == .header
    }
  }

  /// Taps an accessory; false where it does not show, or does nothing.
  package func tap(_ type: UICellAccessory.AccessoryType) -> Bool {
    guard let shown = shownAccessories.first(where: { $0.type == type }) else { return false }
    if let action = shown.accessory.action {
      action()
      return true
    }
    guard let container, let path = element?.indexPath else { return false }
    switch type {
    case .outlineDisclosure:
      return (container.dataSource as? any OutlineDataSource)?.toggleExpansion(at: path) ?? false
    case .delete: return container.openSwipe(path, .trailing)
    case .multiselect:
      guard container.touchDown(onItemAt: path) else { return false }
      container.touchUp(onItemAt: path)
      return true
    default: return false
    }
  }

  /// Chooses an entry of the cell's pop-up menu; false where there is none of this title.
  package func choose(menuEntry title: String) -> Bool {
    guard let shown = shownAccessories.first(where: { $0.type == .popUpMenu }),
      let menu = shown.accessory.menu,
      let action = menu.children.lazy.compactMap({ $0 as? UIAction }).first(where: {
        $0.title == title && !$0.attributes.contains(.disabled)
      })
    else { return false }
    choose(action, of: shown)
    return true
  }

  /// The menu that a tap on a pop-up menu opens; nil for other accessories.
  package func popUpMenu(of shown: ShownAccessory, anchor: CGRect) -> ShownMenu? {
    guard shown.type == .popUpMenu, let menu = shown.accessory.menu else { return nil }
    return ShownMenu(menu, anchor: anchor) { [weak self] in self?.choose($0, of: shown) }
  }

  private func choose(_ action: UIAction, of shown: ShownAccessory) {
    guard let menu = shown.accessory.menu else { return }
    for case let other as UIAction in menu.children { other.state = other === action ? .on : .off }
    action.performWithSender(self, target: nil)
    shown.accessory.menuDidChange?(menu)
    accessories = accessories.map { accessory in
      var accessory = accessory
      if accessory.accessoryType == .popUpMenu { accessory.text = action.title }
      return accessory
    }
  }
}
