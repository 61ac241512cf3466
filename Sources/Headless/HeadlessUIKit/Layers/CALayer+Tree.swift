import Foundation

extension CALayer {
  /// Updates the layers of subviews among the sublayers. They keep the places that such layers
  /// have, and new ones are in front.
  func adoptSubviews() {
    guard host != nil else { return }
    nonisolated(unsafe) var hosted: [CALayer] = []
    setHosted { hosted = $0.subviews.map(\.layer) }
    var rest = hosted[...]
    var merged = layers.compactMap { $0.host == nil ? $0 : rest.popFirst() }
    merged += rest
    layers = merged
  }

  /// Returns the index of a sublayer.
  func index(of layer: CALayer?) -> Int? {
    adoptSubviews()
    return layers.firstIndex { $0 === layer }
  }

  /// Removes a sublayer that is about to be inserted elsewhere.
  func detach(_ layer: CALayer) {
    if layer.host == nil { layer.removeFromSuperlayer() }
  }

  /// Inserts a layer at an index, or in front of all if the index is out of range. The layer of a
  /// view takes the view with it. A layer that contains this one raises an exception.
  func insert(_ layer: CALayer, at index: Int) {
    if sequence(first: self, next: \.superlayer).contains(where: { $0 === layer }) {
      return refuseCycle(of: layer)
    }
    if let view = layer.host {
      adoptSubviews()
      let place = layers.prefix(max(index, 0)).count { $0.host != nil && $0 !== layer }
      setHosted { $0.insertSubview(view, at: place) }
      return
    }
    detach(layer)
    adoptSubviews()
    layers.insert(layer, at: min(max(index, 0), layers.count))
    layer.parent = self
    noteChange()
  }

  /// Raises Core Animation's exception for a layer that would contain itself.
  private func refuseCycle(of layer: CALayer) {
    UIKitException.raiseAnywhere(
      .invalidTree, "layer \(layer) is a part of cycle in its layer tree")
  }

  /// Returns whether a layer can mask this one, and raises an exception if it masks or contains
  /// itself then.
  func canBeMasked(by layer: CALayer) -> Bool {
    guard
      sequence(first: layer, next: \.mask).contains(where: { $0 === self })
        || sequence(first: self, next: \.superlayer).contains(where: { $0 === layer })
    else { return true }
    refuseCycle(of: layer)
    return false
  }

  /// Replaces the sublayers.
  func replaceSublayers(with new: [CALayer]) {
    for layer in sublayers ?? [] where !new.contains(where: { $0 === layer }) {
      layer.removeFromSuperlayer()
    }
    for layer in new { addSublayer(layer) }
  }

  /// The transform from the layer's coordinates to those of the superlayer.
  var toSuperlayer: CGAffineTransform {
    let bounds = bounds
    let anchor = CGPoint(
      x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(affineTransform())
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  /// The transform from the layer's coordinates to those of the root of its tree.
  private var toRoot: CGAffineTransform {
    var transform = CGAffineTransform.identity
    var layer = self
    while let parent = layer.superlayer {
      transform = transform.concatenating(layer.toSuperlayer)
      layer = parent
    }
    return transform
  }

  func transform(to layer: CALayer?) -> CGAffineTransform {
    toRoot.concatenating((layer?.toRoot ?? .identity).inverted())
  }
}
