import Foundation

extension UISplitViewController {
  /// Collapses or expands the columns as the window's width asks, and adds the views of the visible
  /// ones.
  func arrange() {
    let collapses = isCollapsed
    let isFirst = !hasArranged
    hasArranged = true
    if collapses != (collapsedCounts != nil) || isFirst {
      if collapses {
        collapse()
        delegateChain.notify("splitViewControllerDidCollapse(_:)") {
          $0.splitViewControllerDidCollapse(self)
        }
      } else if !isFirst {
        expand()
        delegateChain.notify("splitViewControllerDidExpand(_:)") {
          $0.splitViewControllerDidExpand(self)
        }
      }
    }
    let wanted = visibleRoots
    for child in children where !wanted.contains(where: { $0.controller === child }) {
      detachView(of: child)
    }
    for (column, controller) in wanted {
      if controller.parent !== self { addChild(controller) }
      if controller.view.superview !== view {
        delegateChain.notify("splitViewController(_:willShow:)") {
          $0.splitViewController(self, willShow: column)
        }
        controller.view.frame = view.bounds
        view.addSubview(controller.view)
      }
      if controller.isMovingToParent { controller.didMove(toParent: self) }
    }
    layoutColumns()
  }

  private func detachView(of child: UIViewController) {
    guard child.viewIfLoaded?.superview === view else { return }
    if let column = Column.inOrder.first(where: { roots[$0] === child }) {
      delegateChain.notify("splitViewController(_:willHide:)") {
        $0.splitViewController(self, willHide: column)
      }
    }
    child.view.removeFromSuperview()
  }

  /// Removes a controller from the columns.
  func remove(_ controller: UIViewController) {
    guard controller.parent === self else { return }
    controller.willMove(toParent: nil)
    controller.viewIfLoaded?.removeFromSuperview()
    controller.removeFromParent()
  }

  /// The controllers whose views are in the window, from the primary column.
  private var visibleRoots: [(column: Column, controller: UIViewController)] {
    if collapsedCounts != nil {
      if let compact = columns[.compact] { return [(.compact, compact)] }
      return (roots[.primary] ?? roots[.secondary]).map { [(.primary, $0)] } ?? []
    }
    let shown: [Column] =
      switch displayMode {
      case .secondaryOnly: [.secondary]
      case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: Column.inOrder
      default: style == .tripleColumn ? [.supplementary, .secondary] : [.primary, .secondary]
      }
    return shown.compactMap { column in roots[column].map { (column, $0) } }
  }

  /// The visible column that is farthest from the primary one, whose content is in front.
  package var lastVisibleColumn: UIViewController? { visibleRoots.last?.controller }

  /// Places the visible columns next to each other, or over the secondary one.
  func layoutColumns() {
    guard isViewLoaded, hasArranged else { return }
    let bounds = view.bounds
    let visible = visibleRoots
    let overlays = displayMode == .oneOverSecondary || displayMode == .twoOverSecondary
    var x: CGFloat = 0
    for (column, controller) in visible {
      var width = bounds.width - (overlays ? 0 : x)
      if collapsedCounts == nil, visible.count > 1 {
        if column == .primary { width = primaryColumnWidth }
        if column == .supplementary { width = supplementaryColumnWidth }
      }
      let isSecondary = column == .secondary
      let left = isSecondary && overlays ? 0 : x
      controller.view.frame = CGRect(
        x: primaryEdge == .trailing ? bounds.width - left - width : left, y: 0,
        width: max(width, 0), height: bounds.height)
      if overlays, isSecondary { view.sendSubviewToBack(controller.view) }
      x += width
    }
  }

  // MARK: Collapsing

  /// Moves the controllers of some columns into the primary one's stack.
  func collapse(showing columns: [Column]) {
    collapsedCounts = []
    for column in columns { pushCollapsed(column) }
  }

  /// Moves the controllers of the columns up to the top one, which the delegate may choose, into
  /// the primary one's stack.
  func collapse() {
    collapsedCounts = []
    guard columns[.compact] == nil else { return }
    if style == .unspecified { return collapseClassically() }
    let proposal = columns[.secondary] != nil ? Column.secondary : .primary
    let top =
      delegateChain.ask("splitViewController(_:topColumnForCollapsingToProposedTopColumn:)") {
        $0.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposal)
      } ?? proposal
    for column in [Column.supplementary, .secondary] where column.rawValue <= top.rawValue {
      pushCollapsed(column)
    }
  }

  private func collapseClassically() {
    guard let primary = roots[.primary], let secondary = roots[.secondary] else { return }
    let isDiscarded = delegateChain.ask("splitViewController(_:collapseSecondary:onto:)") {
      $0.splitViewController(self, collapseSecondary: secondary, onto: primary)
    }
    guard isDiscarded != true else { return }
    pushCollapsed(.secondary)
  }

  /// Pushes the controllers of a column onto the primary one's stack.
  private func pushCollapsed(_ column: Column) {
    guard let primary = roots[.primary], let root = roots[column], root !== primary,
      collapsedCounts?.contains(where: { $0.0 == column }) == false
    else { return }
    remove(root)
    let stack = primary as? UINavigationController
    let count = stack?.viewControllers.count ?? 0
    primary.collapseSecondaryViewController(root, for: self)
    collapsedCounts?.append((column, (stack?.viewControllers.count ?? 0) - count))
  }

  func showCollapsed(_ column: Column) {
    if column == .primary {
      popCollapsed(from: 0)
    } else if let index = collapsedCounts?.firstIndex(where: { $0.0 == column }) {
      popCollapsed(from: index + 1)
    } else {
      if column == .secondary, columns[.supplementary] != nil { pushCollapsed(.supplementary) }
      pushCollapsed(column)
    }
  }

  func hideCollapsed(_ column: Column) {
    guard let index = collapsedCounts?.firstIndex(where: { $0.0 == column }) else { return }
    popCollapsed(from: index)
  }

  /// Returns the controllers of the columns from an index of the collapsed ones to their own
  /// stacks.
  private func popCollapsed(from index: Int) {
    guard let counts = collapsedCounts, index < counts.count,
      let stack = roots[.primary] as? UINavigationController
    else { return }
    // The user may have popped some of them, and the app may have pushed others.
    let lower = counts[..<index].reduce(0) { $0 + $1.1 }
    let all = counts.reduce(0) { $0 + $1.1 }
    let own = max(stack.viewControllers.count - all, 1)
    var rest = Array(stack.viewControllers.dropFirst(own + lower))
    collapsedCounts = Array(counts[..<index])
    guard !rest.isEmpty else { return }
    stack.setViewControllers(
      Array(stack.viewControllers.dropLast(rest.count)), animated: isInSight)
    for (column, count) in counts[index...] {
      let isLast = column == counts.last?.0
      let part = Array(isLast ? rest[...] : rest.prefix(count))
      rest.removeFirst(part.count)
      (roots[column] as? UINavigationController)?.setViewControllers(part, animated: false)
    }
  }

  /// Returns all controllers to their columns.
  func separate() {
    popCollapsed(from: 0)
    collapsedCounts = nil
  }

  private func expand() {
    guard collapsedCounts != nil else { return }
    if style == .unspecified, let primary = roots[.primary] {
      let separate =
        delegateChain.ask("splitViewController(_:separateSecondaryFrom:)") {
          $0.splitViewController(self, separateSecondaryFrom: primary)
        } ?? nil
      if let separate {
        collapsedCounts = nil
        columns[.secondary] = separate
        roots[.secondary] = separate
        return
      }
    }
    separate()
    for column in Column.inOrder { restore(column) }
  }

  /// Puts the app's controller of a column into its stack, if the user has popped it.
  private func restore(_ column: Column) {
    guard let controller = columns[column], let stack = roots[column] as? UINavigationController,
      stack !== controller, stack.viewControllers.isEmpty
    else { return }
    stack.setViewControllers([controller], animated: false)
  }
}
