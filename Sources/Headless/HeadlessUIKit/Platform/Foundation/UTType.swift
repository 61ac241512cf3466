#if !canImport(UniformTypeIdentifiers)
/// A type of data, as UniformTypeIdentifiers declares it on Apple's systems.
///
/// The system's types are those of the static properties; there is no database of the types that
/// apps declare.
public struct UTType: Hashable, Sendable, Codable {
  /// The identifier of the type, such as `public.jpeg`.
  public let identifier: String

  /// Creates the type with an identifier, or returns nil if it isn't one of the system's types.
  public init?(_ identifier: String) {
    guard Self.system[identifier] != nil else { return nil }
    self.identifier = identifier
  }

  /// Creates the type of files with an extension, or returns nil if it isn't one of the system's
  /// types.
  public init?(filenameExtension: String) {
    let wanted = filenameExtension.lowercased()
    guard let type = Self.system.first(where: { $0.value.extensions.contains(wanted) }) else {
      return nil
    }
    identifier = type.key
  }

  /// Creates a type that the app declares.
  public init(exportedAs identifier: String) { self.identifier = identifier }
  /// Creates a type that another app declares.
  public init(importedAs identifier: String) { self.identifier = identifier }

  /// The extension of the type's files, or nil if there is none.
  public var preferredFilenameExtension: String? { Self.system[identifier]?.extensions.first }

  /// The types to which the type conforms, directly or indirectly.
  public var supertypes: Set<UTType> {
    let parents = (Self.system[identifier]?.parents ?? []).map(UTType.init(importedAs:))
    return parents.reduce(into: Set(parents)) { $0.formUnion($1.supertypes) }
  }

  /// Returns a Boolean value that indicates whether the type is another one or a kind of it.
  public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }
  /// Returns a Boolean value that indicates whether the type is a kind of another one.
  public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }
  /// Returns a Boolean value that indicates whether another type is a kind of this one.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  /// The direct supertypes of a type, and the extensions of its files.
  private struct Properties {
    let parents: [String]
    let extensions: [String]

    init(_ parents: [String], _ extensions: String...) {
      self.parents = parents
      self.extensions = extensions
    }
  }

  private static let system: [String: Properties] = [
    "public.item": Properties([]),
    "public.content": Properties([]),
    "public.data": Properties(["public.item"]),
    "public.directory": Properties(["public.item"]),
    "public.folder": Properties(["public.directory"]),
    "public.archive": Properties(["public.data"]),
    "public.zip-archive": Properties(["public.archive"], "zip"),
    "public.url": Properties(["public.data"]),
    "public.file-url": Properties(["public.url"]),
    "public.text": Properties(["public.data", "public.content"]),
    "public.plain-text": Properties(["public.text"], "txt", "text"),
    "public.utf8-plain-text": Properties(["public.plain-text"]),
    "public.rtf": Properties(["public.text"], "rtf"),
    "public.html": Properties(["public.text"], "html", "htm"),
    "public.xml": Properties(["public.text"], "xml"),
    "public.json": Properties(["public.text"], "json"),
    "public.delimited-values-text": Properties(["public.text"]),
    "public.comma-separated-values-text": Properties(["public.delimited-values-text"], "csv"),
    "public.source-code": Properties(["public.plain-text"]),
    "public.swift-source": Properties(["public.source-code"], "swift"),
    "com.adobe.pdf": Properties(["public.data", "public.content"], "pdf"),
    "public.image": Properties(["public.data", "public.content"]),
    "public.png": Properties(["public.image"], "png"),
    "public.jpeg": Properties(["public.image"], "jpeg", "jpg"),
    "public.tiff": Properties(["public.image"], "tiff", "tif"),
    "public.heic": Properties(["public.image"], "heic"),
    "com.compuserve.gif": Properties(["public.image"], "gif"),
    "public.audiovisual-content": Properties(["public.data", "public.content"]),
    "public.movie": Properties(["public.audiovisual-content"]),
    "public.video": Properties(["public.movie"]),
    "public.mpeg-4": Properties(["public.movie"], "mp4"),
    "com.apple.quicktime-movie": Properties(["public.movie"], "mov"),
    "public.audio": Properties(["public.audiovisual-content"]),
    "public.mp3": Properties(["public.audio"], "mp3"),
  ]
}

extension UTType {
  /// Anything that has a name in a file system.
  public static let item = Self(importedAs: "public.item")
  /// Anything that the user reads, sees or hears.
  public static let content = Self(importedAs: "public.content")
  /// A sequence of bytes.
  public static let data = Self(importedAs: "public.data")
  /// A directory.
  public static let directory = Self(importedAs: "public.directory")
  /// A directory that the user sees as a folder.
  public static let folder = Self(importedAs: "public.folder")
  /// An archive of files.
  public static let archive = Self(importedAs: "public.archive")
  /// An archive in the ZIP format.
  public static let zip = Self(importedAs: "public.zip-archive")
  /// A URL.
  public static let url = Self(importedAs: "public.url")
  /// The URL of a file.
  public static let fileURL = Self(importedAs: "public.file-url")
  /// Text.
  public static let text = Self(importedAs: "public.text")
  /// Text without attributes.
  public static let plainText = Self(importedAs: "public.plain-text")
  /// Text without attributes in UTF-8.
  public static let utf8PlainText = Self(importedAs: "public.utf8-plain-text")
  /// Text in the Rich Text Format.
  public static let rtf = Self(importedAs: "public.rtf")
  /// Text in HTML.
  public static let html = Self(importedAs: "public.html")
  /// Text in XML.
  public static let xml = Self(importedAs: "public.xml")
  /// Text in JSON.
  public static let json = Self(importedAs: "public.json")
  /// Text of values that are separated by a character.
  public static let delimitedText = Self(importedAs: "public.delimited-values-text")
  /// Text of values that are separated by commas.
  public static let commaSeparatedText = Self(importedAs: "public.comma-separated-values-text")
  /// The source of a program.
  public static let sourceCode = Self(importedAs: "public.source-code")
  /// The source of a program in Swift.
  public static let swiftSource = Self(importedAs: "public.swift-source")
  /// A document in the Portable Document Format.
  public static let pdf = Self(importedAs: "com.adobe.pdf")
  /// An image.
  public static let image = Self(importedAs: "public.image")
  /// An image in the PNG format.
  public static let png = Self(importedAs: "public.png")
  /// An image in the JPEG format.
  public static let jpeg = Self(importedAs: "public.jpeg")
  /// An image in the TIFF format.
  public static let tiff = Self(importedAs: "public.tiff")
  /// An image in the HEIC format.
  public static let heic = Self(importedAs: "public.heic")
  /// An image in the GIF format.
  public static let gif = Self(importedAs: "com.compuserve.gif")
  /// Sound, moving pictures, or both.
  public static let audiovisualContent = Self(importedAs: "public.audiovisual-content")
  /// Moving pictures, which may have sound.
  public static let movie = Self(importedAs: "public.movie")
  /// Moving pictures without sound.
  public static let video = Self(importedAs: "public.video")
  /// A movie in the MPEG-4 format.
  public static let mpeg4Movie = Self(importedAs: "public.mpeg-4")
  /// A movie in the QuickTime format.
  public static let quickTimeMovie = Self(importedAs: "com.apple.quicktime-movie")
  /// Sound.
  public static let audio = Self(importedAs: "public.audio")
  /// Sound in the MP3 format.
  public static let mp3 = Self(importedAs: "public.mp3")
}
#endif
