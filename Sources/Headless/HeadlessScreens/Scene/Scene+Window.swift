import Foundation
public import HeadlessUIKit

extension Scene {
  /// Creates the scene of a window, after laying out the window if needed.
  @MainActor public init(of window: UIWindow) {
    window.layoutIfNeeded()
    size = window.bounds.size
    if window.windowScene != nil, size == UIScreen.main.bounds.size {
      cornerRadius = DeviceModel.current.cornerRadius
    }
    root =
      SceneBuilder().group(of: window, at: window.bounds)
      ?? Group(role: .view, frame: window.bounds)
  }
}

/// A builder that translates views into groups.
@MainActor struct SceneBuilder {
  /// A Boolean value that indicates whether the groups of unchanged views are reused.
  var keepsGroups = true
  /// The version of the state that all groups depend on.
  private(set) var surroundings = Surroundings.current()

  /// Returns the group of a view with its content, or nil if the view is invisible.
  ///
  /// - Parameter frame: The frame of the view in the coordinates of the enclosing group.
  func group(of view: UIView, at frame: CGRect) -> Scene.Group? {
    guard !view.isHidden, view.alpha > 0.01 else { return nil }
    // Scrolling reduces a search bar until nothing of it is left.
    if view is UISearchBar, view.bounds.height == 0 { return nil }
    let role = role(of: view)
    if keepsGroups, role.isKept || view is UIWindow {
      return keptGroup(of: view, role, at: frame)
    }
    return newGroup(of: view, role, at: frame)
  }

  /// Returns a new group for a visible view.
  func newGroup(of view: UIView, _ role: Scene.Role, at frame: CGRect) -> Scene.Group {
    var group = Scene.Group(role: role, frame: frame)
    group.isClipping = view.clipsToBounds
    group.spoken = view.ownAccessibility.map {
      Scene.Spoken(label: $0.label, value: $0.value, hint: $0.hint, actions: $0.actions)
    }
    if let color = background(of: view) {
      var rectangle = Scene.Rectangle(frame: view.bounds.atOrigin, color: Scene.Color(color))
      if let layer = view.usedLayer { rectangle.look(like: layer) }
      group.items.append(.rectangle(rectangle))
    }
    draw(view, into: &group)
    if let layer = view.usedLayer, layer.borderWidth > 0, let color = layer.borderColor {
      group.items.append(
        .border(
          view.bounds.atOrigin, Scene.Color(UIColor(cgColor: color)), width: layer.borderWidth,
          cornerRadius: layer.cornerRadius))
    }
    return group
  }

  /// Adds the groups of a view's subviews.
  func addSubviews(of view: UIView, to group: inout Scene.Group) {
    let origin = view.bounds.origin
    for child in inReadingOrder(view.subviews) {
      let frame = child.frame.offsetBy(dx: -origin.x, dy: -origin.y)
      guard !view.clipsToBounds || frame.intersects(view.bounds.atOrigin) else { continue }
      if let inner = self.group(of: child, at: frame) { group.groups.append(inner) }
    }
  }

  /// Returns the subviews of a list with its cells sorted by position. The other views remain
  /// behind or in front of them.
  private func inReadingOrder(_ views: [UIView]) -> [UIView] {
    var cells: [Place] = []
    for (index, view) in views.enumerated()
    where view is UITableViewCell || view is UICollectionViewCell {
      cells.append(Place(index: index, origin: view.frame.origin))
    }
    // Most cells are already in order, and sorting them is fast.
    let sorted = cells.sorted()
    var ordered = views
    for (place, cell) in zip(cells, sorted) where place.index != cell.index {
      ordered[place.index] = views[cell.index]
    }
    return ordered
  }

  /// The position of a cell among the subviews of a list.
  private struct Place: Comparable {
    let index: Int
    let origin: CGPoint

    static func < (left: Place, right: Place) -> Bool {
      (left.origin.y, left.origin.x, left.index) < (right.origin.y, right.origin.x, right.index)
    }
  }

  private func background(of view: UIView) -> UIColor? {
    if view is UITableViewCell || view is UICollectionViewCell || view is UITextField { return nil }
    let color =
      switch view {
      case let view as UICollectionView: view.shownBackgroundColor
      case let view as UITableViewHeaderFooterView: view.shownBackgroundColor
      default: view.backgroundColor
      }
    guard let color, color.components(isDark: false).alpha > 0 else {
      return nil
    }
    return color
  }

  private func role(of view: UIView) -> Scene.Role {
    switch view {
    case let cell as UITableViewCell:
      guard let path = cell.container?.indexPath(for: cell) else { return .view }
      return .row(path)
    case let view as UIControl:
      return view is UISearchTextField || view is UIRefreshControl || view.hasParts
        ? .view : .control
    case is UITextView: return .control
    case is UISearchBar: return .searchBar
    case is UIContentUnavailableView: return .placeholder
    case is UINavigationBar: return .navigationBar
    case is UITabBar: return .tabBar
    case let container as PresentationContainerView:
      return container.presentedController is UIAlertController ? .view : .sheet
    case let table as UITableView: return .list(list(table))
    case let collection as UICollectionView: return .list(list(collection))
    case is UITableViewIndexView: return .index
    case let cell as UICollectionViewCell:
      let collection = cell.superview as? UICollectionView
      if let path = collection?.indexPath(for: cell), collection?.cellForItem(at: path) === cell {
        return .item(path)
      }
    default: break
    }
    if view.viewController is UIAlertController { return .alert }
    return boundaryRole(of: view)
  }

  private func boundaryRole(of view: UIView) -> Scene.Role {
    let boundary =
      (view.superview as? UITableView)?.boundary(of: view)
      ?? (view.superview as? UICollectionView)?.boundary(of: view)
    guard let boundary else { return .view }
    return boundary.isHeader
      ? .header(section: boundary.section) : .footer(section: boundary.section)
  }

  private func list(_ table: UITableView) -> Scene.List {
    Scene.List(
      count: table.numberOfRows, countBelow: table.numberOfRowsBelow,
      covered: table.safeAreaInsets, isGrid: false,
      isDraggable: ScreenTable(table: table).isDraggable)
  }

  private func list(_ collection: UICollectionView) -> Scene.List {
    Scene.List(
      count: collection.numberOfItems, countBelow: collection.numberOfItemsBelow,
      covered: collection.safeAreaInsets, isGrid: collection.isGrid,
      isDraggable: ScreenCollection(collection: collection).isDraggable)
  }

  /// Adds the content of a view and its subgroups.
  private func draw(_ view: UIView, into group: inout Scene.Group) {
    switch view {
    case let cell as UITableViewCell: draw(cell, into: &group)
    case let cell as UICollectionViewCell: draw(cell, into: &group)
    case let control as UIControl: draw(control, into: &group)
    case let picker as UIPickerView: draw(picker, into: &group)
    case let toolbar as UIToolbar: draw(toolbar, into: &group)
    case let view as UITextView: draw(view, into: &group)
    case let bar as UINavigationBar: draw(bar, into: &group)
    case let bar as UITabBar: draw(bar, into: &group)
    case let bar as UISearchBar: draw(bar, into: &group)
    case let index as UITableViewIndexView: draw(index, into: &group)
    case let window as UIWindow:
      addSubviews(of: window, to: &group)
      drawStatusBar(of: window, into: &group)
      drawHomeIndicator(of: window, into: &group)
      if let menu = window.shownMenu { group.groups.append(self.group(of: menu, in: window)) }
    default:
      if let alert = view.viewController as? UIAlertController {
        draw(alert, into: &group)
      } else {
        draw(content: view, into: &group)
        addSubviews(of: view, to: &group)
      }
    }
  }

  /// Adds the content of a view that has no subgroups of its own.
  private func draw(content view: UIView, into group: inout Scene.Group) {
    switch view {
    case let label as UILabel: draw(label, into: &group)
    case let imageView as UIImageView: draw(imageView, into: &group)
    case let activity as UIActivityIndicatorView where activity.isAnimating:
      group.items.append(.control(.activityIndicator, view.bounds.atOrigin, .secondaryLabel))
    case let view as UIProgressView:
      group.items.append(
        .control(
          .progress(Double(view.shownProgress)), view.bounds.atOrigin,
          view.progressTintColor ?? view.tintColor))
    default: break
    }
  }

  private func draw(_ label: UILabel, into group: inout Scene.Group) {
    guard let text = label.text, !text.isEmpty else { return }
    let color =
      label.isHighlighted ? label.highlightedTextColor ?? label.textColor! : label.textColor!
    var shown = Scene.Text(
      string: text, frame: label.bounds.atOrigin, color: Scene.Color(color),
      font: Scene.Font(label.font), alignment: label.shownAlignment,
      maximumLines: label.shownNumberOfLines)
    shown.isUppercase = label.showsCapitals
    group.items.append(.text(shown))
  }

  private func draw(_ view: UIImageView, into group: inout Scene.Group) {
    let image = view.isHighlighted ? view.highlightedImage ?? view.image : view.image
    guard let image else { return }
    group.items.append(
      .symbol(
        Scene.Symbol(
          name: image.symbolName(in: view), frame: view.bounds.atOrigin,
          color: Scene.Color(image.color(view.tintColor)))))
  }
}
