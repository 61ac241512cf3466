public import Foundation

/// The properties of the document that a navigation item represents. They are kept.
@preconcurrency @MainActor open class UIDocumentProperties: NSObject {
  /// Creates properties with a document's URL.
  public init(url: URL) {
    self.url = url
  }

  private let url: URL
  /// A Boolean value that indicates whether the size is displayed.
  open var wantsIconRepresentation = true
}

/// An object that renames what a navigation item represents. Nothing calls it.
@preconcurrency @MainActor public protocol UINavigationItemRenameDelegate: NSObjectProtocol {
  /// Tells the delegate that the user entered a title.
  func navigationItem(
    _ navigationItem: UINavigationItem, didEndRenamingWith title: String)
  /// Returns a Boolean value that indicates whether renaming can begin; true if not implemented.
  func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool
  /// Returns a Boolean value that indicates whether renaming can end; true if not implemented.
  func navigationItem(
    _ navigationItem: UINavigationItem, shouldEndRenamingWith title: String
  ) -> Bool
}

extension UINavigationItemRenameDelegate {
  /// Returns true by default.
  public func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool {
    OptionalMethod.absent(true)
  }
  /// Returns true by default.
  public func navigationItem(
    _ navigationItem: UINavigationItem, shouldEndRenamingWith title: String
  ) -> Bool { OptionalMethod.absent(true) }
}
