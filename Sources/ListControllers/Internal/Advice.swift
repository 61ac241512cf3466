import Foundation

/// Sentences for the developer, in debug builds: about lists that are set up in a way in which they show
/// nothing.
@MainActor enum Advice {
  /// Takes a sentence. The default writes it to standard error.
  static var handler: (String) -> Void = { sentence in
    FileHandle.standardError.write(Data("\(sentence)\n".utf8))
  }

  private static var given: Set<String> = []

  /// Gives a sentence if a condition holds, once in the life of the process. In release builds neither is
  /// evaluated.
  static func give(if isNeeded: @autoclosure () -> Bool, _ sentence: @autoclosure () -> String) {
    #if DEBUG
    guard isNeeded() else { return }
    let sentence = sentence()
    if given.insert(sentence).inserted { handler(sentence) }
    #endif
  }
}
