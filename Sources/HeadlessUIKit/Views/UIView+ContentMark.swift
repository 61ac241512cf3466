/// Marks of change, by which a screen knows what it need not draw again.
extension UIView {
  /// A number that grows whenever something may have changed that a picture of the view shows, in
  /// the view or in a view inside it.
  ///
  /// A screen keeps the picture of a view with the mark that the view had, and draws the view again
  /// when the marks differ. Marks are taken from one counter, so a mark is never met again.
  ///
  /// The place of a view in its superview is no part of its picture: a view that only moves keeps
  /// its mark, and its superview's grows. Neither are the values of `UITraitCollection.current` and
  /// `ListMetrics.current`, which a screen compares itself, nor what a list knows of a cell beyond
  /// the cell's own state, such as its index path.
  ///
  /// The rule for a property: if a screen can show it, a change calls `noteChange()`, unless it calls
  /// `setNeedsLayout()`, which does so too. An object that is not a view passes its changes on to
  /// the view that shows it.
  ///
  /// - Complexity: A change costs a comparison, and after a mark was read also a step for each view
  ///   around this one, once.
  package final var contentMark: Int {
    ChangeMark.isRead = true
    return mark
  }

  /// Marks the view and the views around it as changed.
  final func noteChange() {
    let latest = ChangeMark.current()
    var view = self
    // A view that has the latest mark has passed it on.
    while view.mark != latest {
      view.mark = latest
      guard let parent = view.parent else {
        view.host?.noteChange()
        return
      }
      view = parent
    }
  }

  /// Marks the view and the views around it, if a value has changed.
  final func noteChange(_ isChanged: Bool) {
    if isChanged { noteChange() }
  }

  /// Marks all views inside the view too, because something changed that they inherit.
  final func noteChangeThroughout() {
    noteChange()
    for view in subviews { view.noteChangeThroughout() }
  }
}

/// An object of which a screen shows something.
@MainActor protocol ChangeNoting: AnyObject {
  /// Passes on to the view that shows the object that something of it has changed.
  func noteChange()
}

extension UIView: ChangeNoting {}

/// The counter that marks are taken from.
@MainActor enum ChangeMark {
  private static var latest = 0
  /// A Boolean value that indicates whether a mark was read since the counter last grew. Changes
  /// between two readings need no marks of their own.
  static var isRead = false

  /// Returns the mark of a change now.
  static func current() -> Int {
    if isRead {
      latest += 1
      isRead = false
    }
    return latest
  }
}
