/// An observer of the updates of views, for tests.
///
///     let observer = UpdateObserver { $0 === tableView }
///     updates.perform(on: tableView) { listData = $0 }
///     print(observer.last ?? "nothing happened")
///
/// Updates are observed from its creation on, as long as the observer exists. Without an observer,
/// nothing is recorded.
@MainActor package final class UpdateObserver {
  private struct Reference { weak var observer: UpdateObserver? }
  private static var all: [Reference] = []

  /// The number of items, before and after together, up to which updates are recorded.
  package static let itemLimit = 2_000

  private let observes: (AnyObject) -> Bool

  /// The recording of the last updates that were performed, or nil if there were none, if they had
  /// more items than the limit, or if the view was reloaded in place of newer updates.
  package private(set) var last: UpdateRecording?

  /// Creates an observer of the views for which a closure returns true.
  package init(of observes: @escaping (_ view: AnyObject) -> Bool) {
    self.observes = observes
    Self.all.removeAll { $0.observer == nil }
    Self.all.append(Reference(observer: self))
  }

  /// Tells the observers of a view that updates of a number of items are about to be performed.
  static func willPerform(
    on view: AnyObject, count: @autoclosure () -> Int, _ recording: () -> UpdateRecording
  ) {
    let observers = observers(of: view)
    if observers.isEmpty { return }
    let last = count() <= itemLimit ? recording() : nil
    for observer in observers { observer.last = last }
  }

  /// Tells the observers of a view that it is about to be reloaded in place of updates.
  static func willReload(_ view: AnyObject) {
    for observer in observers(of: view) { observer.last = nil }
  }

  private static func observers(of view: AnyObject) -> [UpdateObserver] {
    all.isEmpty ? [] : all.compactMap(\.observer).filter { $0.observes(view) }
  }
}
