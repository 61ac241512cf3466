import Foundation
import ListPlatform

/// The keyboard lists of a view controller that are on screen.
@MainActor final class ListKeys {
  private static var key: UInt8 = 0
  private var links: [KeyboardLink] = []

  static func of(_ controller: UIViewController) -> ListKeys {
    if let keys = objc_getAssociatedObject(controller, &key) as? ListKeys { return keys }
    let keys = ListKeys()
    objc_setAssociatedObject(controller, &key, keys, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return keys
  }

  func add(_ link: KeyboardLink) { links.append(link) }
  func remove(_ link: KeyboardLink) { links.removeAll { $0 === link } }

  /// Performs a key command in the list that has the focus, or else in the first one. Returns
  /// `false` if the key has no effect.
  func perform(_ keyCommand: UIKeyCommand) -> Bool {
    let link = links.first { $0.focusedIndexPath != nil } ?? links.first
    return link?.perform(keyCommand) ?? false
  }
}
