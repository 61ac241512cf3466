import Foundation
import Testing

@testable import HeadlessUIKit

/// A screen of the shape of those in Apple's sample "Implementing Modern Collection Views": a
/// controller whose collection view fills its view, with registrations and a diffable data source.
///
/// Its frames are in the notation of ``RecordedView``.
@MainActor final class ModernScreen: UIViewController {
  /// A closure that returns the views at boundaries and badges.
  typealias Views = (UICollectionView, String, IndexPath) -> UICollectionReusableView?

  private let layout: UICollectionViewLayout
  private let views: Views?
  private let window: UIWindow
  private(set) var collection: UICollectionView!
  private(set) var source: UICollectionViewDiffableDataSource<Int, Int>!

  /// Shows sections of some numbers of items, which are numbered from 0.
  init(
    _ layout: UICollectionViewLayout, _ counts: [Int], width: CGFloat = 320, height: CGFloat = 480,
    views: Views? = nil
  ) {
    self.layout = layout
    self.views = views
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    super.init(nibName: nil, bundle: nil)
    window.rootViewController = self
    window.isHidden = false
    show(counts)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collection = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collection)
    let cells = UICollectionView.CellRegistration<TextCell, Int> { cell, _, number in
      cell.label.text = "\(number)"
    }
    source = UICollectionViewDiffableDataSource(collectionView: collection) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    source.supplementaryViewProvider = views
  }

  /// Applies a snapshot with numbers of items.
  func show(_ counts: [Int]) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    for (section, count) in counts.enumerated() {
      snapshot.appendSections([section])
      let first = snapshot.numberOfItems
      snapshot.appendItems(Array(first..<first + count))
    }
    source.apply(snapshot, animatingDifferences: false)
    window.layoutIfNeeded()
  }

  /// Gives the window another size, as a rotation does.
  func resize(width: CGFloat, height: CGFloat) {
    window.frame.size = CGSize(width: width, height: height)
    window.layoutIfNeeded()
  }

  func scroll(to offset: CGFloat) {
    collection.contentOffset.y = offset
    collection.layoutIfNeeded()
  }

  /// Expects frames of the layout, and that the cells in sight have them.
  func expect(_ facts: String, sourceLocation: SourceLocation = #_sourceLocation) {
    RecordedView(asking: collection).expect("screen", facts, sourceLocation: sourceLocation)
    for path in collection.indexPathsForVisibleItems {
      #expect(
        collection.cellForItem(at: path)?.frame
          == collection.collectionViewLayout.layoutAttributesForItem(at: path)?.frame,
        sourceLocation: sourceLocation)
    }
  }
}

/// A cell with a text.
final class TextCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.fill(with: label, sides: 10, ends: 10)
  }

  required init?(coder: NSCoder) { nil }
}

/// A header or footer whose label determines its height: 10 points, a line, 10 points.
final class TitleView: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    fill(with: label, sides: 10, ends: 10)
  }

  required init?(coder: NSCoder) { nil }
}

extension UIWindow {
  /// Returns a window that shows a controller.
  static func showing(
    _ controller: UIViewController, width: CGFloat = 320, height: CGFloat = 640
  ) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    return window
  }
}

extension UIViewController {
  /// Adds a collection view that fills the controller's view.
  func addCollection(_ layout: UICollectionViewLayout) -> UICollectionView {
    let collection = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collection)
    return collection
  }

  /// Adds a list that fills the controller's view.
  func addList(_ appearance: UICollectionLayoutListConfiguration.Appearance) -> UICollectionView {
    addCollection(
      UICollectionViewCompositionalLayout.list(using: .init(appearance: appearance)))
  }
}

extension UICollectionViewDiffableDataSource where SectionIdentifierType == Int {
  /// Shows one section.
  func show(_ items: [ItemIdentifierType], animated: Bool = false) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, ItemIdentifierType>()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    apply(snapshot, animatingDifferences: animated)
  }
}

extension UICollectionView {
  /// The texts of the content configurations of all sections, whose cells are in sight.
  var contentTexts: [[String?]] {
    layoutIfNeeded()
    return (0..<numberOfSections).map { section in
      (0..<numberOfItems(inSection: section)).map {
        let content = cellForItem(at: [section, $0])?.contentConfiguration
        return (content as? UIListContentConfiguration)?.text
      }
    }
  }
}

extension UITableView {
  /// The texts of the content configurations of all sections, whose cells are in sight.
  var contentTexts: [[String?]] {
    layoutIfNeeded()
    return (0..<numberOfSections).map { section in
      (0..<numberOfRows(inSection: section)).map {
        let content = cellForRow(at: [section, $0])?.contentConfiguration
        return (content as? UIListContentConfiguration)?.text
      }
    }
  }
}

// MARK: Layouts in short words

extension NSCollectionLayoutItem {
  /// Returns the item with equal insets at all edges.
  func inset(_ length: CGFloat) -> Self {
    contentInsets = NSDirectionalEdgeInsets(
      top: length, leading: length, bottom: length, trailing: length)
    return self
  }
}

/// Returns a row of a fixed number of items, whatever their widths are.
@MainActor func row(
  _ height: NSCollectionLayoutDimension, _ spacing: NSCollectionLayoutSpacing? = nil,
  of item: NSCollectionLayoutItem, count: Int
) -> NSCollectionLayoutGroup {
  let group = NSCollectionLayoutGroup.horizontal(
    layoutSize: size(.w(1), height), subitem: item, count: count)
  group.interItemSpacing = spacing
  return group
}

/// Returns a large item beside a column of two small ones.
///
/// The heights of the small items are ignored, because there is a number of them.
@MainActor func oneBesideTwo(_ width: NSCollectionLayoutDimension) -> NSCollectionLayoutGroup {
  let two = NSCollectionLayoutGroup.vertical(
    layoutSize: size(.w(0.3), .h(1)), subitem: item(.w(1), .h(0.3)).inset(10), count: 2)
  return row(width, .h(0.4), of: item(.w(0.7), .h(1)).inset(10), two)
}

/// Returns a layout whose sections a closure provides.
@MainActor func sections(
  spacing: CGFloat = 0,
  _ provider: @escaping UICollectionViewCompositionalLayoutSectionProvider
) -> UICollectionViewCompositionalLayout {
  let configuration = UICollectionViewCompositionalLayoutConfiguration()
  configuration.interSectionSpacing = spacing
  return UICollectionViewCompositionalLayout(
    sectionProvider: provider, configuration: configuration)
}
