@testable import Contacts

/// The people of a text, read as from a file.
func people(_ text: String) throws -> [Person] {
  try ContactsFile.people(in: Array(text.utf8), file: "friends.vcf")
}

/// The people of one card with these lines between BEGIN and END.
func person(_ lines: String) throws -> Person {
  try people("BEGIN:VCARD\n\(lines)\nEND:VCARD\n")[0]
}

/// What reading says against the bytes, or `nil`.
func complaint(_ bytes: some Sequence<UInt8>, file: String = "friends.vcf") -> String? {
  do {
    _ = try ContactsFile.people(in: Array(bytes), file: file)
    return nil
  } catch {
    return error.description
  }
}

/// Bytes that count how often one of them is looked at, copies and parts included.
struct CountedBytes: ByteText {
  final class Counter {
    var looks = 0
  }

  private(set) var counter = Counter()
  private var bytes: [UInt8] = []

  init() {}

  init(_ elements: some Sequence<UInt8>) { append(contentsOf: elements) }

  var startIndex: Int { 0 }
  var endIndex: Int { bytes.count }

  subscript(index: Int) -> UInt8 {
    counter.looks += 1
    return bytes[index]
  }

  mutating func append(contentsOf elements: some Sequence<UInt8>) {
    if let part = elements as? Slice<CountedBytes> { counter = part.base.counter }
    bytes.append(contentsOf: elements)
  }

  mutating func replaceSubrange(_ range: Range<Int>, with elements: some Collection<UInt8>) {
    bytes.replaceSubrange(range, with: elements)
  }
}
