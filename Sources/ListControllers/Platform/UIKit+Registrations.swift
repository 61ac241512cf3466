#if os(iOS) || os(tvOS) || os(visionOS)
import ListPlatform

extension UICollectionView {
  /// Returns `false`, because UIKit doesn't reveal what is registered in a collection view.
  func hasRegistration(ofKind kind: String?, withReuseIdentifier identifier: String) -> Bool {
    false
  }
}
#endif
