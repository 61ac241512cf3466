import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// What a reader of XML finds in a picture.
final class PictureReader: NSObject, XMLParserDelegate {
  struct Element: Equatable {
    var name: String
    var attributes: [String: String]
    var text = ""
  }

  /// The elements, in the order of their start tags.
  private(set) var elements: [Element] = []
  private(set) var depth = 0
  private var open: [Int] = []

  /// Reads a picture; nil if it is not well-formed.
  init?(_ picture: String) {
    super.init()
    let parser = XMLParser(data: Data(picture.utf8))
    parser.delegate = self
    guard parser.parse() else { return nil }
  }

  func elements(named name: String) -> [Element] { elements.filter { $0.name == name } }

  /// The texts that are shown, in their order.
  var texts: [String] { elements.filter { $0.name == "text" || $0.name == "tspan" }.map(\.text) }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    open.append(elements.count)
    depth = max(depth, open.count)
    elements.append(Element(name: name, attributes: attributes))
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) { open.removeLast() }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    guard let last = open.last else { return }
    elements[last].text += string
  }
}
