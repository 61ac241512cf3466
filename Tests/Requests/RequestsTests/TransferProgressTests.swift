import Foundation
import Requests
import Testing

/// How often, and with which numbers, the progress of a request is reported.
struct TransferProgressTests {
  /// Returns what a handler gets while a meter is used.
  private func reports(
    sending count: Int = 0, _ use: (inout ProgressMeter) -> Void
  ) -> [TransferProgress] {
    let log = Log<TransferProgress>()
    var request = HTTPRequest(url: URL(string: "https://h.example")!, method: .post)
    if count > 0 { request.body = HTTPBody(Data(count: count)) }
    request.progress = ProgressHandler { log.note($0) }
    var meter = ProgressMeter(of: request)
    use(&meter)
    return log.all
  }

  @Test func `a body that moves byte by byte is reported a hundred times, and at its end`() {
    let sent = reports(sending: 1_050) { meter in
      for count in 1...1_050 { meter.noteSent(count) }
    }.map(\.bytesSent)
    #expect(sent == (0...104).map { $0 * 10 + 1 } + [1_050])
    let received = reports { meter in
      meter.noteResponse(length: 1_050)
      for _ in 1...1_050 { meter.noteReceived(1) }
      meter.noteEnd()
    }.map(\.bytesReceived)
    #expect(received == (0...104).map { $0 * 10 } + [1_050])
  }

  @Test func `a body of unknown length is reported each 64 KiB, and at its end`() {
    let all = reports { meter in
      meter.noteResponse(length: nil)
      for _ in 1...20 { meter.noteReceived(10_000) }
      meter.noteEnd()
    }
    #expect(
      (all.map(\.bytesReceived), all.map(\.bytesExpectedToReceive))
        == ([0, 70_000, 140_000, 200_000], [nil, nil, nil, 200_000]))
  }

  @Test func `the response is reported even if it follows the last byte that was sent`() {
    let all = reports(sending: 1_000) { meter in
      meter.noteSent(1_000)
      meter.noteResponse(length: 0)
      meter.noteEnd()
    }
    #expect(all.map(\.bytesExpectedToReceive) == [nil, 0])
    // A length that was wrong is that of the body at its end.
    let last = reports { meter in
      meter.noteResponse(length: 10)
      meter.noteReceived(30)
      meter.noteEnd()
    }.last
    #expect(last == TransferProgress(bytesReceived: 30, bytesExpectedToReceive: 30))
  }

  @Test func `fractions are from 0 to 1, or nil without a length`() {
    let progress = TransferProgress(
      bytesSent: 1, bytesExpectedToSend: 4, bytesReceived: 9, bytesExpectedToReceive: 3)
    #expect([progress.fractionSent, progress.fractionReceived] == [0.25, 1])
    let without = [
      TransferProgress().fractionSent, TransferProgress(bytesReceived: 9).fractionReceived,
      TransferProgress(bytesReceived: 0, bytesExpectedToReceive: 0).fractionReceived,
    ]
    #expect(without == [nil, nil, nil])
  }
}
