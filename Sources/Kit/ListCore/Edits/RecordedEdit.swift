/// An edit that a list has made, with the means to undo it. Its list isn't retained.
@MainActor public class RecordedEdit {
  /// A closure that makes a change together with an edit. Its parameter performs the edit, and
  /// returns `false` if it can't.
  package typealias Companion = (_ edit: () -> Bool) -> Void

  /// The edit.
  public final internal(set) var edit: ListEdit
  /// A closure that makes a change that accompanies the reversion, such as that of the selection.
  /// Its parameter performs the reversion.
  fileprivate(set) final var companion: Companion?
  private let body: () -> Void

  /// Creates a record of an edit.
  ///
  /// - Parameters:
  ///   - edit: The edit.
  ///   - revert: A closure that reverts the edit by another one, of which the links are notified.
  public init(_ edit: ListEdit, revert: @escaping () -> Void = {}) {
    self.edit = edit
    body = revert
  }

  /// Reverts the edit by another one.
  package func revert() { body() }

  /// Extends the edit to include the next one, so that one reversion undoes both.
  ///
  /// - Returns: `false` if the two can't be one, which is the default.
  public func append(_ next: RecordedEdit) -> Bool { false }

  /// Reverts the edit by another edit, together with the change that accompanied it, such as a
  /// change of the selection.
  public final func undo() {
    guard let companion else { return revert() }
    companion {
      revert()
      return true
    }
  }
}

/// The common state of the edits of a list that are under way.
@MainActor private final class EditsUnderWay {
  /// A Boolean value that indicates whether edits are parts of one that is under way.
  var isInEdit = false
  /// The edits that were made since somebody began to collect them, or `nil` if nobody does.
  var collected: [RecordedEdit]?
  /// The change that accompanies the reversion of the edit that is under way.
  var companion: RecordedEdit.Companion?
  /// The number of edits that are being made or reported, each within the one before.
  var depth = 0
  /// The edits that were made within the outermost one, each before those within it.
  var inner: [RecordedEdit] = []
  /// The index among them of the innermost edit that is being made.
  var index = 0
}

extension List {
  private var editsUnderWay: EditsUnderWay {
    ListState.of(self).value(EditsUnderWay.self, orMake: EditsUnderWay.init)
  }

  /// Makes an edit by a closure, or reports one. Edits that a link makes within it, because it is
  /// notified, are reported after it, and so are undone before it.
  package func makeEdit<Outcome, Failure: Error>(
    _ make: () throws(Failure) -> Outcome
  ) throws(Failure) -> Outcome {
    let underWay = editsUnderWay
    let index = underWay.index
    underWay.index = underWay.inner.count
    underWay.depth += 1
    defer {
      underWay.depth -= 1
      underWay.index = index
      while underWay.depth == 0, !underWay.inner.isEmpty { didEdit(underWay.inner.removeFirst()) }
    }
    return try make()
  }

  /// Notifies the list's links of an edit that it has made, unless it is part of another one. If
  /// the links are being notified of another edit, they are notified of this one after it.
  package func didEdit(_ edit: RecordedEdit) {
    let underWay = editsUnderWay
    if underWay.isInEdit { return }
    if underWay.depth > 1 {
      underWay.inner.insert(edit, at: underWay.index)
      underWay.index += 1
      return
    }
    edit.companion = underWay.companion
    underWay.companion = nil
    underWay.collected?.append(edit)
    makeEdit { for link in allLinks { link.didEdit(edit) } }
  }

  /// Returns the edits that the list makes within a closure, in their order, or `nil` if the
  /// closure returns `false`. Each can be undone later.
  public func edits(by change: () -> Bool) -> [RecordedEdit]? {
    let underWay = editsUnderWay
    underWay.collected = []
    defer { underWay.collected = nil }
    return change() ? underWay.collected : nil
  }

  /// Makes edits by a closure, which aren't reported. Calls another closure after it, unless the
  /// edits are parts of one that is under way.
  func inOneEdit<Outcome>(
    _ change: () throws -> Outcome, then report: () -> Void
  ) rethrows -> Outcome {
    let underWay = editsUnderWay
    guard !underWay.isInEdit else { return try change() }
    underWay.isInEdit = true
    defer {
      underWay.isInEdit = false
      report()
    }
    return try change()
  }

  /// Makes an edit by a closure. Its reversion makes a change together with it.
  package func edit(by change: () -> Void, accompanied companion: @escaping RecordedEdit.Companion)
  {
    let underWay = editsUnderWay
    underWay.companion = companion
    defer { underWay.companion = nil }
    change()
  }
}
