import Foundation
import HeadlessUIKit
import Recorders
import Testing

/// The updates of constraints before layout, and the margins of root views.
@MainActor @Suite(.serialized) struct ConstraintUpdateTests {
  private final class Content: UIView {
    let log: Log
    init(_ log: Log) {
      self.log = log
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override func updateConstraints() {
      log.add("view")
      super.updateConstraints()
    }
  }

  private final class Controller: UIViewController {
    let log = Log()
    override func loadView() { view = Content(log) }
    override func updateViewConstraints() {
      log.add("controller")
      super.updateViewConstraints()
    }
    override func viewWillLayoutSubviews() { log.add("layout") }
  }

  @Test func `a controller updates the constraints of its view before layout`() {
    let controller = Controller()
    showing(controller) { window in
      #expect(controller.log.take().prefix(3) == ["controller", "view", "layout"])
      controller.view.setNeedsLayout()
      window.layoutIfNeeded()
      controller.view.setNeedsUpdateConstraints()
      controller.log.add("needs update: \(controller.view.needsUpdateConstraints())")
      window.layoutIfNeeded()
      controller.log.add("needs update: \(controller.view.needsUpdateConstraints())")
      #expect(
        controller.log.take() == [
          "layout", "needs update: true", "controller", "view", "layout", "needs update: false",
        ])
    }
  }

  private final class Constrained: UIView {
    var updates = 0
    override class var requiresConstraintBasedLayout: Bool { true }
    override func updateConstraints() {
      updates += 1
      super.updateConstraints()
    }
  }

  @Test func `a class that relies on constraints updates them before its first layout`() {
    let view = Constrained(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layoutIfNeeded()
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.updates == 1)
  }

  @Test func `a root view has at least the system's margins`() {
    let controller = UIViewController()
    let view: UIView = controller.view
    var margins = [UIView().layoutMargins, view.layoutMargins]
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 3, leading: 4, bottom: 5, trailing: 40)
    margins.append(view.layoutMargins)
    controller.viewRespectsSystemMinimumLayoutMargins = false
    margins.append(view.layoutMargins)
    #expect(
      margins == [
        UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8),
        UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16),
        UIEdgeInsets(top: 3, left: 16, bottom: 5, right: 40),
        UIEdgeInsets(top: 3, left: 4, bottom: 5, right: 40),
      ])
    let other = UIViewController()
    other.view.overrideUserInterfaceStyle = .light
    other.traitOverrides.horizontalSizeClass = .regular
    #expect(other.systemMinimumLayoutMargins.leading == 20)
  }
}
