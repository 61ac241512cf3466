/// A recorder of the updates of lists.
///
///     let recorder = UpdateRecorder()
///     list.updateRecorder = recorder
///     ...
///     print(recorder.recordings.last ?? "nothing happened")
@MainActor public final class UpdateRecorder {
  /// The recordings, the newest last.
  public private(set) var recordings: [UpdateRecording] = []
  private let limit: Int

  /// Creates a recorder that keeps the newest recordings.
  ///
  /// - Parameter limit: The maximum number of recordings.
  public init(limit: Int = 100) { self.limit = limit }

  func append(_ recording: UpdateRecording) {
    recordings.append(recording)
    recordings.removeFirst(max(0, recordings.count - limit))
  }
}
