#if canImport(CoreGraphics)
// Foundation declares points, but not that they are Codable.
@_exported public import CoreGraphics
#endif
