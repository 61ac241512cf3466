#if !canImport(ObjectiveC)
public import Foundation

/// An object that can be created from the data of an item provider.
public protocol NSItemProviderReading: NSObjectProtocol {
  /// The type identifiers of the data that the class reads, the preferred one first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// Returns an object with the data of a type.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// An object that provides data for an item provider.
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The type identifiers of the data that the class writes, the one of highest fidelity first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// The type identifiers of the data that the object writes; those of its class unless
  /// implemented.
  var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Returns the processes that can load the data of a type; all unless implemented.
  static func itemProviderVisibilityForRepresentation(withTypeIdentifier typeIdentifier: String)
    -> NSItemProviderRepresentationVisibility
  /// Returns the processes that can load the data of a type; those of the class unless implemented.
  func itemProviderVisibilityForRepresentation(withTypeIdentifier typeIdentifier: String)
    -> NSItemProviderRepresentationVisibility
  /// Loads the data of a type.
  @discardableResult
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

extension NSItemProviderWriting {
  /// The type identifiers of the class by default.
  public var writableTypeIdentifiersForItemProvider: [String] {
    Self.writableTypeIdentifiersForItemProvider
  }
  /// Returns ``NSItemProviderRepresentationVisibility/all`` by default.
  public static func itemProviderVisibilityForRepresentation(
    withTypeIdentifier typeIdentifier: String
  ) -> NSItemProviderRepresentationVisibility { .all }
  /// Returns the visibility of the class by default.
  public func itemProviderVisibilityForRepresentation(withTypeIdentifier typeIdentifier: String)
    -> NSItemProviderRepresentationVisibility
  { Self.itemProviderVisibilityForRepresentation(withTypeIdentifier: typeIdentifier) }
}

/// The conformances of common types.
enum ItemType {
  private static let parents = [
    "public.utf8-plain-text": ["public.plain-text"], "public.plain-text": ["public.text"],
    "public.utf16-plain-text": ["public.plain-text"], "public.html": ["public.text"],
    "public.json": ["public.text"], "public.xml": ["public.text"], "public.rtf": ["public.text"],
    "public.text": ["public.data", "public.content"], "public.file-url": ["public.url"],
    "public.url": ["public.data"], "public.png": ["public.image"], "public.jpeg": ["public.image"],
    "public.heic": ["public.image"], "public.tiff": ["public.image"],
    "com.compuserve.gif": ["public.image"], "public.image": ["public.data", "public.content"],
    "public.movie": ["public.data", "public.content"], "public.mpeg-4": ["public.movie"],
    "com.apple.quicktime-movie": ["public.movie"], "public.audio": ["public.data"],
    "public.mp3": ["public.audio"], "com.adobe.pdf": ["public.data", "public.content"],
    "com.apple.uikit.color": ["public.data"], "public.data": ["public.item"],
    "public.vcard": ["public.text"],
  ]
  private static let extensions = [
    "txt": "public.plain-text", "html": "public.html", "json": "public.json",
    "xml": "public.xml", "rtf": "public.rtf", "png": "public.png", "jpg": "public.jpeg",
    "jpeg": "public.jpeg", "heic": "public.heic", "tiff": "public.tiff",
    "gif": "com.compuserve.gif", "mp4": "public.mpeg-4", "mov": "com.apple.quicktime-movie",
    "mp3": "public.mp3", "pdf": "com.adobe.pdf", "vcf": "public.vcard",
  ]

  /// Returns a Boolean value that indicates whether a type is another or conforms to it.
  static func type(_ type: String, conformsTo other: String) -> Bool {
    type == other || (parents[type] ?? []).contains { self.type($0, conformsTo: other) }
  }

  /// Returns the type of the files with an extension; data if it is unknown.
  static func identifier(ofPathExtension pathExtension: String) -> String {
    extensions[pathExtension.lowercased()] ?? "public.data"
  }
}

extension NSString: NSItemProviderReading, NSItemProviderWriting {
  /// Text.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text", "public.plain-text", "public.text"]
  }
  /// Text.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text"]
  }
  /// Returns the text of UTF-8 data.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  {
    guard let text = String(bytes: data, encoding: .utf8),
      let object = NSString(string: text) as? Self
    else { throw NSItemProvider.error(.unavailableCoercionError) }
    return object
  }
  /// Loads the text as UTF-8 data.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data((self as String).utf8), nil)
    return nil
  }
}

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
  /// URLs.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.url", "public.file-url"]
  }
  /// URLs.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
  /// The type of URLs, and that of files' URLs for such a URL.
  public var writableTypeIdentifiersForItemProvider: [String] {
    isFileURL ? ["public.file-url", "public.url"] : ["public.url"]
  }
  /// Returns the URL of UTF-8 data.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  {
    guard let text = String(bytes: data, encoding: .utf8), let url = NSURL(string: text),
      let object = url as? Self
    else { throw NSItemProvider.error(.unavailableCoercionError) }
    return object
  }
  /// Loads the absolute URL as UTF-8 data.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data((self as URL).absoluteString.utf8), nil)
    return nil
  }
}

extension UIImage: NSItemProviderReading, NSItemProviderWriting {
  /// Images.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.png", "public.jpeg", "public.image"]
  }
  /// Images.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    ["public.png", "public.jpeg"]
  }
  /// Returns the image of a file's data.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  {
    guard let image = UIImage(data: data) as? Self else {
      throw NSItemProvider.error(.unavailableCoercionError)
    }
    return image
  }
  /// Loads the data of the image's file. Symbols have none.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(
      data, data == nil ? NSItemProvider.error(.itemUnavailableError) : nil)
    return nil
  }
}

extension UIColor: NSItemProviderReading, NSItemProviderWriting {
  /// Colors.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }
  /// Colors.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }
  /// Returns the color whose components the data contains as numbers in text.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  {
    let parts = String(decoding: data, as: UTF8.self).split(separator: " ").compactMap {
      Double($0)
    }
    guard parts.count == 4,
      let color = UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3]) as? Self
    else { throw NSItemProvider.error(.unavailableCoercionError) }
    return color
  }
  /// Loads the components of the color as numbers in text.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    completionHandler(Data("\(red) \(green) \(blue) \(alpha)".utf8), nil)
    return nil
  }
}
#endif
