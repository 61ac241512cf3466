/// The options on the command line.
struct ChatOptions: Equatable {
  /// The number of the message to begin with, or nil for the last one.
  var message: Int?

  /// An error in the command line, described in a sentence.
  struct Mistake: Error, CustomStringConvertible {
    let description: String
  }

  init(_ arguments: [String]) throws {
    guard let argument = arguments.first else { return }
    guard arguments.count == 1, let number = Int(argument), number > 0 else {
      throw Mistake(
        description: "“\(arguments.joined(separator: " "))” isn't the number of a message. "
          + "Usage: Chat [MESSAGE]")
    }
    message = number
  }
}
