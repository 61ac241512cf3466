import ListControllers

/// The data of the grid: all blocks, computed on demand, or the results of a search.
nonisolated enum GlyphList: DataSource {
  case all(GlyphTable)
  case found([GlyphSearch.Section])

  var numberOfSections: Int {
    switch self {
    case .all(let table): table.blocks.count
    case .found(let sections): sections.count
    }
  }

  func numberOfItems(inSection section: Int) -> Int {
    guard (0..<numberOfSections).contains(section) else { return 0 }
    return switch self {
    case .all(let table): table.blocks[section].count
    case .found(let sections): sections[section].scalars.count
    }
  }

  func object(at indexPath: IndexPath) -> Glyph? {
    guard isValid(indexPath) else { return nil }
    return switch self {
    case .all(let table): table.blocks[indexPath.section][indexPath.item].map(Glyph.init)
    case .found(let sections): Glyph(scalar: sections[indexPath.section].scalars[indexPath.item])
    }
  }

  func headerTitle(inSection section: Int) -> String? {
    guard (0..<numberOfSections).contains(section) else { return nil }
    return switch self {
    case .all(let table): table.blocks[section].name
    case .found(let sections): sections[section].name
    }
  }
}
