import Observation

/// A switch.
struct Toggle: Identifiable, Hashable {
  enum ID: Hashable { case wifi, bluetooth, silent }

  let id: ID
  let title: String
  var isOn = false
}

/// A network within range.
struct Network: Identifiable, Hashable {
  let id: String
  /// The signal strength, from 1 to 4.
  var strength: Int
}

/// A ring tone.
struct Tone: Identifiable, Hashable {
  let id: String
  var isChosen: Bool
}

/// A mail account.
struct Account: Identifiable, Hashable {
  let id: String
}

/// The settings of the app, which their list observes.
@available(iOS 17, tvOS 17, visionOS 1, macOS 14, *)
@Observable final class Settings {
  var wifi = Toggle(id: .wifi, title: "Wi-Fi", isOn: true)
  var bluetooth = Toggle(id: .bluetooth, title: "Bluetooth")
  var silent = Toggle(id: .silent, title: "Silent mode")
  var networks = [Network(id: "Attic", strength: 4), Network(id: "Neighbours", strength: 1)]
  var network = "Attic"
  var tones = ["Bells", "Chords", "Marimba", "Rain"]
  var tone = "Bells"
  var accounts = [Account(id: "ada@example.com"), Account(id: "analytical@example.org")]

  /// Turns a switch on or off.
  func turn(_ id: Toggle.ID, on isOn: Bool) {
    switch id {
    case .wifi: wifi.isOn = isOn
    case .bluetooth: bluetooth.isOn = isOn
    case .silent: silent.isOn = isOn
    }
  }
}
