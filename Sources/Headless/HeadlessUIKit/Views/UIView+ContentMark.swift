/// Content marks, which tell a screen which views it need not draw again.
extension UIView {
  /// A number that grows whenever the picture of the view, or of a view inside it, may have
  /// changed.
  ///
  /// A screen keeps the picture of a view together with the view's mark, and draws the view again
  /// when the marks differ. All marks come from one counter, so a mark never recurs.
  ///
  /// The position of a view in its superview is not part of its picture: a view that only moves
  /// keeps its mark, and its superview's mark grows. The values of `UITraitCollection.current` and
  /// `ListMetrics.current`, which a screen compares itself, are not part of it either. Nor is a
  /// list's knowledge of a cell beyond the cell's own state, such as its index path.
  ///
  /// A property that a screen can display calls `noteChange()` when it changes, unless it calls
  /// `setNeedsLayout()`, which does so too. An object that is not a view forwards its changes to
  /// the view that displays it.
  ///
  /// - Complexity: A change is a comparison. After a mark was read, the first change also visits
  ///   each superview once.
  package final var contentMark: Int {
    ChangeMark.isRead = true
    return mark
  }

  /// Marks the view and its superviews as changed.
  final func noteChange() {
    let latest = ChangeMark.current()
    var view = self
    // A view that has the latest mark has forwarded it.
    while view.mark != latest {
      view.mark = latest
      guard let parent = view.parent else {
        view.host?.noteChange()
        return
      }
      view = parent
    }
  }

  /// Marks the view and its superviews as changed, if a value changed.
  final func noteChange(_ isChanged: Bool) {
    if isChanged { noteChange() }
  }

  /// Marks the view and all views inside it, because an inherited value changed.
  final func noteChangeThroughout() {
    noteChange()
    for view in subviews { view.noteChangeThroughout() }
  }
}

/// An object that a screen displays in part.
@MainActor protocol ChangeNoting: AnyObject {
  /// Forwards a change of the object to the view that displays it.
  func noteChange()
}

extension UIView: ChangeNoting {}

/// The counter from which marks are taken.
@MainActor enum ChangeMark {
  private static var latest = 0
  /// A Boolean value that indicates whether a mark was read since the counter last grew.
  ///
  /// Changes between two readings need no marks of their own.
  static var isRead = false

  /// Returns the mark of a change that happens now.
  static func current() -> Int {
    if isRead {
      latest += 1
      isRead = false
    }
    return latest
  }
}
