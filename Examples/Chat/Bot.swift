/// The bot.
nonisolated enum Bot {
  /// The questions of the conversation so far.
  static let questions = [
    "Hello!", "What is a list?", "I like scrolling.",
    "Yesterday I scrolled for an hour, and each time I thought that this must have been the first "
      + "message, there was another one above it.",
    "Are you listening?", "Never mind.",
  ]

  /// Returns the bot's answer to a message.
  static func answer(to text: String) -> String {
    let words = text.lowercased().split { !$0.isLetter }
    if words.contains("hello") || words.contains("hi") { return "Hello! How are you?" }
    if text.hasSuffix("?") { return "That is a good question. What do you think?" }
    if words.count > 12 { return "That is a long story. Tell me the short one." }
    return "You say “\(text)” Tell me more."
  }
}
