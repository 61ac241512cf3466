import Foundation
import HeadlessUIKit
import Recorders
import Testing

/// Pages, between which the user swipes.
@MainActor @Suite(.serialized) struct PageViewControllerTests {
  private final class Pages: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate
  {
    let log = Log()
    lazy var pages = ["a", "b"].map { ControllerSpy($0, log) }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { viewController === pages[1] ? pages[0] : nil }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { viewController === pages[0] ? pages[1] : nil }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      willTransitionTo pendingViewControllers: [UIViewController]
    ) { log.add("to \(pendingViewControllers[0].title!)") }
    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) { log.add("from \(previousViewControllers[0].title!) \(completed)") }
  }

  @Test func `a swipe asks for the next page, shows it and reports`() {
    let pages = Pages()
    let controller = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal)
    showing(controller) { window in
      let user = User()
      #expect(!user.swipe(.forward, in: controller))
      controller.setViewControllers([pages.pages[0]], direction: .forward, animated: false) {
        pages.log.add("set \($0)")
      }
      #expect(pages.log.take() == ["a will appear", "a is appearing", "a did appear", "set true"])
      #expect(!user.swipe(.forward, in: controller))
      controller.dataSource = pages
      controller.delegate = pages
      #expect(user.swipe(.forward, in: controller))
      #expect(
        pages.log.take() == [
          "to b", "b will appear", "a will disappear", "b is appearing", "b did appear",
          "a did disappear", "from a true",
        ])
      #expect(
        [controller.viewControllers, controller.children] == [[pages.pages[1]], [pages.pages[1]]])
      #expect(pages.pages[1].view.frame == window.bounds && pages.pages[0].view.superview == nil)
      #expect(
        [UIPageViewController.NavigationDirection.forward, .reverse].map {
          user.swipe($0, in: controller)
        } == [false, true])
      #expect(controller.viewControllers == [pages.pages[0]])
    }
  }

  private final class Overlaid: UIPageViewController {
    let overlay = UIView()
    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(overlay)
    }
  }

  @Test func `pages are behind the views that a subclass adds`() {
    let pages = Pages()
    let controller = Overlaid(transitionStyle: .scroll, navigationOrientation: .horizontal)
    controller.loadViewIfNeeded()
    for page in pages.pages {
      controller.setViewControllers([page], direction: .forward, animated: false)
      #expect(controller.view.subviews == [page.view, controller.overlay])
    }
  }

  @Test func `two pages are on both sides of a spine in the middle`() {
    let controller = UIPageViewController(
      transitionStyle: .pageCurl, navigationOrientation: .horizontal,
      options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue])
    let pages = [UIViewController(), UIViewController()]
    showing(controller) { _ in
      let texts = UIKitException.raised {
        controller.setViewControllers([pages[0]], direction: .forward, animated: false)
      }
      #expect(
        texts.map(\.reason) == [
          "The number of view controllers provided (1) doesn't match the number required (2) for "
            + "the requested transition"
        ])
      controller.setViewControllers(pages, direction: .forward, animated: false)
      #expect(pages[1].view.frame == CGRect(x: 150, y: 0, width: 150, height: 500))
    }
  }

  @Test func `pages that were left are freed`() {
    weak var gone: UIViewController?
    let controller = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .vertical)
    showing(controller) { _ in
      do {
        let page = UIViewController()
        gone = page
        controller.setViewControllers([page], direction: .forward, animated: true)
      }
      controller.setViewControllers([UIViewController()], direction: .reverse, animated: true)
      #expect(gone == nil)
    }
  }
}
