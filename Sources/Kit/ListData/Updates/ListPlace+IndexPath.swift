import Foundation
package import ListDiff

extension ListPlace {
  /// Creates a place from an index path of two indexes.
  package init(_ indexPath: IndexPath) {
    self.init(section: indexPath[0], item: indexPath[1])
  }
}
