extension Array {
  /// Returns a Boolean value that indicates whether two arrays share their storage, and so are
  /// equal without a comparison. They no longer do after one of them changes.
  ///
  /// The name is that of the standard library's method in later versions of Swift.
  @inlinable
  package func isTriviallyIdentical(to other: [Element]) -> Bool {
    count == other.count
      && withUnsafeBufferPointer { first in
        other.withUnsafeBufferPointer { first.baseAddress == $0.baseAddress }
      }
  }
}
