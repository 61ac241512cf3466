import Foundation

extension HTTPResponse {
  /// Returns the response that a request parses from the body.
  func parsed<R: Request>(for request: R) throws(RequestError) -> R.Response {
    do {
      return try request.parse(body)
    } catch let error as RequestError {
      throw error
    } catch {
      if let text = transcoded, let response = try? request.parse(Data(text.utf8)) {
        return response
      }
      throw reading(error)
    }
  }

  /// The body as text, or nil if its declared charset is UTF-8 or unknown.
  private var transcoded: String? {
    switch charset {
    case "utf-16", "utf16": String(data: body, encoding: .utf16)
    case "utf-16le": String(data: body, encoding: .utf16LittleEndian)
    case "utf-16be": String(data: body, encoding: .utf16BigEndian)
    case "utf-32": String(data: body, encoding: .utf32)
    case "iso-8859-1", "latin1": String(data: body, encoding: .isoLatin1)
    case "windows-1252": String(data: body, encoding: .windowsCP1252)
    default: nil
    }
  }

  /// Returns the error that describes a body that could not be parsed.
  private func reading(_ error: any Error) -> RequestError {
    if body.isEmpty { return .unreadable("the body is empty (status \(status))") }
    let isMarkup = contentType.hasSuffix("html") || contentType.hasSuffix("xml")
    if isMarkup || body.first == UInt8(ascii: "<") {
      return .wrongContent(type: contentType, snippet: snippet)
    }
    guard let error = error as? DecodingError else { return .unreadable("\(error)") }
    if let offset = body.firstByteThatIsNotUTF8 {
      return .unreadable("byte \(offset) isn't valid UTF-8")
    }
    if let flaw = JSONSyntax.flaw(in: body) {
      return JSONSyntax.types.contains(contentType) || contentType.hasSuffix("+json")
        || contentType.isEmpty
        ? .unreadable(flaw) : .wrongContent(type: contentType, snippet: snippet)
    }
    return .unreadable(error.place)
  }

  /// The maximum number of bytes of a body in an error.
  private static let snippetLength = 80

  /// The first bytes of the body as a single line.
  private var snippet: String {
    let text = String(decoding: body.prefix(Self.snippetLength), as: UTF8.self)
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    var line = String(String.UnicodeScalarView(words.unicodeScalars.filter { $0.value >= 32 }))
    // A byte that is not UTF-8 has become three.
    while line.utf8.count > Self.snippetLength { line.removeLast() }
    return line
  }
}

extension Data {
  /// The offset of the first byte that is not valid UTF-8, or nil if all bytes are valid.
  fileprivate var firstByteThatIsNotUTF8: Int? {
    var parser = Unicode.UTF8.ForwardParser()
    var bytes = makeIterator()
    var offset = 0
    while true {
      switch parser.parseScalar(from: &bytes) {
      case .valid(let scalar): offset += scalar.count
      case .emptyInput: return nil
      case .error: return offset
      }
    }
  }
}
