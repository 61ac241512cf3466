import Foundation
import ListCore
import ListData
import ListPlatform

/// A list whose sections the user can collapse to their headers, and expand again.
///
/// Collapsed objects stay in the list's data, and in the selection. A connected list has headers
/// with the sections' titles, and a tap on a header collapses or expands its section.
@MainActor public protocol CollapsibleList: ArrangedList, TitledList
where ListData.DataSection: MutableSectionInfo {}

extension CollapsibleList {
  /// The identifiers of the collapsed sections, or their positions in `listData` if they have none.
  /// Setting it updates the view.
  public var collapsedSections: Set<AnyHashable> {
    get { arranger.rules.collapsedSections }
    set {
      var rules = arranger.rules
      rules.collapsedSections = newValue
      rearrange(arranger, by: rules)
      showCollapsedSections()
      adviseOfOtherIDs(newValue)
    }
  }

  /// Returns a Boolean value that indicates whether a shown section is collapsed.
  public func isCollapsed(section: Int) -> Bool {
    arranger.isCollapsed(section, of: listData.sections)
  }

  /// Collapses or expands a section on screen. Does nothing if there is no such section.
  public func toggleSection(_ section: Int) {
    guard let id = arrangement.sectionID(section) else { return }
    if collapsedSections.contains(id) {
      collapsedSections.remove(id)
    } else {
      collapsedSections.insert(id)
    }
  }

  fileprivate var hasItems: Bool { arrangement.hasItems }

  /// The titles of the collapsed sections that have no identifiers, by their positions in the data.
  fileprivate var titlesByPosition: [Int: String?] {
    let sections = listData.sections
    return arranger.rules.collapsedSections.reduce(into: [:]) { titles, id in
      guard let place = id.base as? Int, sections.indices.contains(place),
        sections[place].sectionID == nil
      else { return }
      titles[place] = .some(sections[place].headerTitle)
    }
  }

  /// Says that another section has taken the place of a collapsed one.
  fileprivate func advise(ofSectionsInPlaceOf titles: [Int: String?]) {
    let sections = listData.sections
    let name = type(of: self)
    Advice.give(
      to: name,
      if: titles.contains { place, title in
        sections.indices.contains(place) && sections[place].headerTitle != title
          && sections.contains { $0.headerTitle == title }
      },
      "The sections of \(name) have no ids, so that a collapsed one is remembered by its position, "
        + "which an update has changed. Give them ids, as by ListSection(id:_:).")
  }

  /// Says that identifiers are of another type than those of the sections.
  private func adviseOfOtherIDs(_ ids: Set<AnyHashable>) {
    guard let known = listData.sections.first?.sectionID else { return }
    let types = listData.sections.map { section in
      section.sectionID.map { ObjectIdentifier(type(of: $0.base)) }
    }
    guard !types.contains(nil),
      let other = ids.first(where: { !types.contains(ObjectIdentifier(type(of: $0.base))) })
    else { return }
    Advice.give(
      to: type(of: self),
      "The collapsedSections of \(type(of: self)) contain \(other), which is no id of its sections. "
        + "Their ids have the type \(type(of: known.base)).")
  }

  /// Expands the shown section of an object. Returns `false` if it isn't in a collapsed one.
  fileprivate func expandSection(of object: Any) -> Bool {
    guard let object = object as? Object, let id = id(of: object) else { return false }
    let arrangement = arrangement
    for section in 0..<numberOfSections where isCollapsed(section: section) {
      guard let source = arrangement.sourceSection(of: section),
        listData.sections[source].items.contains(where: { self.id(of: $0) == id })
      else { continue }
      toggleSection(section)
      return true
    }
    return false
  }

  fileprivate func header(inSection section: Int, of tableView: UITableView) -> UIView? {
    let identifier = "CollapsibleHeaderView"
    tableView.register(
      CollapsibleHeaderView.self, forHeaderFooterViewReuseIdentifier: identifier)
    let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: identifier)
    configure((header as? CollapsibleHeaderView)?.button, section)
    return header
  }

  fileprivate func header(at indexPath: IndexPath, in collectionView: UICollectionView) -> UIView {
    let header = collectionView.dequeueReusableSupplementaryView(
      CollapsibleSupplementaryView.self, ofKind: UICollectionView.elementKindSectionHeader,
      for: indexPath, ofListWithType: Self.self)
    configure(header.button, indexPath.section)
    return header
  }

  private func configure(_ button: CollapseButton?, _ section: Int) {
    guard let button, let id = arrangement.sectionID(section) else { return }
    button.show(headerTitle(inSection: section), isCollapsed: isCollapsed(section: section))
    button.collapse = { [weak self] in
      guard let self else { return }
      // The section may have moved since the header was configured.
      let sections = 0..<numberOfSections
      guard let section = sections.first(where: { self.arrangement.sectionID($0) == id })
      else { return }
      toggleSection(section)
    }
  }

  /// Updates the visible headers.
  private func showCollapsedSections() {
    for section in 0..<numberOfSections {
      let header = shownView?.shownSectionView(
        ofKind: UICollectionView.elementKindSectionHeader, inSection: section)
      configure((header as? any CollapsibleHeader)?.button, section)
    }
  }
}

extension ListCapability {
  /// The capability of a ``CollapsibleList``, whose headers replace plain titles.
  static let collapsible = ListCapability(before: [(any TitledList).self]) {
    (list: any CollapsibleList) in CollapsibleLink(list)
  }
}

/// Answers with the collapsible headers.
final class CollapsibleLink: ListLink {
  private weak var list: (any CollapsibleList)?

  init(_ list: any CollapsibleList) { self.list = list }

  override func reveal(
    _ object: Any, while isWanted: @escaping () -> Bool, then completion: @escaping () -> Void
  ) -> Bool {
    guard list?.expandSection(of: object) == true else { return false }
    completion()
    return true
  }

  override var hidesObjects: Bool { list?.hasItems == true }

  #if DEBUG
  /// The titles of the collapsed sections before the update.
  private var titles: [Int: String?] = [:]

  override func willUpdate() { titles = list?.titlesByPosition ?? [:] }

  override func didUpdate(_ update: FollowedUpdate) { list?.advise(ofSectionsInPlaceOf: titles) }
  #endif

  override func supplementaryKinds(in listView: UIScrollView) -> Set<String>? {
    [UICollectionView.elementKindSectionHeader]
  }

  override func supplementaryView(
    ofKind kind: String, at indexPath: IndexPath, in listView: UIScrollView
  ) -> UIView? {
    guard kind == UICollectionView.elementKindSectionHeader else { return nil }
    if let tableView = listView as? UITableView {
      return list?.header(inSection: indexPath.section, of: tableView)
    }
    return (listView as? UICollectionView).flatMap { list?.header(at: indexPath, in: $0) }
  }
}
