import Foundation

/// The resources of the app.
nonisolated enum Resources {
  /// Returns the URL of a resource, or nil if it is missing.
  ///
  /// Xcode copies the resources into the app. `swift build` copies them into a bundle next to the
  /// executable or the test bundle. That bundle is `Bundle.module`, which an app target in Xcode
  /// doesn't have.
  static func url(of name: String) -> URL? {
    let bundles = [Bundle.main, Bundle(for: AppDelegate.self)]
    let folders = bundles.flatMap { [$0.bundleURL, $0.bundleURL.deletingLastPathComponent()] }
    let neighbours = folders.flatMap { folder in
      ["bundle", "resources"].compactMap {
        Bundle(url: folder.appendingPathComponent("ListControllers_Glyphs.\($0)"))
      }
    }
    return (bundles + neighbours).lazy
      .compactMap { $0.url(forResource: name, withExtension: nil) }.first
  }
}
