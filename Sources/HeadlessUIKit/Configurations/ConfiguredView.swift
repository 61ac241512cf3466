/// A cell, header or footer whose configurations follow its state.
@MainActor protocol ConfiguredView: AnyObject {
  associatedtype State: UIConfigurationState
  var configurationState: State { get }
  var contentConfiguration: (any UIContentConfiguration)? { get set }
  var automaticallyUpdatesContentConfiguration: Bool { get }
  var backgroundConfiguration: UIBackgroundConfiguration? { get set }
  var automaticallyUpdatesBackgroundConfiguration: Bool { get }
  /// Whether the configurations wait to be brought up to date.
  var configurationIsStale: Bool { get set }
  func updateConfiguration(using state: State)
  /// Calls the handler, if there is one.
  func callConfigurationHandler(_ state: State)
}

extension ConfiguredView {
  /// Brings the configurations up to date with the state: by the subclass's method, by the handler,
  /// then by themselves.
  func applyConfigurationState() {
    guard configurationIsStale else { return }
    configurationIsStale = false
    let state = configurationState
    updateConfiguration(using: state)
    callConfigurationHandler(state)
    if automaticallyUpdatesContentConfiguration, let contentConfiguration {
      self.contentConfiguration = contentConfiguration.updated(for: state)
    }
    if automaticallyUpdatesBackgroundConfiguration, let backgroundConfiguration {
      self.backgroundConfiguration = backgroundConfiguration.updated(for: state)
    }
    configurationIsStale = false
  }
}
