#if canImport(CoreGraphics)
// The members of points, sizes and rectangles, which Foundation doesn't declare.
@_exported public import CoreGraphics
#endif
