import Foundation
import Requests
import RequestsTesting

/// Serves the pages of the app's folder on this machine.
struct PageServer {
  private let server: LoopbackServer

  init() throws {
    server = try LoopbackServer { request in
      // A page's name is a number, and so no path.
      let name = request.query.map { $0.replacingOccurrences(of: "page=", with: "") } ?? "1"
      guard let number = Int(name),
        let file = Resources.url(of: "Pages/\(number).json")
          ?? Resources.url(of: "\(number).json"),  // Xcode may leave out the folder
        let page = try? Data(contentsOf: file)
      else { return .status(404) }
      return .data(page, type: "application/json")
    }
  }

  /// Where the pages are.
  var url: URL { server.url }
}
