/// The reason why a window cannot be served to a browser.
public enum WebScreenError: Error, Equatable, CustomStringConvertible {
  /// Another process listens at the port.
  case portInUse(UInt16)
  /// The system refused a socket, with its error number.
  case socket(number: Int32)
  /// The platform has no sockets that are supported here.
  case unsupportedPlatform

  public var description: String {
    switch self {
    case .portInUse(let port): "Port \(port) of 127.0.0.1 is in use by another process."
    case .socket(let number): "The system refused a socket on 127.0.0.1 (error \(number))."
    case .unsupportedPlatform: "Windows cannot be served to a browser on this platform."
    }
  }
}
