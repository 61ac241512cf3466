/// The module UIKit of the package that builds the copies.
enum StandIn {
  /// The beginnings of the lines that a process prints when it reaches what is left out.
  static let partMark = "uikit-tests reached "
  static let endMark = "uikit-tests can't go on without "
  /// The beginning of the lines that name a controller that is shown.
  static let shownMark = "uikit-tests shows "

  private static let logs = [
    "log", "trace", "debug", "info", "notice", "warning", "error", "critical", "fault",
  ].map { "  public func \($0)(_ message: OSLogMessage) {}" }.joined(separator: "\n")

  static let text = #"""
    @_exported import Foundation
    @_exported import FoundationNetworking
    @_exported import HeadlessUIKit

    public typealias NSInteger = Int; public typealias NSUInteger = UInt

    extension UserDefaults {
      public func value(forKey key: String) -> Any? { object(forKey: key) }
      public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
    }

    // Objects are arguments of formats.
    extension NSObject: @retroactive _CVarArgObject {
      public var _cVarArgObject: any CVarArg { description._cVarArgObject }
      public var _cVarArgEncoding: [Int] { [] }
    }

    private let texts = FileManager.default.contents(atPath: TEXTS).flatMap {
      try? JSONDecoder().decode([String: [String: String]].self, from: $0)
    }

    /// Returns the text of a key, or the value or else the key.
    public func uikitTestsText(_ key: String, _ table: String?, _ value: String?) -> String {
      texts?[table ?? "Localizable"]?[key] ?? value.flatMap { $0.isEmpty ? nil : $0 } ?? key
    }

    extension String {
      public typealias LocalizationValue = String
      /// Creates the text of a key. One with values is its own text.
      public init(
        localized key: String, table: String? = nil, bundle: @autoclosure () -> Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
      ) { self = uikitTestsText(key, table, nil) }
    }

    /// The messages of a logger, which aren't shown on iOS, either.
    public struct Logger: Sendable {
      public init(subsystem: String = "", category: String = "") {}
      public init(_ log: OSLog) {}
      public func log(level: OSLogType, _ message: OSLogMessage) {}
    \#(logs)
    }
    public final class OSLog: Sendable {
      public static let `default` = OSLog(subsystem: "", category: ""), disabled = OSLog.default
      public init(subsystem: String, category: String) {}
    }
    public func os_log(
      _ message: OSLogMessage, log: OSLog = .default, type: OSLogType = .default, _ values: Any...
    ) {}
    @_disfavoredOverload public func os_log(
      _ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ values: Any...
    ) {}
    public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {}
    public enum OSLogType: Sendable { case `default`, info, debug, error, fault }
    public enum OSLogPrivacy { case auto, `public`, `private`, sensitive }
    public struct OSLogMessage: ExpressibleByStringInterpolation {
      public init(stringLiteral value: String) {}
      public init(stringInterpolation: StringInterpolation) {}
      public struct StringInterpolation: StringInterpolationProtocol {
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public func appendLiteral(_ literal: String) {}
        public func appendInterpolation<Value>(
          _ value: @autoclosure () -> Value, privacy: OSLogPrivacy = .auto) {}
      }
    }

    /// The error of code that is left out and reached.
    public struct UIKitTestsError: Error, CustomStringConvertible {
      public let description: String
      public init(_ part: String) { uikitTestsPart(part); description = part }
    }

    private func say(_ line: String) {
      FileHandle.standardOutput.write(Data("\n\(line)\n".utf8))
    }

    /// Returns the type of an instance, which isn't asked for.
    public func uikitTestsType<Value>(_ value: @autoclosure () -> Value?) -> Value.Type {
      Value.self
    }

    nonisolated(unsafe) private var isLeftOut = false

    /// Says that a method is called that an object leaves out.
    public func uikitTestsLeaveOut() { isLeftOut = true }

    /// Returns the value of an optional call, or nil if the object leaves the method out.
    @discardableResult public func uikitTestsOptional<Value>(
      _ value: @autoclosure () throws -> Value?
    ) rethrows -> Value? {
      isLeftOut = false
      let value = try value()
      defer { isLeftOut = false }
      return isLeftOut ? nil : value
    }

    /// A Boolean value that indicates whether the process shows a screen, which remains useful
    /// without a part. A test doesn't.
    nonisolated(unsafe) public var uikitTestsShowsScreen = false

    public func uikitTestsPart(_ part: String) {
      guard uikitTestsShowsScreen else { uikitTestsEnd(part) }
      say("\#(partMark)\(part)")
    }

    /// Returns a Boolean value that indicates whether the catalogs in a folder have an image.
    public func uikitTestsHasImage(_ name: String, in folder: String) -> Bool {
      FileManager.default.enumerator(atPath: folder)?.contains {
        "/\($0)".hasSuffix("/\(name).imageset")
      } ?? false
    }

    public func uikitTestsEnd(_ part: String) -> Never {
      say("\#(endMark)\(part)")
      exit(70)
    }

    """#
  /// The types of assets, as a module of the app declares them.
  static let resources = """
    import Foundation
    import UIKit
    nonisolated struct ImageResource: Hashable { var name: String }
    nonisolated struct ColorResource: Hashable { var name: String }
    extension UIImage { nonisolated convenience init(resource: ImageResource) {
      if UIImage(named: resource.name, in: .main, with: nil) == nil { self.init() } else {
        self.init(named: resource.name, in: .main, with: nil)! } } }
    extension UIColor { nonisolated convenience init(resource: ColorResource) {
      if UIColor(named: resource.name, in: .main, compatibleWith: nil) == nil {
        self.init(white: 0.5, alpha: 1) } else {
        self.init(named: resource.name, in: .main, compatibleWith: nil)! } } }
    """
  /// The properties of a module's bundle.
  static let properties = """
    <plist version="1.0"><dict><key>CFBundleIdentifier</key><string>app.NAME</string>\
    <key>CFBundleName</key><string>NAME</string><key>CFBundleVersion</key><string>1</string>\
    <key>CFBundleShortVersionString</key><string>1.0</string></dict></plist>
    """
  /// The ways to resources and texts, as each module of the app and of its tests declares it.
  static let bundle = """
    import Foundation; import UIKit
    extension Bundle { nonisolated static var main: Bundle { Bundle(path: MAIN)! } }
    extension Bundle { nonisolated static var module: Bundle { Bundle(path: OWN)! } }
    extension Bundle { nonisolated convenience init(for type: AnyClass) { self.init(path: OWN)! } }
    extension UIImage { nonisolated convenience init?(named name: String) { \
    if UIImage(named: name, in: .main, with: nil) != nil { \
    self.init(named: name, in: .main, with: nil) } \
    else if uikitTestsHasImage(name, in: MAIN) { self.init() } else { return nil } } }
    extension UIColor { nonisolated convenience init?(named name: String) { \
    self.init(named: name, in: .main, compatibleWith: nil) } }
    nonisolated func NSLocalizedString(_ key: String, tableName: String? = nil, \
    bundle: Bundle = .main, value: String = "", comment: String) -> String { \
    uikitTestsText(key, tableName, value) }
    """
  /// The members that tests inherit from the root class of Objective-C, and their measurements,
  /// which aren't compared with each other.
  static let testCase = """

    import XCTest
    extension XCTestCase: @retroactive NSObjectProtocol {
      public func isEqual(_ object: Any?) -> Bool { object as AnyObject? === self }
      public var hash: Int { ObjectIdentifier(self).hashValue }
      public func `self`() -> Self { self }
      public func isProxy() -> Bool { false }
      public var description: String { name }
      func measure(_ block: () -> Void) { for _ in 0..<10 { block() } }
      func measureMetrics(_ metrics: [XCTPerformanceMetric], \
    automaticallyStartMeasuring: Bool, for block: () -> Void) { measure(block) }
      func startMeasuring() {}
      func stopMeasuring() {}
    }
    """
  /// The end of the program that shows the controllers, each by its name.
  static let screens = #"""

    @MainActor var text = ""

    /// Writes what a window shows, after what is written. The picture is that of the first.
    @MainActor func show(_ window: UIWindow, in files: ArraySlice<String>) {
      RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05))
      window.layoutIfNeeded()
      let isFirst = text.isEmpty
      text += TextScreen().snapshot(of: window) + "\n"
      let texts = isFirst ? [text, SVGScreen().snapshot(of: window)] : [text]
      for (text, file) in zip(texts, files) {
        try! text.write(toFile: file, atomically: false, encoding: .utf8)
      }
    }

    @MainActor func visible(_ controller: UIViewController) -> [UIViewController] {
      let inner: [UIViewController?] =
        switch controller {
        case let tabs as UITabBarController: [tabs.selectedViewController]
        case let stack as UINavigationController: [stack.topViewController]
        default: controller.children
        }
      return [controller] + (inner + [controller.presentedViewController]).compactMap(\.self)
        .flatMap(visible)
    }

    /// Launches the app as its delegates do, and shows its first screen and its other tabs.
    final class Launch: UIResponder, UIApplicationDelegate {
      static var delegates: ((any UIWindowSceneDelegate)?, (any UIApplicationDelegate)?)
      static var files: ArraySlice<String> = []

      static func run(
        _ scene: (any UIWindowSceneDelegate)?, _ app: (any UIApplicationDelegate)?
      ) -> UIViewController {
        (delegates, files) = ((scene, app), CommandLine.arguments[2...])
        CommandLine.arguments = [CommandLine.arguments[0]]
        main()
        exit(1)
      }

      func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
      ) -> UISceneConfiguration {
        application.delegate = Self.delegates.1
        _ = Self.delegates.1?.application(application, didFinishLaunchingWithOptions: nil)
        if let delegate = Self.delegates.0 {
          let scene = UIWindowScene(session: session, connectionOptions: options)
          scene.delegate = delegate
          delegate.scene(scene, willConnectTo: session, options: options)
        }
        guard let window = application.windows.last, let root = window.rootViewController else {
          print("no window with a controller is created in code")
          exit(1)
        }
        let tabs = root as? UITabBarController
        let first = tabs?.selectedIndex ?? 0
        for tab in [first] + (0..<(tabs?.viewControllers?.count ?? 0)).filter({ $0 != first }) {
          tabs?.selectedIndex = tab
          show(window, in: Self.files)
          for controller in visible(root) { print("\#(shownMark)\(type(of: controller))") }
        }
        exit(0)
      }
    }

    MainActor.assumeIsolated {
      uikitTestsShowsScreen = true
      let controller = screens[CommandLine.arguments[1]]!()
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      window.rootViewController =
        controller is UINavigationController || controller is UITabBarController
        ? controller : UINavigationController(rootViewController: controller)
      window.makeKeyAndVisible()
      show(window, in: CommandLine.arguments[2...])
      print("\#(shownMark)\(CommandLine.arguments[1])")
    }

    """#
}
