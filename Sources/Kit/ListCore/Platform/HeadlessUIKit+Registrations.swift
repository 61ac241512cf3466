#if !(os(iOS) || os(tvOS) || os(visionOS))
import ListPlatform

extension UICollectionView {
  /// Returns a Boolean value that indicates whether the app has registered a class, and warns that
  /// UIKit wouldn't reveal it.
  func hasRegistration(ofKind kind: String?, withReuseIdentifier identifier: String) -> Bool {
    guard isRegistered(ofKind: kind, withReuseIdentifier: identifier) else { return false }
    let method = kind == nil ? "cellIdentifier(at:)" : "reuseIdentifier(for:_:at:)"
    Advice.handler(
      "The app registers its own views for the identifier “\(identifier)”. On iOS, a collection "
        + "view doesn't reveal its registrations, and the list would replace them. Return "
        + "“\(identifier)” from \(method).")
    return true
  }
}
#endif
