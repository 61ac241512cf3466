/// A time at the end of a view's update, in the order in which they come.
package enum UpdateEnd: Int, CaseIterable {
  /// The view has ended its change, and shows the data of before. Newer data still waits. Data that
  /// is set at this time takes its place, and an edit is made to it.
  case ofChange
  /// The view shows the newest data.
  case ofUpdate
  /// All have learned of the newest data.
  case ofNotifications
}

/// The update that a view is in the middle of, and the data and the work that wait for its end.
@MainActor final class ViewUpdate {
  /// A state of an update.
  enum State {
    /// The view performs the update. The closure sets the data of its last batch; it is `nil` if
    /// that is set already.
    case performing(completion: (() -> Void)?)
    /// Newer data was set. The view is reloaded when the update has ended.
    case superseded
    /// The view makes a change of its own, such as a move by the user. The data stays as it is,
    /// because the view may still compare its counts.
    case held
    /// The view has ended its change, and can be updated. Newer data waits until others have
    /// learned of the change.
    case ending
  }

  private static var updates: [ObjectIdentifier: ViewUpdate] = [:]

  private let view: AnyObject
  private(set) var state: State
  /// The update that is ending when this one begins.
  private let outer: ViewUpdate?
  /// Shows the newest data that was set meanwhile, or is `nil` if none was.
  private var showNewest: (() -> Void)?
  private var work = UpdateEnd.allCases.map { _ in [() -> Void]() }

  private init(_ state: State, of view: AnyObject, within outer: ViewUpdate?) {
    (self.state, self.view, self.outer) = (state, view, outer)
  }

  /// Returns the update that a view is in, or `nil` if there is none, or if it is ending.
  static func of(_ view: AnyObject) -> ViewUpdate? {
    updates[ObjectIdentifier(view)].flatMap { $0.isEnding ? nil : $0 }
  }

  /// Returns the update of a view that is ending, or `nil` if there is none.
  static func ending(of view: AnyObject) -> ViewUpdate? {
    updates[ObjectIdentifier(view)].flatMap { $0.isEnding ? $0 : nil }
  }

  /// Begins an update of a view that is in none.
  static func begin(_ state: State, of view: AnyObject) -> ViewUpdate {
    let update = ViewUpdate(state, of: view, within: ending(of: view))
    updates[ObjectIdentifier(view)] = update
    return update
  }

  private var isEnding: Bool { if case .ending = state { true } else { false } }

  /// A Boolean value that indicates whether newer data was set.
  var isSuperseded: Bool { if case .superseded = state { true } else { false } }

  /// Says which closure sets the data that the update ends with, unless newer data was set.
  func isCompleted(by completion: (() -> Void)?) {
    if !isSuperseded { state = .performing(completion: completion) }
  }

  /// Sets newer data than that of the update, now and when the update has ended. An update that is
  /// held keeps its data until then.
  func supersede(by setData: @escaping () -> Void, reload: @escaping () -> Void) {
    showNewest = {
      setData()
      reload()
    }
    if case .held = state { return }
    state = .superseded
    setData()
  }

  /// Keeps an action until a time at the end of the update.
  func wait(for end: UpdateEnd, _ action: @escaping () -> Void) {
    work[end.rawValue].append(action)
  }

  /// Ends the update. Does nothing if it has ended.
  func end() {
    guard Self.of(view) === self else { return }
    state = .ending
    showNewestData()
    Self.updates[ObjectIdentifier(view)] = outer
    perform(.ofNotifications)
  }

  /// Drops the newest data that waits, because newer data is set.
  func dropNewestData() {
    perform(.ofChange)
    showNewest = nil
  }

  /// Shows the newest data that waits.
  func showNewestData() {
    perform(.ofChange)
    let show = showNewest
    showNewest = nil
    show?()
    perform(.ofUpdate)
  }

  /// Performs the work for a time, and what is added to it meanwhile.
  private func perform(_ end: UpdateEnd) {
    while !work[end.rawValue].isEmpty { work[end.rawValue].removeFirst()() }
  }
}

extension ListUpdatesTarget {
  /// Holds back the updates of the view, which is in the middle of a change of its own, such as a
  /// move by the user. The data doesn't change either: the view may still compare its counts.
  ///
  /// - Returns: A closure that performs them, and ends the hold.
  package func holdUpdates() -> () -> Void {
    if ViewUpdate.of(viewToUpdate) != nil { return {} }
    let update = ViewUpdate.begin(.held, of: viewToUpdate)
    return { update.end() }
  }

  /// Sets the data that the view's update ends with. An edit of the data begins so if it comes
  /// between two batches, or at the end of an update. The view is reloaded instead of performing
  /// the batches that are left.
  package func completeData() {
    ViewUpdate.ending(of: viewToUpdate)?.showNewestData()
    if case .performing(let completion?) = ViewUpdate.of(viewToUpdate)?.state {
      _ = reloadsLater(completion)
    }
  }

  /// Performs an action at the end of the view's update, or at once if it is in none.
  package func whenUpdated(_ end: UpdateEnd, _ action: @escaping () -> Void) {
    if let update = ViewUpdate.of(viewToUpdate) { update.wait(for: end, action) } else { action() }
  }

  /// Performs an update of the view, for whose end others wait.
  func performAlone(_ update: () -> ListUpdatesOutcome) -> ListUpdatesOutcome {
    let current = ViewUpdate.begin(.performing(completion: nil), of: viewToUpdate)
    defer { current.end() }
    UpdateObserver.willReload(viewToUpdate)
    return update()
  }

  /// The view that the updates change, by which they are known.
  var viewToUpdate: AnyObject { shownList?.updatedView ?? self }

  /// Sets data in the middle of an update, and reloads the view when it has ended. Returns `false`
  /// if the view is in none.
  ///
  /// What comes after this in the same update starts from the new data. The update itself may still
  /// set its own, so the data is set again at its end.
  func reloadsLater(_ setData: @escaping () -> Void) -> Bool {
    ViewUpdate.ending(of: viewToUpdate)?.dropNewestData()
    guard let update = ViewUpdate.of(viewToUpdate) else { return false }
    update.supersede(by: setData, reload: reloadData)
    return true
  }

  /// Reloads a view to show other data. If it is in the middle of an update, it is reloaded when
  /// that update has ended.
  ///
  /// - Parameters:
  ///   - reason: The reason for the reload, unless the view has one itself.
  ///   - setData: A closure that sets the data for the view's data source.
  /// - Returns: The way in which the view comes to show the data.
  package func reload(
    for reason: ListUpdatesOutcome.Reason, setData: @escaping () -> Void
  ) -> ListUpdatesOutcome {
    if reloadsLater(setData) { return .reloaded(.updating) }
    return performAlone {
      let outcome = ListUpdatesOutcome.reloaded(shownList?.reloadReason ?? reason)
      setData()
      reloadData()
      return outcome
    }
  }
}
