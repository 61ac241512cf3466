extension DataSource {
  /// The same sections, some of them with their titles only.
  ///
  ///     tasks.collapsed { closedProjects.contains($0) }
  ///
  /// - Parameter isCollapsed: Whether a section shows none of its objects; it is given the section's
  ///   index.
  /// - Complexity: O(sections), however long they are.
  public func collapsed(_ isCollapsed: (Int) throws -> Bool) rethrows -> RearrangedData<Self> {
    RearrangedData(
      self,
      try (0..<numberOfSections).map { section in
        RearrangedData.Part(
          content: try isCollapsed(section) ? .places([]) : .whole(section),
          titles: .source(section))
      })
  }
}
