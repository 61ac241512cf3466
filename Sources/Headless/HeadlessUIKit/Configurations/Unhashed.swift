/// A value of a hashable type that is compared, and that has no hash of its own: UIKit's geometry
/// isn't hashable.
@propertyWrapper struct Unhashed<Value: Equatable>: Hashable {
  var wrappedValue: Value

  func hash(into hasher: inout Hasher) {}
}
