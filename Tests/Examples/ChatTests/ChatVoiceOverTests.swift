import ListTesting
import Testing

@testable import Chat

/// What the screens say to a user who hears them, who needs large type, or who reads from right to
/// left.
@MainActor @Suite(.timeLimit(.minutes(30))) struct ChatVoiceOverTests {
  @Test func `the conversation and the field below it are read`() async throws {
    let server = try ChatServer()
    let screen = ListScreen(
      ChatController(ChatClient(url: server.url)), size: CGSize(width: 400, height: 600))
    await screen.settle()
    screen.expectAccessible()
    #expect(
      screen.voiceOver == """
        Chat, Heading
        Bot, 9:37: You say “I like scrolling.” Tell me more.
        You, 9:38: Yesterday I scrolled for an hour, and each time I thought that this must have \
        been the first message, there was another one above it.. Actions: Delete
        Bot, 9:38: That is a long story. Tell me the short one.
        You, 9:39: Are you listening?. Actions: Delete
        Bot, 9:39: That is a good question. What do you think?
        You, 9:40: Never mind.. Actions: Delete
        Bot, 9:40: You say “Never mind.” Tell me more.
        Message, Text Field
        """)
  }
}
