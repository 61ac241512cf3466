import Foundation
public import ListCore
import ListPlatform

/// A list whose sections have footers of a class of your own.
///
///     func listView(
///       _ tableView: UITableView, configureFooter footer: TotalFooter, inSection section: Int
///     ) { footer.label.text = total(ofSection: section).formatted() }
///
/// The rules for the headers of a ``HeaderList`` apply to footers, too.
@MainActor public protocol FooterList: List {
  /// The class of the footers, or their common superclass.
  associatedtype Footer: ReusableSupplementaryView where Footer.ParentView == ListView

  /// Configures the footer of a section.
  func listView(_ listView: ListView, configureFooter footer: Footer, inSection section: Int)
  /// Returns a Boolean value that indicates whether a section has a footer of your own. The default
  /// is `true`, except for the sections above and below the objects of a ``PagedList``.
  ///
  /// The list asks before and after each of its updates, and reloads the sections whose answer
  /// changed. If it changes at another time, reload the view.
  ///
  /// In a collection view, the layout decides which sections have footers. A section for which the
  /// layout requests a footer that the list doesn't supply has an empty view.
  func showsFooter(inSection section: Int) -> Bool
  /// Returns the reuse identifier of a section's footer.
  ///
  /// The default is the name of `Footer`. The list registers the class for this identifier on first
  /// use. See `cellIdentifier(at:)`. The app registers other identifiers. A section whose
  /// identifier changes with an update is reloaded.
  func footerIdentifier(inSection section: Int) -> String
}

extension FooterList {
  /// Returns `true`.
  public func showsFooter(inSection section: Int) -> Bool { true }

  /// Returns the name of `Footer`.
  public func footerIdentifier(inSection section: Int) -> String {
    ReuseIdentifier.byDefault(of: Footer.self)
  }

  /// Configures the visible footers again, and resizes those that need another size.
  public func updateFooters() { footers.updateVisibleViews() }

  fileprivate var footerLink: ListLink { footers }

  /// The link that supplies the footers.
  fileprivate var footers: SectionViewLink<Self, Footer> {
    SectionViewLink(
      self, ofKind: UICollectionView.elementKindSectionFooter,
      isShown: { $0.showsFooter(inSection: $1) },
      identifier: { $0.footerIdentifier(inSection: $1) },
      choosingBy: "footerIdentifier(inSection:)"
    ) { (list, listView, footer: Footer, section) in
      list.listView(listView, configureFooter: footer, inSection: section)
    }
  }
}

extension FooterList where Self: PagedList {
  /// Returns `true` for the section of the objects.
  public func showsFooter(inSection section: Int) -> Bool { section == objectsSection }
}

extension ListCapability {
  /// The capability of a ``FooterList``. A footer of the list's own replaces a plain title.
  static let footer = ListCapability(before: [(any TitledList).self]) {
    (list: any FooterList) in list.footerLink
  }
}
