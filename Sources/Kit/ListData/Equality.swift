/// Returns a Boolean value that indicates whether two values of any type are equal, or nil if they
/// can't be compared.
func areEqual<Value>(_ first: Value, _ second: Value) -> Bool? {
  func isEqual<Known: Equatable>(_ first: Known) -> Bool { first == second as? Known }
  return (first as? any Equatable).map { isEqual($0) }
}
