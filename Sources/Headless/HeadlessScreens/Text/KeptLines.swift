import Foundation

/// A cache of the lines of groups, which the next layout reuses for unchanged groups.
///
/// Groups are looked up in the order of their layout, so the search for a group that only scrolled
/// ends at the first comparison. Comparing the content of a group that the scene cached is a
/// comparison of two addresses.
struct KeptLines {
  private var entries: [(group: Scene.Group, lines: [TextLayout.Line])] = []
  /// The index after the last entry that was found.
  private var next = 0

  /// Stores the lines of a group.
  mutating func append(_ lines: [TextLayout.Line], of group: Scene.Group) {
    entries.append((group, lines))
  }

  /// Returns the cached lines of a group, or nil if there are none or the group has changed.
  mutating func lines(of group: Scene.Group) -> [TextLayout.Line]? {
    for index in entries.indices[next...] where entries[index].group.role == group.role {
      next = index + 1
      return entries[index].group.looksLike(group) ? entries[index].lines : nil
    }
    return nil
  }
}

extension Scene.Group {
  /// Returns a Boolean value that indicates whether two groups differ only in their positions.
  fileprivate func looksLike(_ other: Self) -> Bool {
    role == other.role && frame.size == other.frame.size && state == other.state
      && items == other.items && groups == other.groups
  }
}
