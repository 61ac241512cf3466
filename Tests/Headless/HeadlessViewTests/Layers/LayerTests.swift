import Foundation
import HeadlessUIKit
import Testing

/// Layers of views, and layers of their own.
@MainActor struct LayerTests {
  private final class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
  }

  /// A layer with initializers as apps write them.
  private final class OwnLayer: CALayer {
    var layouts = 0
    override init() {
      super.init()
      name = "own"
    }
    override init(layer: Any) { super.init(layer: layer) }
    required init?(coder: NSCoder) { nil }
    override func layoutSublayers() {
      super.layoutSublayers()
      layouts += 1
    }
  }

  private final class OwnLayerView: UIView {
    override class var layerClass: AnyClass { OwnLayer.self }
    var layouts = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  private final class LayingView: UIView {
    var log: [String] = []
    override func layoutSublayers(of layer: CALayer) {
      log.append("before")
      super.layoutSublayers(of: layer)
      log.append("after")
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      log.append("views")
    }
  }

  @Test func `a view and its layer share geometry and looks`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.layer === view.layer && view.layer.delegate === view)
    #expect((view.layer.frame, view.layer.position) == (view.frame, CGPoint(x: 25, y: 40)))
    view.layer.frame = CGRect(x: 0, y: 0, width: 50, height: 60)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 50, height: 60))
    view.layer.bounds = CGRect(x: 5, y: 5, width: 10, height: 10)
    #expect(view.bounds == CGRect(x: 5, y: 5, width: 10, height: 10))
    view.center = CGPoint(x: 1, y: 2)
    let position = view.layer.position
    view.layer.position = CGPoint(x: 3, y: 4)
    #expect([position, view.center] == [CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4)])

    view.layer.backgroundColor = UIColor.systemRed.cgColor
    #expect(view.backgroundColor?.cgColor == UIColor.systemRed.cgColor)
    view.backgroundColor = nil
    #expect(view.layer.backgroundColor == nil)
    view.layer.opacity = 0.5
    let alpha = view.alpha
    view.alpha = 0.25
    #expect((alpha, view.layer.opacity) == (0.5, 0.25))
    view.layer.isHidden = true
    view.clipsToBounds = true
    let masks = view.layer.masksToBounds
    view.layer.masksToBounds = false
    view.isOpaque = false
    #expect(
      [view.isHidden, masks, view.clipsToBounds, view.layer.isOpaque]
        == [true, true, false, false])
  }

  @Test func `an anchor point moves the view, and frames keep it`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.layer.anchorPoint = CGPoint(x: 0, y: 1)
    #expect(view.frame == CGRect(x: 50, y: -25, width: 100, height: 50))
    view.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    #expect([view.center, view.anchorPoint] == [CGPoint(x: 10, y: 30), CGPoint(x: 0, y: 1)])
    #expect(view.frame == CGRect(x: 10, y: 10, width: 20, height: 20))
  }

  @Test func `a layer's own looks have Core Animation's defaults`() {
    let layer = CALayer()
    #expect(
      [layer.cornerRadius, layer.borderWidth, layer.shadowRadius, layer.contentsScale]
        == [0, 0, 3, 1])
    #expect([layer.shadowOpacity, layer.opacity] == [0, 1])
    #expect(layer.borderColor == UIColor.black.cgColor && layer.backgroundColor == nil)
    #expect(
      (layer.shadowOffset, layer.anchorPoint, layer.contentsGravity, layer.contentsFormat)
        == (CGSize(width: 0, height: -3), CGPoint(x: 0.5, y: 0.5), .resize, .RGBA8Uint))
    #expect(layer.maskedCorners.contains(.layerMaxXMaxYCorner))
    #expect((layer.isHidden, layer.isOpaque, layer.sublayers) == (false, false, nil))
    let view = UIView()
    #expect(view.layer.contentsScale == view.traitCollection.displayScale)
  }

  @Test func `a change of a layer changes the mark of its view`() {
    let view = UIView()
    let layer = CALayer()
    view.layer.addSublayer(layer)
    let mark = view.contentMark
    view.layer.cornerRadius = 4
    let second = view.contentMark
    layer.borderWidth = 1
    #expect(second != mark && view.contentMark != second)
  }

  @Test func `transforms of the plane are the view's, others are kept`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layer.transform = CATransform3DMakeScale(2, 3, 1)
    #expect(view.transform == CGAffineTransform(scaleX: 2, y: 3))
    view.transform = CGAffineTransform(translationX: 5, y: 0)
    #expect(
      CATransform3DEqualToTransform(
        view.layer.transform, CATransform3DMakeTranslation(5, 0, 0)))
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 500
    view.layer.transform = CATransform3DRotate(perspective, .pi / 4, 0, 1, 0)
    #expect(view.layer.transform.m34 != 0)
    #expect(abs(view.transform.a - cos(.pi / 4)) < 1e-9)
    view.layer.setAffineTransform(.identity)
    #expect([view.layer.affineTransform(), view.transform] == [.identity, .identity])
  }

  @Test func `a view's mask and its transform in space are those of its layer`() {
    let view = UIView()
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.transform3D.m11 == 2)
    view.transform3D = CATransform3DMakeTranslation(1, 2, 3)
    #expect(
      [view.layer.transform.m43, view.transform.ty, view.transform3D.m43] == [3, 2, 3])
    view.mask = UIView()
    #expect(view.layer.mask === view.mask?.layer && view.layer.mask != nil)
    view.mask = nil
    #expect(view.layer.mask == nil)
  }

  @Test func `the layer class is that of the view, whatever its initializers`() {
    let view = GradientView()
    let gradient = view.layer as? CAGradientLayer
    gradient?.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    gradient?.locations = [0, 1]
    #expect((gradient?.colors?.count, gradient?.startPoint) == (2, CGPoint(x: 0.5, y: 0)))
    #expect(OwnLayerView().layer.name == "own")
  }

  @Test func `a view is laid out by its layer, and sublayers after it or when asked`() {
    let view = LayingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layoutIfNeeded()
    #expect(view.log == ["before", "views", "after"])
    let own = OwnLayerView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    own.layoutIfNeeded()
    func state() -> String {
      "\(own.layouts) \((own.layer as? OwnLayer)?.layouts ?? 0) \(own.layer.needsLayout())"
    }
    var states = [state()]
    own.layer.setNeedsLayout()
    states.append(state())
    own.layer.layoutIfNeeded()
    #expect(states + [state()] == ["1 1 false", "1 1 true", "2 2 false"])

    let plain = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let layer = OwnLayer()
    plain.layer.addSublayer(layer)
    plain.layoutIfNeeded()
    var layouts = [layer.layouts]
    layer.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
    #expect(layer.needsLayout())
    plain.setNeedsLayout()
    plain.layoutIfNeeded()
    layouts.append(layer.layouts)
    layer.position = .zero
    layer.layoutIfNeeded()
    #expect(layouts + [layer.layouts] == [0, 1, 1])
  }

  @Test func `sublayers include the layers of subviews, in order`() {
    let view = UIView()
    let (first, second) = (UIView(), UIView())
    let (back, front) = (CALayer(), CALayer())
    #expect(view.layer.sublayers == nil)
    view.addSubview(first)
    view.layer.addSublayer(front)
    view.layer.insertSublayer(back, at: 0)
    view.addSubview(second)
    #expect(view.layer.sublayers == [back, first.layer, front, second.layer])
    #expect([back.superlayer, first.layer.superlayer] == [view.layer, view.layer])
    view.layer.insertSublayer(front, below: first.layer)
    #expect(view.layer.sublayers == [back, front, first.layer, second.layer])
    view.layer.insertSublayer(back, above: first.layer)
    #expect(view.layer.sublayers == [front, first.layer, back, second.layer])
    first.removeFromSuperview()
    back.removeFromSuperlayer()
    #expect((view.layer.sublayers, back.superlayer) == ([front, second.layer], nil))
    second.layer.removeFromSuperlayer()
    #expect(view.subviews.isEmpty)
    view.layer.replaceSublayer(front, with: back)
    #expect((view.layer.sublayers, front.superlayer) == ([back], nil))
    view.layer.addSublayer(first.layer)
    #expect(first.superview === view)
    view.layer.sublayers = nil
    #expect((view.subviews, view.layer.sublayers) == ([], nil))
    // A layer has one superlayer.
    let (one, two, layer) = (CALayer(), CALayer(), CALayer())
    one.addSublayer(layer)
    two.addSublayer(layer)
    #expect([one.sublayers, two.sublayers] == [nil, [layer]])
  }

  @Test func `points are converted through layers and views`() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 20, y: 30, width: 10, height: 10))
    view.addSubview(child)
    let layer = CALayer()
    layer.frame = CGRect(x: 50, y: 0, width: 20, height: 20)
    view.layer.addSublayer(layer)
    #expect(
      [
        layer.convert(CGPoint(x: 1, y: 1), to: child.layer),
        child.layer.convert(CGPoint(x: 51, y: 1), from: view.layer),
      ] == [CGPoint(x: 31, y: -29), CGPoint(x: 31, y: -29)])
    #expect(
      [CGPoint(x: 61, y: 11), .zero].map { view.layer.hitTest($0) } == [layer, nil])
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    #expect(layer.frame == CGRect(x: 40, y: -10, width: 40, height: 40))
  }

  @Test func `a copy for presentation has the values of its layer`() {
    let layer = CALayer()
    layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    layer.cornerRadius = 5
    let copy = OwnLayer(layer: layer)
    #expect((copy.frame, copy.cornerRadius) == (layer.frame, 5))
    #expect(layer.presentation() === layer && layer.model() === layer)
  }

  @Test func `three-dimensional transforms multiply and invert`() {
    let transform = CATransform3DTranslate(CATransform3DMakeScale(2, 2, 2), 1, 2, 3)
    #expect([transform.m41, transform.m42, transform.m43] == [2, 4, 6])
    let identity = CATransform3DConcat(transform, CATransform3DInvert(transform))
    #expect(CATransform3DIsIdentity(identity))
    let turned = CATransform3DMakeRotation(.pi / 2, 0, 0, 7)
    let affine = CATransform3DGetAffineTransform(turned)
    #expect(abs(affine.b - 1) < 1e-9 && abs(affine.c + 1) < 1e-9)
    #expect(CATransform3DIsAffine(turned))
    #expect(!CATransform3DIsAffine(CATransform3DMakeTranslation(0, 0, 1)))
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
  }

  @Test func `a geometry that isn't of numbers raises, and the old one remains`() {
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    let view = UIView(frame: frame)
    let layer = CALayer()
    layer.frame = frame
    let changes: [() -> Void] = [
      { view.center.x = .nan }, { view.bounds.size.width = .nan }, { view.frame.origin.y = .nan },
      { view.layer.position.x = .nan }, { layer.position.y = .nan },
      { layer.bounds.origin.x = .nan },
      { _ = UIView(frame: CGRect(x: 0, y: CGFloat.nan, width: 1, height: 1)) },
    ]
    for change in changes {
      let exceptions = UIKitException.raised(by: change)
      #expect(exceptions.map(\.name) == [.invalidGeometry])
      #expect(exceptions.first?.reason.contains(" contains NaN: [") == true)
    }
    #expect([view.frame, layer.frame] == [frame, frame])
    #expect(UIKitException.Name.invalidGeometry.rawValue == "CALayerInvalidGeometry")
  }

  @Test func `a layer doesn't contain itself`() {
    let view = UIView()
    let outer = CALayer()
    let inner = CALayer()
    view.layer.addSublayer(outer)
    outer.addSublayer(inner)
    let changes: [() -> Void] = [
      { outer.addSublayer(outer) }, { inner.insertSublayer(outer, at: 0) },
      { inner.sublayers = [view.layer] }, { inner.mask = inner }, { inner.mask = outer },
    ]
    for change in changes {
      let exceptions = UIKitException.raised(by: change)
      #expect(exceptions.map(\.name) == [.invalidTree])
      #expect(exceptions.first?.reason.hasSuffix("is a part of cycle in its layer tree") == true)
    }
    #expect(UIKitException.Name.invalidTree.rawValue == "CALayerInvalidTree")
    #expect(inner.mask == nil)
    view.layoutIfNeeded()
    #expect(inner.superlayer === outer && outer.superlayer === view.layer)
  }
}
