import Foundation
import Testing

@testable import Requests
@testable import RequestsURLSession

/// The temporary file from which a session sends a form with files.
struct UploadedFileTests {
  @Test func `a copy of several pieces is removed with its object`() throws {
    let folder = try Folder()
    let file = try folder.file("a.txt", Data("text".utf8))
    var form = MultipartForm()
    form.append(contentsOf: file, named: "file", contentType: "a/b")
    let body = try #require(try RequestBody.multipart(form).encoded() as HTTPBody?)
    var upload = try UploadedFile(of: body)
    let copy = try #require(upload?.url)
    #expect(try Data(contentsOf: copy) == body.data())
    upload = nil
    #expect(!FileManager.default.fileExists(atPath: copy.path))
    upload = try UploadedFile(of: HTTPBody(contentsOf: file))
    #expect(upload?.url == file)
    upload = nil
    #expect(FileManager.default.fileExists(atPath: file.path))
  }
}
