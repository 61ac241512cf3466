/// The overrides of views, view controllers and scenes.
extension UIResponder {
  /// Returns the traits of the object, given those that it inherits.
  func overriding(_ inherited: UITraitCollection) -> UITraitCollection {
    guard let traitOverrideValues else { return inherited }
    var values = inherited.values
    values.override(with: traitOverrideValues)
    return UITraitCollection(values: values)
  }

  /// Calls the object's method and its handlers if its traits changed.
  func notifyTraits(from previous: UITraitCollection) {
    guard let environment = self as? any UITraitEnvironment else { return }
    let new = environment.traitCollection
    guard new != previous else { return }
    environment.traitCollectionDidChange(previous)
    for registration in traitRegistrations {
      registration.notify(environment, from: previous, to: new)
    }
  }
}

extension UIView {
  /// The traits that the view and the views inside it don't inherit.
  public final var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(values: traitOverrideValues ?? TraitValues()) }
    set {
      let previous = traitCollection
      traitOverrideValues = newValue.values
      overridesDidChange(from: previous)
    }
  }

  /// Notifies the view, its controller and all views inside it that traits changed.
  ///
  /// - Parameters:
  ///   - previous: The traits that the view had.
  ///   - controllerPrevious: The traits that its controller had.
  final func propagateTraits(
    from previous: UITraitCollection, controller controllerPrevious: UITraitCollection?
  ) {
    adoptTraits()
    let new = traitCollection
    if new.layoutDirection != previous.layoutDirection
      || new.preferredContentSizeCategory != previous.preferredContentSizeCategory
    {
      setNeedsLayout()
    }
    notifyTraits(from: previous)
    if let controllerPrevious { viewController?.notifyTraits(from: controllerPrevious) }
    for child in subviews {
      let controllerPrevious = child.viewController?.overriding(previous)
      child.propagateTraits(
        from: child.overriding(controllerPrevious ?? previous), controller: controllerPrevious)
    }
  }
}

extension UIViewController {
  /// The traits that the controller and its view don't inherit.
  public final var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(values: traitOverrideValues ?? TraitValues()) }
    set {
      let previous = traitCollection
      let viewPrevious = viewIfLoaded?.traitCollection
      traitOverrideValues = newValue.values
      guard let view = viewIfLoaded, let viewPrevious else { return notifyTraits(from: previous) }
      view.noteChangeThroughout()
      view.propagateTraits(from: viewPrevious, controller: previous)
    }
  }
}

extension UIWindowScene {
  /// The traits that the scene and its windows don't inherit.
  public final var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(values: traitOverrideValues ?? TraitValues()) }
    set {
      let previous = traitCollection
      traitOverrideValues = newValue.values
      notifyTraits(from: previous)
      for window in windows { window.showTraits() }
    }
  }
}
