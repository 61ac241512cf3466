import Foundation
import HeadlessUIKit
import Recorders

/// A controller that logs what it is told of its appearance.
@MainActor class ControllerSpy: UIViewController {
  let name: String
  let log: Log

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log.add("\(name) will appear")
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    log.add("\(name) is appearing")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log.add("\(name) did appear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log.add("\(name) will disappear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log.add("\(name) did disappear")
  }
}

/// Shows a controller in a window for as long as a body runs.
@MainActor func showing(
  _ root: UIViewController, size: CGSize = CGSize(width: 300, height: 500),
  _ body: (UIWindow) throws -> Void
) rethrows {
  let window = UIWindow(frame: CGRect(origin: .zero, size: size))
  window.rootViewController = root
  window.makeKeyAndVisible()
  defer { window.isHidden = true }
  try body(window)
}
