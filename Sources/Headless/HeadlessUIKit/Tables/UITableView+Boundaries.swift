import Foundation

/// The headers and footers of sections.
extension UITableView {
  /// A header or a footer.
  enum Boundary {
    case header, footer
  }

  /// The headers, or the footers, that are on screen.
  struct VisibleBoundaries {
    /// The sections whose boundary is on screen, or would be if it had a view.
    var asked: Set<Int> = []
    var views: [Int: UIView] = [:]
    /// The sections whose views were created in this layout pass and not yet announced.
    var new: [Int] = []
  }

  // MARK: Heights

  /// Returns a boundary's height as far as it is known before the boundary is displayed, with the
  /// space above it.
  func estimatedBoundary(_ boundary: Boundary, _ section: Int) -> CGFloat {
    padded(estimatedHeight(boundary, section), boundary)
  }

  private func estimatedHeight(_ boundary: Boundary, _ section: Int) -> CGFloat {
    if knowledge(of: boundary) == .absent { return emptyHeight(boundary) }
    if let estimate = askEstimate(boundary, section),
      estimate != UITableView.automaticDimension
    {
      return max(estimate, 0)
    }
    let estimate = boundary == .header ? estimatedSectionHeaderHeight : estimatedSectionFooterHeight
    if estimate > 0 { return estimate }
    if estimate == 0, let height = askHeight(boundary, section) {
      return height == UITableView.automaticDimension ? titledHeight(boundary) : max(height, 0)
    }
    guard knowledge(of: boundary) == .implemented else { return 0 }
    return fixedHeight(boundary) ?? titledHeight(boundary)
  }

  /// The room to leave for a header until it is known whether there is one.
  var guessedHeaderHeight: CGFloat {
    padded(fixedHeight(.header) ?? titledHeight(.header), .header)
  }

  /// The space above each plain header.
  private var headerPadding: CGFloat {
    guard style == .plain else { return 0 }
    return sectionHeaderTopPadding == UITableView.automaticDimension
      ? ListMetrics.current.headerTopPadding : max(sectionHeaderTopPadding, 0)
  }

  /// Returns the space above a section's header, or 0 if it has none.
  func headerPadding(ofSection section: Int) -> CGFloat {
    guard geometry.sections.indices.contains(section) else { return 0 }
    return min(headerPadding, geometry.sections[section].header)
  }

  /// Returns the height of a boundary with the space above it, if there is one.
  private func padded(_ height: CGFloat, _ boundary: Boundary) -> CGFloat {
    boundary == .header && height > 0 ? height + headerPadding : height
  }

  private func titledHeight(_ boundary: Boundary) -> CGFloat {
    let metrics = ListMetrics.current
    return switch (boundary, style) {
    case (.header, .plain): metrics.plainHeaderHeight
    case (.footer, .plain): metrics.plainFooterHeight
    case (.header, _): metrics.groupedHeaderHeight
    case (.footer, _): metrics.groupedFooterHeight
    }
  }

  /// Returns the height of a boundary that has neither a title nor a view.
  private func emptyHeight(_ boundary: Boundary) -> CGFloat {
    guard style != .plain else { return 0 }
    return fixedHeight(boundary) ?? ListMetrics.current.groupedSpacing
  }

  private func fixedHeight(_ boundary: Boundary) -> CGFloat? {
    let height = boundary == .header ? sectionHeaderHeight : sectionFooterHeight
    return height == UITableView.automaticDimension ? nil : max(height, 0)
  }

  private func knowledge(of boundary: Boundary) -> Knowledge {
    boundary == .header ? known.headers : known.footers
  }

  // MARK: Asking

  private func askEstimate(_ boundary: Boundary, _ section: Int) -> CGFloat? {
    switch boundary {
    case .header:
      delegateChain.ask("tableView(_:estimatedHeightForHeaderInSection:)") {
        $0.tableView(self, estimatedHeightForHeaderInSection: section)
      }
    case .footer:
      delegateChain.ask("tableView(_:estimatedHeightForFooterInSection:)") {
        $0.tableView(self, estimatedHeightForFooterInSection: section)
      }
    }
  }

  private func askHeight(_ boundary: Boundary, _ section: Int) -> CGFloat? {
    let height =
      switch boundary {
      case .header:
        delegateChain.ask("tableView(_:heightForHeaderInSection:)") {
          $0.tableView(self, heightForHeaderInSection: section)
        }
      case .footer:
        delegateChain.ask("tableView(_:heightForFooterInSection:)") {
          $0.tableView(self, heightForFooterInSection: section)
        }
      }
    if let height, height < 0, height != UITableView.automaticDimension {
      UIKitException.raise(
        "section \(boundary) height must not be negative - provided height for section "
          + "\(section) is \(String(format: "%f", Double(height)))")
    }
    return height
  }

  /// Returns the view of a boundary. The outer optional is nil if the method is absent.
  private func askView(_ boundary: Boundary, _ section: Int) -> UIView?? {
    switch boundary {
    case .header:
      delegateChain.ask("tableView(_:viewForHeaderInSection:)") {
        $0.tableView(self, viewForHeaderInSection: section)
      }
    case .footer:
      delegateChain.ask("tableView(_:viewForFooterInSection:)") {
        $0.tableView(self, viewForFooterInSection: section)
      }
    }
  }

  /// Returns the title of a boundary. The outer optional is nil if the method is absent.
  private func askTitle(_ boundary: Boundary, _ section: Int) -> String?? {
    switch boundary {
    case .header:
      dataSourceChain.ask("tableView(_:titleForHeaderInSection:)") {
        $0.tableView(self, titleForHeaderInSection: section)
      }
    case .footer:
      dataSourceChain.ask("tableView(_:titleForFooterInSection:)") {
        $0.tableView(self, titleForFooterInSection: section)
      }
    }
  }

  // MARK: Showing

  /// Requests the height and view of each boundary that came into view.
  func resolveVisibleBoundaries() {
    guard dataSource != nil, bounds.height > 0 else { return }
    var next = geometry.section(at: bounds.minY) ?? geometry.sections.indices.last
    while let section = next, geometry.minY(ofSection: section) < bounds.maxY {
      if !headers.asked.contains(section), touchesScreen(place(of: .header, section)) {
        headers.asked.insert(section)
        let generation = self.generation
        let height = resolve(.header, section)
        guard generation == self.generation else { return }
        geometry.update(section) {
          $0.header = height
          $0.knowsHeader = true
        }
      }
      if !footers.asked.contains(section), touchesScreen(place(of: .footer, section)) {
        footers.asked.insert(section)
        let generation = self.generation
        let height = resolve(.footer, section)
        guard generation == self.generation else { return }
        geometry.update(section) {
          $0.footer = height
          $0.knowsFooter = true
        }
      }
      next = geometry.section(after: section)
    }
  }

  /// Returns the rectangle of a boundary.
  ///
  /// A plain header is pinned to the top of the visible area as long as its section is there.
  /// Headers and footers span the table, also where rows are inset.
  private func place(of boundary: Boundary, _ section: Int) -> CGRect {
    guard geometry.sections.indices.contains(section) else { return .null }
    let heights = geometry.sections[section]
    var minY = geometry.minY(ofSection: section)
    switch boundary {
    case .header:
      let padding = headerPadding(ofSection: section)
      let height = heights.header - padding
      let end = minY + heights.height
      minY += padding
      if style == .plain {
        let visibleTop = bounds.minY + adjustedContentInset.top
        minY = max(minY, min(visibleTop, end - height))
      }
      return CGRect(x: 0, y: minY, width: bounds.width, height: height)
    case .footer:
      minY += heights.height - heights.footer
      return CGRect(x: 0, y: minY, width: bounds.width, height: heights.footer)
    }
  }

  private func touchesScreen(_ rect: CGRect) -> Bool {
    rect.minY < bounds.maxY && (rect.maxY > bounds.minY || rect.minY >= bounds.minY)
  }

  /// Requests a boundary's height, view and title in UIKit's order, and keeps the view.
  private func resolve(_ boundary: Boundary, _ section: Int) -> CGFloat {
    let asked = askHeight(boundary, section)
    guard asked != 0 else {
      learn(boundary, .implemented)
      return 0
    }
    let view = askView(boundary, section)
    let title = askTitle(boundary, section)
    learn(boundary, asked == nil && view == nil && title == nil ? .absent : .implemented)

    let shown: UIView? =
      if let view, let view { view } else if let title, let title {
        titleView(title)
      } else { nil }
    if let shown { keep(shown, as: boundary, of: section) }
    return height(of: shown, boundary, asked: asked)
  }

  /// Returns the height of a boundary with or without a view and with the space above it, given the
  /// delegate's height.
  private func height(of view: UIView?, _ boundary: Boundary, asked: CGFloat?) -> CGFloat {
    padded(ownHeight(of: view, boundary, asked: asked), boundary)
  }

  private func ownHeight(of view: UIView?, _ boundary: Boundary, asked: CGFloat?) -> CGFloat {
    let given = asked == UITableView.automaticDimension ? nil : asked
    guard let view else { return given.map { max($0, 0) } ?? emptyHeight(boundary) }
    if let height = given ?? fixedHeight(boundary) { return max(height, 0) }
    guard let header = view as? UITableViewHeaderFooterView,
      header.reuseIdentifier == Self.titleIdentifier
    else { return fittingHeight(of: view, boundary) }
    return titledHeight(boundary) + header.titleGrowth(width: bounds.width)
  }

  /// Requests the heights of the visible boundaries, whose views are kept.
  func measureVisibleBoundaries() {
    let generation = self.generation
    for section in headers.asked.sorted() where geometry.sections.indices.contains(section) {
      let height = height(of: headers.views[section], .header, asked: askHeight(.header, section))
      guard generation == self.generation else { return }
      geometry.update(section) { ($0.header, $0.knowsHeader) = (height, true) }
    }
    for section in footers.asked.sorted() where geometry.sections.indices.contains(section) {
      let height = height(of: footers.views[section], .footer, asked: askHeight(.footer, section))
      guard generation == self.generation else { return }
      geometry.update(section) { ($0.footer, $0.knowsFooter) = (height, true) }
    }
    placeContent()
  }

  /// Records whether there are headers or footers at all, and updates the estimates of sections
  /// that are not yet known.
  private func learn(_ boundary: Boundary, _ knowledge: Knowledge) {
    guard self.knowledge(of: boundary) == .unknown else { return }
    switch boundary {
    case .header: known.headers = knowledge
    case .footer: known.footers = knowledge
    }
    let estimates = geometry.sections.indices.map { estimatedBoundary(boundary, $0) }
    geometry.updateAll { section, heights in
      switch boundary {
      case .header: if !heights.knowsHeader { heights.header = estimates[section] }
      case .footer: if !heights.knowsFooter { heights.footer = estimates[section] }
      }
    }
  }

  private func fittingHeight(of view: UIView, _ boundary: Boundary) -> CGFloat {
    let fitting = view.systemLayoutSizeFitting(
      CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return fitting.height > 0 ? fitting.height : titledHeight(boundary)
  }

  /// The reuse identifier of the views that the table creates for titles.
  private static let titleIdentifier = "UITableViewTitle"

  private func titleView(_ title: String) -> UIView {
    let identifier = Self.titleIdentifier
    let view =
      recycledHeaderFooter(identifier) ?? UITableViewHeaderFooterView(reuseIdentifier: identifier)
    view.textLabel?.text = title
    // As in UIKit, titles wrap.
    view.textLabel?.numberOfLines = 0
    return view
  }

  private func keep(_ view: UIView, as boundary: Boundary, of section: Int) {
    addSubview(view)
    (view as? UITableViewHeaderFooterView)?.prepare(for: style, isFooter: boundary == .footer)
    switch boundary {
    case .header:
      headers.views[section] = view
      headers.new.append(section)
    case .footer:
      footers.views[section] = view
      footers.new.append(section)
    }
  }

  // MARK: Placing

  /// Positions the visible boundaries, announces new ones and releases the others.
  func placeBoundaries() {
    for (section, view) in headers.views {
      view.frame = place(of: .header, section)
      (view as? UITableViewHeaderFooterView)?.isPinned =
        view.frame.minY > geometry.minY(ofSection: section) + headerPadding(ofSection: section)
    }
    for (section, view) in footers.views { view.frame = place(of: .footer, section) }
    notifyOfBoundaries()
    dropBoundaries { boundary, section in
      !self.touchesScreen(self.place(of: boundary, section))
    }
  }

  private func notifyOfBoundaries() {
    let newHeaders = headers.new
    let newFooters = footers.new
    headers.new = []
    footers.new = []
    for section in newHeaders {
      guard let view = headers.views[section] else { continue }
      (view as? UITableViewHeaderFooterView)?.applyConfigurationState()
      delegateChain.notify("tableView(_:willDisplayHeaderView:forSection:)") {
        $0.tableView(self, willDisplayHeaderView: view, forSection: section)
      }
    }
    for section in newFooters {
      guard let view = footers.views[section] else { continue }
      (view as? UITableViewHeaderFooterView)?.applyConfigurationState()
      delegateChain.notify("tableView(_:willDisplayFooterView:forSection:)") {
        $0.tableView(self, willDisplayFooterView: view, forSection: section)
      }
    }
  }

  /// Releases the boundaries that match a condition. They are requested again if they come back.
  private func dropBoundaries(where isGone: (Boundary, Int) -> Bool) {
    for section in headers.asked.sorted() where isGone(.header, section) {
      headers.asked.remove(section)
      if let view = headers.views.removeValue(forKey: section) { release(view, .header, section) }
    }
    for section in footers.asked.sorted() where isGone(.footer, section) {
      footers.asked.remove(section)
      if let view = footers.views.removeValue(forKey: section) { release(view, .footer, section) }
    }
  }

  /// Releases all headers and footers.
  func recycleBoundaries() {
    dropBoundaries { _, _ in true }
  }

  /// Moves the visible boundaries to their sections' new indexes, and releases those without one.
  func moveBoundaries(_ newSection: (Int) -> Int?) {
    let oldHeaders = headers
    let oldFooters = footers
    headers = VisibleBoundaries()
    footers = VisibleBoundaries()
    for section in oldHeaders.asked.sorted() {
      let view = oldHeaders.views[section]
      if let new = newSection(section) {
        headers.asked.insert(new)
        headers.views[new] = view
      } else if let view {
        release(view, .header, section)
      }
    }
    for section in oldFooters.asked.sorted() {
      let view = oldFooters.views[section]
      if let new = newSection(section) {
        footers.asked.insert(new)
        footers.views[new] = view
      } else if let view {
        release(view, .footer, section)
      }
    }
  }

  /// Removes a boundary's view from the screen and adds it to the reuse pool.
  private func release(_ view: UIView, _ boundary: Boundary, _ section: Int) {
    view.removeFromSuperview()
    if let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier {
      headerFooterPool.enqueue(view, identifier: identifier)
    }
    switch boundary {
    case .header:
      delegateChain.notify("tableView(_:didEndDisplayingHeaderView:forSection:)") {
        $0.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
      }
    case .footer:
      delegateChain.notify("tableView(_:didEndDisplayingFooterView:forSection:)") {
        $0.tableView(self, didEndDisplayingFooterView: view, forSection: section)
      }
    }
  }
}

extension UITableView {
  /// Returns the section of a visible header or footer, or nil for other views.
  package func boundary(of view: UIView) -> (isHeader: Bool, section: Int)? {
    if let section = headers.views.first(where: { $0.value === view })?.key {
      return (true, section)
    }
    return footers.views.first { $0.value === view }.map { (false, $0.key) }
  }

  /// The number of rows in all sections.
  package var numberOfRows: Int {
    loadIfNeeded()
    return geometry.rowCount
  }

  /// The number of rows below the last visible one.
  package var numberOfRowsBelow: Int {
    guard let last = visibleRows.last?.indexPath else { return 0 }
    return geometry.rowCount - geometry.rowsBefore[last.section] - last.row - 1
  }
}
