public import Foundation

/// An object that lets others answer the optional methods that it does not implement, as an
/// Objective-C object does by `forwardingTarget(for:)`.
///
/// A view asks its data source or delegate first. If the object does not implement the method, the
/// view asks each forwarding target that conforms to the method's protocol, and the first one that
/// implements the method answers. A method that nobody implements is absent. Required methods, such
/// as those for counts and cells, are answered by the object itself.
///
/// As in UIKit, what an object implements must not change while it is set: a view may remember which
/// of the objects answered a method first, and begin with that one.
///
/// Only the views and controllers of this module ask in this way. Code that calls an optional
/// method of the object directly reaches the object's own implementation. A target's own
/// `forwardingTargets` are not read.
@MainActor public protocol ForwardingObject: NSObjectProtocol {
  /// The objects that are asked, in order, for an optional method that this object does not
  /// implement.
  ///
  /// A view reads them when the object is set as its data source or delegate, and holds them
  /// weakly. Set the object again after the targets have changed.
  var forwardingTargets: [any NSObjectProtocol] { get }
}
