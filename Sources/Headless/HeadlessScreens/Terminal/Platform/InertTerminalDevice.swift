#if !(canImport(Darwin) || canImport(Glibc) || canImport(Musl))
/// A terminal for unsupported platforms that is never interactive and does nothing.
@MainActor package final class TerminalDevice {
  package var onEvent: (TerminalEvent) -> Void = { _ in }
  package var onResize: (TerminalSize) -> Void = { _ in }
  package var onEnd: () -> Void = {}

  package init() {}

  package static var isInteractive: Bool { false }

  package var size: TerminalSize { TerminalSize(columns: 80, rows: 24) }

  package func start() {}

  package func show(_ frame: TextFrame, cursor: TerminalPosition? = nil) {}

  package func stop() {}
}
#endif
