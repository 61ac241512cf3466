public import Foundation

/// A rectangle with a look, in a tree of such rectangles.
///
/// The layer of a view shares the view's geometry, background, opacity, visibility, and clipping:
/// either can be set, and both tell the same. Everything else, such as corners, borders, and
/// shadows, is a value of the layer. A view creates its layer when it is asked for.
///
/// There are no pixels and there is no clock: nothing is drawn into a layer, changes aren't
/// animated, and the presentation layer is the layer itself.
open class CALayer: NSObject, NSSecureCoding, CAMediaTiming {
  /// The view whose layer this is, or nil.
  weak var host: UIView?

  /// Creates a layer of zero size.
  public override init() {
    super.init()
  }

  /// Creates a copy of a layer's values, for presentation.
  public init(layer: Any) {
    super.init()
    if let layer = layer as? CALayer { adoptValues(of: layer) }
  }

  /// The values of a layer in an archive.
  private struct Archive: Codable {
    var bounds: CGRect
    var position: CGPoint
    var anchorPoint: CGPoint
    var zPosition: CGFloat
    var opacity: Float
    var isHidden: Bool
    var masksToBounds: Bool
    var cornerRadius: CGFloat
    var maskedCorners: UInt
    var borderWidth: CGFloat
    var shadowOpacity: Float
    var shadowOffset: CGSize
    var shadowRadius: CGFloat
    var contentsScale: CGFloat
    var name: String?
  }

  /// Creates the layer of an archive, with its sublayers, or a layer of zero size if the archive
  /// has none.
  public required init?(coder: NSCoder) {
    super.init()
    guard let archive = coder.decodeValue(Archive.self, forKey: "CALayer") else { return }
    bounds = archive.bounds
    position = archive.position
    anchorPoint = archive.anchorPoint
    zPosition = archive.zPosition
    opacity = archive.opacity
    isHidden = archive.isHidden
    masksToBounds = archive.masksToBounds
    cornerRadius = archive.cornerRadius
    maskedCorners = CACornerMask(rawValue: archive.maskedCorners)
    borderWidth = archive.borderWidth
    shadowOpacity = archive.shadowOpacity
    shadowOffset = archive.shadowOffset
    shadowRadius = archive.shadowRadius
    contentsScale = archive.contentsScale
    name = archive.name
    func color(_ key: String) -> CGColor? {
      coder.decodeNested(UIColor.self, forKey: key)?.cgColor
    }
    backgroundColor = color("backgroundColor")
    borderColor = color("borderColor")
    shadowColor = color("shadowColor")
    for layer in coder.decodeNested(arrayOf: CALayer.self, forKey: "sublayers") ?? [] {
      addSublayer(layer)
    }
  }

  /// Encodes the geometry, the colors, the border, the shadow, the name and the sublayers.
  ///
  /// Transforms, contents, filters and animations aren't encoded.
  open func encode(with coder: NSCoder) {
    let archive = Archive(
      bounds: bounds, position: position, anchorPoint: anchorPoint, zPosition: zPosition,
      opacity: opacity, isHidden: isHidden, masksToBounds: masksToBounds,
      cornerRadius: cornerRadius, maskedCorners: maskedCorners.rawValue, borderWidth: borderWidth,
      shadowOpacity: shadowOpacity, shadowOffset: shadowOffset, shadowRadius: shadowRadius,
      contentsScale: contentsScale, name: name)
    coder.encodeValue(archive, forKey: "CALayer")
    coder.encodeNested(backgroundColor.map { UIColor(cgColor: $0) }, forKey: "backgroundColor")
    coder.encodeNested(borderColor.map { UIColor(cgColor: $0) }, forKey: "borderColor")
    coder.encodeNested(shadowColor.map { UIColor(cgColor: $0) }, forKey: "shadowColor")
    coder.encodeNested(sublayers, forKey: "sublayers")
  }

  /// A Boolean value that indicates whether the class supports secure coding; true.
  open class var supportsSecureCoding: Bool { true }

  // See `UITableViewCell`: creates an instance of a subclass that has no `required` initializer.
  @_silgen_name("headless_calayer_make")
  convenience init(made: Void) {
    self.init()
  }

  /// Copies the values that the presentation of a layer needs.
  private func adoptValues(of layer: CALayer) {
    boundsStorage = layer.bounds
    positionStorage = layer.position
    anchorStorage = layer.anchorPoint
    transformStorage = layer.transform
    opacityStorage = layer.opacity
    hiddenStorage = layer.isHidden
    masksStorage = layer.masksToBounds
    colorStorage = layer.backgroundColor
    zPosition = layer.zPosition
    cornerRadius = layer.cornerRadius
    maskedCorners = layer.maskedCorners
    borderWidth = layer.borderWidth
    borderColor = layer.borderColor
    contents = layer.contents
    contentsScale = layer.contentsScale
    name = layer.name
  }

  /// Returns the layer that is on the screen, which is the layer itself.
  open func presentation() -> Self? { self }
  /// Returns the layer whose presentation this is, which is the layer itself.
  open func model() -> Self { self }

  // MARK: Geometry

  private var boundsStorage = CGRect.zero
  private var positionStorage = CGPoint.zero
  private var anchorStorage = CGPoint(x: 0.5, y: 0.5)
  private var transformStorage = CATransform3DIdentity

  /// The layer's rectangle in its own coordinates.
  open var bounds: CGRect {
    get { hosted { $0.bounds } ?? boundsStorage }
    set {
      if host != nil { return setHosted { $0.bounds = newValue } }
      guard newValue.isGeometry else { return }
      let oldSize = boundsStorage.size
      boundsStorage = newValue
      if newValue.size != oldSize {
        setNeedsLayout()
        if needsDisplayOnBoundsChange { setNeedsDisplay() }
      }
      noteChange()
    }
  }
  /// The position of the anchor point in the superlayer's coordinates.
  open var position: CGPoint {
    get { hosted { $0.center } ?? positionStorage }
    set {
      if host != nil { return setHosted { $0.center = newValue } }
      guard newValue.isGeometry else { return }
      positionStorage = newValue
      noteChange()
    }
  }
  /// The point of the layer that its position places and about which it is transformed, from
  /// (0, 0) for the top-left corner to (1, 1) for the bottom-right one.
  ///
  /// Setting it moves the layer.
  open var anchorPoint: CGPoint {
    get { hosted { $0.anchorPoint } ?? anchorStorage }
    set {
      if host != nil { return setHosted { $0.anchorPoint = newValue } }
      anchorStorage = newValue
      noteChange()
    }
  }
  /// The transform about the anchor point. The layer of a view applies its part in the plane.
  open var transform: CATransform3D {
    get {
      // The view's transform may have been set since.
      guard let plane = hosted({ $0.transform }),
        plane != CATransform3DGetAffineTransform(transformStorage)
      else { return transformStorage }
      return CATransform3DMakeAffineTransform(plane)
    }
    set {
      transformStorage = newValue
      let plane = CATransform3DGetAffineTransform(newValue)
      setHosted { $0.transform = plane }
      noteChange()
    }
  }
  /// The layer's rectangle in the superlayer's coordinates.
  open var frame: CGRect {
    get {
      if let frame = hosted({ $0.frame }) { return frame }
      return CGRect(origin: .zero, size: boundsStorage.size)
        .offsetBy(dx: boundsStorage.minX, dy: boundsStorage.minY).applying(toSuperlayer)
    }
    set {
      if host != nil { return setHosted { $0.frame = newValue } }
      bounds = CGRect(origin: boundsStorage.origin, size: newValue.size)
      position = CGPoint(
        x: newValue.minX + anchorPoint.x * newValue.width,
        y: newValue.minY + anchorPoint.y * newValue.height)
    }
  }
  /// Returns the part of the transform in the plane.
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
  /// Sets the transform to a transform of the plane.
  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }
  /// The position in front of the siblings. Touches don't depend on it.
  open var zPosition: CGFloat = 0 { didSet { noteChange() } }
  /// The position of the anchor point along the z-axis.
  open var anchorPointZ: CGFloat = 0 { didSet { noteChange() } }
  /// The transform of the sublayers.
  open var sublayerTransform = CATransform3DIdentity { didSet { noteChange() } }
  /// A Boolean value that indicates whether the y-axis points upward.
  open var isGeometryFlipped = false { didSet { noteChange() } }
  /// A Boolean value that indicates whether the back of the layer is drawn.
  open var isDoubleSided = true { didSet { noteChange() } }

  // MARK: Looks shared with the view

  private var opacityStorage: Float = 1
  private var hiddenStorage = false
  private var masksStorage = false
  private var opaqueStorage = false
  private var colorStorage: CGColor?

  /// The opacity, from 0 to 1.
  open var opacity: Float {
    get { hosted { Float($0.alpha) } ?? opacityStorage }
    set {
      if host != nil { return setHosted { $0.alpha = CGFloat(newValue) } }
      opacityStorage = newValue
      noteChange()
    }
  }
  /// A Boolean value that indicates whether the layer is excluded from display.
  open var isHidden: Bool {
    get { hosted { $0.isHidden } ?? hiddenStorage }
    set {
      if host != nil { return setHosted { $0.isHidden = newValue } }
      hiddenStorage = newValue
      noteChange()
    }
  }
  /// A Boolean value that indicates whether sublayers are clipped to the bounds.
  open var masksToBounds: Bool {
    get { hosted { $0.clipsToBounds } ?? masksStorage }
    set {
      if host != nil { return setHosted { $0.clipsToBounds = newValue } }
      masksStorage = newValue
      noteChange()
    }
  }
  /// A Boolean value that indicates whether the layer is opaque. It has no effect.
  open var isOpaque: Bool {
    get { hosted { $0.isOpaque } ?? opaqueStorage }
    set {
      if host != nil { return setHosted { $0.isOpaque = newValue } }
      opaqueStorage = newValue
    }
  }
  /// The color behind the content.
  open var backgroundColor: CGColor? {
    get { host == nil ? colorStorage : hosted { $0.backgroundColor }??.cgColor }
    set {
      if host != nil {
        let color = newValue.map { UIColor(cgColor: $0) }
        return setHosted { $0.backgroundColor = color }
      }
      colorStorage = newValue
      noteChange()
    }
  }

  // MARK: Looks

  /// The radius of the corners, in points.
  open var cornerRadius: CGFloat = 0 { didSet { noteChange() } }
  /// The corners that are rounded; all of them unless set.
  open var maskedCorners: CACornerMask = .all { didSet { noteChange() } }
  /// The shape of the corners.
  open var cornerCurve: CALayerCornerCurve = .circular { didSet { noteChange() } }
  /// Returns the factor by which a shape of corners extends the corner radius.
  open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? 1.528665 : 1
  }
  /// The width of the border, in points.
  open var borderWidth: CGFloat = 0 { didSet { noteChange() } }
  /// The color of the border; black unless set.
  open var borderColor: CGColor? = CALayer.opaqueBlack { didSet { noteChange() } }
  /// The color of the shadow; black unless set.
  open var shadowColor: CGColor? = CALayer.opaqueBlack { didSet { noteChange() } }
  /// The opacity of the shadow, from 0 to 1.
  open var shadowOpacity: Float = 0 { didSet { noteChange() } }
  /// The offset of the shadow, in points.
  open var shadowOffset = CGSize(width: 0, height: -3) { didSet { noteChange() } }
  /// The radius of the shadow's blur, in points.
  open var shadowRadius: CGFloat = 3 { didSet { noteChange() } }
  /// The shape of the shadow, or nil for that of the layer.
  open var shadowPath: CGPath? { didSet { noteChange() } }
  /// The layer whose opacity masks this one.
  open var mask: CALayer? {
    didSet {
      if let mask, mask !== oldValue, !canBeMasked(by: mask) { self.mask = oldValue }
      noteChange()
    }
  }
  /// The content, such as a `CGImage`.
  open var contents: Any? { didSet { noteChange() } }
  /// The part of the content that is displayed, in the unit square.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1) { didSet { noteChange() } }
  /// The part of the content that is stretched, in the unit square.
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1) { didSet { noteChange() } }
  /// The way in which content fills the bounds.
  open var contentsGravity: CALayerContentsGravity = .resize { didSet { noteChange() } }
  /// The format of the content's pixels. It has no effect.
  open var contentsFormat: CALayerContentsFormat = .RGBA8Uint
  /// The number of the content's pixels per point.
  open var contentsScale: CGFloat = 1 { didSet { noteChange() } }
  /// The filter for content that is reduced.
  open var minificationFilter: CALayerContentsFilter = .linear
  /// The filter for content that is enlarged.
  open var magnificationFilter: CALayerContentsFilter = .linear
  /// The filters of the content. They have no effect.
  open var filters: [Any]?
  /// The filters of what is behind the layer. They have no effect.
  open var backgroundFilters: [Any]?
  /// The filter that combines the layer with what is behind it. It has no effect.
  open var compositingFilter: Any?
  /// A Boolean value that indicates whether the layer is rendered as a bitmap. It has no effect.
  open var shouldRasterize = false
  /// The scale of the bitmap that the layer is rendered as. It has no effect.
  open var rasterizationScale: CGFloat = 1
  /// A Boolean value that indicates whether drawing is deferred. It has no effect.
  open var drawsAsynchronously = false
  /// A Boolean value that indicates whether the layer is composited as a group. It has no effect.
  open var allowsGroupOpacity = true
  /// A Boolean value that indicates whether edges are antialiased. It has no effect.
  open var allowsEdgeAntialiasing = false
  /// The edges that are antialiased. It has no effect.
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask = .all
  /// The name of the layer.
  open var name: String?
  /// The actions of the layer by the names of properties. Changes aren't animated, so actions run
  /// only if the app runs them.
  open var actions: [String: any CAAction]?
  /// Default values of properties. They have no effect.
  open var style: [AnyHashable: Any]?
  /// The object that lays out and displays the layer: the view of a view's layer.
  open weak var delegate: (any CALayerDelegate)?

  private static var opaqueBlack: CGColor { UIColor.black.cgColor }

  // MARK: Tree

  /// The sublayers, including the layers of the view's subviews.
  var layers: [CALayer] = []
  /// The superlayer of a layer that isn't a view's.
  weak var parent: CALayer?

  /// The sublayers, backmost first, or nil if there are none.
  ///
  /// The sublayers of a view's layer include the layers of its subviews, which are created.
  open var sublayers: [CALayer]? {
    get {
      adoptSubviews()
      return layers.isEmpty ? nil : layers
    }
    set { replaceSublayers(with: newValue ?? []) }
  }
  /// The layer that contains the layer.
  open var superlayer: CALayer? {
    host == nil ? parent : hosted { $0.superview }??.layerAnywhere
  }
  /// Adds a layer in front of the other sublayers, removing it from its superlayer.
  open func addSublayer(_ layer: CALayer) {
    insert(layer, at: .max)
  }
  /// Inserts a layer at an index of ``sublayers``.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    insert(layer, at: Int(idx))
  }
  /// Inserts a layer behind a sublayer, or behind all if there is no such sublayer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    if layer !== sibling { detach(layer) }
    insert(layer, at: index(of: sibling) ?? 0)
  }
  /// Inserts a layer in front of a sublayer, or in front of all if there is no such sublayer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    if layer !== sibling { detach(layer) }
    insert(layer, at: index(of: sibling).map { $0 + 1 } ?? .max)
  }
  /// Replaces a sublayer by another layer.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, let index = index(of: oldLayer) else { return }
    oldLayer.removeFromSuperlayer()
    insert(newLayer, at: index)
  }
  /// Removes the layer from its superlayer. The layer of a view takes the view with it.
  open func removeFromSuperlayer() {
    if host != nil { return setHosted { $0.removeFromSuperview() } }
    guard let parent else { return }
    parent.layers.removeAll { $0 === self }
    self.parent = nil
    parent.noteChange()
  }

  // MARK: Layout and display

  private var layoutFlag = false
  private var displayFlag = false

  /// Requests a layout of the sublayers.
  ///
  /// A layer that isn't a view's is laid out after the next layout of the view that contains it.
  open func setNeedsLayout() {
    if host != nil { return setHosted { $0.setNeedsLayout() } }
    layoutFlag = true
  }
  /// Returns a Boolean value that indicates whether a layout was requested.
  open func needsLayout() -> Bool { hosted { $0.needsLayout } ?? layoutFlag }
  /// Lays out the sublayers at once, as far as a layout was requested.
  open func layoutIfNeeded() {
    if host != nil { return setHosted { $0.layoutIfNeeded() } }
    if layoutFlag {
      layoutFlag = false
      layoutSublayers()
    }
    layoutOwnSublayers()
  }
  /// Lays out the sublayers, which the delegate does unless overridden.
  open func layoutSublayers() {
    callDelegate { $0.layoutSublayers(of: $1) }
  }
  /// Lays out the sublayers that aren't layers of views.
  func layoutOwnSublayers() {
    for layer in layers where layer.host == nil { layer.layoutIfNeeded() }
    if let mask, mask.host == nil { mask.layoutIfNeeded() }
  }
  /// Returns the preferred size of the layer, which is its own size.
  open func preferredFrameSize() -> CGSize { bounds.size }

  /// A Boolean value that indicates whether a new size requests a redraw.
  open var needsDisplayOnBoundsChange = false
  /// Requests a redraw of the content.
  open func setNeedsDisplay() {
    if host != nil { return setHosted { $0.setNeedsDisplay() } }
    displayFlag = true
    noteChange()
  }
  /// Requests a redraw of a part of the content.
  open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }
  /// Returns a Boolean value that indicates whether a redraw was requested.
  open func needsDisplay() -> Bool { displayFlag }
  /// Returns a Boolean value that indicates whether a change of a property requests a redraw;
  /// false unless overridden.
  open class func needsDisplay(forKey key: String) -> Bool { false }
  /// Displays the content if a redraw was requested.
  open func displayIfNeeded() {
    guard displayFlag else { return }
    displayFlag = false
    display()
  }
  /// Displays the content, which the delegate does unless overridden.
  open func display() {
    callDelegate { $0.display($1) }
  }
  /// Draws the content, which the delegate does unless overridden.
  open func draw(in ctx: CGContext) {
    nonisolated(unsafe) let context = ctx
    callDelegate { $0.draw($1, in: context) }
  }
  /// Draws the layer and its sublayers. Contexts have no pixels, so only the app's own drawing
  /// methods run.
  open func render(in ctx: CGContext) {
    ctx.saveGState()
    draw(in: ctx)
    for layer in sublayers ?? [] where !layer.isHidden {
      ctx.saveGState()
      ctx.concatenate(layer.toSuperlayer)
      layer.render(in: ctx)
      ctx.restoreGState()
    }
    ctx.restoreGState()
  }

  // MARK: Actions and animations

  var animations: [(key: String, animation: CAAnimation)] = []

  /// Returns the action for the name of a property: the delegate's, or that of ``actions``.
  open func action(forKey event: String) -> (any CAAction)? {
    nonisolated(unsafe) var found: (any CAAction)?
    callDelegate { found = $0.action(for: $1, forKey: event) }
    if let found { return found is NSNull ? nil : found }
    let own = actions?[event]
    return own is NSNull ? nil : own ?? Self.defaultAction(forKey: event)
  }
  /// Returns the default action for the name of a property; nil unless overridden.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  /// Returns the value that a new layer has for a property; nil unless overridden.
  open class func defaultValue(forKey key: String) -> Any? { nil }

  /// Adds an animation, replacing that of the same key.
  ///
  /// There is no clock: it is complete at the next turn of the run loop unless it repeats without
  /// end. See ``HeadlessRunLoop``.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    start(anim, key: key ?? UUID().uuidString)
  }
  /// Removes the animation of a key. Its delegate receives `finished: false`.
  open func removeAnimation(forKey key: String) {
    guard let index = animations.firstIndex(where: { $0.key == key }) else { return }
    animations.remove(at: index).animation.notifyStop(finished: false)
  }
  /// Removes all animations. Their delegates receive `finished: false`.
  open func removeAllAnimations() {
    let removed = animations
    animations = []
    for entry in removed { entry.animation.notifyStop(finished: false) }
  }
  /// Returns the keys of the running animations, or nil if there are none.
  open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.map(\.key) }
  /// Returns the running animation of a key.
  open func animation(forKey key: String) -> CAAnimation? {
    animations.first { $0.key == key }?.animation
  }

  // MARK: Timing

  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode: CAMediaTimingFillMode = .removed
  /// Converts a time from that of another layer, or from absolute time. All layers have the same
  /// time.
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { t }
  /// Converts a time to that of another layer, or to absolute time. All layers have the same time.
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { t }

  // MARK: Geometry of the tree

  /// Returns the frontmost layer at a point in the superlayer's coordinates.
  open func hitTest(_ p: CGPoint) -> CALayer? {
    guard !isHidden else { return nil }
    let point = p.applying(toSuperlayer.inverted())
    guard contains(point) || !masksToBounds else { return nil }
    for layer in (sublayers ?? []).reversed() {
      if let hit = layer.hitTest(point) { return hit }
    }
    return contains(point) ? self : nil
  }
  /// Returns a Boolean value that indicates whether the bounds contain a point.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// Converts a point from the coordinates of another layer.
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    p.applying(transform(to: l).inverted())
  }
  /// Converts a point to the coordinates of another layer.
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    p.applying(transform(to: l))
  }
  /// Converts a rectangle from the coordinates of another layer.
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    r.applying(transform(to: l).inverted())
  }
  /// Converts a rectangle to the coordinates of another layer.
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    r.applying(transform(to: l))
  }
}

extension CALayer {
  /// Creates an instance of the receiving class.
  ///
  /// The body is the initializer that has the same link name.
  @_silgen_name("headless_calayer_make")
  static func make() -> CALayer
}
