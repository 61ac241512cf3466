public import ListControllers

// A capability of an app's own that uses what the kit's capabilities use, in one file: it supplies
// a header, follows edits, adds to each cell, keeps state, and takes part in settling.

/// A list whose edits are counted in a header, and saved.
@MainActor public protocol AuditedList: List {
  /// Saves a log of the edits.
  func save(_ log: [String]) async
}

extension AuditedList {
  public static var capabilities: [ListCapability] { [.audited] }

  /// The edits of the list, such as "deletion".
  public var log: [String] { link(AuditLink.self)?.log ?? [] }

  /// Takes the last edit back.
  public func takeBack() { link(AuditLink.self)?.last?.undo() }
}

extension ListCapability {
  /// Edits are counted in place of a title.
  static let audited = ListCapability(before: [(any TitledList).self]) { (list: any AuditedList) in
    AuditLink(list)
  }
}

final class AuditLink: ListLink {
  private weak var list: (any AuditedList)?
  private weak var label: UILabel?
  private var saving: Task<Void, Never>?
  private(set) var log: [String] = []
  private(set) var last: RecordedEdit?

  init(_ list: any AuditedList) { self.list = list }

  override var workUnderWay: String? { saving == nil ? nil : "edits are being saved" }

  override func didEdit(_ edit: RecordedEdit) {
    last = edit
    switch edit.edit {
    case .deletion: log.append("deletion")
    case .insertion: log.append("insertion")
    default: log.append("other")
    }
    saving = Task { [weak self, log] in
      await self?.list?.save(log)
      if self?.log == log { self?.saving = nil }
    }
    label?.text = title
  }

  // MARK: Cells

  override var configuresCells: Bool { true }

  override func configure(_ cell: UIView, at indexPath: IndexPath, by configure: () -> Void) {
    configure()
    cell.accessibilityValue = "after \(log.count) edits"
  }

  // MARK: Headers

  private var title: String { "Edits: \(log.count)" }

  override func supplementaryKinds(in listView: UIScrollView) -> Set<String>? {
    [UICollectionView.elementKindSectionHeader]
  }

  override func supplementaryView(
    ofKind kind: String, at indexPath: IndexPath, in listView: UIScrollView
  ) -> UIView? {
    guard kind == UICollectionView.elementKindSectionHeader, indexPath.section == 0 else {
      return nil
    }
    if let collectionView = listView as? UICollectionView {
      collectionView.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "audit")
      let view = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "audit", for: indexPath)
      addLabel(to: view)
      return view
    }
    let view = UITableViewHeaderFooterView(reuseIdentifier: "audit")
    addLabel(to: view.contentView)
    return view
  }

  private func addLabel(to view: UIView) {
    for label in view.subviews { label.removeFromSuperview() }
    let label = UILabel(frame: view.bounds)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.accessibilityIdentifier = "audit"
    label.text = title
    view.addSubview(label)
    self.label = label
  }
}
