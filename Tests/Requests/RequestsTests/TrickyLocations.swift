import TestSupport

/// Values of `Location` fields, made of pieces that parsers of URLs have read differently.
enum TrickyLocations {
  /// The hosts that the pieces can form, which a test may allow for plain HTTP.
  static let hosts: Set<String> = [
    "127.0.0.1", "127.0.0.2", "localhost", "LOCALHOST", "localhost.", "127.0.0.1.", "127.1",
    "127.0.1", "0177.0.0.1", "0x7f.0.0.1", "0x7f000001", "2130706433", "2130706434",
    "017700000001", "0x7f.2", "127.0.0.01", "127.0.0.0x2", "::1", "[::1]", "::ffff:127.0.0.1",
    "[::ffff:127.0.0.1]", "[127.0.0.1]", "127.0.0.1;evil.invalid", "127.0.0.1,127.0.0.2",
    "127.0.0.1\\", "127.0.0.1 ", "127.0.0.1/", "127.0.0.1#", "127.0.0.1?", "127.0.0.1@127.0.0.2",
    "127.0.0.1:80", "127.0.0.1\u{0}", "127.0.0.1\u{9}", "127.0.0.1\r", "a.localhost",
    "xn--fa-hia.localhost", "fass.localhost", "xn--bcher-kva.localhost",
  ]

  private static let schemes = [
    "http://", "http://", "http://", "http://", "//", "//", "HTTP://", "hTTp://", "https://",
    "http:/", "http:", "http:\\\\", "\\\\", "/\\", "\\/", "///", "////", "http:///", "http:////",
    "http:/\\", "http://\\", "http:\t//", "ht\ttp://", "\thttp://", " http://", "\u{1}http://",
    "http ://", "http%3a//", "ftp://", "javascript:", "", "/", "?", "#", "http://http://",
    "view-source:http://", "blob:http://", "http://\u{200B}", "http\u{FF1A}//", "\u{FEFF}http://",
  ]

  private static let users = [
    "", "", "", "", "", "", "", "", "", "", "@", ":@", "u@", "u:p@", "127.0.0.1@", "127.0.0.1:80@",
    "127.0.0.1\\@", "127.0.0.1#@", "127.0.0.1?@", "127.0.0.1/@", "127.0.0.1%40", "127.0.0.1%2f@",
    "127.0.0.1;@", "127.0.0.1 @", "127.0.0.1\t@", "a@b@", "127.0.0.1%00@", "127.0.0.1\u{FF20}",
    "[@", "]@", "127.0.0.1%5c@", "127.0.0.1&@", "127.0.0.1:80#@", "127.0.0.1:80\\@",
  ]

  private static let names = [
    "127.0.0.1", "127.0.0.1", "127.0.0.1", "127.0.0.2", "127.0.0.2", "127.0.0.2", "localhost",
    "LOCALHOST", "localhost.", "127.0.0.1.", "127.0.0.1..", "127.1", "127.0.1", "0177.0.0.1",
    "0x7f.0.0.1", "0x7f000001", "2130706433", "2130706434", "017700000001", "0x7f.2",
    "127.0.0.01", "127.0.0.0x2", "4294967296", "127.0.0.257", "[::1]", "[::ffff:127.0.0.1]",
    "[127.0.0.1]", "[::1", "::1", "[::1%25lo]", "[::1%lo]", "127%2e0.0.1", "127%2E0%2E0%2E2",
    "%31%32%37.0.0.1", "%6cocalhost", "127.0.0.1%00", "127.0.0.1%09", "127.0.0.1%0d%0a",
    "127.0.0.1%20", "127.0.0.1%2f", "127.0.0.1%23", "127.0.0.1%3f", "127.0.0.1%40127.0.0.2",
    "127.0.0.1%3a80", "127.0.0.1%5c", "127。0。0。1", "127．0．0．2", "127｡0｡0｡2", "１２７.0.0.1",
    "①27.0.0.1", "ⓛocalhost", "ｌocalhost", "local\u{AD}host", "local\u{200B}host",
    "loc\u{430}lhost", "localho\u{17F}t", "xn--localhost-", "127.0.0.1;evil.invalid",
    "127.0.0.1,127.0.0.2", "127.0.0.1\t", "127.0.0.1\u{0}", "127.0.0.1\u{B}", "127.0.0.1\u{7F}",
    "127.0.0.1\r", "127.0.0.1\n", "127.0.0.1 127.0.0.2", "127.0.0.1\\127.0.0.2",
    "127.0.0.1\u{2044}127.0.0.2", "127.0.0.1\u{FF0F}", "127.0.0.1\u{FF1A}80", "", ".", "..", "%",
    "-", "127.0.0.1%e3%80%82", "{127.0.0.1}", "127.0.0.1|", "a.localhost", "faß.localhost",
    "xn--fa-hia.localhost", "bücher.localhost", "127.0.0.1^", "127.0.0.1\"",
  ]

  private static let ends = [
    "", "", "/", "/", "/", "/x?y#z", "?@127.0.0.2/", "#@127.0.0.2/", "\\@127.0.0.2/",
    "/@127.0.0.2", ";@127.0.0.2", "/..//127.0.0.2/", "/%2e%2e/", "?\\\\127.0.0.2", "\\", "/\t",
    "/\u{0}", "/é", "/a b", "/\r\n X: y", "/%", "/%zz", "//127.0.0.2/", "/x\u{202E}", "/a;b=c",
  ]

  private static func ports(_ port: UInt16) -> [String] {
    [
      "", ":", ":0\(port)", ":\(Int(port) + 65_536)", ":\(Int(port) + 4_294_967_296)", ":\(port)a",
      ":+\(port)", ":-\(port)", ": \(port)", ":\(port) ", ":\(port):\(port)",
      ":99999999999999999999", ":\(port)\\", ":\(port)%00", ":%3\(port)", ":0", ":0x1F90", ":８０",
      ":\(port)\t",
    ]
  }

  /// Returns a location by chance, the same for the same generator. Half of its parts are plain.
  static func make(ports: [UInt16], using generator: inout SeededGenerator) -> String {
    let port = ports.randomElement(using: &generator) ?? 80
    let parts: [(plain: [String], tricky: [String])] = [
      (["http://"], schemes), ([""], users), (["127.0.0.1", "127.0.0.2", "localhost"], names),
      ([":\(port)"], self.ports(port)), (["/"], ends),
    ]
    var location = ""
    for part in parts {
      let pieces = Bool.random(using: &generator) ? part.plain : part.tricky
      location += pieces.randomElement(using: &generator) ?? ""
    }
    return location
  }
}
