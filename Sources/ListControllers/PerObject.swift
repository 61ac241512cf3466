/// Values kept for objects that cannot keep them, as long as the objects live.
@MainActor struct PerObject<Value> {
  private struct Entry {
    weak var object: AnyObject?
    var value: Value
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  /// An object's value. Setting one forgets those of objects that are gone.
  subscript(object: AnyObject) -> Value? {
    get {
      guard let entry = entries[ObjectIdentifier(object)], entry.object === object else {
        return nil
      }
      return entry.value
    }
    set {
      entries = entries.filter { $0.value.object != nil }
      entries[ObjectIdentifier(object)] = newValue.map { Entry(object: object, value: $0) }
    }
  }
}
