import Foundation
import Requests
import RequestsTesting

/// A server on this computer for the pages in the app's resources.
nonisolated struct PageServer {
  private let server: LoopbackServer

  init() throws {
    server = try LoopbackServer { request in
      // The name of a page is a number, so it can't be a path.
      let name = request.query.map { $0.replacingOccurrences(of: "page=", with: "") } ?? "1"
      guard let number = Int(name),
        let file = Resources.url(of: "Pages/\(number).json")
          ?? Resources.url(of: "\(number).json"),  // Xcode may leave out the folder
        let page = try? Data(contentsOf: file)
      else { return .status(404) }
      return .data(page, type: "application/json")
    }
  }

  /// The URL of the pages.
  var url: URL { server.url }
}
