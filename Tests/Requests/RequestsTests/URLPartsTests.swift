import Foundation
import Requests
import Testing

/// The parts of URLs, which are those that Foundation's parser finds.
struct URLPartsTests {
  private static let texts = [
    "http://h", "HTTP://H.Example:/a", "http://h?x", "http://h#f", "http://h/?a#b?c",
    "http://h/#/?",
    "http://h/a?b/c?d:e@f#g", "http://h:080/a:b@c", "http://h:99999/", "http://[::1]:80/a?b#c",
    "http://[::1]", "http://[fe80::1%25eth0]/", "http://%62%2fcher.de:8/", "http://a%40b/",
    "http://xn--bcher-kva.de/", "http://bücher.de/é?ü", "http://h/a b", "http://a,b;c=d/",
    "http://u:p@h:1/", "http://@h/", "http://:@h", "http://a@b@c/", "http://h\\@b/", "http://:80/",
    "http://[]/", "http://%80/",
    "http:///a", "http:a/b", "mailto:a@b", "//h/x", "/x?http://h", "x", "file:///a", "",
  ]

  @Test(arguments: texts) func `the parts are those of Foundation's parser`(text: String) throws {
    guard let url = URL(string: text) else { return }
    let parts = URLParts(url)
    let expected = URLComponents(url: url, resolvingAgainstBaseURL: true)
    let hasHost = url.scheme != nil && url.host?.isEmpty == false
    #expect((parts != nil) == hasHost)
    guard let parts, let expected else { return }
    #expect(parts.scheme == url.scheme?.lowercased())
    #expect(parts.hasUser == (url.user != nil || url.password != nil))
    #expect(parts.name == url.host)
    #expect(parts.port.isEmpty || parts.port == ":" || Int(parts.port.dropFirst()) == url.port)
    #expect(parts.path == expected.percentEncodedPath)
    #expect(parts.query == (expected.percentEncodedQuery.map { "?\($0)" } ?? ""))
    #expect(URL(string: parts.text)?.host == url.host)
  }

  @Test func `a relative URL has the parts of its absolute URL`() throws {
    let base = try #require(URL(string: "http://h:1/a/b"))
    let parts = try #require(URL(string: "c?d", relativeTo: base).flatMap { URLParts($0) })
    #expect(parts.text == "http://h:1/a/c?d")
  }
}
