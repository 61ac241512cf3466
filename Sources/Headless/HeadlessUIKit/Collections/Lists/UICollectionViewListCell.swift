public import Foundation

/// A list cell: content with accessories next to it, indented according to its outline level.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  /// The accessories next to the content. Two system accessories of the same type raise an
  /// exception; custom views can appear any number of times.
  public var accessories: [UICellAccessory] = [] {
    didSet {
      refuseRepetitions()
      setNeedsLayout()
    }
  }

  /// The indentation level of the content. An outline sets it to the level of the item.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The width of an indentation level, in points.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// A Boolean value that indicates whether leading accessories are indented too.
  open var indentsAccessories = true { didSet { setNeedsLayout() } }

  private lazy var separatorGuide: UILayoutGuide = {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    return guide
  }()
  /// A layout guide for the separator below the row. Constraints on its edges determine where the
  /// separator begins and ends, unless the list's configuration has insets for it.
  open var separatorLayoutGuide: UILayoutGuide { separatorGuide }

  /// Returns a default configuration for a row, or for a header if the item is its section's
  /// header, by the appearance of the list.
  public func defaultContentConfiguration() -> UIListContentConfiguration {
    guard let list = listOfHeader else { return .cell() }
    return switch list.appearance {
    case .plain, .sidebarPlain: .plainHeader()
    case .sidebar: .sidebarHeader()
    case .grouped, .insetGrouped: .groupedHeader()
    }
  }

  /// The configuration of the list if the cell's item is the header of its section, or nil
  /// otherwise.
  var listOfHeader: UICollectionLayoutListConfiguration? {
    guard let path = element?.indexPath ?? dequeuedFor, path.count == 2, path.item == 0,
      let list = container?.collectionViewLayout.listConfiguration(ofSection: path.section),
      list.headerMode == .firstItemInSection
    else { return nil }
    return list
  }

  public override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
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
      UIKitException.raise(
        "Accessories of a list cell must be unique, but there are two of type \(name).")
      accessories.remove(
        at: accessories.lastIndex { $0.accessoryType == accessory.accessoryType }!)
      return
    }
  }

  /// A visible accessory and its frame.
  package struct ShownAccessory {
    let accessory: UICellAccessory
    /// A Boolean value that indicates whether the accessory is at the leading edge.
    package let isLeading: Bool
    /// The frame of the accessory in the cell's coordinates.
    package var frame: CGRect
    /// The horizontal range that is reserved for the accessory, in which it is centered.
    let slot: ClosedRange<CGFloat>
    /// The type of the accessory.
    package var type: UICellAccessory.AccessoryType { accessory.accessoryType }
    /// The text of a label or of a pop-up menu.
    package var text: String? { accessory.text }
  }

  /// The visible accessories, from the leading edge to the trailing edge.
  package var shownAccessories: [ShownAccessory] {
    placedAccessories.filter { !$0.accessory.isHidden }.map { accessory in
      var accessory = accessory
      accessory.frame = mirrored(accessory.frame)
      return accessory
    }
  }

  /// The accessories with a place, including hidden ones, which take up their space.
  var placedAccessories: [ShownAccessory] {
    let visible = accessories.filter { shows($0) }
    let leading = arranged(visible.filter { $0.placement.isLeading })
    let trailing = arranged(visible.filter { !$0.placement.isLeading })
    var placed: [ShownAccessory] = []
    var x = margin + (indentsAccessories ? indentation : 0)
    for accessory in leading {
      placed.append(place(accessory, x, isLeading: true))
      x += reservedWidth(of: accessory) + Self.gap
    }
    x = bounds.width - margin
    var ending: [ShownAccessory] = []
    for accessory in trailing.reversed() {
      x -= reservedWidth(of: accessory)
      ending.append(place(accessory, x, isLeading: false))
      x -= Self.gap
    }
    return placed + ending.reversed()
  }

  /// Returns an accessory in the space that is reserved for it.
  private func place(_ accessory: UICellAccessory, _ x: CGFloat, isLeading: Bool) -> ShownAccessory
  {
    let (width, reserved) = (width(of: accessory), reservedWidth(of: accessory))
    return ShownAccessory(
      accessory: accessory, isLeading: isLeading,
      frame: frame(accessory, x + (reserved - width) / 2, width), slot: x...(x + reserved))
  }

  /// The distance between the content and the cell's edges, in points.
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

  /// Returns the system's accessories in their fixed order, and custom ones at their requested
  /// positions.
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

  /// Returns the width of the space for an accessory.
  private func reservedWidth(of accessory: UICellAccessory) -> CGFloat {
    if case .custom(let width) = accessory.width {
      max(width, 0)
    } else {
      width(of: accessory)
    }
  }

  private func width(of accessory: UICellAccessory) -> CGFloat {
    switch accessory.accessoryType {
    case .label, .popUpMenu:
      TextMeasure.width(
        of: accessory.text ?? "", font: accessory.font ?? .preferredFont(forTextStyle: .body))
    case .customView(let view):
      view.bounds.width > 0 ? view.bounds.width : max(view.intrinsicContentSize.width, 0)
    default: symbolLength
    }
  }

  private var symbolLength: CGFloat { ListMetrics.current.symbolLength(22, in: traitCollection) }

  private func frame(_ accessory: UICellAccessory, _ x: CGFloat, _ width: CGFloat) -> CGRect {
    var height = min(bounds.height, symbolLength)
    if case .customView(let view) = accessory.accessoryType {
      let natural = view.bounds.height > 0 ? view.bounds.height : view.intrinsicContentSize.height
      height = natural > 0 ? natural : height
    }
    return CGRect(x: x, y: (bounds.height - height) / 2, width: width, height: height)
  }

  // MARK: Layout

  override var contentFrame: CGRect {
    let placed = placedAccessories
    let leading = placed.last { $0.isLeading }.map { $0.slot.upperBound - margin + Self.gap } ?? 0
    let trailing =
      placed.first { !$0.isLeading }.map { bounds.width - $0.slot.lowerBound + Self.gap } ?? 0
    let x = max(leading, 0) + (leading > 0 && indentsAccessories ? 0 : indentation)
    return mirrored(
      CGRect(x: x, y: 0, width: max(bounds.width - x - trailing, 0), height: bounds.height))
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

  /// A Boolean value that indicates whether a tap anywhere on the cell expands or collapses an
  /// outline.
  ///
  /// An outline disclosure of automatic style has the header style in the header of a section.
  var togglesOutline: Bool {
    shownAccessories.contains {
      guard $0.type == .outlineDisclosure else { return false }
      return switch $0.accessory.outlineStyle {
      case .header: true
      case .cell: false
      case .automatic: listOfHeader != nil
      }
    }
  }

  /// Performs the action of a tap on an accessory.
  ///
  /// - Returns: `false` if the accessory is not visible or has no action.
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

  /// Chooses an element of the cell's pop-up menu.
  ///
  /// - Returns: `false` if no enabled element has the title.
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

  /// Returns the menu of a pop-up menu accessory, or nil for other accessories.
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
