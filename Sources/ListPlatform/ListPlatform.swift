// The one place that decides what the list part of UIKit is here.
#if os(iOS) || os(tvOS) || os(visionOS)
@_exported public import UIKit
#else
@_exported public import HeadlessScreens
@_exported public import HeadlessUIKit
#endif
