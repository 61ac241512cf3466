extension Array {
  /// Whether two arrays are one in memory; a change of one of them ends that.
  @inlinable
  func isSameArray(as other: [Element]) -> Bool {
    count == other.count
      && withUnsafeBufferPointer { first in
        other.withUnsafeBufferPointer { first.baseAddress == $0.baseAddress }
      }
  }
}
