public import Foundation

/// What a section is made for: the room that there is, and the traits.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The room.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the screen.
  var traitCollection: UITraitCollection { get }
}

/// The room that a layout has.
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size of the collection view.
  var contentSize: CGSize { get }
  /// The size inside the insets.
  var effectiveContentSize: CGSize { get }
  /// The insets of the content.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets that are respected.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The room of a collection view.
final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer
{
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets
  let traitCollection: UITraitCollection

  init(size: CGSize, insets: NSDirectionalEdgeInsets, traits: UITraitCollection) {
    contentSize = size
    contentInsets = insets
    traitCollection = traits
  }

  var container: any NSCollectionLayoutContainer { self }
  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
  var effectiveContentSize: CGSize {
    CGSize(
      width: max(contentSize.width - contentInsets.leading - contentInsets.trailing, 0),
      height: max(contentSize.height - contentInsets.top - contentInsets.bottom, 0))
  }
}
