#if canImport(CoreGraphics)
// UIKit re-exports Core Graphics, and so does this module. Foundation declares points, sizes and
// rectangles, but not their members.
@_exported public import CoreGraphics
#endif
