public import ListData

/// A list whose view follows its data by updates: tables, collections, and lists of your own whose
/// view is a `ListUpdatesTarget`.
@MainActor public protocol UpdatingList: NonFetchedList {
  /// What performs the updates.
  associatedtype UpdatesTarget: ListUpdatesTarget

  /// What performs the updates; nil while there is no view.
  var updatesTarget: UpdatesTarget? { get }
  /// The most changes that are shown one by one; more than these are a reload. The default is 10,000.
  var updatesLimit: Int { get }
  /// Where updates are taken down, see `UpdateRecorder`. The default is nowhere.
  var updateRecorder: UpdateRecorder? { get }
}

extension UpdatingList {
  public var updatesLimit: Int { 10_000 }

  public var updateRecorder: UpdateRecorder? { nil }
}
