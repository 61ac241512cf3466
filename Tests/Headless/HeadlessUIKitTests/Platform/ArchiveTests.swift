import Foundation
import HeadlessUIKit
import Testing

/// A view of an app. Foundation can archive only classes outside of other types.
final class ArchivedCard: UIView {}

/// Objects in archives, and copies of objects.
@MainActor struct ArchiveTests {
  /// Describes an object and the one that its archive, or its copy, restores.
  private struct Case {
    let name: String
    let before: String
    let after: String
  }

  /// Returns the case of an object whose class is restored with secure coding.
  private func secured<Object: NSObject & NSSecureCoding>(
    _ object: Object, _ read: (Object) -> String
  ) throws -> Case {
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: object, requiringSecureCoding: true)
    let restored = try NSKeyedUnarchiver.unarchivedObject(ofClass: Object.self, from: data)
    return Case(
      name: "\(Object.self)", before: read(object), after: restored.map(read) ?? "nothing")
  }

  /// Returns the case of an object whose class is restored without secure coding.
  private func archived<Object: NSObject & NSCoding>(
    _ object: Object, _ read: (Object) -> String
  ) throws -> Case {
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: object, requiringSecureCoding: false)
    let coder = try NSKeyedUnarchiver(forReadingFrom: data)
    coder.requiresSecureCoding = false
    let restored = coder.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? Object
    return Case(
      name: "\(Object.self)", before: read(object), after: restored.map(read) ?? "nothing")
  }

  private func copied<Object: NSObject & NSCopying>(
    _ object: Object, _ read: (Object) -> String
  ) -> Case {
    let copy = object.copy() as? Object
    return Case(
      name: "copy of \(Object.self)", before: read(object), after: copy.map(read) ?? "nothing")
  }

  private func expectEqual(_ cases: [Case]) {
    let wrong = cases.filter { $0.before != $0.after || $0.before == "nothing" }
    #expect(wrong.map { "\($0.name): \($0.before) became \($0.after)" } == [])
  }

  @Test func `values are restored`() throws {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 3
    style.alignment = .center
    style.tabStops = [NSTextTab(textAlignment: .right, location: 40)]
    let shadow = NSShadow()
    shadow.shadowBlurRadius = 2
    shadow.shadowColor = UIColor.red
    let path = UIBezierPath(roundedRect: CGRect(x: 1, y: 2, width: 30, height: 40), cornerRadius: 5)
    path.lineWidth = 3
    path.setLineDash([4, 2], count: 2, phase: 1)
    let preferences = UIMenuDisplayPreferences()
    preferences.maximumNumberOfTitleLines = 4
    let stop = CharacterSet(charactersIn: ".")
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 5, height: 6)
    layer.borderColor = UIColor.blue.cgColor
    layer.backgroundColor = UIColor.red.cgColor
    layer.addSublayer(CALayer())
    let spin = CABasicAnimation(keyPath: "opacity")
    spin.toValue = 0.5
    spin.duration = 2
    let symbol = UIImage(
      systemName: "star",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 30, weight: .bold))!
    let traits = UITraitCollection {
      $0.userInterfaceStyle = .dark
      $0.preferredContentSizeCategory = .extraLarge
      $0.displayScale = 3
    }
    try expectEqual([
      secured(UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)) { "\($0)" },
      secured(UIColor.secondaryLabel) { $0.resolvedColor(with: traits).description },
      secured(UIFont.italicSystemFont(ofSize: 21)) { "\($0.fontName) \($0.pointSize)" },
      secured(UIFont.preferredFont(forTextStyle: .title1)) {
        "\($0.pointSize) \($0.fontDescriptor.object(forKey: .textStyle) ?? "")"
      },
      secured(UIFontDescriptor(name: "HelveticaNeue-Bold", size: 9)) {
        "\($0.postscriptName) \($0.pointSize)"
      },
      secured(style as NSParagraphStyle) {
        "\($0.lineSpacing) \($0.alignment) \($0.tabStops.map(\.location))"
      },
      secured(shadow) { "\($0.shadowBlurRadius) \($0.shadowColor as Any)" },
      secured(path) { "\($0.bounds) \($0.lineWidth) \($0.contains(CGPoint(x: 10, y: 10)))" },
      secured(path) {
        var (lengths, count, phase): ([CGFloat], Int, CGFloat) = ([0, 0], 0, 0)
        $0.getLineDash(&lengths, count: &count, phase: &phase)
        return "\(lengths) \(phase)"
      },
      secured(preferences) { "\($0.maximumNumberOfTitleLines)" },
      secured(NSTextTab(textAlignment: .right, location: 40, options: [.columnTerminators: stop])) {
        "\($0.location) \($0.options[.columnTerminators] as? CharacterSet == stop)"
      },
      secured(symbol) {
        "\($0.isSymbolImage) \($0.size) \($0.configuration == symbol.configuration)"
      },
      secured(symbol.withRenderingMode(.alwaysOriginal)) { "\($0.renderingMode)" },
      secured(traits) { "\($0.userInterfaceStyle) \($0.displayScale) \($0 == traits)" },
      secured(layer) {
        "\($0.bounds) \([$0.borderColor, $0.backgroundColor].map { $0.map { UIColor(cgColor: $0) } }) "
          + "\($0.sublayers?.count ?? 0)"
      },
      secured(spin) { "\($0.keyPath ?? "") \($0.toValue ?? "") \($0.duration)" },
      secured(UIBlurEffect(style: .dark)) { "\($0.isEqual(UIBlurEffect(style: .dark)))" },
      secured(UITextInputPasswordRules(descriptor: "minlength: 20;")) {
        $0.passwordRulesDescriptor
      },
      archived(UICubicTimingParameters(animationCurve: .easeIn)) {
        "\($0.animationCurve) \($0.controlPoint1) \($0.timingCurveType)"
      },
      archived(UISpringTimingParameters(dampingRatio: 1, initialVelocity: CGVector(dx: 2, dy: 3))) {
        "\($0.initialVelocity)"
      },
      archived(UIKey()) { "\($0.characters)\($0.modifierFlags.rawValue)" },
    ])
  }

  @Test func `parts of a screen are restored`() throws {
    let card = ArchivedCard(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    card.backgroundColor = .green
    card.tag = 7
    let label = UILabel(frame: CGRect(x: 3, y: 4, width: 5, height: 6))
    label.alpha = 0.5
    card.addSubview(label)
    let controller = UIViewController()
    controller.title = "Inbox"
    controller.modalPresentationStyle = .formSheet
    let item = UINavigationItem(title: "Inbox")
    item.rightBarButtonItems = [
      UIBarButtonItem(title: "Edit", style: .done, target: nil, action: nil)
    ]
    item.leftBarButtonItems = ["Sort", "Filter"].map { UIBarButtonItem(title: $0) }
    let tab = UITabBarItem(title: "Inbox", image: nil, tag: 3)
    tab.badgeValue = "9"
    let menu = UIMenu(
      title: "More", options: .displayInline,
      children: [
        UIAction(title: "Share", identifier: .init("share"), state: .on) { _ in },
        UICommand(title: "Copy", action: Selector(("copy:"))),
      ])
    let command = UIKeyCommand(input: "d", modifierFlags: .command, action: Selector(("delete:")))
    let bar = UINavigationBarAppearance()
    bar.backgroundColor = .red
    bar.titleTextAttributes = [.foregroundColor: UIColor.blue]
    bar.buttonAppearance.normal.titlePositionAdjustment = UIOffset(horizontal: 1, vertical: 2)
    let configuration = UISceneConfiguration(name: "Main", sessionRole: .windowApplication)
    configuration.delegateClass = UIWindowScene.self
    try expectEqual([
      archived(card) { "\($0.frame) \($0.tag) \($0.backgroundColor as Any) \($0.subviews.count)" },
      archived(card) { "\(type(of: $0.subviews[0])) \($0.subviews[0].alpha)" },
      archived(controller) { "\($0.title ?? "") \($0.modalPresentationStyle)" },
      archived(item) { "\($0.title ?? "") \($0.rightBarButtonItem?.title ?? "")" },
      archived(item) { "\($0.leftBarButtonItems?.compactMap(\.title) ?? [])" },
      archived(tab) { "\($0.title ?? "") \($0.tag) \($0.badgeValue ?? "")" },
      secured(menu) {
        "\($0.title) \($0.options.rawValue) \($0.children.map(\.title)) \($0.selectedElements.count)"
      },
      secured(command) { "\($0.input ?? "") \($0.modifierFlags.rawValue) \($0.action)" },
      secured(bar) {
        "\($0.backgroundColor as Any) \($0.titleTextAttributes) "
          + "\($0.buttonAppearance.normal.titlePositionAdjustment)"
      },
      secured(configuration) {
        "\($0.name ?? "") \($0.role.rawValue) \($0.delegateClass.map { "\($0)" } ?? "")"
      },
    ])
  }

  @Test func `copies have the values, and are objects of their own where they can change`() {
    let action = UIAlertAction(title: "Delete", style: .destructive)
    action.isEnabled = false
    let menu = UIMenu(title: "More", children: [UIAction(title: "Share") { _ in }])
    let format = UIGraphicsImageRendererFormat()
    format.scale = 7
    let animator = UIViewPropertyAnimator(duration: 2, curve: .easeIn)
    animator.pausesOnCompletion = true
    let preferences = UIMenuDisplayPreferences()
    preferences.maximumNumberOfTitleLines = 4
    expectEqual([
      copied(action) { "\($0.title ?? "") \($0.style) \($0.isEnabled)" },
      copied(menu) { "\($0.title) \($0.identifier.rawValue) \($0.children.map(\.title))" },
      copied(format) { "\($0.scale)" },
      copied(animator) { "\($0.duration) \($0.pausesOnCompletion)" },
      copied(preferences) { "\($0.maximumNumberOfTitleLines)" },
      copied(UIColor.red) { "\($0)" },
    ])
    let copies: [(NSObject, Any)] = [
      (action, action.copy()), (menu, menu.copy()), (format, format.copy()),
      (animator, animator.copy()), (preferences, preferences.copy()),
    ]
    #expect(copies.allSatisfy { $0.0 !== $0.1 as AnyObject })
  }
}
