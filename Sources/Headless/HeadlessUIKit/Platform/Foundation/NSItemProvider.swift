#if !canImport(ObjectiveC)
public import Foundation

/// An object that conveys data or a file between apps or between views, such as in a drag.
///
/// A provider offers its object in several representations, each with a type identifier. The
/// completion handlers of its load methods are called on the thread on which the data arrives: at
/// once, on the caller's thread, if the load handler calls back at once.
///
/// There are no uniform types here: identifiers are text, of which the provider knows the common
/// conformances, such as that of `public.png` to `public.image`.
open class NSItemProvider: NSObject, NSCopying {
  /// A closure that receives an item or an error.
  public typealias CompletionHandler = @Sendable ((any NSSecureCoding)?, (any Error)?) -> Void
  /// A closure that provides an item of a class.
  public typealias LoadHandler =
    @Sendable (
      CompletionHandler?, AnyClass?, [AnyHashable: Any]?
    ) -> Void
  private typealias DataLoadHandler =
    @Sendable (
      @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?

  /// The domain of the provider's errors.
  public static let errorDomain = "NSItemProviderErrorDomain"

  /// Codes of the provider's errors.
  @nonexhaustive public enum ErrorCode: Int, Sendable {
    /// An unknown error.
    case unknownError = -1
    /// There is no representation of the requested type.
    case itemUnavailableError = -1000
    /// The representation isn't of the requested class.
    case unexpectedValueClassError = -1100
    /// The representation can't be converted to the requested class.
    case unavailableCoercionError = -1200
  }

  /// Creates a provider without representations.
  public override init() {}

  /// Creates a provider of an object in all the types that it can write.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// Creates a provider of an item of one type.
  public init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    super.init()
    guard let item, let typeIdentifier else { return }
    nonisolated(unsafe) let sent = item
    registerItem(forTypeIdentifier: typeIdentifier) { completion, _, _ in completion?(sent, nil) }
  }

  /// Creates a provider of the contents of a file.
  public convenience init?(contentsOf fileURL: URL!) {
    guard let fileURL, fileURL.isFileURL else { return nil }
    self.init()
    suggestedName = fileURL.lastPathComponent
    let type = ItemType.identifier(ofPathExtension: fileURL.pathExtension)
    registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { completion in
      do { completion(try Data(contentsOf: fileURL), nil) } catch { completion(nil, error) }
      return nil
    }
    registerObject(fileURL as NSURL, visibility: .all)
  }

  /// The name that a destination may give to the data.
  open var suggestedName: String?

  // MARK: Representations

  private let lock = NSLock()
  private var representations: [Representation] = []

  private struct Representation {
    let type: String
    let data: DataLoadHandler?
    let object: (any NSItemProviderWriting)?
    let item: LoadHandler?
  }

  private func add(
    _ type: String, data: DataLoadHandler? = nil, object: (any NSItemProviderWriting)? = nil,
    item: LoadHandler? = nil
  ) {
    lock.withLock {
      representations.removeAll { $0.type == type }
      representations.append(
        Representation(type: type, data: data, object: object, item: item))
    }
  }

  private var all: [Representation] { lock.withLock { representations } }

  /// The type identifiers of the representations, in the order of their registration.
  open var registeredTypeIdentifiers: [String] { all.map(\.type) }

  /// Returns the type identifiers of the representations. No file can be opened in place, so the
  /// option for such files returns none.
  open func registeredTypeIdentifiers(fileOptions: NSItemProviderFileOptions = []) -> [String] {
    fileOptions.contains(.openInPlace) ? [] : registeredTypeIdentifiers
  }

  /// Returns a Boolean value that indicates whether there is a representation of a type.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    representation(of: typeIdentifier) != nil
  }

  /// Returns a Boolean value that indicates whether there is a representation of a type.
  open func hasRepresentationConforming(
    toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = []
  ) -> Bool {
    !fileOptions.contains(.openInPlace) && hasItemConformingToTypeIdentifier(typeIdentifier)
  }

  private func representation(of type: String) -> Representation? {
    all.first { ItemType.type($0.type, conformsTo: type) }
  }

  /// Registers a closure that provides the data of a type.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) { add(typeIdentifier, data: loadHandler) }

  /// Registers a closure that provides a file of a type, whose contents are read when they are
  /// loaded.
  open func registerFileRepresentation(
    forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (
        @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
      ) -> Progress?
  ) {
    add(
      typeIdentifier,
      data: { completion in
        loadHandler { url, _, error in
          guard let url else { return completion(nil, error) }
          do { completion(try Data(contentsOf: url), nil) } catch { completion(nil, error) }
        }
      })
  }

  /// Registers a closure that provides an item of a type.
  open func registerItem(
    forTypeIdentifier typeIdentifier: String, loadHandler: @escaping LoadHandler
  ) { add(typeIdentifier, item: loadHandler) }

  /// Registers an object in all the types that it can write, except those that are registered
  /// already.
  open func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) {
    nonisolated(unsafe) let sent = object
    let registered = registeredTypeIdentifiers
    for type in object.writableTypeIdentifiersForItemProvider where !registered.contains(type) {
      add(
        type,
        data: { completion in
          sent.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: completion)
        }, object: object)
    }
  }

  /// Registers a closure that provides an object in all the types that its class can write.
  open func registerObject(
    ofClass aClass: any NSItemProviderWriting.Type,
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (
        @escaping @Sendable ((any NSItemProviderWriting)?, (any Error)?) -> Void
      ) -> Progress?
  ) {
    for type in aClass.writableTypeIdentifiersForItemProvider {
      add(
        type,
        data: { completion in
          loadHandler { object, error in
            guard let object else { return completion(nil, error) }
            _ = object.loadData(
              withTypeIdentifier: type, forItemProviderCompletionHandler: completion)
          }
        })
    }
  }

  // MARK: Loading

  /// Loads the data of the first representation of a type.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    load(representation(of: typeIdentifier), completionHandler)
  }

  private func load(
    _ representation: Representation?,
    _ completion: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    guard let representation else {
      completion(nil, Self.error(.itemUnavailableError))
      return Self.finished
    }
    if let data = representation.data { return data(completion) ?? Self.finished }
    representation.item?(
      { item, error in
        let data: Data? =
          switch item {
          case let data as NSData: data as Data
          case let text as NSString: Data((text as String).utf8)
          case let url as NSURL: Data((url as URL).absoluteString.utf8)
          default: nil
          }
        completion(data, data == nil ? error ?? Self.error(.unavailableCoercionError) : nil)
      }, NSData.self, nil)
    return Self.finished
  }

  /// Loads the item of the first representation of a type.
  open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: CompletionHandler? = nil
  ) {
    guard let found = representation(of: typeIdentifier) else {
      completionHandler?(nil, Self.error(.itemUnavailableError))
      return
    }
    if let item = found.item { return item(completionHandler, nil, options) }
    if let object = found.object as? any NSSecureCoding {
      completionHandler?(object, nil)
      return
    }
    _ = load(found) { data, error in completionHandler?(data.map { $0 as NSData }, error) }
  }

  /// Returns a Boolean value that indicates whether there is a representation that a class reads.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    readable(by: aClass) != nil
  }

  private func readable(by aClass: any NSItemProviderReading.Type) -> Representation? {
    all.first { found in
      aClass.readableTypeIdentifiersForItemProvider.contains {
        ItemType.type(found.type, conformsTo: $0)
      }
    }
  }

  /// Loads an object of a class from the first representation that the class reads.
  ///
  /// An object of the class that was registered is delivered itself.
  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    guard let found = readable(by: aClass) else {
      completionHandler(nil, Self.error(.itemUnavailableError))
      return Self.finished
    }
    if let object = found.object.flatMap({ Self.cast($0, to: aClass) }) {
      completionHandler(object, nil)
      return Self.finished
    }
    let type = found.type
    nonisolated(unsafe) let readingClass = aClass
    return load(found) { data, error in
      guard let data else { return completionHandler(nil, error) }
      do {
        completionHandler(
          try readingClass.object(withItemProviderData: data, typeIdentifier: type), nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  private static func cast<Object: NSItemProviderReading>(
    _ object: Any, to type: Object.Type
  ) -> (any NSItemProviderReading)? { object as? Object }

  private static var finished: Progress {
    let progress = Progress(totalUnitCount: 1)
    progress.completedUnitCount = 1
    return progress
  }

  static func error(_ code: ErrorCode) -> any Error {
    NSError(domain: errorDomain, code: code.rawValue)
  }

  /// Returns a provider of the same representations.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSItemProvider()
    copy.suggestedName = suggestedName
    copy.representations = all
    return copy
  }
}

extension NSItemProvider {
  /// Returns a Boolean value that indicates whether there is a representation of a value.
  public func canLoadObject<Value: _ObjectiveCBridgeable>(ofClass: Value.Type) -> Bool
  where Value._ObjectiveCType: NSItemProviderReading {
    canLoadObject(ofClass: Value._ObjectiveCType.self)
  }

  /// Loads a value from the first representation that its class reads.
  @discardableResult
  public func loadObject<Value: _ObjectiveCBridgeable>(
    ofClass: Value.Type, completionHandler: @escaping @Sendable (Value?, (any Error)?) -> Void
  ) -> Progress where Value._ObjectiveCType: NSItemProviderReading {
    nonisolated(unsafe) let complete: (Any?, (any Error)?) -> Void = {
      completionHandler(($0 as? Value._ObjectiveCType).flatMap(bridged), $1)
    }
    return loadObject(ofClass: Value._ObjectiveCType.self) { complete($0, $1) }
  }
}

/// Returns the value of an object, or nil if it has none.
func bridged<Value: _ObjectiveCBridgeable>(_ object: Value._ObjectiveCType) -> Value? {
  var value: Value?
  return Value._conditionallyBridgeFromObjectiveC(object, result: &value) ? value : nil
}

/// Constants for the processes that can load a representation.
@nonexhaustive public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// All processes.
  case all
  /// The processes of the same development team.
  case team
  /// The process that registered the representation.
  case ownProcess = 3
}

/// Options for the files that a provider offers.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: Int
  /// Creates options.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The file can be opened where it is.
  public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}
#endif
