extension BatchUpdate: CustomStringConvertible {
  /// The operations as an array in Swift.
  public var description: String { "[\(operations.map(\.text).joined(separator: ", "))]" }
}

extension BatchUpdate.Operation {
  /// The operation in Swift.
  fileprivate var text: String {
    switch self {
    case .insertItem(let path): ".insertItem(\(path))"
    case .deleteItem(let path): ".deleteItem(\(path))"
    case .reloadItem(let path): ".reloadItem(\(path))"
    case .reconfigureItem(let path): ".reconfigureItem(\(path))"
    case .moveItem(let path, let target): ".moveItem(\(path), to: \(target))"
    case .insertSection(let section): ".insertSection(\(section))"
    case .deleteSection(let section): ".deleteSection(\(section))"
    case .reloadSection(let section): ".reloadSection(\(section))"
    case .moveSection(let section, let target): ".moveSection(\(section), to: \(target))"
    }
  }
}
