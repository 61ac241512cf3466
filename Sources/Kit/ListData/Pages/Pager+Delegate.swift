import ListDiff

/// The notifications of a pager's delegate.
extension Pager {
  /// Shows the new content, and tells the delegate how it differs from the shown objects.
  func showContent(_ difference: ListDifference) {
    isAnnouncing = true
    do {
      let shown = content
      let updates = ListUpdates(from: [objects], to: [shown.all], difference: difference)
      if let delegate, !updates.isEmpty { notify(delegate, updates) }
      objects = shown.all
      isAnnouncing = false
      // Objects that the delegate edited or appended had to wait.
      if hasUnshownEdits {
        hasUnshownEdits = false
        showEdits(content.difference(from: shown))
      }
    }
    showLiveObjects()
  }

  /// Changes the states, and notifies the delegate if they differ afterward.
  func changeStates(_ change: () -> Void) {
    let before = states.all
    change()
    if let delegate, before != states.all { notify(delegate, nil) }
    guard !refreshState.isUnderWay else { return }
    let waiters = refreshWaiters
    refreshWaiters = []
    for waiter in waiters { waiter.resume() }
  }

  private func notify<Delegate: PagerDelegate>(
    _ delegate: Delegate, _ updates: ListUpdates<[Object]>?
  ) {
    guard let pager = self as? Pager<Delegate.PagedObject> else {
      fatalError(
        "The delegate \(Delegate.self) expects objects of type \(Delegate.PagedObject.self), but "
          + "its pager loads objects of type \(Object.self).")
    }
    guard let updates else { return delegate.pagerDidChangeState(pager) }
    guard let updates = updates as? ListUpdates<[Delegate.PagedObject]> else { return }
    delegate.pager(pager, didChangeContentWith: updates)
  }
}
