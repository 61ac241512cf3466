extension Array where Element: AnyObject {
  /// Returns the index of an object, compared by identity.
  ///
  /// A closure in main-actor code would check the actor for each element.
  func firstIndex(identicalTo object: Element) -> Int? {
    firstIndex { $0 === object }
  }
}
