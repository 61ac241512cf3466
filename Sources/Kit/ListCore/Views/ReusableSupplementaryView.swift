public import ListPlatform

/// A reusable header, footer, or other supplementary view.
@MainActor public protocol ReusableSupplementaryView: ReusableView {}

extension UITableViewHeaderFooterView: ReusableSupplementaryView {}

extension UICollectionReusableView: ReusableSupplementaryView {}
