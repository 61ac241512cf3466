public import ListDiff

/// Takes down the updates of lists, the newest last.
///
///     let recorder = UpdateRecorder()
///     list.updateRecorder = recorder
///     ...
///     print(recorder.recordings.last ?? "nothing happened")
@MainActor public final class UpdateRecorder {
  /// What was taken down.
  public private(set) var recordings: [UpdateRecording] = []
  private let limit: Int

  /// A recorder that keeps the newest recordings.
  ///
  /// - Parameter limit: How many it keeps.
  public init(limit: Int = 100) { self.limit = limit }

  /// Takes down updates.
  ///
  /// - Complexity: O(n) for n items of both lists.
  public func record<Info: SectionInfo, Identity: ListIdentity>(
    _ updates: ListUpdates<Info>, by identity: Identity.Type
  ) where Identity.Element == Info.Item {
    append(UpdateRecording(of: updates, by: identity))
  }

  func append(_ recording: UpdateRecording) {
    recordings.append(recording)
    recordings.removeFirst(max(0, recordings.count - limit))
  }
}
