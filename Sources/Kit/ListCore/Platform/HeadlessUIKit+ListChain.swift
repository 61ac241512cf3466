#if !(os(iOS) || os(tvOS) || os(visionOS))
public import Foundation
public import ListPlatform

/// The data source and delegate of a view. HeadlessUIKit forwards the methods that it doesn't
/// implement to its targets, like Objective-C: first to the list, then to the links.
@MainActor open class ListChain: NSObject, ForwardingObject {
  /// The links, in the order in which they are asked.
  public let links: [ListLink]
  /// The list, which is asked first.
  public private(set) weak var list: AnyObject?

  /// Creates the chain of a list, which it doesn't retain.
  public init(_ list: AnyObject, _ links: [ListLink]) {
    self.links = links
    self.list = list
  }

  /// The list and the links.
  public var forwardingTargets: [any NSObjectProtocol] {
    [list].compactMap { $0 as? any NSObjectProtocol } + links
  }

  /// Returns `true`.
  public var notifiesAllTargets: Bool { true }

  /// Returns `true`. A method of a list that is gone, or is being freed with its view, does
  /// nothing.
  public var acceptsCallsForFreedTargets: Bool { true }
}

/// The chain of a table or a collection view. UIKit needs a class for it.
typealias ViewChain = ListChain
#endif
