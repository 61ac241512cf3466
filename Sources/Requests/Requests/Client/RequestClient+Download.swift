public import Foundation

extension RequestClient {
  /// Downloads the body of a response to a file.
  ///
  /// ```swift
  /// var client = client
  /// client.timeout = 3_600
  /// client.idleTimeout = 30
  /// client.maxBodySize = 1_000_000_000
  /// for try await progress in client.download(VideoRequest(id: 7), to: file) {
  ///   progressView.progress = Float(progress.fractionReceived ?? 0)
  /// }
  /// ```
  ///
  /// The download begins at once. The sequence ends when the file is complete, and throws a
  /// ``RequestError`` if there is no file. If you stop iterating or cancel the task, the download
  /// is cancelled. A file that exists is replaced when the download is complete, and not before.
  /// Values that nobody has waited for are dropped, except for the latest.
  ///
  /// The limits of time and size are those of the client. The request's response type and ETag
  /// don't matter.
  ///
  /// - Parameters:
  ///   - request: The request to send.
  ///   - file: The URL of the file to create or to replace.
  /// - Returns: The progress of the download.
  public func download(
    _ request: some Request, to file: URL
  ) -> AsyncThrowingStream<TransferProgress, any Error> {
    AsyncThrowingStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let task = Task {
        do {
          var client = self
          let observer = client.progress
          client.progress = {
            observer?($0)
            continuation.yield($0)
          }
          try await client.receive(request, in: file)
          continuation.finish()
        } catch {
          continuation.finish(throwing: error)
        }
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  @concurrent private func receive(
    _ request: some Request, in file: URL
  ) async throws(RequestError) {
    var made = try HTTPRequest(request, by: self)
    made.destination = file
    _ = try await response(to: made, usesETag: false)
  }
}
