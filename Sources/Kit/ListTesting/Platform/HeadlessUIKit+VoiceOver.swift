#if !(os(iOS) || os(tvOS) || os(visionOS))
import ListControllers

extension ListScreen {
  /// Activates an element as VoiceOver does: by its own action, or else by a tap.
  func activate(_ element: UIResponder) -> Bool { fingers.user.voiceOver.activate(element) }
}
#endif
