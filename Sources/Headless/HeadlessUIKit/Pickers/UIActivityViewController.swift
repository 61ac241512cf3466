public import Foundation

/// A controller that offers activities, such as sharing, for items of the app.
///
/// There are no activities of the system's: the user performs the app's own, or cancels.
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
  /// The items.
  let activityItems: [Any]
  /// The app's own activities.
  private let applicationActivities: [UIActivity]

  /// Creates a controller for items.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    self.applicationActivities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller without items. There are no archives here.
  public required init?(coder: NSCoder) {
    activityItems = []
    applicationActivities = []
    super.init(coder: coder)
  }

  /// The types of the activities that aren't offered.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// A Boolean value that indicates whether prominent activities are offered. It has no effect.
  open var allowsProminentActivity = true
  /// The closure that receives the type of the performed activity, or nil; whether it was
  /// completed; the returned items; and an error.
  open var completionWithItemsHandler: CompletionWithItemsHandler?

  /// A closure that is called when the controller is dismissed.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  /// The app's activities that can be performed with the items, and that are not excluded.
  var offers: [UIActivity] {
    applicationActivities.filter { activity in
      let isExcluded = activity.activityType.map { excludedActivityTypes?.contains($0) == true }
      return isExcluded != true && activity.canPerform(withActivityItems: activityItems)
    }
  }

  /// Performs an activity as the user does, and dismisses the controller when it finishes.
  func perform(_ activity: UIActivity) {
    activity.prepare(withActivityItems: activityItems)
    activity.finish = { [weak self] isDone in self?.end(activity.activityType, isDone) }
    activity.perform()
  }

  /// Dismisses the controller, and calls the completion handler.
  func end(_ type: UIActivity.ActivityType?, _ isDone: Bool) {
    let handler = completionWithItemsHandler
    guard let presentingViewController else { return handler?(type, isDone, nil, nil) ?? () }
    presentingViewController.dismiss(animated: true) { handler?(type, isDone, nil, nil) }
  }
}

/// An activity that an app offers. Apps subclass it.
open class UIActivity: NSObject {
  /// Creates an activity.
  public override init() {}

  /// The category of the activity.
  open class var activityCategory: Category { .action }
  /// The type of the activity; nil unless overridden.
  open var activityType: ActivityType? { nil }
  /// The title of the activity; nil unless overridden.
  open var activityTitle: String? { nil }
  /// The image of the activity; nil unless overridden.
  open var activityImage: UIImage? { nil }
  /// The controller of the activity, or nil. It is not presented here.
  open var activityViewController: UIViewController? { nil }
  /// Returns a Boolean value that indicates whether the activity can be performed with items; false
  /// unless overridden.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Takes the items before the activity is performed.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Performs the activity. Overrides call ``activityDidFinish(_:)`` at the end.
  open func perform() { activityDidFinish(false) }
  /// Ends the activity.
  open func activityDidFinish(_ completed: Bool) {
    let end = finish
    finish = nil
    end?(completed)
  }
  var finish: ((Bool) -> Void)?

  /// Constants for the category of an activity.
  @nonexhaustive public enum Category: Int, Sendable {
    /// An action on the items.
    case action
    /// Sharing the items.
    case share
  }

  /// The types of activities.
  public struct ActivityType: Hashable, RawRepresentable, Sendable {
    /// The name of the type.
    public let rawValue: String
    /// Creates a type with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a type with a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Posting on Facebook.
    public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
    /// Posting on Twitter.
    public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
    /// Sending a message.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// Sending mail.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// Printing.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// Copying to the pasteboard.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// Assigning an image to a contact.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// Saving an image.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// Adding to the reading list.
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    /// Sending by AirDrop.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    /// Opening in Books.
    public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
    /// Marking up as a PDF.
    public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
  }
}
