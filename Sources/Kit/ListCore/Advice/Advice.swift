import Foundation

/// Advice to developers in debug builds, about lists that don't do what their author expects.
///
/// A capability of an app gives advice by the same method as those of the kit. To write all advice
/// to a log, or to fail a test, set the ``handler``.
@MainActor public enum Advice {
  /// The handler of the advice. The default writes to standard error.
  public static var handler: (String) -> Void = { sentence in
    // A standard error that is full or closed is no reason to end the app.
    try? FileHandle.standardError.write(contentsOf: Data("\(sentence)\n".utf8))
  }

  private static var given: Set<String> = []

  /// Gives advice if a condition holds, once in the life of the process. Release builds evaluate
  /// none of the arguments.
  ///
  /// - Parameters:
  ///   - list: The class of a list that is given only one such advice, though the sentences differ.
  ///   - isNeeded: The condition.
  ///   - sentence: The advice.
  ///   - file: The file of the call. The place of the call tells kinds of advice apart.
  ///   - line: The line of the call.
  public static func give(
    to list: @autoclosure () -> Any.Type? = nil, if isNeeded: @autoclosure () -> Bool = true,
    _ sentence: @autoclosure () -> String, file: StaticString = #fileID, line: Int = #line
  ) {
    #if DEBUG
    guard isNeeded() else { return }
    let sentence = sentence()
    let key = list().map { "\(ObjectIdentifier($0)) \(file):\(line)" } ?? sentence
    if given.insert(key).inserted { handler(sentence) }
    #endif
  }
}
