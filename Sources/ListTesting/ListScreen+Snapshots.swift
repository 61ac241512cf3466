import ListControllers
public import Testing

extension ListScreen {
  /// Compares the list's ``text`` with a file beside the test, and records an issue if they differ.
  ///
  /// The file is `Snapshots/<test file>/<name>.txt`, next to the file of the test. If it does not
  /// exist, it is written, and an issue says so: look at the file, and run the test again. Run the
  /// test with `RECORD_SNAPSHOTS=1` in the environment to write it again.
  public func expectSnapshot(
    named name: String, filePath: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    Snapshot(name: name, kind: "txt", testFile: filePath)
      .compare(with: text + "\n", sourceLocation: sourceLocation)
  }
}
