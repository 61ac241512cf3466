import Foundation

/// Advice to the developer, in debug builds, about lists that are set up so that they show nothing.
@MainActor enum Advice {
  /// The handler of the advice. The default writes to standard error.
  static var handler: (String) -> Void = { sentence in
    // A standard error that is full or closed is no reason to end the app.
    try? FileHandle.standardError.write(contentsOf: Data("\(sentence)\n".utf8))
  }

  private static var given: Set<String> = []

  /// Gives advice if a condition holds, once in the life of the process. Release builds evaluate
  /// neither argument.
  static func give(if isNeeded: @autoclosure () -> Bool, _ sentence: @autoclosure () -> String) {
    #if DEBUG
    guard isNeeded() else { return }
    let sentence = sentence()
    if given.insert(sentence).inserted { handler(sentence) }
    #endif
  }
}
