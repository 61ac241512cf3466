import HeadlessUIKit
import Testing

private struct Density: UITraitDefinition {
  static let defaultValue = 3
}

extension UIMutableTraits {
  fileprivate var density: Int {
    get { self[Density.self] }
    set { self[Density.self] = newValue }
  }
}

@MainActor struct TraitCollectionTests {
  @Test
  func
    `the last collection that specifies a trait determines it, and collections are compared by them`()
  {
    let combined = UITraitCollection(traitsFrom: [
      UITraitCollection(accessibilityContrast: .high), UITraitCollection(userInterfaceLevel: .base),
      UITraitCollection(userInterfaceLevel: .elevated), UITraitCollection(legibilityWeight: .bold),
      UITraitCollection(displayGamut: .P3), UITraitCollection(activeAppearance: .active),
      UITraitCollection(forceTouchCapability: .available),
      UITraitCollection(imageDynamicRange: .high), UITraitCollection(sceneCaptureState: .active),
      UITraitCollection(toolbarItemPresentationSize: .small), UITraitCollection(),
    ])
    #expect(
      (
        combined.accessibilityContrast, combined.userInterfaceLevel, combined.legibilityWeight,
        combined.displayGamut, combined.activeAppearance
      ) == (.high, .elevated, .bold, .P3, .active))
    #expect(
      (
        combined.forceTouchCapability, combined.imageDynamicRange, combined.sceneCaptureState,
        combined.toolbarItemPresentationSize, combined.userInterfaceStyle
      ) == (.available, .high, .active, .small, .unspecified))

    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let large = UITraitCollection(traitsFrom: [dark, UITraitCollection(displayScale: 3)])
    #expect(
      [
        large.containsTraits(in: dark), dark.containsTraits(in: large),
        dark.containsTraits(in: nil),
      ] == [true, false, true])
    #expect(
      [
        large.hasDifferentColorAppearance(comparedTo: dark),
        dark.hasDifferentColorAppearance(comparedTo: nil),
      ] == [false, true])
    let changed = large.changedTraits(from: dark)
    #expect(changed.count == 1 && changed[0] == UITraitDisplayScale.self)
  }

  @Test func `closures specify and change traits, also those of apps`() {
    let first = UITraitCollection {
      $0.userInterfaceStyle = .dark
      $0.density = 5
    }
    #expect((first.userInterfaceStyle, first[UITraitUserInterfaceStyle.self]) == (.dark, .dark))
    let second = first.modifyingTraits { $0.density = 6 }
    #expect(second != first && second.userInterfaceStyle == .dark)
    #expect(second.replacing(Density.self, value: 5) == first)
    #expect(first.replacing(UITraitDisplayScale.self, value: 3).displayScale == 3)
    #expect(
      [first, UITraitCollection(), UITraitCollection(traitsFrom: [first, second])]
        .map { $0[Density.self] } == [5, 3, 6])
  }

  @Test func `a collection can be current for a closure`() {
    let style = UITraitCollection.current.userInterfaceStyle
    var seen = UIUserInterfaceStyle.unspecified
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      seen = UITraitCollection.current.userInterfaceStyle
    }
    #expect([seen, UITraitCollection.current.userInterfaceStyle] == [.dark, style])
  }

  @Test func `a new text size posts a notification`() {
    let old = UITraitCollection.current
    var sizes: [UIContentSizeCategory?] = []
    let observer = NotificationCenter.default.addObserver(
      forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
    ) { note in
      nonisolated(unsafe) let size = note.userInfo?[UIContentSizeCategory.newValueUserInfoKey]
      MainActor.assumeIsolated { sizes.append(size as? UIContentSizeCategory) }
    }
    UITraitCollection.current = old.modifyingTraits { $0.userInterfaceStyle = .dark }
    #expect(sizes.isEmpty)
    UITraitCollection.current = old.modifyingTraits {
      $0.preferredContentSizeCategory = .accessibilityLarge
    }
    #expect(sizes == [.accessibilityLarge])
    NotificationCenter.default.removeObserver(observer)
    UITraitCollection.current = old
  }
}
