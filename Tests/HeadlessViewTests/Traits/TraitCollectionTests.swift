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

@MainActor @Suite(.timeLimit(.minutes(5))) struct TraitCollectionTests {
  @Test func `the last collection that specifies a trait determines it`() {
    let combined = UITraitCollection(traitsFrom: [
      UITraitCollection(accessibilityContrast: .high), UITraitCollection(userInterfaceLevel: .base),
      UITraitCollection(userInterfaceLevel: .elevated), UITraitCollection(legibilityWeight: .bold),
      UITraitCollection(displayGamut: .P3), UITraitCollection(activeAppearance: .active),
      UITraitCollection(forceTouchCapability: .available),
      UITraitCollection(imageDynamicRange: .high), UITraitCollection(sceneCaptureState: .active),
      UITraitCollection(toolbarItemPresentationSize: .small), UITraitCollection(),
    ])
    #expect(combined.accessibilityContrast == .high)
    #expect(combined.userInterfaceLevel == .elevated)
    #expect(combined.legibilityWeight == .bold)
    #expect(combined.displayGamut == .P3)
    #expect(combined.activeAppearance == .active)
    #expect(combined.forceTouchCapability == .available)
    #expect(combined.imageDynamicRange == .high)
    #expect(combined.sceneCaptureState == .active)
    #expect(combined.toolbarItemPresentationSize == .small)
    #expect(combined.userInterfaceStyle == .unspecified)
  }

  @Test func `closures specify and change traits, also those of apps`() {
    let first = UITraitCollection {
      $0.userInterfaceStyle = .dark
      $0.density = 5
    }
    #expect(first.userInterfaceStyle == .dark && first[Density.self] == 5)
    #expect(UITraitCollection()[Density.self] == 3)
    let second = first.modifyingTraits { $0.density = 6 }
    #expect(second != first && second.userInterfaceStyle == .dark)
    #expect(second.replacing(Density.self, value: 5) == first)
    #expect(first.replacing(UITraitDisplayScale.self, value: 3).displayScale == 3)
    #expect(first[UITraitUserInterfaceStyle.self] == .dark)
    #expect(UITraitCollection(traitsFrom: [first, second])[Density.self] == 6)
  }

  @Test func `collections are compared by traits`() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let large = UITraitCollection(traitsFrom: [dark, UITraitCollection(displayScale: 3)])
    #expect(large.containsTraits(in: dark) && !dark.containsTraits(in: large))
    #expect(dark.containsTraits(in: nil))
    #expect(!large.hasDifferentColorAppearance(comparedTo: dark))
    #expect(dark.hasDifferentColorAppearance(comparedTo: nil))
    let changed = large.changedTraits(from: dark)
    #expect(changed.count == 1 && changed[0] == UITraitDisplayScale.self)
  }

  @Test func `a collection can be current for a closure`() {
    let style = UITraitCollection.current.userInterfaceStyle
    var seen = UIUserInterfaceStyle.unspecified
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      seen = UITraitCollection.current.userInterfaceStyle
    }
    #expect(seen == .dark && UITraitCollection.current.userInterfaceStyle == style)
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
