import ListDiff

extension RearrangedData {
  /// What is shown, as sections with their objects; for updates from one arrangement to another:
  ///
  ///     setListData(contacts.filtered { $0.name.contains(text) }.sections())
  ///
  /// A section is recognised by the key that it was grouped by, else as in the source, else by its
  /// place there.
  ///
  /// - Complexity: O(n) for n objects.
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

/// Data whose sections are recognised by something.
private protocol SectionsIdentified {
  func sectionID(at section: Int) -> AnyHashable?
}

extension RearrangedData: SectionsIdentified {
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
