import ListControllers

@available(iOS 17, tvOS 17, visionOS 1, macOS 14, *)
extension Settings {
  /// The visible sections and rows.
  var model: ListModel {
    ListModel {
      ListSection("Network", id: "network") {
        Row("SwitchCell", wifi)
        if wifi.isOn {
          for network in networks { Row("network", network) }
        }
        Row("SwitchCell", bluetooth)
      }
      ListSection("Sound", id: "sound") {
        Row("SwitchCell", silent)
        for name in tones { Row("tone", Tone(id: name, isChosen: name == tone)) }
      }
      ListSection("Accounts", id: "accounts", footerTitle: "Drag them into the order you like.") {
        for account in accounts { Row("account", account) }
      }
    }
  }
}
