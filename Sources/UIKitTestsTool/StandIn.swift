/// The module UIKit of the package that builds the copies.
enum StandIn {
  /// The beginnings of the lines that a process prints when it reaches what is left out.
  static let partMark = "uikit-tests reached "
  static let endMark = "uikit-tests can't go on without "

  static let text = #"""
    @_exported import Foundation
    @_exported import FoundationNetworking
    @_exported import HeadlessUIKit

    public typealias NSInteger = Int
    public typealias NSUInteger = UInt

    extension UserDefaults {
      public func value(forKey key: String) -> Any? { object(forKey: key) }
      public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
    }

    /// The error of code that is left out.
    public struct UIKitTestsError: Error, CustomStringConvertible {
      public let description: String
    }

    /// Says that a part is reached that is left out, on the streams of XCTest and Swift Testing.
    private func say(_ line: String) {
      FileHandle.standardOutput.write(Data("\n1 \(line)\n".utf8))
      FileHandle.standardError.write(Data("\n2 \(line)\n".utf8))
    }

    public func uikitTestsPart(_ part: String) { say("\#(partMark)\(part)") }

    public func uikitTestsError(_ part: String) -> UIKitTestsError {
      uikitTestsPart(part)
      return UIKitTestsError(description: part)
    }

    public func uikitTestsEnd(_ part: String) -> Never {
      say("\#(endMark)\(part)")
      exit(70)
    }

    """#
}
