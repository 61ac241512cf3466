import Foundation

extension UITableView {
  /// A cell that waits for reuse, made ready; while a row is reconfigured, the row's own cell.
  func recycledCell(_ identifier: String) -> UITableViewCell? {
    if let cell = reconfiguredCell, cell.reuseIdentifier == identifier { return cell }
    guard let cell = cellPool.take(identifier) else { return nil }
    cell.prepareForReuse()
    return cell
  }

  /// A new cell of the class that is registered.
  func newCell(_ identifier: String) -> UITableViewCell? {
    guard let type = cellClasses[identifier] else { return nil }
    guard let type = type as? UITableViewCell.Type else {
      UIKitException(
        reason: "must pass a class of kind UITableViewCell, but \(type) is registered for "
          + "identifier \(identifier)"
      ).raise()
      return nil
    }
    return type.make(style: .default, reuseIdentifier: identifier)
  }

  /// A cell of the class that is registered; raises where none is, whatever waits for reuse.
  func dequeueCell(_ identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    if cellClasses[identifier] != nil || isReconfiguring(identifier),
      let cell = recycledCell(identifier) ?? newCell(identifier)
    {
      return cell
    }
    if cellClasses[identifier] == nil {
      UIKitException(
        reason: "unable to dequeue a cell with identifier \(identifier) - must register a nib or "
          + "a class for the identifier or connect a prototype cell in a storyboard"
      ).raise()
    }
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  private func isReconfiguring(_ identifier: String) -> Bool {
    reconfiguredCell?.reuseIdentifier == identifier
  }

  /// A header or footer that waits for reuse, made ready.
  func recycledHeaderFooter(_ identifier: String) -> UITableViewHeaderFooterView? {
    guard let view = headerFooterPool.take(identifier) else { return nil }
    view.prepareForReuse()
    return view
  }

  /// A new header or footer of the class that is registered.
  func newHeaderFooter(_ identifier: String) -> UITableViewHeaderFooterView? {
    guard let type = headerFooterClasses[identifier] else { return nil }
    guard let type = type as? UITableViewHeaderFooterView.Type else {
      UIKitException(
        reason: "must pass a class of kind UITableViewHeaderFooterView, but \(type) is registered "
          + "for identifier \(identifier)"
      ).raise()
      return nil
    }
    return type.make(reuseIdentifier: identifier)
  }

  /// Gives up what waits for reuse when memory is short.
  func observeMemoryWarnings() {
    memoryWarning = NotificationObservation(
      of: UIApplication.didReceiveMemoryWarningNotification
    ) { [weak self] in
      self?.cellPool.empty()
      self?.headerFooterPool.empty()
    }
  }
}
