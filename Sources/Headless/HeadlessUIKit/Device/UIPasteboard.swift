public import Foundation

/// A place for data that apps share, for example by copying and pasting.
///
/// Pasteboards live as long as the process, and other apps don't see them. An item has a value for
/// each of its types; strings, URLs, images and colors are kept as such. It can be used on any
/// thread.
open class UIPasteboard: NSObject, @unchecked Sendable {
  init(name: Name) {
    self.name = name
  }

  /// Guards the items of all pasteboards and their names.
  private static let lock = NSRecursiveLock()

  /// The pasteboard of copying and pasting.
  open class var general: UIPasteboard { generalPasteboard }
  private static let generalPasteboard = UIPasteboard(name: .general)
  private nonisolated(unsafe) static var named: [Name: UIPasteboard] = [:]

  /// Returns the pasteboard with a name, which is created if it does not exist and `create` is
  /// true.
  public convenience init?(name pasteboardName: Name, create: Bool) {
    self.init(name: pasteboardName)
    UIPasteboard.lock.lock()
    defer { UIPasteboard.lock.unlock() }
    let isGeneral = pasteboardName == .general
    if let known = isGeneral ? .generalPasteboard : UIPasteboard.named[pasteboardName] {
      content = known.content
    } else if create {
      UIPasteboard.named[pasteboardName] = self
    } else {
      return nil
    }
  }

  /// Returns a new pasteboard with a unique name.
  open class func withUniqueName() -> UIPasteboard {
    let pasteboard = UIPasteboard(name: Name(UUID().uuidString))
    lock.withLock { named[pasteboard.name] = pasteboard }
    return pasteboard
  }

  /// Removes a pasteboard and its items.
  open class func remove(withName pasteboardName: Name) {
    lock.withLock { named.removeValue(forKey: pasteboardName)?.content.items = [] }
  }

  /// The items of a pasteboard, which all objects with its name share.
  private final class Content {
    var items: [[String: Any]] = []
    var changeCount = 0
  }
  private var content = Content()

  /// The name of the pasteboard.
  open private(set) var name: Name
  /// A Boolean value that indicates whether the pasteboard outlives the app. It is always false.
  open var isPersistent: Bool { false }
  /// The number of changes of the items.
  open var changeCount: Int { UIPasteboard.lock.withLock { content.changeCount } }
  /// The items, with a value for each of their types.
  open var items: [[String: Any]] {
    get { UIPasteboard.lock.withLock { content.items } }
    set { setItems(newValue) }
  }
  /// The number of items.
  open var numberOfItems: Int { items.count }
  /// The types of the first item, in alphabetical order.
  open var types: [String] { items.first?.keys.sorted() ?? [] }

  /// Replaces the items. The options have no effect.
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    change { $0 = items }
  }
  /// Appends items.
  open func addItems(_ items: [[String: Any]]) {
    change { $0 += items }
  }
  /// Returns a Boolean value that indicates whether the first item has one of some types.
  open func contains(pasteboardTypes: [String]) -> Bool {
    pasteboardTypes.contains { items.first?[$0] != nil }
  }
  /// Returns the first item's data of a type.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    switch items.first?[pasteboardType] {
    case let data as Data: data
    case let text as String: Data(text.utf8)
    case let url as URL: Data(url.absoluteString.utf8)
    default: nil
    }
  }
  /// Returns the first item's value of a type.
  open func value(forPasteboardType pasteboardType: String) -> Any? {
    items.first?[pasteboardType]
  }
  /// Replaces the items by one with a value of a type.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: value]]
  }
  /// Replaces the items by one with data of a type.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: data]]
  }

  /// The text of the first item that has one.
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }
  /// The texts of the items.
  open var strings: [String]? {
    get { values(of: UIPasteboard.types.string) }
    set { replace(by: newValue, of: "public.utf8-plain-text") }
  }
  /// The URL of the first item that has one.
  open var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }
  /// The URLs of the items.
  open var urls: [URL]? {
    get { values(of: UIPasteboard.types.url) }
    set { replace(by: newValue, of: "public.url") }
  }
  /// The image of the first item that has one.
  open var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }
  /// The images of the items.
  open var images: [UIImage]? {
    get { values(of: UIPasteboard.types.image) }
    set { replace(by: newValue, of: "public.png") }
  }
  /// The color of the first item that has one.
  open var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }
  /// The colors of the items.
  open var colors: [UIColor]? {
    get { values(of: UIPasteboard.types.color) }
    set { replace(by: newValue, of: "com.apple.uikit.color") }
  }
  /// A Boolean value that indicates whether an item has text.
  open var hasStrings: Bool { strings != nil }
  /// A Boolean value that indicates whether an item has a URL.
  open var hasURLs: Bool { urls != nil }
  /// A Boolean value that indicates whether an item has an image.
  open var hasImages: Bool { images != nil }
  /// A Boolean value that indicates whether an item has a color.
  open var hasColors: Bool { colors != nil }

  private func values<Value>(of types: NSArray) -> [Value]? {
    let names = types.compactMap { $0 as? String }
    let values = items.compactMap { item in
      names.lazy.compactMap { item[$0] as? Value }.first
    }
    return values.isEmpty ? nil : values
  }

  private func replace(by values: [Any]?, of type: String) {
    items = (values ?? []).map { [type: $0] }
  }

  private func change(_ items: (inout [[String: Any]]) -> Void) {
    UIPasteboard.lock.withLock {
      items(&content.items)
      content.changeCount += 1
    }
    NotificationCenter.default.post(name: UIPasteboard.changedNotification, object: self)
  }

  /// The types of the values that pasteboards read as text, URLs, images and colors.
  private struct Types {
    var string: NSArray = ["public.utf8-plain-text", "public.text", "public.plain-text"]
    var url: NSArray = ["public.url", "public.file-url"]
    var image: NSArray = [
      "public.png", "public.jpeg", "com.compuserve.gif", "com.apple.uikit.image", "public.image",
    ]
    var color: NSArray = ["com.apple.uikit.color"]
  }
  private nonisolated(unsafe) static var sharedTypes = Types()
  private static var types: Types {
    get { lock.withLock { sharedTypes } }
    set { lock.withLock { sharedTypes = newValue } }
  }

  /// The types of text.
  open class var typeListString: NSArray {
    get { types.string }
    set { types.string = newValue }
  }
  /// The types of URLs.
  open class var typeListURL: NSArray {
    get { types.url }
    set { types.url = newValue }
  }
  /// The types of images.
  open class var typeListImage: NSArray {
    get { types.image }
    set { types.image = newValue }
  }
  /// The types of colors.
  open class var typeListColor: NSArray {
    get { types.color }
    set { types.color = newValue }
  }

  /// A notification that is posted when the items of a pasteboard changed.
  nonisolated public static let changedNotification = Notification.Name(
    "UIPasteboardChangedNotification")
  /// A notification that is posted when a pasteboard was removed. Nothing posts it.
  nonisolated public static let removedNotification = Notification.Name(
    "UIPasteboardRemovedNotification")

  /// The name of a pasteboard.
  public struct Name: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The name of the pasteboard of copying and pasting.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// The options of new items. They have no effect.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name of the option.
    public let rawValue: String
    /// Creates an option.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The date at which the items are removed.
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    /// A Boolean value that indicates whether other devices don't receive the items.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }
}
