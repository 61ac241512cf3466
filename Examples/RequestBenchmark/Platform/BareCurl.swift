import Foundation

#if os(Linux)
import CCurl

/// libcurl without the kit, which only collects bytes.
final class BareCurl {
  private let easy: [OpaquePointer]
  private let multi: OpaquePointer
  private let received = Received()

  private final class Received {
    var bytes: [UInt8] = []
  }

  /// Returns nil if the library isn't installed.
  init?(_ url: URL) {
    guard ccurl_load() == nil, let multi = ccurl_multi_init() else { return nil }
    self.multi = multi
    easy = (0..<64).compactMap { _ in ccurl_easy_init() }
    // As many as URLSession and the kit have.
    ccurl_multi_set_long(multi, Int32(CCURL_MULTI_OPT_MAX_HOST_CONNECTIONS), 6)
    for easy in easy {
      ccurl_easy_set_long(easy, Int32(CCURL_OPT_NOSIGNAL.rawValue), 1)
      ccurl_easy_set_text(easy, Int32(CCURL_OPT_URL.rawValue), url.absoluteString)
      ccurl_easy_set_pointer(
        easy, Int32(CCURL_OPT_WRITEDATA.rawValue), Unmanaged.passUnretained(received).toOpaque())
      ccurl_easy_set_data_function(easy, Int32(CCURL_OPT_WRITEFUNCTION.rawValue)) {
        bytes, size, count, context in
        let received = Unmanaged<Received>.fromOpaque(context!).takeUnretainedValue()
        received.bytes += UnsafeRawBufferPointer(start: bytes, count: size * count)
        return size * count
      }
    }
  }

  deinit {
    for easy in easy { ccurl_easy_cleanup(easy) }
    ccurl_multi_cleanup(multi)
  }

  /// Sends requests, and returns the number of responses with status 200. `curl_easy_perform` does
  /// the same for one of them.
  func get(_ count: Int, atOnce: Int) -> Int {
    received.bytes.removeAll(keepingCapacity: true)
    var (unsent, running, succeeded) = (count, 0, 0)
    for easy in easy.prefix(min(atOnce, count)) {
      ccurl_multi_add(multi, easy)
      unsent -= 1
      running += 1
    }
    while running > 0 {
      ccurl_multi_perform(multi)
      var code: Int32 = 0
      var hasEnded = false
      while let easy = ccurl_multi_next_ended(multi, &code) {
        if code == 0, ccurl_easy_status(easy) == 200 { succeeded += 1 }
        ccurl_multi_remove(multi, easy)
        hasEnded = true
        if unsent > 0 {
          ccurl_multi_add(multi, easy)
          unsent -= 1
        } else {
          running -= 1
        }
      }
      // libcurl may forget one that waited for a connection until another call.
      if running > 0, !hasEnded { ccurl_multi_poll(multi, 1_000) }
    }
    return succeeded
  }
}
#else
/// The kit doesn't use libcurl here.
struct BareCurl {
  init?(_ url: URL) { return nil }

  func get(_ count: Int, atOnce: Int) -> Int { 0 }
}
#endif
