#if !canImport(ObjectiveC)
import Foundation

// The part of the Objective-C runtime with which extensions store values in objects. On Apple's
// systems, Foundation provides it.

// swift-format-ignore: TypeNamesShouldBeCapitalized, AlwaysUseLowerCamelCase
/// The policy with which an association stores its value. Values are stored strongly; the two copy
/// policies store a copy of values that conform to `NSCopying`.
@nonexhaustive public enum objc_AssociationPolicy: UInt, Sendable {
  /// A strong reference. All associations are atomic.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// A copy of the value. All associations are atomic.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// A strong reference.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// A copy of the value.
  case OBJC_ASSOCIATION_COPY = 771
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Associates a value with an object for a key until the object is deallocated. Passing nil removes
/// the value. Any thread may call this function.
///
/// The values of a responder, such as a view or a view controller, are still available in its
/// `deinit`, as they are with the Objective-C runtime. Those of other objects are not.
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

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the value associated with an object for a key, or nil if there is none. Any thread may
/// call this function.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  Associations.shared.value(of: object as AnyObject, for: key)
}

/// The storage of associated values. Responders store their own values; a table stores those of
/// other objects.
private final class Associations: @unchecked Sendable {
  static let shared = Associations()

  private struct Entry {
    weak var object: AnyObject?
    var values: [UnsafeRawPointer: Any] = [:]
  }

  // The lock guards the table and the values in responders. Nothing is deallocated while it is
  // held, because a deinit may request an association.
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

  /// Removes the entries of deallocated objects each time the number of entries has doubled.
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
