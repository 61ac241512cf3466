#if !canImport(Darwin)
/// A length of time or a point in time, in seconds.
public typealias CFTimeInterval = Double

/// An array of objects, as in Core Foundation.
public typealias CFArray = [Any]
#endif
