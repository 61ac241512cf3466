import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct SegmentedControlTests {
  private let user = User()
  private let none = UISegmentedControl.noSegment

  private func titles(_ control: UISegmentedControl) -> [String?] {
    (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) }
  }

  @Test func `a tap selects a segment and sends one event; code sends none`() {
    let control = UISegmentedControl(items: ["All", "Open", "Done"])
    var log: [Int] = []
    control.addAction(
      UIAction { _ in log.append(control.selectedSegmentIndex) }, for: .valueChanged)
    #expect(control.selectedSegmentIndex == none)
    control.selectedSegmentIndex = 0
    #expect(log.isEmpty)
    #expect(user.tap(segment: 2, of: control))
    #expect(user.tap(segment: 2, of: control))
    #expect(log == [2])
    #expect(!user.tap(segment: 3, of: control))
    control.setEnabled(false, forSegmentAt: 1)
    #expect(!user.tap(segment: 1, of: control))
    control.isEnabled = false
    #expect(!user.tap(segment: 0, of: control))
    #expect(log == [2] && control.selectedSegmentIndex == 2)
  }

  @Test func `an index beyond the segments is ignored, a negative one deselects`() {
    let control = UISegmentedControl(items: ["A", "B"])
    control.selectedSegmentIndex = 1
    control.selectedSegmentIndex = 2
    #expect(control.selectedSegmentIndex == 1)
    control.selectedSegmentIndex = -5
    #expect(control.selectedSegmentIndex == none)
  }

  @Test func `the selection follows its segment through insertions and removals`() {
    let control = UISegmentedControl(items: ["A", "B"])
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "0", at: 1, animated: false)
    #expect(titles(control) == ["A", "0", "B"] && control.selectedSegmentIndex == 2)
    control.insertSegment(withTitle: "Z", at: 99, animated: false)
    #expect(titles(control).last == "Z" && control.selectedSegmentIndex == 2)
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 99, animated: false)
    #expect(titles(control) == ["0", "B"] && control.selectedSegmentIndex == 1)
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == none)
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0 && control.titleForSegment(at: 0) == nil)
  }

  @Test func `the last segment stands for those beyond it, and an image replaces a title`() {
    let control = UISegmentedControl(items: ["A", "B"])
    let star = UIImage(systemName: "star")
    control.setTitle("C", forSegmentAt: 9)
    #expect(titles(control) == ["A", "C"])
    control.setImage(star, forSegmentAt: 0)
    #expect(control.titleForSegment(at: 0) == nil && control.imageForSegment(at: 0) === star)
    control.setTitle("D", forSegmentAt: 0)
    #expect(control.titleForSegment(at: 0) == "D" && control.imageForSegment(at: 0) == nil)
  }

  @Test func `segments are as wide as the widest, as their content, or as they are told`() {
    let control = UISegmentedControl(items: ["A", "A long title"])
    let equal = control.intrinsicContentSize
    #expect(equal.height == 32 && control.frame.size == equal)
    control.apportionsSegmentWidthsByContent = true
    #expect(control.intrinsicContentSize.width < equal.width)
    control.setWidth(50, forSegmentAt: 0)
    control.setWidth(70, forSegmentAt: 1)
    #expect(control.intrinsicContentSize.width == 120)
    #expect(control.widthForSegment(at: 1) == 70)
  }

  @Test func `a momentary control shows its selection only to its actions`() {
    let control = UISegmentedControl(items: ["A", "B"])
    control.selectedSegmentIndex = 1
    control.isMomentary = true
    #expect(control.selectedSegmentIndex == none)
    var log: [Int] = []
    control.addAction(
      UIAction { _ in log.append(control.selectedSegmentIndex) }, for: .valueChanged)
    user.tap(segment: 0, of: control)
    user.tap(segment: 0, of: control)
    #expect(log == [0, 0] && control.selectedSegmentIndex == none)
  }

  @Test func `segments perform their actions`() {
    var log: [String] = []
    let actions = ["A", "B"].map { title in UIAction(title: title) { log.append($0.title) } }
    let control = UISegmentedControl(frame: .zero, actions: actions)
    #expect(titles(control) == ["A", "B"] && control.frame.width > 0)
    user.tap(segment: 1, of: control)
    #expect(log == ["B"])
    #expect(control.segmentIndex(identifiedBy: actions[1].identifier) == 1)
    #expect(control.segmentIndex(identifiedBy: UIAction.Identifier("x")) == NSNotFound)
    control.setAction(UIAction(title: "C") { log.append($0.title) }, forSegmentAt: 0)
    user.tap(segment: 0, of: control)
    #expect(log == ["B", "C"] && control.actionForSegment(at: 0)?.title == "C")
  }

  @Test func `looks are kept for each state and metrics`() {
    let control = UISegmentedControl(items: ["A"])
    let image = UIImage(systemName: "star")
    control.setBackgroundImage(image, for: .selected, barMetrics: .compact)
    #expect(control.backgroundImage(for: .selected, barMetrics: .compact) === image)
    #expect(control.backgroundImage(for: .selected, barMetrics: .default) == nil)
    control.setDividerImage(
      image, forLeftSegmentState: .selected, rightSegmentState: .normal, barMetrics: .default)
    #expect(
      control.dividerImage(
        forLeftSegmentState: .normal, rightSegmentState: .selected, barMetrics: .default) == nil)
    #expect(
      control.dividerImage(
        forLeftSegmentState: .selected, rightSegmentState: .normal, barMetrics: .default) === image)
    let width = control.intrinsicContentSize.width
    control.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 30)], for: .normal)
    #expect(control.intrinsicContentSize.width > width)
    #expect(control.titleTextAttributes(for: .selected) == nil)
  }
}
