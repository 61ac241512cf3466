import Foundation

// UIKit's names, for a module that doesn't need UIKit.
extension IndexPath {
  var section: Int { self[0] }
  var item: Int { self[1] }

  init(item: Int, section: Int) { self = [section, item] }

  /// A description like Foundation's, with a null address.
  var inWords: String {
    "<NSIndexPath: 0x0> {length = 2, path = \(section) - \(item)}"
  }
}
