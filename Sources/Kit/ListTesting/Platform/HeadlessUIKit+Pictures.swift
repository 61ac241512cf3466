#if !(os(iOS) || os(tvOS) || os(visionOS))
import ListControllers
public import Testing

extension ListScreen {
  /// Compares a picture of the window with an SVG file beside the test, and records an issue if
  /// they differ.
  ///
  /// The file is `Snapshots/<test file>/<name>.svg`, next to the file of the test; it is written as
  /// ``expectSnapshot(named:filePath:sourceLocation:)`` describes. Pictures do not depend on
  /// installed fonts, so they are the same on each computer.
  public func expectPicture(
    named name: String, filePath: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    layOut()
    Snapshot(name: name, kind: "svg", testFile: filePath)
      .compare(
        with: SVGScreen().snapshot(of: window), note: observer.note,
        sourceLocation: sourceLocation)
  }
}
#endif
