#if os(iOS) || os(tvOS) || os(visionOS)
import Foundation
import ListPlatform
import ObjectiveC

/// The data source and delegate of a view. It forwards the methods that it doesn't implement, by
/// the forwarding of Objective-C.
///
/// UIKit checks once for optional methods: those of the chain, of the links and of the list.
@MainActor class ListChain: NSObject {
  /// The links, in the order in which they are asked.
  let links: [ListLink]
  /// The list, which is asked first.
  private(set) weak var list: AnyObject?

  init(_ list: AnyObject, _ links: [ListLink]) {
    self.links = links
    self.list = list
  }

  /// Returns the first object that implements a method that the chain doesn't, or `nil` if none
  /// does.
  ///
  /// What the list has from UIKit's table or collection view controller comes last.
  private func target(of selector: Selector) -> AnyObject? {
    if let list, OwnMethod.implements(selector, list) { return list }
    return links.first { $0.responds(to: selector) }
      ?? (list as? any NSObjectProtocol).flatMap { $0.responds(to: selector) ? $0 : nil }
  }

  // UIKit asks on the main thread. Debuggers, and tools that swizzle, ask on any thread.

  nonisolated override func responds(to aSelector: Selector!) -> Bool {
    if super.responds(to: aSelector) { return true }
    guard let aSelector, Thread.isMainThread else { return false }
    return MainActor.assumeIsolated { target(of: aSelector) != nil }
  }

  nonisolated override func conforms(to aProtocol: Protocol) -> Bool {
    if super.conforms(to: aProtocol) { return true }
    guard Thread.isMainThread else { return false }
    nonisolated(unsafe) let aProtocol = aProtocol
    return MainActor.assumeIsolated {
      let list = list as? any NSObjectProtocol
      return list?.conforms(to: aProtocol) == true || links.contains { $0.conforms(to: aProtocol) }
    }
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
