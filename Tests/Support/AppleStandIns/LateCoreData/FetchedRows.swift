/// The rows that a controller shows, sorted and in sections.
struct FetchedRows {
  let descriptors: [NSSortDescriptor]
  let sectionKey: String?
  private(set) var rows: [NSManagedObject] = []
  private(set) var sections: [Part] = []
  private var indexes: [NSManagedObjectID: Int] = [:]

  struct Part {
    let name: String
    var range: Range<Int>
  }

  init(descriptors: [NSSortDescriptor], sectionKey: String?) {
    self.descriptors = descriptors
    self.sectionKey = sectionKey
  }

  /// The same rows but some that go, and some that come.
  func replacing(
    _ ids: Set<NSManagedObjectID>, with arrivals: [NSManagedObject]
  ) -> FetchedRows {
    var result = self
    let arrivals = arrivals.sorted(by: areInOrder)
    result.rows = []
    result.rows.reserveCapacity(rows.count + arrivals.count)
    var next = 0
    for row in rows where !ids.contains(row.objectID) {
      while next < arrivals.count, areInOrder(arrivals[next], row) {
        result.rows.append(arrivals[next])
        next += 1
      }
      result.rows.append(row)
    }
    result.rows += arrivals[next...]
    result.index()
    return result
  }

  /// A row's section; where there are none all rows are in one, which is there without rows too.
  func name(of row: NSManagedObject) -> String {
    sectionKey.map { "\(row.value(forKey: $0) ?? "")" } ?? ""
  }

  private mutating func index() {
    indexes = [:]
    sections = sectionKey == nil ? [Part(name: "", range: 0..<0)] : []
    var names: Set<String> = []
    for (index, row) in rows.enumerated() {
      indexes[row.objectID] = index
      let name = name(of: row)
      if sections.last?.name != name {
        guard names.insert(name).inserted else {
          fatalError(
            "The fetched object at index \(index) has an out of order section name '\(name)'. "
              + "Objects must be sorted by section name")
        }
        sections.append(Part(name: name, range: index..<index))
      }
      sections[sections.count - 1].range = sections[sections.count - 1].range.lowerBound..<index + 1
    }
  }

  func row(_ id: NSManagedObjectID) -> NSManagedObject? { indexes[id].map { rows[$0] } }

  func indexPath(of id: NSManagedObjectID) -> IndexPath? {
    guard let index = indexes[id],
      let section = sections.firstIndex(where: { $0.range.contains(index) })
    else { return nil }
    return [section, index - sections[section].range.lowerBound]
  }

  /// A Boolean value that indicates whether two rows sort the same, identity left out.
  func sortTheSame(_ first: NSManagedObject, _ second: NSManagedObject) -> Bool {
    descriptors.allSatisfy { $0.compare(first, to: second) == .orderedSame }
      && name(of: first) == name(of: second)
  }

  private func areInOrder(_ first: NSManagedObject, _ second: NSManagedObject) -> Bool {
    for descriptor in descriptors {
      switch descriptor.compare(first, to: second) {
      case .orderedAscending: return true
      case .orderedDescending: return false
      case .orderedSame: continue
      }
    }
    return first.objectID.number < second.objectID.number
  }
}
