import Foundation

/// The lines of a layout's groups, for the next layout to use again where a group has not changed.
///
/// Groups are looked for in the order in which they were laid out, so the search for one that only
/// scrolled ends at the first comparison. Comparing the content of a group that the scene kept is a
/// comparison of two addresses.
struct KeptLines {
  private var entries: [(group: Scene.Group, lines: [TextLayout.Line])] = []
  /// The entry behind the one that was found last.
  private var next = 0

  /// Keeps the lines of a group.
  mutating func append(_ lines: [TextLayout.Line], of group: Scene.Group) {
    entries.append((group, lines))
  }

  /// Returns the lines of a group, or nil if there was no such group or it looked different.
  mutating func lines(of group: Scene.Group) -> [TextLayout.Line]? {
    for index in entries.indices[next...] where entries[index].group.role == group.role {
      next = index + 1
      return entries[index].group.looksLike(group) ? entries[index].lines : nil
    }
    return nil
  }
}

extension Scene.Group {
  /// Returns whether two groups are equal but for their places.
  fileprivate func looksLike(_ other: Self) -> Bool {
    role == other.role && frame.size == other.frame.size && state == other.state
      && items == other.items && groups == other.groups
  }
}
