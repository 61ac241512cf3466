import Foundation
import ListDiff

extension ListPlace {
  /// The place of an index path of two indexes.
  init(_ indexPath: IndexPath) {
    self.init(section: indexPath[0], item: indexPath[1])
  }
}
