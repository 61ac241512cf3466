#if !canImport(ObjectiveC)
import Foundation

// The part of the Objective-C runtime that lets an extension store something in an object. UIKit
// code sees it through Foundation on Apple's systems.

/// How an association holds its value. There is one way here: strongly, except for
/// `OBJC_ASSOCIATION_COPY` and its nonatomic twin, which hold a copy of a value that is `NSCopying`.
// swift-format-ignore: TypeNamesShouldBeCapitalized, AlwaysUseLowerCamelCase
public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

/// Associates a value with an object for a key, for as long as the object lives; nil removes the
/// value. May be called from any thread.
///
/// The values of a responder (a view, a controller) are still there in its `deinit`, as they are under
/// Objective-C; those of another object are not.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  var value = value
  if policy == .OBJC_ASSOCIATION_COPY || policy == .OBJC_ASSOCIATION_COPY_NONATOMIC,
    let original = value as? any NSCopying
  {
    value = original.copy(with: nil)
  }
  Associations.shared.set(value, of: object as AnyObject, for: key)
}

/// Returns the value that is associated with an object for a key; nil if there is none. May be called
/// from any thread.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  Associations.shared.value(of: object as AnyObject, for: key)
}

/// The values that are associated with objects: a responder stores its own, a table those of others.
private final class Associations: @unchecked Sendable {
  static let shared = Associations()

  private struct Entry {
    weak var object: AnyObject?
    var values: [UnsafeRawPointer: Any] = [:]
  }

  // The lock guards the table and what responders store. Nothing is freed while it is held, since a
  // deinit may ask for an association.
  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var countAtNextSweep = 16

  func value(of object: AnyObject, for key: UnsafeRawPointer) -> Any? {
    lock.withLock {
      if let responder = object as? UIResponder { return responder.associatedValues?[key] }
      guard let entry = entries[ObjectIdentifier(object)], entry.object === object else {
        return nil
      }
      return entry.values[key]
    }
  }

  func set(_ value: Any?, of object: AnyObject, for key: UnsafeRawPointer) {
    var freed: [Any?] = []
    lock.withLock {
      if let responder = object as? UIResponder {
        freed.append(responder.associatedValues?[key])
        if value != nil, responder.associatedValues == nil { responder.associatedValues = [:] }
        responder.associatedValues?[key] = value
      } else {
        let id = ObjectIdentifier(object)
        if entries[id]?.object !== object {
          freed.append(entries.updateValue(Entry(object: object), forKey: id))
        }
        freed.append(entries[id]?.values[key])
        entries[id]?.values[key] = value
        sweep(&freed)
      }
    }
    withExtendedLifetime(freed) {}
  }

  /// Removes the entries of objects that are gone, each time the number of entries has doubled.
  private func sweep(_ freed: inout [Any?]) {
    guard entries.count >= countAtNextSweep else { return }
    for (id, entry) in entries {
      let object = entry.object
      freed.append(object)
      if object == nil { freed.append(entries.removeValue(forKey: id)) }
    }
    countAtNextSweep = max(16, entries.count * 2)
  }
}
#endif
