import FeaturedClient
import MainActorClient
import PlainClient
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct ClientsTests {
  @Test func `minimal conformers compile and run in every kind of target`() {
    #expect([PlainClient.rows(), MainActorClient.rows(), FeaturedClient.rows()] == [3, 3, 3])
  }
}
