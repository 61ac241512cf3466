public import Foundation

/// A controller in which the user picks a font.
///
/// Nothing is displayed; `User` picks.
@preconcurrency @MainActor open class UIFontPickerViewController: UIViewController {
  /// Creates a controller that offers the fonts of a configuration.
  public init(configuration: Configuration) {
    self.configuration = configuration.copied()
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller that offers the families of fonts.
  public convenience init() {
    self.init(configuration: Configuration())
  }

  /// Creates a controller that offers the families of fonts. There are no archives here.
  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
  }

  /// The fonts that the controller offers.
  open private(set) var configuration: Configuration
  /// The object that receives the picked font.
  open weak var delegate: (any UIFontPickerViewControllerDelegate)? {
    didSet { delegateChain = AnswerChain(delegate) { object in { [weak object] in object } } }
  }
  private var delegateChain = AnswerChain<any UIFontPickerViewControllerDelegate>()
  /// The picked font.
  open var selectedFontDescriptor: UIFontDescriptor?

  /// Picks as the user does: a font, or nothing if the user cancels. The controller is dismissed.
  func end(_ descriptor: UIFontDescriptor?) {
    if let descriptor {
      selectedFontDescriptor = descriptor
      delegateChain.notify("fontPickerViewControllerDidPickFont(_:)") {
        $0.fontPickerViewControllerDidPickFont(self)
      }
    } else {
      delegateChain.notify("fontPickerViewControllerDidCancel(_:)") {
        $0.fontPickerViewControllerDidCancel(self)
      }
    }
    presentingViewController?.dismiss(animated: true)
  }

  /// The fonts that a font picker offers. It is kept.
  @preconcurrency @MainActor open class Configuration: NSObject, NSCopying {
    /// Creates a configuration that offers the families of fonts.
    public override init() {
      super.init()
    }

    /// A Boolean value that indicates whether the faces of each family are offered.
    open var includeFaces = false
    /// A Boolean value that indicates whether the names are displayed in the system's font.
    open var displayUsingSystemFont = false
    /// The traits of which offered fonts have one, or an empty set for any font.
    open var filteredTraits: UIFontDescriptor.SymbolicTraits = []
    /// The predicate that the languages of offered fonts match, or nil for any font.
    open var filteredLanguagesPredicate: NSPredicate?

    /// Returns a copy.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
      nonisolated(unsafe) var copy: Any = self
      MainActor.assumeIsolated { copy = copied() }
      return copy
    }

    func copied() -> Configuration {
      let copy = Configuration()
      copy.includeFaces = includeFaces
      copy.displayUsingSystemFont = displayUsingSystemFont
      copy.filteredTraits = filteredTraits
      copy.filteredLanguagesPredicate = filteredLanguagesPredicate
      return copy
    }
  }
}

/// An object that receives the font that the user picks. All methods are optional.
@preconcurrency @MainActor public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
  /// Tells the delegate that the user canceled.
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
  /// Tells the delegate that the user picked a font.
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  /// Does nothing by default.
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {
    OptionalMethod.absent()
  }
  /// Does nothing by default.
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
    OptionalMethod.absent()
  }
}
