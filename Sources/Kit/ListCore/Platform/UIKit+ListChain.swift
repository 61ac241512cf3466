#if os(iOS) || os(tvOS) || os(visionOS)
public import Foundation
import ListPlatform
import ObjectiveC

/// The data source and delegate of a view. It forwards the methods that it doesn't implement, by
/// the forwarding of Objective-C.
///
/// UIKit checks once for optional methods: those of the chain, of the links and of the list. It may
/// call them as long as the view exists, so those of a list that is gone go to a ``FreedList``.
@MainActor open class ListChain: NSObject {
  /// The links, in the order in which they are asked.
  public let links: [ListLink]
  /// The list, which is asked first.
  public private(set) weak var list: AnyObject?

  /// Creates the chain of a list, which it doesn't retain.
  public init(_ list: AnyObject, _ links: [ListLink]) {
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

  /// Returns a Boolean value that indicates whether the chain, the list or a link implements a
  /// method.
  nonisolated public override func responds(to aSelector: Selector!) -> Bool {
    if super.responds(to: aSelector) { return true }
    guard let aSelector, Thread.isMainThread else { return false }
    return MainActor.assumeIsolated { target(of: aSelector) != nil }
  }

  /// Returns a Boolean value that indicates whether the chain, the list or a link conforms to a
  /// protocol.
  nonisolated public override func conforms(to aProtocol: Protocol) -> Bool {
    if super.conforms(to: aProtocol) { return true }
    guard Thread.isMainThread else { return false }
    nonisolated(unsafe) let aProtocol = aProtocol
    return MainActor.assumeIsolated {
      let list = list as? any NSObjectProtocol
      return list?.conforms(to: aProtocol) == true || links.contains { $0.conforms(to: aProtocol) }
    }
  }

  /// Returns the first of the list and the links that implements a method.
  nonisolated public override func forwardingTarget(for aSelector: Selector!) -> Any? {
    nonisolated(unsafe) var target: Any?
    if let aSelector, Thread.isMainThread {
      MainActor.assumeIsolated {
        target = self.target(of: aSelector) ?? (list == nil ? FreedList.shared : nil)
      }
    }
    return target ?? super.forwardingTarget(for: aSelector)
  }
}

/// An object that takes the place of a list that is gone, or is being freed with its view. It
/// accepts each method of UIKit's protocols, does nothing, and returns zero or `nil`.
///
/// Its methods are added when they are first called, by Objective-C's dynamic method resolution. An
/// object whose `forwardingTarget(for:)` returned `nil` would raise an exception instead.
private final class FreedList: NSObject, Sendable {
  static let shared = FreedList()

  override class func resolveInstanceMethod(_ sel: Selector!) -> Bool {
    guard let sel else { return false }
    let views = ["UITableView", "UICollectionView"].flatMap { view in
      ["DataSource", "Delegate", "DataSourcePrefetching", "DragDelegate", "DropDelegate"].map {
        view + $0
      }
    }
    for name in views + ["UICollectionViewDelegateFlowLayout"] {
      guard let definition = NSProtocolFromString(name) else { continue }
      for isRequired in [false, true] {
        let method = protocol_getMethodDescription(definition, sel, isRequired, true)
        guard let types = method.types, let body = body(returning: String(cString: types))
        else { continue }
        return class_addMethod(self, sel, imp_implementationWithBlock(body), types)
      }
    }
    return super.resolveInstanceMethod(sel)
  }

  /// Returns a block that returns zero, of the type with which a method's encoding begins. As an
  /// object of a class, a block isn't wrapped on its way to Objective-C.
  private static func body(returning types: String) -> AnyObject? {
    switch types.prefix(while: { $0 != "=" }) {
    case "{CGSize": object({ _ in .zero } as @convention(block) (AnyObject) -> CGSize)
    case "{CGPoint": object({ _ in .zero } as @convention(block) (AnyObject) -> CGPoint)
    case "{CGRect": object({ _ in .zero } as @convention(block) (AnyObject) -> CGRect)
    case "{UIEdgeInsets": object({ _ in .zero } as @convention(block) (AnyObject) -> UIEdgeInsets)
    case let type:
      switch type.first {
      case "v": object({ _ in } as @convention(block) (AnyObject) -> Void)
      case "@": object({ _ in nil } as @convention(block) (AnyObject) -> AnyObject?)
      case "d": object({ _ in 0 } as @convention(block) (AnyObject) -> Double)
      case "B", "c", "q", "Q": object({ _ in 0 } as @convention(block) (AnyObject) -> Int)
      default: nil
      }
    }
  }

  private static func object<Block>(_ block: Block) -> AnyObject {
    unsafeBitCast(block, to: AnyObject.self)
  }
}
#endif
