/// A cell, header, or footer whose configurations follow its state.
@preconcurrency @MainActor protocol ConfiguredView: UIView {
  associatedtype State: UIConfigurationState
  var configurationState: State { get }
  var contentConfiguration: (any UIContentConfiguration)? { get set }
  var automaticallyUpdatesContentConfiguration: Bool { get }
  var backgroundConfiguration: UIBackgroundConfiguration? { get set }
  var automaticallyUpdatesBackgroundConfiguration: Bool { get }
  /// A Boolean value that indicates whether the configurations are out of date.
  var configurationIsStale: Bool { get set }
  func setNeedsUpdateConfiguration()
  func updateConfiguration(using state: State)
  /// A Boolean value that indicates whether there is an update handler.
  var hasConfigurationHandler: Bool { get }
  /// Calls the update handler if there is one.
  func callConfigurationHandler(_ state: State)
}

extension ConfiguredView {
  /// Updates the configurations for the current state: first by the subclass's method, then by the
  /// update handler, then automatically. After a change of an observable property that the first
  /// two read, they are called again.
  func applyConfigurationState() {
    guard configurationIsStale else { return }
    configurationIsStale = false
    let state = configurationState
    if isOfAppClass || hasConfigurationHandler {
      AutomaticTracking.track(self, .updateConfiguration) {
        updateConfiguration(using: state)
        callConfigurationHandler(state)
      } invalidate: {
        $0.setNeedsUpdateConfiguration()
      }
    } else {
      updateConfiguration(using: state)
    }
    if automaticallyUpdatesContentConfiguration, let contentConfiguration {
      self.contentConfiguration = contentConfiguration.updated(for: state)
    }
    if automaticallyUpdatesBackgroundConfiguration, let backgroundConfiguration {
      self.backgroundConfiguration = backgroundConfiguration.updated(for: state)
    }
    configurationIsStale = false
  }
}
