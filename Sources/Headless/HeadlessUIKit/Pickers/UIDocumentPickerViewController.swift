public import Foundation

/// A controller in which the user picks documents, or their destinations.
///
/// Nothing is displayed; `User` picks.
@preconcurrency @MainActor open class UIDocumentPickerViewController: UIViewController {
  /// Creates a picker of documents of types, given by their identifiers.
  public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    documentPickerMode = mode
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a picker of a destination for a document.
  public convenience init(url: URL, in mode: UIDocumentPickerMode) {
    self.init(documentTypes: [], in: mode)
  }

  /// Creates a picker of a destination for documents.
  public convenience init(urls: [URL], in mode: UIDocumentPickerMode) {
    self.init(documentTypes: [], in: mode)
  }

  /// Creates a picker of a destination to which documents are moved, or copied.
  public init(forExporting urls: [URL], asCopy: Bool) {
    documentPickerMode = asCopy ? .exportToService : .moveToService
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a picker that opens documents of all types.
  public convenience init() {
    self.init(documentTypes: [], in: .open)
  }

  /// Creates a picker of a destination to which documents are moved.
  public convenience init(forExporting urls: [URL]) {
    self.init(forExporting: urls, asCopy: false)
  }

  /// Creates a picker of documents. There are no archives here.
  public required init?(coder: NSCoder) {
    documentPickerMode = .open
    super.init(coder: coder)
  }

  /// The object that receives the picked documents.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// The purpose of the picker.
  open private(set) var documentPickerMode: UIDocumentPickerMode
  /// A Boolean value that indicates whether the user can pick several documents.
  open var allowsMultipleSelection = false
  /// A Boolean value that indicates whether file extensions are displayed. It has no effect.
  open var shouldShowFileExtensions = false
  /// The first folder. It has no effect.
  open var directoryURL: URL?

  /// Ends the picker as the user does: with documents, or with none if the user cancels.
  func end(_ urls: [URL]) {
    presentingViewController?.dismiss(animated: true)
    let delegates = AnswerChain<any UIDocumentPickerDelegate>(holding: delegate)
    if urls.isEmpty {
      delegates.notify("documentPickerWasCancelled(_:)") { $0.documentPickerWasCancelled(self) }
    } else {
      delegates.notify("documentPicker(_:didPickDocumentsAt:)") {
        $0.documentPicker(self, didPickDocumentsAt: urls)
      }
    }
  }
}

/// Constants for the purpose of a document picker.
@nonexhaustive public enum UIDocumentPickerMode: UInt, Sendable {
  /// Copying documents into the app.
  case `import`
  /// Opening documents in place.
  case open
  /// Copying the app's documents.
  case exportToService
  /// Moving the app's documents.
  case moveToService
}

/// An object that receives the documents that the user picks.
///
/// All methods are optional.
@preconcurrency @MainActor public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  /// Tells the delegate that the user picked documents.
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// Tells the delegate that the user canceled.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
  /// Tells the delegate that the user picked a document. It is the older name of the other method,
  /// and never called.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
}

extension UIDocumentPickerDelegate {
  /// Does nothing by default.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) { OptionalMethod.absent() }
  /// Does nothing by default.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
    OptionalMethod.absent()
  }
  /// Does nothing by default.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL
  ) { OptionalMethod.absent() }
}
