public import Foundation

/// An object that forwards the optional methods that it does not implement to others, as an
/// Objective-C object does by `forwardingTarget(for:)`.
///
/// A view asks its data source or delegate first. If the object does not implement the method, the
/// view asks each forwarding target that conforms to the method's protocol. The first one that
/// implements the method answers. A method that no object implements is absent. Required methods,
/// such as those for counts and cells, are not forwarded.
///
/// As in UIKit, the methods that an object implements must not change while it is set: a view may
/// record which of the objects answered a method first, and begin with that one.
///
/// The views, controllers, interactions and scenes of this module and its application forward
/// methods; layers, animations and user activities do not. A direct call of an optional
/// method reaches the object's own implementation. A target's own `forwardingTargets` are not read.
@MainActor public protocol ForwardingObject: NSObjectProtocol {
  /// The objects that are asked, in order, for an optional method that this object does not
  /// implement.
  ///
  /// A view reads them when the object is set as its data source or delegate, and holds them
  /// weakly. Set the object again after the targets change.
  var forwardingTargets: [any NSObjectProtocol] { get }

  /// A Boolean value that indicates whether all targets are notified by a delegate's method that
  /// returns nothing, rather than the first one that implements it. The default is `false`.
  ///
  /// In UIKit, such an object implements these methods itself, and calls its targets.
  var notifiesAllTargets: Bool { get }

  /// A Boolean value that indicates whether the object accepts calls of methods that only a freed
  /// target implemented.
  ///
  /// UIKit checks once which methods an object implements, and may call them as long as the view
  /// exists. If the target is gone, the call raises an exception, unless `forwardingTarget(for:)`
  /// returns another object that implements the method. If the value is `true`, the method is
  /// absent from then on. The default is `false`.
  var acceptsCallsForFreedTargets: Bool { get }
}

extension ForwardingObject {
  /// Returns `false`.
  public var notifiesAllTargets: Bool { false }

  /// Returns `false`.
  public var acceptsCallsForFreedTargets: Bool { false }
}
