#if !(os(iOS) || os(tvOS) || os(visionOS))
import ListPlatform
import Foundation

/// The data source and delegate of a view. HeadlessUIKit forwards the methods that it doesn't
/// implement to its targets, like Objective-C: first to the list, then to the links.
@MainActor class ListChain: NSObject, ForwardingObject {
  /// The links, in the order in which they are asked.
  let links: [ListLink]
  /// The list, which is asked first.
  private(set) weak var list: AnyObject?

  init(_ list: AnyObject, _ links: [ListLink]) {
    self.links = links
    self.list = list
  }

  var forwardingTargets: [any NSObjectProtocol] {
    [list].compactMap { $0 as? any NSObjectProtocol } + links
  }

  // A method of a list that is gone, or is being freed with its view, does nothing.
  var acceptsCallsForFreedTargets: Bool { true }
}
#endif
