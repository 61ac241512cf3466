import Foundation

/// The connection of a layer with its view.
extension CALayer {
  /// Returns a value of the view whose layer this is, or nil for other layers.
  func hosted<Value: Sendable>(_ read: @MainActor (UIView) -> Value) -> Value? {
    guard let host else { return nil }
    return MainActor.assumeIsolated { read(host) }
  }

  /// Performs a closure with the view whose layer this is.
  func setHosted(_ change: @MainActor (UIView) -> Void) {
    guard let host else { return }
    MainActor.assumeIsolated { change(host) }
  }

  /// Marks the view that contains the layer as changed.
  func noteChange() {
    var layer: CALayer? = self
    while let current = layer, current.host == nil { layer = current.parent }
    guard let host = layer?.host, UIKitException.isOnMainActor else { return }
    MainActor.assumeIsolated { host.noteChange() }
  }

  /// Performs a closure with the delegate and the layer.
  func callDelegate(_ call: @MainActor (any CALayerDelegate, CALayer) -> Void) {
    guard let delegate else { return }
    nonisolated(unsafe) let (receiver, layer) = (delegate, self)
    MainActor.assumeIsolated { call(receiver, layer) }
  }
}

extension UIView {
  /// The layer, for code that is on the main actor without being isolated to it.
  nonisolated var layerAnywhere: CALayer {
    nonisolated(unsafe) var layer: CALayer!
    MainActor.assumeIsolated { layer = self.layer }
    return layer
  }

  /// Creates an instance of the layer class, and connects it with the view.
  func makeLayer() -> CALayer {
    let layer = (Self.layerClass as? CALayer.Type ?? CALayer.self).make()
    layer.adopt(self)
    keptLayer = layer
    return layer
  }

  /// Lays out the view by its layer if the app may have a part in it: if the view has a layer or a
  /// layer class, or if its class is not one of UIKit's.
  func layoutByLayer() {
    guard keptLayer != nil || isOfAppClass else { return layoutContent() }
    layer.layoutSublayers()
    layer.layoutOwnSublayers()
  }
}

extension CALayer {
  /// Makes the layer the layer of a view.
  @MainActor fileprivate func adopt(_ view: UIView) {
    contentsScale = view.traitCollection.displayScale
    host = view
    delegate = view
  }
}
