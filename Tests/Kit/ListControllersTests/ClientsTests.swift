import FeaturedClient
import MainActorClient
import PlainClient
import SwiftFiveClient
import SwiftUIClient
import Testing

@MainActor struct ClientsTests {
  @Test func `minimal conformers compile and run in every kind of target, also beside SwiftUI`() {
    let rows = [
      PlainClient.rows(), MainActorClient.rows(), FeaturedClient.rows(), SwiftFiveClient.rows(),
    ]
    #expect(rows == [3, 3, 3, 3])
    #expect(SwiftUIClient.rows() == (2, "Wi-Fi"))
  }
}
