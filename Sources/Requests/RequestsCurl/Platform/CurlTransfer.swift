#if os(Linux)
import CCurl
import Foundation
import Requests

/// A handle of libcurl, and the exchange whose request it sends.
///
/// A handle is used again for other exchanges, because that is cheaper than a new one.
final class CurlTransfer {
  let easy: OpaquePointer
  private(set) var exchange: CurlExchange?
  private var fields: OpaquePointer?
  private let message = UnsafeMutablePointer<CChar>.allocate(capacity: 256)

  init?() {
    guard let easy = ccurl_easy_init() else { return nil }
    self.easy = easy
  }

  deinit {
    ccurl_easy_cleanup(easy)
    ccurl_list_free(fields)
    message.deallocate()
  }

  /// Prepares the handle to send an exchange's current request.
  func prepare(for exchange: CurlExchange, certificateAuthorities: String?) {
    self.exchange = exchange
    let request = exchange.request
    ccurl_easy_reset(easy)
    message.pointee = 0
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
    if let certificateAuthorities { set(CCURL_OPT_CAINFO, certificateAuthorities) }
    set(CCURL_OPT_URL, request.url.forCurl)
    setMethod(of: request)
    setFields(of: request)
    setCallbacks(exchange)
    setUpload()
  }

  private func setMethod(of request: HTTPRequest) {
    if request.method == .head {
      set(CCURL_OPT_NOBODY, 1)
    } else if request.method != .get {
      // Methods that usually have a body say that there is none.
      if request.body != nil || [.post, .put, .patch].contains(request.method) {
        set(CCURL_OPT_POST, 1)
        ccurl_easy_set_size(
          easy, Int32(CCURL_OPT_POSTFIELDSIZE_LARGE.rawValue), Int64(request.body?.count ?? 0))
      }
      set(CCURL_OPT_CUSTOMREQUEST, request.method.rawValue)
      // libcurl sends a request again when a kept connection turns out to be closed. With a body it
      // asks first, by the seek function.
      if !request.method.isIdempotent, request.body?.count ?? 0 == 0 {
        set(CCURL_OPT_FRESH_CONNECT, 1)
      }
    }
  }

  private func setFields(of request: HTTPRequest) {
    ccurl_list_free(fields)
    fields = nil
    for field in request.headers.fields {
      // A semicolon makes libcurl send a field without a value, even if that consists of blanks.
      let value = field.value.trimmingBlanks
      add(value.isEmpty ? "\(field.name);" : "\(field.name): \(value)")
    }
    if request.headers["Accept-Encoding"] == nil { add("Accept-Encoding: gzip, deflate") }
    if request.headers["User-Agent"] == nil { add("User-Agent: ListControllers") }
    // Without these, libcurl would ask for permission to send a large body, and name a content type
    // of its own.
    add("Expect:")
    if request.headers["Content-Type"] == nil { add("Content-Type:") }
    if request.headers["Accept"] == nil { add("Accept:") }
    ccurl_easy_set_list(easy, Int32(CCURL_OPT_HTTPHEADER.rawValue), fields)
  }

  private func setCallbacks(_ exchange: CurlExchange) {
    let context = Unmanaged.passUnretained(exchange).toOpaque()
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
      guard let context, let bytes else { return Int(CCURL_READ_ABORT) }
      let exchange = Unmanaged<CurlExchange>.fromOpaque(context).takeUnretainedValue()
      let room = UnsafeMutableRawBufferPointer(start: bytes, count: size * count)
      return exchange.send(into: room) ?? Int(CCURL_READ_ABORT)
    }
    ccurl_easy_set_seek_function(easy) { context, offset, origin in
      guard let context, offset == 0, origin == 0 else { return Int32(CCURL_SEEK_FAILED) }
      let exchange = Unmanaged<CurlExchange>.fromOpaque(context).takeUnretainedValue()
      return exchange.rewind() ? 0 : Int32(CCURL_SEEK_FAILED)
    }
  }

  private static func pass(
    _ bytes: UnsafeMutablePointer<CChar>?, _ size: Int, _ count: Int,
    _ context: UnsafeMutableRawPointer?,
    _ receive: (CurlExchange, UnsafeRawBufferPointer) -> Bool
  ) -> Int {
    guard let context, size * count > 0 else { return 0 }
    let exchange = Unmanaged<CurlExchange>.fromOpaque(context).takeUnretainedValue()
    let received = UnsafeRawBufferPointer(start: bytes, count: size * count)
    return receive(exchange, received) ? received.count : 0
  }

  /// Lets go of the exchange and of what it sent.
  ///
  /// - Parameter code: The error code of libcurl.
  /// - Returns: The error of the transfer, or nil if it succeeded.
  func finish(_ code: Int32) -> RequestError? {
    defer {
      exchange = nil
    }
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

  private func set(_ option: CCurlOption, _ value: String) {
    ccurl_easy_set_text(easy, Int32(option.rawValue), value)
  }

  private func set(_ option: CCurlOption, _ value: UnsafeMutableRawPointer?) {
    ccurl_easy_set_pointer(easy, Int32(option.rawValue), value)
  }
}

extension URL {
  /// The URL as libcurl gets it: made of its parts, so that no other parser reads another host.
  fileprivate var forCurl: String {
    guard let parts = URLComponents(url: self, resolvingAgainstBaseURL: true),
      let scheme = parts.scheme, var host = parts.encodedHost
    else { return "" }
    if host.utf8.contains(UInt8(ascii: ":")), !host.hasPrefix("[") { host = "[\(host)]" }
    let port = parts.port.map { ":\($0)" } ?? ""
    let path = parts.percentEncodedPath
    let query = parts.percentEncodedQuery.map { "?\($0)" } ?? ""
    return "\(scheme)://\(host)\(port)\(path.hasPrefix("/") ? path : "/" + path)\(query)"
  }
}
#endif
