extension DataSource {
  /// Returns the same sections with some of them collapsed to their titles.
  ///
  ///     tasks.collapsed { closedProjects.contains($0) }
  ///
  /// - Parameter isCollapsed: A closure that returns whether a section, given by its index, shows
  ///   none of its objects.
  /// - Complexity: O(sections), regardless of their length.
  public func collapsed(_ isCollapsed: (Int) throws -> Bool) rethrows -> TransformedData<Self> {
    TransformedData(
      self,
      try (0..<numberOfSections).map { section in
        TransformedData.Part(
          content: try isCollapsed(section) ? .places([]) : .whole(section),
          titles: .source(section))
      })
  }
}
