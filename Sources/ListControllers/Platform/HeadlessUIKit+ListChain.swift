#if !(os(iOS) || os(tvOS) || os(visionOS))
import ListPlatform
import Foundation

/// A view's data source and delegate that passes on what it doesn't answer itself: HeadlessUIKit asks
/// the targets, as Objective-C forwards messages.
@MainActor class ListChain: NSObject, ForwardingObject {
  /// The links, in the order in which they are asked.
  let links: [ListLink]
  /// The list, which is asked last.
  private(set) weak var list: AnyObject?

  init(_ list: AnyObject, _ links: [ListLink]) {
    self.links = links
    self.list = list
  }

  var forwardingTargets: [any NSObjectProtocol] {
    links + [list].compactMap { $0 as? any NSObjectProtocol }
  }
}
#endif
