import ListControllers
public import Testing

extension ListScreen {
  /// Compares the list's ``text`` with a file beside the test, and records an issue if they differ.
  ///
  /// The file is `Snapshots/<test file>/<name>.txt`, next to the file of the test. If the file
  /// doesn't exist, it is written, and the test fails. Look at the file, and run the test again.
  /// Run the test with `RECORD_SNAPSHOTS=1` in the environment to write it again.
  ///
  /// If the text differs, the issue contains the list's last update as a test; see
  /// ``expectUpdate(_:computesPlan:sourceLocation:)``.
  public func expectSnapshot(
    named name: String, filePath: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    Snapshot(name: name, kind: "txt", testFile: filePath)
      .compare(with: text + "\n", note: observer.note, sourceLocation: sourceLocation)
  }
}
