import ListData

extension NonFetchedList where ListData: SectionedDataSource {
  /// The arranger of an arranged list, or `nil` for a list that shows everything.
  @inlinable
  package var existingArranger: ListArranger<ListData.DataSection>? {
    ListState.of(self)[ListArranger<ListData.DataSection>.self]
  }
}
