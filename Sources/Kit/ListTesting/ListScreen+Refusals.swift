import ListControllers
public import Testing

extension ListScreen {
  /// Expects that the list refuses each gesture that a closure performs.
  ///
  /// A gesture that can't be done records an issue, unless a test expects it:
  ///
  ///     screen.expectRefusal { $0.swipeToDelete([1, 0]) }
  ///
  /// If the list reacts to one of the gestures, or if the closure performs none, an issue is
  /// recorded.
  ///
  /// - Parameters:
  ///   - sourceLocation: The place of the issue.
  ///   - gestures: A closure that performs the gestures on the screen, which is its argument.
  public func expectRefusal(
    sourceLocation: SourceLocation = #_sourceLocation, of gestures: (ListScreen) -> Void
  ) {
    let performed = allowRefusal {
      gestures($0)
      return $0.allowedRefusals ?? []
    }
    var complaints = performed.filter(\.isDone).map { "The list didn't refuse to \($0.gesture)." }
    if performed.isEmpty { complaints = ["The closure performs no gesture."] }
    guard !complaints.isEmpty else { return }
    Issue.record(
      "\(complaints.joined(separator: " "))\n\(appearance)", sourceLocation: sourceLocation)
  }

  /// Performs gestures of which it doesn't matter whether the list refuses them, and returns the
  /// result of the closure that performs them.
  ///
  ///     while screen.allowRefusal(of: { $0.undo() }) {}
  ///
  /// A gesture that can't be done returns false, and records no issue.
  ///
  /// - Parameter gestures: A closure that performs the gestures on the screen, which is its
  ///   argument.
  @discardableResult
  public func allowRefusal<Result>(
    of gestures: (ListScreen) throws -> Result
  ) rethrows -> Result {
    let outer = allowedRefusals
    allowedRefusals = []
    defer { allowedRefusals = outer }
    return try gestures(self)
  }

  /// Performs a gesture between two layouts of the window. What it registers with the undo manager
  /// is one action.
  ///
  /// If the gesture can't be done, an issue contains the reason and the text of the screen.
  ///
  /// - Parameters:
  ///   - name: What the gesture does, as an infinitive without “to”.
  ///   - sourceLocation: The place of the issue.
  ///   - part: The part of the screen on which the gesture is performed.
  ///   - gesture: A closure that performs the gesture. It returns nil if the gesture can't be done.
  ///   - reason: A closure that returns the reason in sentences, or nil if only the list knows it.
  /// - Returns: The outcome of the gesture.
  func attempt<Outcome>(
    to name: @autoclosure () -> String, _ sourceLocation: SourceLocation,
    on part: ScreenPart = .list, _ gesture: () -> Outcome?, because reason: () -> String?
  ) -> Outcome? {
    layOut()
    let cover = cover(of: part)
    var refusals: [String] = []
    let observer = EditRefusal.observer
    EditRefusal.observer = { refusals.append($0) }
    defer { EditRefusal.observer = observer }
    var outcome = cover == nil ? gesture() : nil
    if let manager = topViewController.undoManager, manager.groupingLevel > 0 {
      fingers.endEvent()
    }
    layOut()
    // The list let the user edit, and then refused the edit.
    if !refusals.isEmpty { outcome = nil }
    if allowedRefusals != nil {
      allowedRefusals?.append((name(), isDone: outcome != nil))
    } else if outcome == nil {
      let reason = cover ?? refusals.first ?? reason() ?? "The list didn't react."
      Issue.record("Can't \(name()). \(reason)\n\(appearance)", sourceLocation: sourceLocation)
    }
    return outcome
  }

  /// Performs a gesture as ``attempt(to:_:_:because:)`` does.
  ///
  /// - Parameter gesture: A closure that performs the gesture, and returns false if it can't be
  ///   done.
  func act(
    to name: @autoclosure () -> String, _ sourceLocation: SourceLocation,
    on part: ScreenPart = .list, _ gesture: () -> Bool, because reason: () -> String?
  ) -> Bool {
    attempt(to: name(), sourceLocation, on: part, { gesture() ? true : nil }, because: reason)
      ?? false
  }

  /// A description of the screen for the end of an issue.
  var appearance: String {
    let text = text
    let list = text.isEmpty ? "\(frontName) shows no rows." : "\(frontName) shows:\n\(text)"
    guard let alert else { return list }
    return "An alert is in front\(alert.title.map { ", “\($0)”" } ?? ""). \(list)"
  }

  /// The class of the view controller in front.
  var frontName: String { "\(Swift.type(of: topViewController))" }
}
