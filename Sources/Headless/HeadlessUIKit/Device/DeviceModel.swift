public import Foundation

/// The device that is modelled: its screen, and the parts of it that an app shares with the system.
///
/// A host or a test replaces ``current`` before it creates its windows:
///
///     DeviceModel.current = .iPad
public struct DeviceModel: Equatable, Sendable {
  /// The size of the screen in portrait, in points.
  public var size: CGSize
  /// The number of pixels per point.
  public var scale: CGFloat
  /// The distances from the screen's edges that its corners, the status bar and the home indicator
  /// take, in points.
  ///
  /// They are the safe area of a window that fills the screen. A window without a scene isn't on a
  /// screen, and has none.
  public var safeAreaInsets: UIEdgeInsets
  /// The radius of the screen's corners, in points.
  public var cornerRadius: CGFloat
  /// The type of device.
  public var idiom: UIUserInterfaceIdiom

  /// Creates a device. Unless specified otherwise, it is a phone whose screen shows nothing but the
  /// app.
  public init(
    size: CGSize, scale: CGFloat = 2, safeAreaInsets: UIEdgeInsets = .zero,
    cornerRadius: CGFloat = 0, idiom: UIUserInterfaceIdiom = .phone
  ) {
    self.size = size
    self.scale = scale
    self.safeAreaInsets = safeAreaInsets
    self.cornerRadius = cornerRadius
    self.idiom = idiom
  }

  /// A phone of the size of an iPhone 14, with the status bar and the home indicator.
  ///
  /// A point has two pixels instead of three, so that its lengths are whole or half points.
  public static let iPhone = DeviceModel(
    size: CGSize(width: 390, height: 844),
    safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0), cornerRadius: 47)

  /// A phone with a home button, of the size of an iPhone SE.
  public static let iPhoneSE = DeviceModel(
    size: CGSize(width: 375, height: 667),
    safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))

  /// A tablet of the size of an iPad Air.
  public static let iPad = DeviceModel(
    size: CGSize(width: 820, height: 1180),
    safeAreaInsets: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0), cornerRadius: 18,
    idiom: .pad)

  /// The device in use; ``iPhone`` unless it is set.
  ///
  /// Setting it changes the screen, the traits ``UITraitCollection/current`` and the safe areas of
  /// the windows.
  @MainActor public static var current = DeviceModel.iPhone {
    didSet {
      guard current != oldValue else { return }
      UITraitCollection.current = UITraitCollection(traitsFrom: [.current, current.traits])
      for window in UIApplication.shared.windows { window.setNeedsLayout() }
    }
  }

  private var traits: UITraitCollection {
    UITraitCollection {
      $0.displayScale = scale
      $0.userInterfaceIdiom = idiom
      $0.horizontalSizeClass = idiom == .pad ? .regular : .compact
    }
  }
}
