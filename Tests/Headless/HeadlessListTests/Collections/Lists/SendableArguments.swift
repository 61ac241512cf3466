import HeadlessUIKit

// The arguments of tests cross threads. As in UIKit, these enumerations don't say that they may.
extension UICollectionLayoutListConfiguration.Appearance: @unchecked Sendable {}
extension UICellAccessory.OutlineDisclosureOptions.Style: @unchecked Sendable {}
