public import Foundation

extension UIBarAppearance: @preconcurrency NSSecureCoding {
  /// A Boolean value that indicates whether the class supports secure coding; true.
  public nonisolated static var supportsSecureCoding: Bool { true }

  /// Encodes the values of the appearance, and those of a bar of the system.
  func encodeValues(with coder: NSCoder) {
    coder.encodeNested(backgroundEffect, forKey: "backgroundEffect")
    coder.encodeNested(backgroundColor, forKey: "backgroundColor")
    coder.encodeNested(backgroundImage, forKey: "backgroundImage")
    coder.encodeValue(backgroundImageContentMode.rawValue, forKey: "contentMode")
    coder.encodeNested(shadowColor, forKey: "shadowColor")
    coder.encodeNested(shadowImage, forKey: "shadowImage")
    switch self {
    case let bar as UINavigationBarAppearance:
      coder.encodeAttributes(bar.titleTextAttributes, forKey: "titleTextAttributes")
      coder.encodeAttributes(bar.largeTitleTextAttributes, forKey: "largeTitleTextAttributes")
      coder.encodeValue(bar.titlePositionAdjustment, forKey: "titlePositionAdjustment")
      coder.encodeNested(bar.buttonAppearance, forKey: "buttonAppearance")
      coder.encodeNested(bar.doneButtonAppearance, forKey: "doneButtonAppearance")
      coder.encodeNested(bar.backButtonAppearance, forKey: "backButtonAppearance")
    case let bar as UIToolbarAppearance:
      coder.encodeNested(bar.buttonAppearance, forKey: "buttonAppearance")
      coder.encodeNested(bar.doneButtonAppearance, forKey: "doneButtonAppearance")
    case let bar as UITabBarAppearance:
      coder.encodeNested(bar.stackedLayoutAppearance, forKey: "stackedLayoutAppearance")
      coder.encodeNested(bar.inlineLayoutAppearance, forKey: "inlineLayoutAppearance")
      coder.encodeNested(
        bar.compactInlineLayoutAppearance, forKey: "compactInlineLayoutAppearance")
      coder.encodeNested(bar.selectionIndicatorTintColor, forKey: "selectionIndicatorTintColor")
      coder.encodeNested(bar.selectionIndicatorImage, forKey: "selectionIndicatorImage")
      coder.encodeValue(bar.stackedItemPositioning.rawValue, forKey: "stackedItemPositioning")
      coder.encodeValue(bar.stackedItemWidth, forKey: "stackedItemWidth")
      coder.encodeValue(bar.stackedItemSpacing, forKey: "stackedItemSpacing")
    default: break
    }
  }

  /// Takes the values of an archive, if it has values of an appearance.
  func decodeValues(from coder: NSCoder) {
    guard let mode = coder.decodeValue(Int.self, forKey: "contentMode") else { return }
    backgroundEffect = coder.decodeNested(UIBlurEffect.self, forKey: "backgroundEffect")
    backgroundColor = coder.decodeNested(UIColor.self, forKey: "backgroundColor")
    backgroundImage = coder.decodeNested(UIImage.self, forKey: "backgroundImage")
    backgroundImageContentMode = UIView.ContentMode(rawValue: mode) ?? .scaleToFill
    shadowColor = coder.decodeNested(UIColor.self, forKey: "shadowColor")
    shadowImage = coder.decodeNested(UIImage.self, forKey: "shadowImage")
    func buttons(_ key: String) -> UIBarButtonItemAppearance {
      coder.decodeNested(UIBarButtonItemAppearance.self, forKey: key)
        ?? UIBarButtonItemAppearance(style: .plain)
    }
    func items(_ key: String) -> UITabBarItemAppearance {
      coder.decodeNested(UITabBarItemAppearance.self, forKey: key)
        ?? UITabBarItemAppearance(style: .stacked)
    }
    switch self {
    case let bar as UINavigationBarAppearance:
      bar.titleTextAttributes = coder.decodeAttributes(forKey: "titleTextAttributes") ?? [:]
      bar.largeTitleTextAttributes =
        coder.decodeAttributes(forKey: "largeTitleTextAttributes") ?? [:]
      bar.titlePositionAdjustment =
        coder.decodeValue(UIOffset.self, forKey: "titlePositionAdjustment") ?? .zero
      bar.buttonAppearance = buttons("buttonAppearance")
      bar.doneButtonAppearance = buttons("doneButtonAppearance")
      bar.backButtonAppearance = buttons("backButtonAppearance")
    case let bar as UIToolbarAppearance:
      bar.buttonAppearance = buttons("buttonAppearance")
      bar.doneButtonAppearance = buttons("doneButtonAppearance")
    case let bar as UITabBarAppearance:
      bar.stackedLayoutAppearance = items("stackedLayoutAppearance")
      bar.inlineLayoutAppearance = items("inlineLayoutAppearance")
      bar.compactInlineLayoutAppearance = items("compactInlineLayoutAppearance")
      bar.selectionIndicatorTintColor = coder.decodeNested(
        UIColor.self, forKey: "selectionIndicatorTintColor")
      bar.selectionIndicatorImage = coder.decodeNested(
        UIImage.self, forKey: "selectionIndicatorImage")
      let positioning = coder.decodeValue(Int.self, forKey: "stackedItemPositioning")
      bar.stackedItemPositioning =
        positioning.flatMap(UITabBar.ItemPositioning.init) ?? .automatic
      bar.stackedItemWidth = coder.decodeValue(CGFloat.self, forKey: "stackedItemWidth") ?? 0
      bar.stackedItemSpacing = coder.decodeValue(CGFloat.self, forKey: "stackedItemSpacing") ?? 0
    default: break
    }
  }
}

extension UIBarButtonItemAppearance: @preconcurrency NSSecureCoding {
  /// A Boolean value that indicates whether the class supports secure coding; true.
  public nonisolated static var supportsSecureCoding: Bool { true }

  private var states: [(name: String, appearance: UIBarButtonItemStateAppearance)] {
    [
      ("normal", normal), ("highlighted", highlighted), ("disabled", disabled),
      ("focused", focused),
    ]
  }

  /// Encodes the titles and backgrounds of each state.
  func encodeValues(with coder: NSCoder) {
    for (name, state) in states {
      coder.encodeAttributes(state.titleTextAttributes, forKey: name + ".title")
      coder.encodeValue(state.titlePositionAdjustment, forKey: name + ".titlePosition")
      coder.encodeNested(state.backgroundImage, forKey: name + ".background")
      coder.encodeValue(
        state.backgroundImagePositionAdjustment, forKey: name + ".backgroundPosition")
    }
  }

  /// Takes the values of an archive.
  func decodeValues(from coder: NSCoder) {
    for (name, state) in states {
      state.titleTextAttributes = coder.decodeAttributes(forKey: name + ".title") ?? [:]
      state.titlePositionAdjustment =
        coder.decodeValue(UIOffset.self, forKey: name + ".titlePosition") ?? .zero
      state.backgroundImage = coder.decodeNested(UIImage.self, forKey: name + ".background")
      state.backgroundImagePositionAdjustment =
        coder.decodeValue(UIOffset.self, forKey: name + ".backgroundPosition") ?? .zero
    }
  }
}

extension UITabBarItemAppearance: @preconcurrency NSSecureCoding {
  /// A Boolean value that indicates whether the class supports secure coding; true.
  public nonisolated static var supportsSecureCoding: Bool { true }

  private var states: [(name: String, appearance: UITabBarItemStateAppearance)] {
    [("normal", normal), ("selected", selected), ("disabled", disabled), ("focused", focused)]
  }

  /// Encodes the titles, icons and badges of each state.
  func encodeValues(with coder: NSCoder) {
    for (name, state) in states {
      coder.encodeAttributes(state.titleTextAttributes, forKey: name + ".title")
      coder.encodeValue(state.titlePositionAdjustment, forKey: name + ".titlePosition")
      coder.encodeNested(state.iconColor, forKey: name + ".iconColor")
      coder.encodeValue(state.badgePositionAdjustment, forKey: name + ".badgePosition")
      coder.encodeNested(state.badgeBackgroundColor, forKey: name + ".badgeColor")
      coder.encodeAttributes(state.badgeTextAttributes, forKey: name + ".badge")
      coder.encodeValue(state.badgeTitlePositionAdjustment, forKey: name + ".badgeTitlePosition")
    }
  }

  /// Takes the values of an archive.
  func decodeValues(from coder: NSCoder) {
    for (name, state) in states {
      state.titleTextAttributes = coder.decodeAttributes(forKey: name + ".title") ?? [:]
      state.titlePositionAdjustment =
        coder.decodeValue(UIOffset.self, forKey: name + ".titlePosition") ?? .zero
      state.iconColor = coder.decodeNested(UIColor.self, forKey: name + ".iconColor")
      state.badgePositionAdjustment =
        coder.decodeValue(UIOffset.self, forKey: name + ".badgePosition") ?? .zero
      state.badgeBackgroundColor = coder.decodeNested(UIColor.self, forKey: name + ".badgeColor")
      state.badgeTextAttributes = coder.decodeAttributes(forKey: name + ".badge") ?? [:]
      state.badgeTitlePositionAdjustment =
        coder.decodeValue(UIOffset.self, forKey: name + ".badgeTitlePosition") ?? .zero
    }
  }
}
