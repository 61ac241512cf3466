import Foundation

extension UITableView {
  /// Scrolls a row to a position, and follows it if measured rows move it.
  func scroll(to indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
    loadIfNeeded()
    guard let indexPath = scrollable(indexPath) else { return }
    let target = (indexPath: indexPath, position: position)
    setContentOffset(offset(for: target), animated: animated)
    // Rows that are measured on the way move the target; the next layout follows it.
    pendingScroll = target
    setNeedsLayout()
  }

  /// Returns the index path if it can be scrolled to; otherwise raises UIKit's range exception.
  private func scrollable(_ path: IndexPath) -> IndexPath? {
    let method = "-[UITableView _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:]:"
    let sections = geometry.sections.count
    guard path.count == 2, geometry.sections.indices.contains(path.section) else {
      let section = path.count == 2 ? path.section : -1
      UIKitException.raise(
        .range, "\(method) section (\(section)) beyond bounds (\(sections)).")
      return nil
    }
    guard path.row != NSNotFound, !geometry.contains(path) else { return path }
    let rows = geometry.sections[path.section].rows.count
    UIKitException.raise(
      .range,
      "\(method) row (\(path.row)) beyond bounds (\(rows)) for section (\(path.section)).")
    return nil
  }

  /// Returns the offset that shows a row at a position, clamped to the content.
  func offset(for target: (indexPath: IndexPath, position: ScrollPosition)) -> CGPoint {
    let path = target.indexPath
    guard geometry.sections.indices.contains(path.section) else { return contentOffset }
    let rect = path.row == NSNotFound ? rect(forSection: path.section) : rowRect(path)
    let inset = scrolledContentInset
    let visible = bounds.inset(by: inset)
    let covered = path.row == NSNotFound ? 0 : stickyHeight(above: path)
    var y = contentOffset.y
    switch target.position {
    case .top: y = rect.minY - inset.top - covered
    case .middle: y = rect.midY - inset.top - visible.height / 2
    case .bottom: y = rect.maxY - inset.top - visible.height
    case .none:
      if rect.minY - covered < visible.minY {
        y = rect.minY - inset.top - covered
      } else if rect.maxY > visible.maxY {
        y = rect.maxY - inset.top - visible.height
      }
    }
    return clamped(CGPoint(x: contentOffset.x, y: y))
  }

  /// Returns the height that a plain section's header covers at the top.
  private func stickyHeight(above path: IndexPath) -> CGFloat {
    style == .plain
      ? geometry.sections[path.section].header - headerPadding(ofSection: path.section) : 0
  }
}
