import Foundation

/// The files that come with the app.
enum Resources {
  /// Returns the location of a file, or nil if it is missing.
  ///
  /// Xcode copies the files into the app. `swift build` puts them into a bundle beside the
  /// executable, or beside the test bundle; `Bundle.module` is that bundle, but an app target in
  /// Xcode does not have it.
  static func url(of name: String) -> URL? {
    let bundles = [Bundle.main, Bundle(for: AppDelegate.self)]
    let folders = bundles.flatMap { [$0.bundleURL, $0.bundleURL.deletingLastPathComponent()] }
    let neighbours = folders.flatMap { folder in
      ["bundle", "resources"].compactMap {
        Bundle(url: folder.appendingPathComponent("ListControllers_Feed.\($0)"))
      }
    }
    return (bundles + neighbours).lazy
      .compactMap { $0.url(forResource: name, withExtension: nil) }.first
  }
}
