public import Foundation

/// A controller in which the user picks an image.
///
/// Nothing is displayed; `User` picks. Its stack is empty.
@preconcurrency @MainActor open class UIImagePickerController: UINavigationController {
  /// Returns a Boolean value that indicates whether images of a source can be picked. There is no
  /// camera.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
  /// Returns the media types of a source.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? ["public.image"] : nil
  }

  /// The source of images.
  open var sourceType = SourceType.photoLibrary
  /// The media types that can be picked.
  open var mediaTypes = ["public.image"]
  /// A Boolean value that indicates whether the user can edit the image. It has no effect.
  open var allowsEditing = false
  /// The object that receives the picked image, and dismisses the controller.
  @_nonoverride
  open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)? {
    get {
      super.delegate as? any UIImagePickerControllerDelegate & UINavigationControllerDelegate
    }
    set { super.delegate = newValue }
  }

  /// Picks as the user does: an image, or nothing if the user cancels.
  func end(_ info: [InfoKey: Any]?) {
    let delegates = AnswerChain<any UIImagePickerControllerDelegate>(holding: delegate)
    if let info {
      delegates.notify("imagePickerController(_:didFinishPickingMediaWithInfo:)") {
        $0.imagePickerController(self, didFinishPickingMediaWithInfo: info)
      }
    } else {
      delegates.notify("imagePickerControllerDidCancel(_:)") {
        $0.imagePickerControllerDidCancel(self)
      }
    }
  }

  /// Constants for the source of images.
  @nonexhaustive public enum SourceType: Int, Sendable {
    /// The photo library.
    case photoLibrary
    /// The camera.
    case camera
    /// The saved photos.
    case savedPhotosAlbum
  }

  /// Keys of the information about the picked image.
  public struct InfoKey: Hashable, RawRepresentable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The media type.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The image.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The image after the user's edit.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The rectangle of the user's edit.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// The file of a film.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The file of an image.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
  }
}

/// An object that receives the image that the user picks.
///
/// All methods are optional.
@preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  /// Tells the delegate that the user picked an image. The delegate dismisses the controller.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Tells the delegate that the user canceled. The delegate dismisses the controller.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Does nothing by default.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) { OptionalMethod.absent() }
  /// Does nothing by default.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    OptionalMethod.absent()
  }
}
