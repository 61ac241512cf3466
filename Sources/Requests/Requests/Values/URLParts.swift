package import Foundation

/// The parts of an absolute URL with a host, percent-encoded as in its text.
///
/// The text of a URL is parsed already. So the parts are found by the characters between them,
/// which is cheaper than parsing the text again as `URLComponents`.
package struct URLParts {
  /// The scheme in lowercase.
  package let scheme: String
  /// A Boolean value that indicates whether the URL has a user or a password, even an empty one.
  package let hasUser: Bool
  /// The host, in brackets if it is an IPv6 address.
  package let host: String
  /// The port with its colon, or an empty string if there is none.
  package let port: String
  /// The path, which may be empty.
  package var path: String
  /// The query with its question mark, or an empty string if there is none.
  package var query: String

  /// Finds the parts of a URL, or returns nil if it has no scheme or no host.
  package init?(_ url: URL) {
    let bytes = Array(url.absoluteString.utf8)
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    let colon = bytes.firstIndex { $0 == UInt8(ascii: ":") || $0.endsAuthority } ?? 0
    guard colon > 0, bytes[colon...].starts(with: "://".utf8) else { return nil }
    let start = colon + 3
    let end = bytes[start...].firstIndex(where: \.endsAuthority) ?? bytes.count
    let at = bytes[start..<end].lastIndex(of: UInt8(ascii: "@"))
    let hostStart = at.map { $0 + 1 } ?? start
    let bracket = bytes[hostStart..<end].lastIndex(of: UInt8(ascii: "]")) ?? hostStart
    let hostEnd = bytes[bracket..<end].firstIndex(of: UInt8(ascii: ":")) ?? end
    if hostStart == hostEnd { return nil }
    let fragment = bytes[end...].firstIndex(of: UInt8(ascii: "#")) ?? bytes.count
    let mark = bytes[end..<fragment].firstIndex(of: UInt8(ascii: "?"))
    scheme = text(0..<colon).lowercased()
    hasUser = at != nil
    host = text(hostStart..<hostEnd)
    port = text(hostEnd..<end)
    path = text(end..<(mark ?? fragment))
    query = text((mark ?? fragment)..<fragment)
    if name.isEmpty { return nil }
  }

  /// The text of the URL without its user, password, and fragment.
  package var text: String {
    var text = ""
    text.reserveCapacity(
      scheme.utf8.count + host.utf8.count + port.utf8.count + path.utf8.count + query.utf8.count + 3
    )
    text += scheme
    text += "://"
    text += host
    text += port
    text += path
    text += query
    return text
  }

  /// The host without brackets and percent-encoding, as `URL.host` returns it.
  package var name: String {
    let name = host.utf8.first == UInt8(ascii: "[") ? String(host.dropFirst().dropLast()) : host
    return name.utf8.contains(UInt8(ascii: "%")) ? name.removingPercentEncoding ?? "" : name
  }
}

extension UInt8 {
  /// A Boolean value that indicates whether the character ends the host and port of a URL.
  fileprivate var endsAuthority: Bool {
    self == UInt8(ascii: "/") || self == UInt8(ascii: "?") || self == UInt8(ascii: "#")
  }
}
