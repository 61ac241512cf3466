public import Foundation

/// An error that tells why a list can't be edited.
public struct EditRefusal: Error, Hashable, CustomStringConvertible {
  /// The reason in a sentence.
  public let description: String

  /// Creates an error with a reason in a sentence.
  public init(_ reason: String) { description = reason }

  /// A closure that receives the reason for each refused edit while a test performs a gesture.
  @MainActor package static var observer: ((_ sentence: String) -> Void)?

  /// An edit that an editor doesn't support.
  enum Unsupported: String {
    case removal = "Objects can't be removed"
    case insertion = "Objects can't be inserted"
    case move = "Objects can't be moved"
    case replacement = "Objects can't be replaced"
  }

  /// Creates an error for an edit that an editor doesn't support.
  init(_ edit: Unsupported) {
    self.init(
      "\(edit.rawValue) there by the kit. Change the source of the list, or return a ListEditor "
        + "from its editor that does.")
  }
}

extension EditRefusal: LocalizedError {
  /// The reason in a sentence.
  public var errorDescription: String? { description }
}
