public import ListPlatform

/// A reusable view beside the cells: a header, a footer, or another supplementary view.
@MainActor public protocol ReusableSupplementaryView: ReusableView {}

extension UITableViewHeaderFooterView: ReusableSupplementaryView {}

extension UICollectionReusableView: ReusableSupplementaryView {}
