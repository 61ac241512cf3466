import ListDiff

extension TransformedData {
  /// Returns the arrangement as sections with their objects, for updates from one arrangement to
  /// another:
  ///
  ///     setListData(contacts.filtered { $0.name.contains(text) }.sections())
  ///
  /// A section is identified by the key that it was grouped by, otherwise by its identifier in the
  /// source, or by its position there.
  public func sections() -> [Section<Source.Object>] {
    let indexTitles = sectionIndexTitles
    return parts.indices.map { section in
      let objects = (0..<numberOfItems(inSection: section)).compactMap {
        object(at: [section, $0])
      }
      return Section(
        id: sectionID(at: section) ?? AnyHashable(section), objects,
        headerTitle: headerTitle(inSection: section),
        footerTitle: footerTitle(inSection: section), indexTitle: indexTitles?[section])
    }
  }
}

extension TransformedData
where Source: SectionedDataSource, Source.DataSection: MutableSectionInfo {
  /// Returns the arrangement in sections of the source's own type. For arrangements that keep the
  /// source's sections, such as `filtered` and `sorted`. Sections that are shown in full keep their
  /// arrays.
  package func keptSections() -> [Source.DataSection] {
    let sections = source.sections
    return parts.compactMap { part in
      guard case .source(let index) = part.titles else { return nil }
      guard case .places(let places) = part.content else { return sections[index] }
      var section = sections[index]
      let items = section.items
      section.items = Source.DataSection.Items(
        places.map { items[items.index(items.startIndex, offsetBy: $0.item)] })
      return section
    }
  }

}

extension TransformedData {
  /// Returns the index of the source section that a section shows, or nil if the arrangement does
  /// not keep the source's sections.
  package func sourceSection(of section: Int) -> Int? {
    guard parts.indices.contains(section), case .source(let source) = parts[section].titles
    else { return nil }
    return source
  }
}

/// A data source whose sections have identifiers.
private protocol SectionsIdentified {
  func sectionID(at section: Int) -> AnyHashable?
}

extension TransformedData: SectionsIdentified {
  func sectionID(at section: Int) -> AnyHashable? {
    switch parts[section].titles {
    case .own(let id, _, _): id
    case .source(let section):
      (source as? any SectionsIdentified)?.sectionID(at: section) ?? AnyHashable(section)
    }
  }
}

extension Array: SectionsIdentified where Element: SectionInfo {
  func sectionID(at section: Int) -> AnyHashable? { self[section].sectionID }
}
