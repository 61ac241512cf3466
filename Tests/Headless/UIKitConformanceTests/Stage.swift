import Foundation
import ListPlatform
import Recorders
import Testing

/// A window that holds the lists of one test, with a geometry that no device decides.
///
/// ## The tests of this target
///
/// They state UIKit's rules for lists, and they know UIKit's public interface only. `swift test`
/// runs them against HeadlessUIKit, on Linux and macOS; on iOS, tvOS and visionOS the same sources
/// test UIKit itself:
///
///     xcodebuild test -scheme ListControllers-Package \
///       -destination 'platform=iOS Simulator,name=iPhone 16' \
///       -only-testing:UIKitConformanceTests
///
/// A rule that fails here fails in HeadlessUIKit; a rule that fails there is not UIKit's, and
/// HeadlessUIKit has to change with it.
///
/// What belongs here:
/// - A rule whose source is known; each test names its own: Apple's documentation, a header of the
///   SDK, or a measurement. What is merely likely, and what HeadlessUIKit alone decides, is tested
///   in HeadlessListTests.
/// - Code that Swift compiles for both: no `User`, no `HeadlessRunLoop`, no `UIKitException`, and
///   nothing newer than iOS 15. `ImportTests` reads the sources for that.
/// - Rules that a call can follow. A touch has no public interface, and an exception of UIKit's
///   ends the process, so taps, drags and misuse stay in HeadlessControlTests.
/// - Delegates that Objective-C sees: subclasses of `TableRecorder` and `CollectionRecorder` with
///   UIKit's methods in the body of the class, never in a protocol extension.
/// - Fixed frames, heights and insets. Nothing may depend on a device, its text size or its scale:
///   frames are whole numbers, and updates run in `UIView.performWithoutAnimation(_:)`.
///
/// A suite holds its stage, so that the window lives as long as the test.
@MainActor final class Stage {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 700))

  /// Adds a view to the window.
  func add(_ view: UIView) { window.addSubview(view) }

  /// Returns a plain table of 320 x 440 with rows of 44 points and no headers of its own accord.
  func table(_ source: (any UITableViewDataSource & UITableViewDelegate)? = nil) -> UITableView {
    let table = makeTable(source)
    pin(table)
    add(table)
    return table
  }

  /// Takes from a table what a device, a text size or a safe area decides.
  func pin(_ table: UITableView) {
    table.rowHeight = 44
    table.estimatedRowHeight = 0
    table.sectionHeaderHeight = 0
    table.sectionFooterHeight = 0
    table.estimatedSectionHeaderHeight = 0
    table.estimatedSectionFooterHeight = 0
    table.sectionHeaderTopPadding = 0
    table.contentInsetAdjustmentBehavior = .never
    table.insetsContentViewsToSafeArea = false
    table.isPrefetchingEnabled = false
  }

  /// Returns a collection view of 300 x 400 with items of 100 x 100 points, three a line, unless a
  /// layout of the test's own is given.
  func collection(
    _ source: (any UICollectionViewDataSource & UICollectionViewDelegate)? = nil,
    layout: UICollectionViewLayout? = nil, width: CGFloat = 300
  ) -> UICollectionView {
    let collection = makeCollection(source, layout: layout, width: width)
    pin(collection)
    add(collection)
    return collection
  }

  /// Takes from a collection view what a safe area or prefetching decides.
  func pin(_ collection: UICollectionView) {
    collection.contentInsetAdjustmentBehavior = .never
    collection.isPrefetchingEnabled = false
  }
}
