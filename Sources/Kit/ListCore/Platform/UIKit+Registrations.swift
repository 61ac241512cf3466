#if os(iOS) || os(tvOS) || os(visionOS)
import ListPlatform

extension UICollectionView {
  /// Returns `false`, because UIKit doesn't reveal the registered classes of a collection view.
  func hasRegistration(ofKind kind: String?, withReuseIdentifier identifier: String) -> Bool {
    false
  }
}
#endif
