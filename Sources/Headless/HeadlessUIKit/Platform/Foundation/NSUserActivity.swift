#if !canImport(ObjectiveC)
public import Foundation

/// A task of the user that can be continued later. On Apple's systems, Foundation provides it.
///
/// No system receives it: an activity is kept, and ``becomeCurrent()`` has no effect beyond the
/// process.
open class NSUserActivity: NSObject {
  /// Creates an activity without a type.
  public override init() {
    activityType = ""
  }

  /// Creates an activity of a type.
  public init(activityType: String) {
    self.activityType = activityType
  }

  /// The type of the activity, in reverse-DNS notation.
  open private(set) var activityType: String
  /// The title of the activity.
  open var title: String?
  /// The values that are needed to continue the activity.
  open var userInfo: [AnyHashable: Any]?
  /// The keys of `userInfo` that are needed to continue the activity.
  open var requiredUserInfoKeys: Set<String>?
  /// A Boolean value that indicates whether `userInfo` is out of date.
  ///
  /// The delegate is asked for new values when the app reads the activity of a responder that
  /// became current. Nothing here reads it, so the value is only kept.
  open var needsSave = false
  /// The webpage to load if the activity can't be continued in an app.
  open var webpageURL: URL?
  /// The webpage from which the activity was continued.
  open var referrerURL: URL?
  /// The date after which the activity can't be continued.
  open var expirationDate: Date?
  /// Words with which a search finds the activity.
  open var keywords: Set<String> = []
  /// A Boolean value that indicates whether streams are supported.
  open var supportsContinuationStreams = false
  /// The delegate of the activity.
  open weak var delegate: (any NSUserActivityDelegate)?
  /// An identifier with which the activity is deleted.
  open var persistentIdentifier: NSUserActivityPersistentIdentifier?
  /// The identifier of the content for the targets of a link.
  open var targetContentIdentifier: String?
  /// A Boolean value that indicates whether another device can continue the activity.
  open var isEligibleForHandoff = true
  /// A Boolean value that indicates whether a search on the device finds the activity.
  open var isEligibleForSearch = false
  /// A Boolean value that indicates whether a public search finds the activity.
  open var isEligibleForPublicIndexing = false
  /// A Boolean value that indicates whether the activity can be suggested to the user.
  open var isEligibleForPrediction = false

  /// Adds values to `userInfo`, replacing those of the same keys.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
  }

  /// A Boolean value that indicates whether the activity is the current one.
  var isCurrent = false
  private var isValid = true

  /// Makes the activity the user's current one, unless it was invalidated.
  open func becomeCurrent() { isCurrent = isValid }
  /// Makes the activity no longer the current one.
  open func resignCurrent() { isCurrent = false }
  /// Ends the activity. It can't become current again.
  open func invalidate() {
    isCurrent = false
    isValid = false
  }

  /// Deletes the activities with some identifiers. No system keeps any.
  open class func deleteSavedUserActivities(
    withPersistentIdentifiers persistentIdentifiers: [NSUserActivityPersistentIdentifier],
    completionHandler: @escaping @Sendable () -> Void
  ) { completionHandler() }
  /// Deletes all activities. No system keeps any.
  open class func deleteAllSavedUserActivities(
    completionHandler: @escaping @Sendable () -> Void
  ) { completionHandler() }
}

/// An identifier with which an activity is deleted.
public typealias NSUserActivityPersistentIdentifier = String

/// The type of an activity that continues the browsing of a webpage.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// An object that keeps an activity up to date. All methods are optional and do nothing by default.
public protocol NSUserActivityDelegate: NSObjectProtocol {
  /// Tells the delegate that the activity is about to be saved.
  func userActivityWillSave(_ userActivity: NSUserActivity)
  /// Tells the delegate that another device continued the activity.
  func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
  /// Does nothing by default.
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}
  /// Does nothing by default.
  public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}
#endif
