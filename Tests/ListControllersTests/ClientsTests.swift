import FeaturedClient
import MainActorClient
import PlainClient
import Testing

@MainActor @Suite struct ClientsTests {
  @Test func `minimal conformers compile and run in every kind of target`() {
    #expect([plainRows(), isolatedRows(), featuredRows()] == [2, 2, 2])
  }
}
