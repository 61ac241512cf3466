import Foundation

extension UIViewController {
  /// Shows the view of the content-unavailable configuration over the controller's view, or removes
  /// it.
  func showContentUnavailable() {
    guard let view = viewIfLoaded else { return }
    guard let configuration = contentUnavailableConfiguration else {
      contentUnavailableView?.removeFromSuperview()
      contentUnavailableView = nil
      return
    }
    let updated = configuration.updated(for: contentUnavailableConfigurationState)
    if let shown = contentUnavailableView as? any UIView & UIContentView, shown.supports(updated) {
      shown.configuration = updated
    } else {
      contentUnavailableView?.removeFromSuperview()
      contentUnavailableView = updated.makeContentView()
    }
    guard let shown = contentUnavailableView else { return }
    shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    shown.frame = CGRect(origin: view.bounds.origin, size: view.bounds.size)
    view.addSubview(shown)
    view.bringSubviewToFront(shown)
  }
}
