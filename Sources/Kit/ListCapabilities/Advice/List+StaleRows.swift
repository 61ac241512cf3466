#if DEBUG
import Foundation
import ListCore
import ListPlatform

/// The identity and the content of an object that a cell was configured with.
struct ConfiguredContent {
  let id: AnyHashable
  /// The texts, numbers and Boolean values of the object, by the names of its properties.
  let values: [String: String]
}

extension List {
  /// Returns the content of a row's object, or `nil` if it can't be recognized.
  func content(at indexPath: IndexPath) -> ConfiguredContent? {
    guard let object = object(at: indexPath), let id = id(of: object) else { return nil }
    let values = Mirror(reflecting: object).children.compactMap { child in
      // Values that contain others may be large.
      (child.value as? any LosslessStringConvertible).map { (child.label ?? "", "\($0)") }
    }
    return ConfiguredContent(id: id, values: Dictionary(values) { first, _ in first })
  }

  /// Says that data was set, and that a visible cell still shows the object as it was before.
  ///
  /// - Parameter configured: The contents that the cells were configured with.
  func adviseOfStaleRows(_ configured: [ObjectIdentifier: ConfiguredContent]) {
    // The rows of a model follow it.
    if #available(iOS 17, tvOS 17, visionOS 1, macOS 14, *), self is any ObservedList { return }
    guard !presenter.isPerforming, let view = kitView, !view.holdsItems else { return }
    let isStale = view.visibleIndexPaths.contains { indexPath in
      guard let cell = view.shownCell(at: indexPath), let old = configured[ObjectIdentifier(cell)],
        let new = content(at: indexPath)
      else { return false }
      return old.id == new.id && old.values != new.values
    }
    Advice.give(
      to: type(of: self), if: isStale,
      "\(type(of: self)) was given an object with other content, and doesn't configure its row "
        + "again, because the object is equal to the one before. \(equalObjects)")
  }
}
#endif
