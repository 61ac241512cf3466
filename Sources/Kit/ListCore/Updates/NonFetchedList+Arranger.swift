public import ListData

extension NonFetchedList where ListData: SectionedDataSource {
  /// The sections on screen, with the objects that are shown. They are those of the data, unless a
  /// capability shows a part of it, such as the result of a search.
  @inlinable
  public var shownSections: [ListData.DataSection] {
    existingArranger?.shown(of: listData.sections) ?? listData.sections
  }

  /// The arranger of an arranged list, or `nil` for a list that shows everything.
  @inlinable
  package var existingArranger: ListArranger<ListData.DataSection>? {
    ListState.of(self)[ListArranger<ListData.DataSection>.self]
  }
}
