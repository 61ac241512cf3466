import Foundation

extension UITableView {
  /// Returns a cell from the reuse pool, prepared for reuse.
  func recycledCell(_ identifier: String) -> UITableViewCell? {
    guard let cell = cellPool.dequeue(identifier) else { return nil }
    cell.prepareForReuse()
    return cell
  }

  /// Returns a new cell of the registered class.
  func newCell(_ identifier: String) -> UITableViewCell? {
    guard let type = cellClasses[identifier] else { return nil }
    guard type != UINib.self else {
      UIKitException.refuseNib(of: "a cell with identifier \(identifier)")
      return nil
    }
    guard let type = type as? UITableViewCell.Type else {
      UIKitException.raise(
        "must pass a class of kind UITableViewCell, but \(type) is registered for "
          + "identifier \(identifier)")
      return nil
    }
    meter?.cellsMade += 1
    return type.make(style: .default, reuseIdentifier: identifier)
  }

  /// Returns a cell of the registered class or, for the row that is being reconfigured, its own
  /// cell.
  ///
  /// It raises an exception if no class is registered, even if the reuse pool has a cell.
  func dequeueCell(_ identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    if let row = reconfiguredRow, row.indexPath == indexPath {
      UIKitException.checkReconfiguring(row.cell, row.cell.reuseIdentifier, by: identifier)
      return row.cell
    }
    requestedRow?.noteDequeue(identifier, for: indexPath)
    if cellClasses[identifier] != nil, let cell = recycledCell(identifier) ?? newCell(identifier) {
      return cell
    }
    if cellClasses[identifier] == nil {
      UIKitException.raise(
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or "
          + "a class for the identifier or connect a prototype cell in a storyboard")
    }
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// A row for which the data source is asked for a cell.
  struct RequestedRow {
    let indexPath: IndexPath
    private var hasCell = false

    init(_ indexPath: IndexPath) { self.indexPath = indexPath }

    /// Notes that the data source dequeues a cell. Raises an exception if it is the second one.
    @MainActor mutating func noteDequeue(_ identifier: String, for path: IndexPath) {
      guard path == indexPath else { return }
      if hasCell {
        UIKitException.raise(
          "Attempted to dequeue multiple cells for the same index path, which is not "
            + "allowed. If you really need to dequeue more cells than the table view is "
            + "requesting, use the -dequeueReusableCellWithIdentifier: method (without an index "
            + "path). Cell identifier: \(identifier), index path: \(path.inWords)")
      }
      hasCell = true
    }
  }

  /// Returns a header or footer from the reuse pool, prepared for reuse.
  func recycledHeaderFooter(_ identifier: String) -> UITableViewHeaderFooterView? {
    guard let view = headerFooterPool.dequeue(identifier) else { return nil }
    view.prepareForReuse()
    return view
  }

  /// Returns a new header or footer of the registered class.
  func newHeaderFooter(_ identifier: String) -> UITableViewHeaderFooterView? {
    guard let type = headerFooterClasses[identifier] else { return nil }
    guard type != UINib.self else {
      UIKitException.refuseNib(of: "a header or footer with identifier \(identifier)")
      return nil
    }
    guard let type = type as? UITableViewHeaderFooterView.Type else {
      UIKitException.raise(
        "must pass a class of kind UITableViewHeaderFooterView, but \(type) is registered "
          + "for identifier \(identifier)")
      return nil
    }
    return type.make(reuseIdentifier: identifier)
  }

  /// Empties the reuse pools when the app receives a memory warning.
  func observeMemoryWarnings() {
    memoryWarning = NotificationObservation(
      of: UIApplication.didReceiveMemoryWarningNotification
    ) { [weak self] in
      self?.cellPool.empty()
      self?.headerFooterPool.empty()
    }
  }
}
