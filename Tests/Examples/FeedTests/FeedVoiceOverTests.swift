import ListTesting
import Testing

@testable import Feed

/// What the screens say to a user who hears them, who needs large type, or who reads from right to
/// left.
@MainActor @Suite(.timeLimit(.minutes(30))) struct FeedVoiceOverTests {
  @Test func `the items are read, and what a tap shows`() async throws {
    let server = try PageServer()
    let screen = ListScreen(
      FeedController(Feed(url: server.url)), size: CGSize(width: 400, height: 500))
    let pager: Pager = screen.controller.pager
    #expect(
      screen.voiceOver == """
        127.0.0.1, Heading
        In progress
        Loading…
        """)
    await screen.wait { pager.objects.count == 20 }
    screen.expectAccessible()
    #expect(
      screen.voiceOver == """
        127.0.0.1, Heading
        Hydrogen, H, number 1, Button
        Helium, He, number 2, Button
        Lithium, Li, number 3, Button
        Beryllium, Be, number 4, Button
        Boron, B, number 5, Button
        Carbon, C, number 6, Button
        Nitrogen, N, number 7, Button
        Oxygen, O, number 8, Button
        """)
    screen.tap([0, 0])
    #expect(
      screen.voiceOver == """
        Hydrogen, Heading
        H, number 1
        OK, Button
        """)
  }
}
