public import Foundation

/// The root of a view hierarchy, and what a screen shows.
@preconcurrency @MainActor open class UIWindow: UIView {
  /// Makes a window; its size is the screen's if the frame has none.
  public override init(frame: CGRect) {
    super.init(frame: frame.isEmpty ? UIScreen.main.bounds : frame)
    isHidden = true
    backgroundColor = .systemBackground
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override var window: UIWindow? { self }
  open override var next: UIResponder? { UIApplication.shared }

  /// The controller whose view fills the window; a shown window takes a new one over at once.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      if let oldValue, oldValue.isViewLoaded {
        oldValue.disappear(animated: false)
        oldValue.view.removeFromSuperview()
      }
      if !isHidden { installRoot() }
    }
  }

  /// Whether this window takes the keyboard's input.
  open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }

  /// Makes this the window that takes the keyboard's input.
  open func makeKey() {
    UIApplication.shared.keyWindow = self
  }

  /// Shows the window in front of the others: its root controller's view loads, appears and is
  /// laid out.
  open func makeKeyAndVisible() {
    isHidden = false
    UIApplication.shared.show(self)
    makeKey()
    installRoot()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    rootViewController?.viewIfLoaded?.frame = bounds
    for view in overlays { view.frame = bounds }
  }

  private func installRoot() {
    guard let root = rootViewController, root.view.superview !== self else { return }
    root.view.frame = bounds
    root.appear(animated: false) { insertSubview(root.view, at: 0) }
  }

  /// The views of presented controllers, in front of the root's.
  private var overlays: [UIView] {
    sequence(state: rootViewController) { controller in
      controller = controller?.presented
      return controller?.viewIfLoaded
    }.filter { $0.superview === self }
  }
}
