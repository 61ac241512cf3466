import ListControllers

extension UpdateRecording {
  /// The update as a test, to be pasted into a file that imports ListTesting and Testing.
  var test: String {
    // Updates whose changes were known may have moved other items than the kit would move.
    let computed = ListUpdates(from: before, to: after, by: ByIdentifier.self)
    let isComputed = computed.planText == plan
    return """
      @MainActor @Test func `an update is performed as it was recorded`() {
        expectUpdate(
          \"\"\"
      \(description.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n"))
          \"\"\"\(isComputed ? "" : ", computesPlan: false"))
      }
      """
  }
}

extension UpdateObserver {
  /// The last update as a test, with a sentence before it, or nothing if there was no update.
  var note: String {
    last.map { "\n\nThe last update of the list, as a test:\n\n\($0.test)\n" } ?? ""
  }
}
