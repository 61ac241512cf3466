#if !(canImport(Darwin) || canImport(Glibc) || canImport(Musl))
/// A server for platforms without supported sockets, which can't be created.
@MainActor package final class WebServer {
  package init(
    port: UInt16, limits: WebLimits = WebLimits(),
    respond: @escaping @MainActor (WebRequest) -> WebResponse
  ) throws {
    throw WebScreenError.unsupportedPlatform
  }

  package var port: UInt16 { 0 }
  package var openConnectionCount: Int { 0 }
  package var idleConnectionCount: Int { 0 }
  package func start() {}
  package func stop() {}
  package func sendStreams() {}
  package func sweep(now: WebClock.Instant) {}
}
#endif
