import Foundation
import Requests
import Testing

/// Bodies of requests, and their readers.
struct HTTPBodyTests {
  /// Reads a body to its end, a few bytes at a time.
  private func rest(of reader: HTTPBodyReader) throws -> Data {
    var bytes = Data()
    let room = UnsafeMutableRawBufferPointer.allocate(byteCount: 3, alignment: 1)
    defer { room.deallocate() }
    while case let count = try reader.read(into: room), count > 0 {
      bytes.append(contentsOf: room[..<count])
    }
    return bytes
  }

  @Test func `bytes that are added to a file are not sent`() throws {
    let folder = try Folder()
    let file = try folder.file("a.bin", Data("first".utf8))
    let body = try HTTPBody(contentsOf: file)
    try Data("first and second".utf8).write(to: file)
    let bytes = Data("first".utf8)
    #expect(
      (body.count, try rest(of: HTTPBodyReader(body)), try body.data()) == (5, bytes, bytes))
  }

  @Test(arguments: [0, 1, 200]) func `a reader begins again at any place`(count: Int) throws {
    let folder = try Folder()
    let file = try folder.file("a.bin", Data((0..<100).map { UInt8($0) }))
    for body in [HTTPBody(Data("0123456789".utf8)), try HTTPBody(contentsOf: file)] {
      let reader = HTTPBodyReader(body)
      let room = UnsafeMutableRawBufferPointer.allocate(byteCount: 7, alignment: 1)
      defer { room.deallocate() }
      for _ in 0..<count { _ = try reader.read(into: room) }
      reader.rewind()
      #expect(try rest(of: reader) == body.data())
    }
  }

  @Test func `a link to a file is the file, and a link to a folder is none`() throws {
    let folder = try Folder()
    let file = try folder.file("a.bin", Data("text".utf8))
    let link = folder.url.appendingPathComponent("link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
    #expect(try HTTPBody(contentsOf: link).data() == Data("text".utf8))
    let other = folder.url.appendingPathComponent("other")
    try FileManager.default.createSymbolicLink(at: other, withDestinationURL: folder.url)
    #expect(throws: RequestError.invalidRequest("“other” isn't a readable file")) {
      try HTTPBody(contentsOf: other)
    }
  }

  @Test func `a file that was removed is described without its path`() throws {
    let folder = try Folder()
    let file = try folder.file("a.bin", Data("text".utf8))
    let body = try HTTPBody(contentsOf: file)
    try FileManager.default.removeItem(at: file)
    #expect {
      try body.data()
    } throws: { error in
      let text = "\(error)"
      return text.hasPrefix("The request is invalid: “a.bin” can't be read: ")
        && !text.contains(folder.url.lastPathComponent) && !text.contains("..")
    }
  }
}
