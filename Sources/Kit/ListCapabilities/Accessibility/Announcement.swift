public import ListCore
import ListData
import ListPlatform

/// The texts that the kit lets VoiceOver say about what happened in a list.
@MainActor public enum Announcement {
  /// Lets VoiceOver say a text about a list, if it runs.
  public static func post(_ text: @autoclosure () -> String, about list: (any List)?) {
    let observers = AnnouncementObserver.all.compactMap(\.observer).filter {
      $0.observes(list?.updateTarget?.shownList?.updatedView)
    }
    guard !observers.isEmpty || UIAccessibility.isVoiceOverRunning else { return }
    let text = text()
    for observer in observers { observer.texts.append(text) }
    UIAccessibility.post(notification: .announcement, argument: text)
  }
}

/// An observer of what the kit lets VoiceOver say, for tests. It hears texts also while VoiceOver
/// doesn't run.
@MainActor package final class AnnouncementObserver {
  fileprivate struct Reference { weak var observer: AnnouncementObserver? }
  fileprivate static var all: [Reference] = []

  fileprivate let observes: (AnyObject?) -> Bool
  /// The texts since the creation of the observer.
  package fileprivate(set) var texts: [String] = []

  /// Creates an observer of the lists for whose view a closure returns true.
  package init(of observes: @escaping (_ view: AnyObject?) -> Bool) {
    self.observes = observes
    Self.all.removeAll { $0.observer == nil }
    Self.all.append(Reference(observer: self))
  }
}
