#if os(Linux)
import CCurl
import Foundation
import Requests

/// A handle of libcurl, and the exchange whose request it sends.
///
/// A handle is used again for other exchanges. What is the same for all requests is set once, and
/// the fields only if they aren't those of the last request.
final class CurlTransfer {
  let easy: OpaquePointer
  private(set) var exchange: CurlExchange?
  private var headers: HTTPHeaders?
  private var isForBody = false
  private var fields: OpaquePointer?
  private let message = UnsafeMutablePointer<CChar>.allocate(capacity: 256)

  init?(certificateAuthorities: String?) {
    guard let easy = ccurl_easy_init() else { return nil }
    self.easy = easy
    set(CCURL_OPT_ERRORBUFFER, UnsafeMutableRawPointer(message))
    set(CCURL_OPT_NOSIGNAL, 1)
    ccurl_easy_close_on_exec(easy)
    // A name lookup can't be interrupted; it ends by itself, without anyone waiting for it.
    set(CCURL_OPT_QUICK_EXIT, 1)
    set(CCURL_OPT_NOPROGRESS, 1)
    set(CCURL_OPT_FOLLOWLOCATION, 0)
    // HTTP and HTTPS.
    set(CCURL_OPT_PROTOCOLS, 0b11)
    // HTTP/2 over TLS, where the server and the library have it.
    set(CCURL_OPT_HTTP_VERSION, 4)
    set(CCURL_OPT_PATH_AS_IS, 1)
    // What a proxy answers isn't a part of the response.
    set(CCURL_OPT_SUPPRESS_CONNECT_HEADERS, 1)
    // A field of the request takes its place.
    set(CCURL_OPT_USERAGENT, "ListControllers")
    if let certificateAuthorities { set(CCURL_OPT_CAINFO, certificateAuthorities) }
    setCallbacks()
    setUpload()
  }

  deinit {
    ccurl_easy_cleanup(easy)
    ccurl_list_free(fields)
    message.deallocate()
  }

  /// Prepares the handle to send an exchange's current request.
  func prepare(for exchange: CurlExchange) {
    self.exchange = exchange
    message.pointee = 0
    set(CCURL_OPT_URL, exchange.request.url.forCurl)
    let (method, count) = (exchange.request.method, exchange.request.body?.count)
    // Methods that usually have a body say that there is none.
    let hasBody = count != nil || [.post, .put, .patch].contains(method)
    // This also takes back what other methods have set.
    set(CCURL_OPT_HTTPGET, 1)
    set(CCURL_OPT_CUSTOMREQUEST, method == .get || method == .head ? nil : method.rawValue)
    if method == .head { set(CCURL_OPT_NOBODY, 1) }
    if hasBody {
      set(CCURL_OPT_POST, 1)
      ccurl_easy_set_size(
        easy, Int32(CCURL_OPT_POSTFIELDSIZE_LARGE.rawValue), Int64(count ?? 0))
    }
    // libcurl sends a request again when a kept connection turns out to be closed. With a body it
    // asks first, by the seek function.
    let isUnsafe = !method.isIdempotent && count ?? 0 == 0
    set(CCURL_OPT_FRESH_CONNECT, isUnsafe || exchange.needsConnection ? 1 : 0)
    if headers != exchange.request.headers || hasBody != isForBody {
      setFields(exchange.request.headers, hasBody: hasBody)
    }
  }

  private func setFields(_ headers: HTTPHeaders, hasBody: Bool) {
    self.headers = headers
    isForBody = hasBody
    ccurl_list_free(fields)
    fields = nil
    for field in headers.fields {
      // A semicolon makes libcurl send a field without a value, even if that consists of blanks.
      let value = field.value.trimmingBlanks
      add(value.isEmpty ? "\(field.name);" : "\(field.name): \(value)")
    }
    if headers["Accept-Encoding"] == nil { add("Accept-Encoding: gzip, deflate") }
    if hasBody {
      // Without these, libcurl would ask for permission to send a large body, and name a content
      // type of its own.
      add("Expect:")
      if headers["Content-Type"] == nil { add("Content-Type:") }
    }
    if headers["Accept"] == nil { add("Accept:") }
    ccurl_easy_set_list(easy, Int32(CCURL_OPT_HTTPHEADER.rawValue), fields)
  }

  private func setCallbacks() {
    let context = Unmanaged.passUnretained(self).toOpaque()
    set(CCURL_OPT_HEADERDATA, context)
    set(CCURL_OPT_WRITEDATA, context)
    set(CCURL_OPT_READDATA, context)
    set(CCURL_OPT_SEEKDATA, context)
    ccurl_easy_set_data_function(easy, Int32(CCURL_OPT_HEADERFUNCTION.rawValue)) {
      bytes, size, count, context in
      CurlTransfer.pass(bytes, size, count, context) { $0.receive(headerLine: $1) }
    }
    ccurl_easy_set_data_function(easy, Int32(CCURL_OPT_WRITEFUNCTION.rawValue)) {
      bytes, size, count, context in
      CurlTransfer.pass(bytes, size, count, context) { $0.receive($1) }
    }
  }

  private func setUpload() {
    ccurl_easy_set_data_function(easy, Int32(CCURL_OPT_READFUNCTION.rawValue)) {
      bytes, size, count, context in
      guard let exchange = CurlTransfer.exchange(context), let bytes else {
        return Int(CCURL_READ_ABORT)
      }
      let room = UnsafeMutableRawBufferPointer(start: bytes, count: size * count)
      return exchange.send(into: room) ?? Int(CCURL_READ_ABORT)
    }
    ccurl_easy_set_seek_function(easy) { context, offset, origin in
      guard let exchange = CurlTransfer.exchange(context), offset == 0, origin == 0 else {
        return Int32(CCURL_SEEK_FAILED)
      }
      return exchange.rewind() ? 0 : Int32(CCURL_SEEK_FAILED)
    }
  }

  private static func exchange(_ context: UnsafeMutableRawPointer?) -> CurlExchange? {
    context.flatMap { Unmanaged<CurlTransfer>.fromOpaque($0).takeUnretainedValue().exchange }
  }

  private static func pass(
    _ bytes: UnsafeMutablePointer<CChar>?, _ size: Int, _ count: Int,
    _ context: UnsafeMutableRawPointer?,
    _ receive: (CurlExchange, UnsafeRawBufferPointer) -> Bool
  ) -> Int {
    guard let exchange = exchange(context), size * count > 0 else { return 0 }
    let received = UnsafeRawBufferPointer(start: bytes, count: size * count)
    return receive(exchange, received) ? received.count : 0
  }

  /// Returns a Boolean value that indicates whether a kept connection turned out to be closed.
  ///
  /// libcurl itself sends the request again after an orderly close, but not after a reset.
  func hasClosed(_ code: Int32) -> Bool {
    (code == 55 || code == 56) && ccurl_easy_connection_count(easy) == 0
  }

  /// Lets go of the exchange and of what it sent.
  ///
  /// - Parameter code: The error code of libcurl.
  /// - Returns: The error of the transfer, or nil if it succeeded.
  func finish(_ code: Int32) -> RequestError? {
    defer { exchange = nil }
    if code == 0 { return nil }
    let detail = message.pointee == 0 ? ccurl_error_text(code) : UnsafePointer(message)
    return .curl(
      code, String(cString: detail), verifyResult: ccurl_easy_verify_result(easy),
      host: exchange?.request.url.host ?? "")
  }

  private func add(_ field: String) { fields = ccurl_list_append(fields, field) }

  private func set(_ option: CCurlOption, _ value: Int) {
    ccurl_easy_set_long(easy, Int32(option.rawValue), value)
  }

  private func set(_ option: CCurlOption, _ value: String?) {
    ccurl_easy_set_text(easy, Int32(option.rawValue), value)
  }

  private func set(_ option: CCurlOption, _ value: UnsafeMutableRawPointer?) {
    ccurl_easy_set_pointer(easy, Int32(option.rawValue), value)
  }
}

extension URL {
  /// The URL as libcurl gets it: made of its parts, so that no other parser reads another host.
  fileprivate var forCurl: String {
    guard var parts = URLParts(self) else { return "" }
    if parts.path.isEmpty { parts.path = "/" }
    return parts.text
  }
}
#endif
