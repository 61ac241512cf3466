#if os(iOS) || os(tvOS) || os(visionOS)
import Foundation
import ListPlatform
import ObjectiveC

/// A view's data source and delegate that passes on what it doesn't answer itself, as Objective-C
/// forwards messages.
///
/// UIKit asks once which optional methods there are: those of the chain, of the links, and of the list.
@MainActor class ListChain: NSObject {
  /// The links, in the order in which they are asked.
  let links: [ListLink]
  /// The list, which is asked last.
  private(set) weak var list: AnyObject?

  init(_ list: AnyObject, _ links: [ListLink]) {
    self.links = links
    self.list = list
  }

  /// Returns the first that implements a method that the chain doesn't.
  private func target(of selector: Selector) -> AnyObject? {
    links.first { $0.responds(to: selector) }
      ?? (list as? any NSObjectProtocol).flatMap { $0.responds(to: selector) ? $0 : nil }
  }

  // UIKit asks on the main thread; debuggers, and tools that swizzle, ask on any.

  nonisolated override func responds(to aSelector: Selector!) -> Bool {
    if super.responds(to: aSelector) { return true }
    guard let aSelector, Thread.isMainThread else { return false }
    return MainActor.assumeIsolated { target(of: aSelector) != nil }
  }

  nonisolated override func forwardingTarget(for aSelector: Selector!) -> Any? {
    nonisolated(unsafe) var target: Any?
    if let aSelector, Thread.isMainThread {
      MainActor.assumeIsolated { target = self.target(of: aSelector) }
    }
    return target ?? super.forwardingTarget(for: aSelector)
  }
}
#endif
