extension Array {
  /// Returns a Boolean value that indicates whether two arrays share their memory. They no longer
  /// do after one of them changes.
  @inlinable
  func isSameArray(as other: [Element]) -> Bool {
    count == other.count
      && withUnsafeBufferPointer { first in
        other.withUnsafeBufferPointer { first.baseAddress == $0.baseAddress }
      }
  }
}
