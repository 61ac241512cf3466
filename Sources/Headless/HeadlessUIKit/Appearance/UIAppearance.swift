public import Foundation

/// An object that can contain views with appearances of their own.
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}

/// A class whose instances take over the looks of a proxy.
///
/// A view's proxy is an instance of its class that is never displayed. When a view enters a window,
/// it takes over the properties in `AppearanceProperty.all` that were set on the proxy and not on
/// the view: those whose values differ from those of a new instance. Proxies of subclasses and of
/// containers precede more general ones. The proxies of bar items are only kept.
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {
  /// Returns the proxy of the class.
  static func appearance() -> Self
  /// Returns the proxy for instances inside containers, innermost first.
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
  /// Returns the proxy for instances with some traits.
  static func appearance(for trait: UITraitCollection) -> Self
  /// Returns the proxy for instances with some traits inside containers, innermost first.
  static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

extension UIView: UIAppearance, UIAppearanceContainer {
  /// Returns the proxy of the class.
  public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }
  /// Returns the proxy for instances inside containers, innermost first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    appearance(for: UITraitCollection(), whenContainedInInstancesOf: containerTypes)
  }
  /// Returns the proxy for instances with some traits.
  public static func appearance(for trait: UITraitCollection) -> Self {
    appearance(for: trait, whenContainedInInstancesOf: [])
  }
  /// Returns the proxy for instances with some traits inside containers, innermost first.
  public static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    let place = AppearancePlace(traits: trait, containers: containerTypes)
    return AppearanceRule.proxy(of: self, in: place) { make() as! Self }
  }
}

extension UIViewController: UIAppearanceContainer {}

extension UIBarItem: UIAppearance {
  /// Returns the proxy of the class.
  public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }
  /// Returns the proxy for instances inside containers, innermost first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    appearance(for: UITraitCollection(), whenContainedInInstancesOf: containerTypes)
  }
  /// Returns the proxy for instances with some traits.
  public static func appearance(for trait: UITraitCollection) -> Self {
    appearance(for: trait, whenContainedInInstancesOf: [])
  }
  /// Returns the proxy for instances with some traits inside containers, innermost first.
  public static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    let place = AppearancePlace(traits: trait, containers: containerTypes)
    return AppearanceRule.proxy(of: self, in: place) { Self(coder: NSCoder())! }
  }
}
