import FeaturedClient
import MainActorClient
import PlainClient
import SwiftFiveClient
import SwiftUIClient
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct ClientsTests {
  @Test func `minimal conformers compile and run in every kind of target`() {
    #expect(PlainClient.rows() == 3)
    #expect(MainActorClient.rows() == 3)
    #expect(FeaturedClient.rows() == 3)
    #expect(SwiftFiveClient.rows() == 3)
  }

  @Test func `the kit's names can be written beside those of SwiftUI`() {
    #expect(SwiftUIClient.rows() == (2, "Wi-Fi"))
  }
}
