public import ListData

/// A list of data that the controller holds, and whose view follows it by updates.
@MainActor public protocol UpdatingList: NonFetchedList, FollowingList {
  /// Where updates are taken down, see `UpdateRecorder`. The default is nowhere. Edits of single items are not:
  /// they say what they are.
  var updateRecorder: UpdateRecorder? { get }
}

extension UpdatingList {
  public var updateRecorder: UpdateRecorder? { nil }
}
