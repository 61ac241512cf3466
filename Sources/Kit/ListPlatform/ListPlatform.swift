// The only place that chooses between UIKit and HeadlessUIKit.
#if os(iOS) || os(tvOS) || os(visionOS)
@_exported public import UIKit
#else
@_exported public import HeadlessScreens
@_exported public import HeadlessUIKit
#endif
