import Foundation
import Requests
import Testing

/// The file of a download, while it arrives and afterward.
@Suite(.timeLimit(.minutes(30))) struct ReceivedFileTests {
  @Test func `a file that isn't complete is removed with its object`() throws {
    let folder = try Folder()
    var file: ReceivedFile? = try ReceivedFile(for: folder.url.appendingPathComponent("a.bin"))
    #expect(try folder.names.count == 1)
    try file?.append(UnsafeRawBufferPointer(start: nil, count: 0))
    file = nil
    #expect(try folder.names == [])
  }

  #if os(Linux)
  @Test func `a file is closed when it is complete, or with its object`() async {
    await #expect(processExitsWith: .success) {
      let folder = try Folder()
      var limit = rlimit(rlim_cur: 64, rlim_max: 64)
      setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
      var complete: [ReceivedFile] = []
      for number in 0..<100 {
        let destination = folder.url.appendingPathComponent("\(number).bin")
        _ = try ReceivedFile(for: destination)
        let file = try ReceivedFile(for: destination)
        try file.finish()
        complete.append(file)
      }
    }
  }
  #endif

  @Test func `a file that is complete is closed once`() async {
    await #expect(processExitsWith: .success) {
      let folder = try Folder()
      var file: ReceivedFile? = try ReceivedFile(for: folder.url.appendingPathComponent("a.bin"))
      try file?.finish()
      // The next file gets the same number from the system.
      let next = try FileHandle(forReadingFrom: folder.url.appendingPathComponent("a.bin"))
      file = nil
      _ = try next.offset()
    }
  }
}
