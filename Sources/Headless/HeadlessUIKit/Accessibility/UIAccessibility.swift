public import Foundation

/// The settings of assistive technologies, and the notifications to assistive apps.
///
/// No assistive app runs: the settings have their defaults unless ``AssistiveSettings/current`` is
/// set, and what posted notifications say is for ``VoiceOver/announcements(during:)``.
public struct UIAccessibility {
  /// A Boolean value that indicates whether VoiceOver runs.
  @preconcurrency @MainActor
  public static var isVoiceOverRunning: Bool { AssistiveSettings.current.isVoiceOverRunning }
  /// A Boolean value that indicates whether Switch Control runs.
  @preconcurrency @MainActor public static var isSwitchControlRunning: Bool {
    AssistiveSettings.current.isSwitchControlRunning
  }
  /// A Boolean value that indicates whether AssistiveTouch runs. It is always false.
  @preconcurrency @MainActor public static var isAssistiveTouchRunning: Bool { false }
  /// A Boolean value that indicates whether Guided Access is on. It is always false.
  @preconcurrency @MainActor public static var isGuidedAccessEnabled: Bool { false }
  /// A Boolean value that indicates whether audio is mono. It is always false.
  @preconcurrency @MainActor public static var isMonoAudioEnabled: Bool { false }
  /// A Boolean value that indicates whether captions are displayed. It is always false.
  @preconcurrency @MainActor public static var isClosedCaptioningEnabled: Bool { false }
  /// A Boolean value that indicates whether colors are inverted. It is always false.
  @preconcurrency @MainActor public static var isInvertColorsEnabled: Bool { false }
  /// A Boolean value that indicates whether text is bold.
  ///
  /// It follows the screen's traits.
  @preconcurrency @MainActor public static var isBoldTextEnabled: Bool {
    UITraitCollection.current.legibilityWeight == .bold
  }
  /// A Boolean value that indicates whether buttons have shapes.
  @preconcurrency @MainActor
  public static var buttonShapesEnabled: Bool { AssistiveSettings.current.buttonShapesEnabled }
  /// A Boolean value that indicates whether the screen is gray. It is always false.
  @preconcurrency @MainActor public static var isGrayscaleEnabled: Bool { false }
  /// A Boolean value that indicates whether there is less transparency.
  @preconcurrency @MainActor public static var isReduceTransparencyEnabled: Bool {
    AssistiveSettings.current.isReduceTransparencyEnabled
  }
  /// A Boolean value that indicates whether there is less motion.
  @preconcurrency @MainActor
  public static var isReduceMotionEnabled: Bool { AssistiveSettings.current.isReduceMotionEnabled }
  /// A Boolean value that indicates whether cross-fades are preferred. It is always false.
  @preconcurrency @MainActor public static var prefersCrossFadeTransitions: Bool { false }
  /// A Boolean value that indicates whether videos play by themselves. It is always true.
  @preconcurrency @MainActor public static var isVideoAutoplayEnabled: Bool { true }
  /// A Boolean value that indicates whether contrasts are higher.
  ///
  /// It follows the screen's traits.
  @preconcurrency @MainActor public static var isDarkerSystemColorsEnabled: Bool {
    UITraitCollection.current.accessibilityContrast == .high
  }
  /// A Boolean value that indicates whether the selection is spoken. It is always false.
  @preconcurrency @MainActor public static var isSpeakSelectionEnabled: Bool { false }
  /// A Boolean value that indicates whether the screen is spoken. It is always false.
  @preconcurrency @MainActor public static var isSpeakScreenEnabled: Bool { false }
  /// A Boolean value that indicates whether shaking undoes. It is always true.
  @preconcurrency @MainActor public static var isShakeToUndoEnabled: Bool { true }
  /// A Boolean value that indicates whether differences are shown without color. It is always
  /// false.
  @preconcurrency @MainActor public static var shouldDifferentiateWithoutColor: Bool { false }
  /// A Boolean value that indicates whether switches have labels. It is always false.
  @preconcurrency @MainActor public static var isOnOffSwitchLabelsEnabled: Bool { false }

  /// Posts a notification to assistive apps. VoiceOver says an argument that is a text.
  @preconcurrency @MainActor public static func post(notification: Notification, argument: Any?) {
    let spoken: Set<Notification> = [.announcement, .layoutChanged, .screenChanged, .pageScrolled]
    let text = argument as? String ?? (argument as? NSAttributedString)?.string
    if let text, spoken.contains(notification) { AssistiveSettings.say(text) }
  }
  /// Returns the element on which an assistive app focuses. It is always nil.
  @preconcurrency @MainActor public static func focusedElement(
    using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
  ) -> Any? { nil }
  /// Converts a rectangle in a view's coordinates to screen coordinates.
  @MainActor public static func convertToScreenCoordinates(
    _ rect: CGRect, in view: UIView
  ) -> CGRect { view.convert(rect, to: nil) }
  /// Asks for Guided Access, which does not exist here: the handler receives false.
  @preconcurrency @MainActor public static func requestGuidedAccessSession(
    enabled enable: Bool, completionHandler: @escaping @MainActor @Sendable (Bool) -> Void
  ) { completionHandler(false) }

  /// A notification to assistive apps.
  public struct Notification: Hashable, RawRepresentable, Sendable {
    /// The number of the notification.
    public let rawValue: UInt32
    /// Creates a notification from its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// A large part of the screen changed.
    public static let screenChanged = Notification(rawValue: 1000)
    /// The layout changed.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A message is announced.
    public static let announcement = Notification(rawValue: 1008)
    /// A page was scrolled.
    public static let pageScrolled = Notification(rawValue: 1009)
    /// An assistive app pauses.
    public static let pauseAssistiveTechnology = Notification(rawValue: 1021)
    /// An assistive app resumes.
    public static let resumeAssistiveTechnology = Notification(rawValue: 1022)
  }

  /// The identifier of an assistive technology.
  public struct AssistiveTechnologyIdentifier: Hashable, RawRepresentable, Sendable {
    /// The UIKit name of the technology.
    public let rawValue: String
    /// Creates an identifier from its UIKit name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// VoiceOver.
    public static let notificationVoiceOver = Self(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    /// Switch Control.
    public static let notificationSwitchControl = Self(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
  }
}

extension UIAccessibility {
  /// A notification of a change of the setting for VoiceOver.
  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// A notification of a change of the setting for Switch Control.
  public static let switchControlStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification")
  /// A notification of a change of the setting for AssistiveTouch. Nothing posts it.
  public static let assistiveTouchStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityAssistiveTouchStatusDidChangeNotification")
  /// A notification of a change of the setting for Guided Access. Nothing posts it.
  public static let guidedAccessStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityGuidedAccessStatusDidChangeNotification")
  /// A notification of a change of the setting for mono audio. Nothing posts it.
  public static let monoAudioStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityMonoAudioStatusDidChangeNotification")
  /// A notification of a change of the setting for captions. Nothing posts it.
  public static let closedCaptioningStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityClosedCaptioningStatusDidChangeNotification")
  /// A notification of a change of the setting for inverted colors. Nothing posts it.
  public static let invertColorsStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityInvertColorsStatusDidChangeNotification")
  /// A notification of a change of the setting for bold text. Nothing posts it.
  public static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  /// A notification of a change of the setting for button shapes.
  public static let buttonShapesEnabledStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
  /// A notification of a change of the setting for gray screens. Nothing posts it.
  public static let grayscaleStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityGrayscaleStatusDidChangeNotification")
  /// A notification of a change of the setting for reduced transparency.
  public static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// A notification of a change of the setting for reduced motion.
  public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// A notification of a change of the setting for cross-fades. Nothing posts it.
  public static let prefersCrossFadeTransitionsStatusDidChange = Foundation.Notification.Name(
    "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
  /// A notification of a change of the setting for video autoplay. Nothing posts it.
  public static let videoAutoplayStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVideoAutoplayStatusDidChangeNotification")
  /// A notification of a change of the setting for higher contrasts. Nothing posts it.
  public static let darkerSystemColorsStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  /// A notification of a change of the setting for spoken selections. Nothing posts it.
  public static let speakSelectionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilitySpeakSelectionStatusDidChangeNotification")
  /// A notification of a change of the setting for spoken screens. Nothing posts it.
  public static let speakScreenStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilitySpeakScreenStatusDidChangeNotification")
  /// A notification of a change of the setting for shaking to undo. Nothing posts it.
  public static let shakeToUndoDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityShakeToUndoDidChangeNotification")
  /// A notification of a change of the setting for switch labels. Nothing posts it.
  public static let onOffSwitchLabelsDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityOnOffSwitchLabelsDidChangeNotification")
  /// A notification that an announcement ended. Nothing posts it.
  public static let announcementDidFinishNotification = Foundation.Notification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
  /// A notification that an assistive app focused on an element. Nothing posts it.
  public static let elementFocusedNotification = Foundation.Notification.Name(
    "UIAccessibilityElementFocusedNotification")
  /// The key of the text of an announcement.
  public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
  /// The key of a Boolean value that indicates whether an announcement was completed.
  public static let announcementWasSuccessfulUserInfoKey =
    "UIAccessibilityAnnouncementKeyWasSuccessful"
  /// The key of the element on which an assistive app focused.
  public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  /// The key of the element that lost focus.
  public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
  /// The key of the assistive technology.
  public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"
}
