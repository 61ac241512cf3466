import Foundation
import SwiftTokens
import Testing

@testable import ListCheck

/// Uses of UIKit that is newer than the app's oldest iOS.
struct AvailabilityTests {
  /// A source of an app for iOS 15. Each line that has an unguarded use ends with a comment.
  struct Source: CustomTestStringConvertible {
    var testDescription: String
    var text: String

    init(_ name: String, _ text: String) { (testDescription, self.text) = (name, text) }
  }

  private func check(_ text: String) -> AvailabilityCheck {
    var check = AvailabilityCheck()
    check.add(Array(text.unicodeScalars), path: "App.swift", minimum: SystemVersion("15"))
    return check
  }

  @Test(arguments: sources) func `uses without a guard are found, and no others`(source: Source) {
    let lines = source.text.split(separator: "\n", omittingEmptySubsequences: false)
    let expected = lines.indices.filter { lines[$0].hasSuffix("// new") }.map { $0 + 1 }
    let found = check(source.text).uses.map(\.line)
    #expect(Array(Set(found)).sorted() == expected)
  }

  @Test func `a use is reported with its place, its version and the remedy`() {
    let source = "final class Empty {\n  let view = UIContentUnavailableView?.none\n}"
    #expect(
      check(source).findings.map(\.description) == [
        """
        App.swift:2:14: warning: UIContentUnavailableView is new in iOS 17, and the app runs on iOS \
        15: guard it with `if #available(iOS 17, *)`, or mark the declaration around it with \
        `@available(iOS 17, *)`.
        """
      ])
  }

  @Test(arguments: [
    "}})]>", "((((", "{ if #available(iOS 17, *", "@available(", "#if", "#else\n#endif\n#if !(((",
    "\"\\(", "import", "guard", "UIMenu.", "class A: ", "func a(", "UIAction(", "{ [a] (",
    "if #available(iOS 99999999999999999999, *) {",
  ]) func `odd sources are read to their ends`(part: String) {
    let texts = [part, String(repeating: part, count: 500), part + " view.traitOverrides"]
    #expect(texts.map { check($0).uses.count }.max() ?? 0 < 2)
  }

  private static let sources = [
    Source(
      "a requirement at the end of a newer protocol",
      """
      @available(iOS 17, *)
      protocol Filling {
        @available(iOS 17.4, *) func fill()
      }
      @MainActor func update(_ view: UIView) {
        view.traitOverrides.userInterfaceStyle = .dark  // new
      }
      """),
    Source(
      "a type's name, wherever it is written",
      #"""
      typealias Configuration = UIContentUnavailableConfiguration  // new
      extension UIContentUnavailableConfiguration {}  // new
      final class Screen: UIViewController {
        var empty: UIContentUnavailableConfiguration? { nil }  // new
        func show(_ configuration: UIKit.UIContentUnavailableConfiguration) {}  // new
        func make() -> Any { UIContentUnavailableConfiguration.empty() }  // new
        func text(of value: Any) -> String { "\(value is UIContentUnavailableConfiguration)" }  // new
      }
      """#),
    Source(
      "members, with and without an object",
      """
      final class Screen: UIViewController {
        func update(_ view: UIView, _ cell: UITableViewCell) {
          contentUnavailableConfiguration = nil  // new
          self.contentUnavailableConfiguration = nil  // new
          view.traitOverrides.userInterfaceStyle = .dark  // new
          traitOverrides.userInterfaceStyle = .dark  // new
          cell.backgroundConfiguration = cell.defaultBackgroundConfiguration()  // new
        }
      }
      """),
    Source(
      "values of properties, and labels of initializers",
      """
      @MainActor func update(_ cell: UICollectionViewListCell, _ sheet: UISheetPresentationController) {
        sheet.detents = [.medium(), .custom { _ in 200 }]  // new
        cell.accessories = [.detail()]  // new
        _ = UICellAccessory.detail()  // new
        _ = UIMenu(title: "", preferredElementSize: .small, children: [])  // new
        let isHeadset = cell.traitCollection.userInterfaceIdiom == .vision  // new
        _ = isHeadset
      }
      """),
    Source(
      "what is older",
      """
      final class Screen: UITableViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          tableView.backgroundView = nil
          navigationItem.title = ""
          _ = UIMenu(title: "", children: [])
          _ = UIFont.systemFont(ofSize: 17, weight: .bold)
          _ = UIImage(systemName: "star")
          UIView.animate(withDuration: 1) {}
        }
      }
      """),
    Source(
      "if",
      """
      @MainActor func update(_ view: UIView) {
        if #available(iOS 17, *) { view.traitOverrides.userInterfaceStyle = .dark }
        if #available(iOS 17.0, tvOS 17, *), view.traitOverrides.userInterfaceStyle == .dark {
          view.traitOverrides.userInterfaceStyle = .light
        }
        if view.isHidden, #available(iOS 17, *) {
          view.traitOverrides.userInterfaceStyle = .light
        } else {
          view.traitOverrides.userInterfaceStyle = .dark  // new
        }
        view.traitOverrides.userInterfaceStyle = .dark  // new
      }
      """),
    Source(
      "a condition of another version or system",
      """
      @MainActor func update(_ view: UIView) {
        if #available(iOS 16, *) { view.traitOverrides.userInterfaceStyle = .dark }  // new
        if #available(macOS 14, *) { view.traitOverrides.userInterfaceStyle = .dark }  // new
        if #available(iOS 16, *), #available(iOS 18, *) { view.traitOverrides.userInterfaceStyle = .dark }
        if #available(iOS 16, *) { _ = UITableViewCell().defaultBackgroundConfiguration() }
      }
      """),
    Source(
      "else if",
      """
      @MainActor func update(_ view: UIView) {
        if view.isHidden {
          view.traitOverrides.userInterfaceStyle = .dark  // new
        } else if #available(iOS 17, *) {
          view.traitOverrides.userInterfaceStyle = .dark
        } else if view.isOpaque {
          view.traitOverrides.userInterfaceStyle = .dark  // new
        } else {
          view.traitOverrides.userInterfaceStyle = .dark  // new
        }
      }
      """),
    Source(
      "guard",
      """
      @MainActor func update(_ view: UIView?) {
        guard let view, #available(iOS 17, *), view.traitOverrides.userInterfaceStyle == .dark else {
          view?.traitOverrides.userInterfaceStyle = .dark  // new
          return
        }
        view.traitOverrides.userInterfaceStyle = .dark
        if view.isHidden { view.traitOverrides.userInterfaceStyle = .light }
        UIView.animate(withDuration: 1) { view.traitOverrides.userInterfaceStyle = .light }
      }
      @MainActor func other(_ view: UIView) {
        view.traitOverrides.userInterfaceStyle = .dark  // new
      }
      """),
    Source(
      "guard in braces of its own",
      """
      @MainActor func update(_ views: [UIView]) {
        for view in views {
          guard #available(iOS 17, *) else { continue }
          view.traitOverrides.userInterfaceStyle = .dark
        }
        for view in views where view.isHidden {
          view.traitOverrides.userInterfaceStyle = .dark  // new
        }
        do {
          guard #available(iOS 17, *) else { return }
          views.first?.traitOverrides.userInterfaceStyle = .dark
        }
        views.first?.traitOverrides.userInterfaceStyle = .dark  // new
      }
      """),
    Source(
      "guard in a case",
      """
      @MainActor func update(_ view: UIView) {
        switch view.tag {
        case 1:
          guard #available(iOS 17, *) else { break }
          for case let other? in [view.superview] { other.tag = 1 }
          view.traitOverrides.userInterfaceStyle = .dark
        case 2: view.traitOverrides.userInterfaceStyle = .dark  // new
        default:
          view.traitOverrides.userInterfaceStyle = .dark  // new
        }
      }
      """),
    Source(
      "unavailable",
      """
      @MainActor func update(_ view: UIView) {
        if #unavailable(iOS 17) {
          view.traitOverrides.userInterfaceStyle = .dark  // new
        } else {
          view.traitOverrides.userInterfaceStyle = .dark
        }
        if #unavailable(iOS 17) {} else if view.isHidden {
          view.traitOverrides.userInterfaceStyle = .dark
        } else {
          view.traitOverrides.userInterfaceStyle = .dark
        }
        if #unavailable(iOS 17) { return }
        view.traitOverrides.userInterfaceStyle = .dark  // new
      }
      """),
    Source(
      "guard unavailable",
      """
      @MainActor func update(_ view: UIView) {
        guard #unavailable(iOS 17) else {
          view.traitOverrides.userInterfaceStyle = .dark
          return
        }
        view.traitOverrides.userInterfaceStyle = .dark  // new
      }
      """),
    Source(
      "while, and a closure in a condition",
      """
      @MainActor func update(_ views: [UIView]) {
        var views = views
        while #available(iOS 17, *), let view = views.popLast() {
          view.traitOverrides.userInterfaceStyle = .dark
        }
        repeat { views = [] } while !views.isEmpty
        if #available(iOS 17, *), views.contains(where: { $0.traitOverrides.userInterfaceStyle == .dark })
        {
          views.forEach { $0.traitOverrides.userInterfaceStyle = .light }
        }
        views.forEach { $0.traitOverrides.userInterfaceStyle = .light }  // new
      }
      """),
    Source(
      "an if that is a value",
      """
      @MainActor func style(_ view: UIView) -> Any? {
        let style: Any? = if #available(iOS 17, *) { view.traitOverrides.userInterfaceStyle } else { nil }
        let other = { () -> Any? in
          guard #available(iOS 17, *) else { return nil }
          return view.traitOverrides
        }()
        return style ?? other ?? view.traitOverrides  // new
      }
      """),
    Source(
      "attributes of functions and properties",
      """
      final class Screen: UIViewController {
        @available(iOS 17, *)
        func show(_ configuration: UIContentUnavailableConfiguration) {
          contentUnavailableConfiguration = configuration
          func inner() { contentUnavailableConfiguration = nil }
        }
        @available(iOS 17, *) private var empty: UIContentUnavailableConfiguration { .empty() }
        @available(iOS 17, *) static let loading: UIContentUnavailableConfiguration = {
          UIContentUnavailableConfiguration.loading()
        }()
        @available(iOS 17.0, tvOS 17.0, *)
        @MainActor @objc func clear() { contentUnavailableConfiguration = nil }
        func other() { contentUnavailableConfiguration = nil }  // new
        @available(iOS, introduced: 17, deprecated: 26)
        func old() { contentUnavailableConfiguration = nil }
        @available(iOS 16, *)
        func early() { contentUnavailableConfiguration = nil }  // new
        @available(*, deprecated, message: "iOS 17")
        func late() { contentUnavailableConfiguration = nil }  // new
      }
      """),
    Source(
      "attributes of types and extensions",
      """
      @available(iOS 17, *)
      final class Screen: UIViewController {
        struct Inner { var configuration: UIContentUnavailableConfiguration? }
        func clear() { contentUnavailableConfiguration = nil }
      }
      final class Other: UIViewController {
        func clear() { contentUnavailableConfiguration = nil }  // new
      }
      @available(iOS 17, *) extension Other {
        func fill() { contentUnavailableConfiguration = UIContentUnavailableConfiguration.empty() }
      }
      extension Other {
        func refill() { contentUnavailableConfiguration = nil }  // new
      }
      """),
    Source(
      "attributes of declarations without braces",
      """
      @available(iOS 17, *) typealias Empty = UIContentUnavailableConfiguration
      protocol Emptying {
        @available(iOS 17, *) func show(_ configuration: UIContentUnavailableConfiguration)
        @available(iOS 17, *)
        var empty: UIContentUnavailableConfiguration { get }
        var other: UIContentUnavailableConfiguration? { get }  // new
      }
      enum Content {
        case nothing
        @available(*, unavailable)
        case a(UIContentUnavailableConfiguration)
        case b(UIContentUnavailableConfiguration)  // new
      }
      """),
    Source(
      "overrides of newer methods",
      """
      final class Screen: UIViewController {
        @available(iOS 17, *)
        override func updateContentUnavailableConfiguration(
          using state: UIContentUnavailableConfigurationState
        ) {
          super.updateContentUnavailableConfiguration(using: state)
          contentUnavailableConfiguration = nil
        }
      }
      """),
    Source(
      "other systems",
      """
      @MainActor func update(_ view: UIView) {
        #if os(macOS)
          view.traitOverrides.userInterfaceStyle = .dark
        #elseif targetEnvironment(macCatalyst) || os(tvOS)
          view.traitOverrides.userInterfaceStyle = .dark
        #else
          view.traitOverrides.userInterfaceStyle = .dark  // new
        #endif
        #if os(iOS) && !targetEnvironment(macCatalyst)
          view.traitOverrides.userInterfaceStyle = .dark  // new
        #else
          view.traitOverrides.userInterfaceStyle = .dark
        #endif
      }
      """),
    Source(
      "other modules and settings",
      """
      @MainActor func update(_ view: UIView) {
        #if canImport(HeadlessUIKit)
          view.traitOverrides.userInterfaceStyle = .dark
        #endif
        #if !canImport(HeadlessUIKit)
          view.traitOverrides.userInterfaceStyle = .dark  // new
        #endif
        #if false
          view.traitOverrides.userInterfaceStyle = .dark
        #elseif canImport( UIKit )
          view.traitOverrides.userInterfaceStyle = .dark  // new
        #else
          view.traitOverrides.userInterfaceStyle = .dark
        #endif
      }
      """),
    Source(
      "comments and strings",
      #"""
      // view.traitOverrides.userInterfaceStyle, UIContentUnavailableConfiguration
      /* UIContentUnavailableConfiguration /* traitOverrides */ view.traitOverrides */
      @MainActor func update(_ view: UIView) {
        print("view.traitOverrides, UIContentUnavailableConfiguration", #"\(view.traitOverrides)"#)
        print("a \(view.traitOverrides) b")  // new
        print("c \("b \(view.traitOverrides)") traitOverrides")  // new
      }
      """#),
    Source(
      "protocols, to which types conform in earlier versions",
      """
      extension Screen: UINavigationItemRenameDelegate where T: UITraitOverrides {}  // new
      final class Screen<T>: UIViewController, UIEditMenuInteractionDelegate {
        weak var delegate: (any UIEditMenuInteractionDelegate)?  // new
      }
      protocol Renaming: UINavigationItemRenameDelegate {}  // new
      final class Empty: UIContentUnavailableView {}  // new
      """),
    Source(
      "names of the app",
      """
      struct UIContentUnavailableConfiguration { static func empty() -> Self { .init() } }
      enum Shape { struct UIMenuLeaf {} }
      final class Theme {
        var traitOverrides = 0
        func defaultBackgroundConfiguration() -> Int { traitOverrides }
      }
      @MainActor func update(_ theme: Theme) {
        theme.traitOverrides = theme.defaultBackgroundConfiguration()
        _ = UIContentUnavailableConfiguration.empty()
        _ = Shape.UIMenuLeaf()
      }
      """),
    Source(
      "extensions of the app",
      """
      extension UICellAccessory {
        static func detail(of name: String) -> Int { name.count }
      }
      extension UISheetPresentationController.Detent {
        static func custom(height: CGFloat) -> UISheetPresentationController.Detent { .medium() }
      }
      @MainActor func update(_ sheet: UISheetPresentationController) {
        sheet.detents = [.custom(height: 200)]
        _ = UICellAccessory.detail(of: "")
      }
      """),
    Source(
      "parameters, labels and members of other types",
      """
      struct Options { var navigationItem: Style; struct Style { var style = 0 } }
      func update(traitOverrides: Int, _ options: Options) -> Int {
        let names = [1].map { contentUnavailableConfiguration in contentUnavailableConfiguration + 1 }
        return names.count + traitOverrides + options.navigationItem.style
      }
      func call(_ options: Options) -> Int { update(traitOverrides: 1, options) }
      """),
    Source(
      "words in other places",
      """
      final class Screen: UIViewController {
        func skip(while isSkipped: Bool, if isMet: Bool, guard other: Bool) {}
        func run() {
          skip(while: true, if: false, guard: true)
          if #available(iOS 17, *) {
            skip(while: true, if: false, guard: true)
            contentUnavailableConfiguration = nil
          }
          contentUnavailableConfiguration = nil  // new
        }
      }
      """),
    Source(
      "key paths and selectors",
      #"""
      final class Screen: UIViewController {
        let path = \UIView.traitOverrides  // new
        @available(iOS 17, *) var other: Any { \UIView.traitOverrides }
      }
      """#),
    Source(
      "a nested type by its full name",
      """
      @MainActor func make() -> Any {
        let size: UIMenu.ElementSize? = nil  // new
        if #available(iOS 16, *) { return UIMenu.ElementSize.small }
        return size as Any
      }
      """),
    Source(
      "a local function and a defer",
      """
      @MainActor func update(_ view: UIView) {
        defer { view.traitOverrides.userInterfaceStyle = .dark }  // new
        guard #available(iOS 17, *) else { return }
        defer { view.traitOverrides.userInterfaceStyle = .dark }
        func inner() { view.traitOverrides.userInterfaceStyle = .dark }
        inner()
      }
      """),
    Source(
      "a closure before the braces of a condition",
      """
      @MainActor func update(_ views: [UIView]) {
        guard #available(iOS 17, *), let view = views.first(where: { $0.isHidden }) else { return }
        if (views.contains { $0.traitOverrides.userInterfaceStyle == .dark }) {
          view.traitOverrides.userInterfaceStyle = .dark
        }
        switch views.map({ $0.traitOverrides.userInterfaceStyle }).count {
        case 1: view.traitOverrides.userInterfaceStyle = .dark
        default: break
        }
      }
      """),
    Source(
      "a condition that an app defines",
      """
      @MainActor func update(_ view: UIView) {
        if #available(Autumn 1, *) { view.traitOverrides.userInterfaceStyle = .dark }
      }
      """),
  ]
}
