/// The reason that a window can't be served to a browser.
public enum WebScreenError: Error, Equatable, CustomStringConvertible {
  /// Another process listens on the port.
  case portInUse(UInt16)
  /// The process is not permitted to listen on the port, which is reserved by the system.
  case portNotPermitted(UInt16)
  /// The system refused to create a socket, with its error number.
  case socket(number: Int32)
  /// The platform has no supported sockets.
  case unsupportedPlatform

  /// A complete sentence that describes the error.
  public var description: String {
    switch self {
    case .portInUse(let port):
      "Port \(port) of 127.0.0.1 is in use by another process. Use another port, or --web for any "
        + "free port."
    case .portNotPermitted(let port):
      "This process isn't permitted to listen on port \(port) of 127.0.0.1. Use a port from 1024, "
        + "such as --web=8080, or --web for any free port."
    case .socket(let number): "The system couldn't create a socket on 127.0.0.1 (error \(number))."
    case .unsupportedPlatform: "Windows can't be served to a browser on this platform."
    }
  }
}
