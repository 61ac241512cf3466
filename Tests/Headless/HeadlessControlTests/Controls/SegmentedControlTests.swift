import Foundation
import HeadlessUIKit
import Testing

@MainActor struct SegmentedControlTests {
  private let user = User()
  private let none = UISegmentedControl.noSegment

  private func titles(_ control: UISegmentedControl) -> [String?] {
    (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) }
  }

  /// The titles, and the number of the segment that is selected.
  private func state(_ control: UISegmentedControl) -> String {
    "\(titles(control).map { $0 ?? "-" }.joined()) \(control.selectedSegmentIndex)"
  }

  @Test func `a tap selects a segment and sends one event; code sends none`() {
    let control = UISegmentedControl(items: ["All", "Open", "Done"])
    var log: [Int] = []
    control.addAction(
      UIAction { _ in log.append(control.selectedSegmentIndex) }, for: .valueChanged)
    #expect(control.selectedSegmentIndex == none)
    control.selectedSegmentIndex = 0
    #expect(log.isEmpty)
    #expect([2, 2, 3].map { user.tap(segment: $0, of: control) } == [true, true, false])
    #expect(log == [2])
    control.setEnabled(false, forSegmentAt: 1)
    #expect(!user.tap(segment: 1, of: control))
    control.isEnabled = false
    #expect(!user.tap(segment: 0, of: control))
    #expect((log, control.selectedSegmentIndex) == ([2], 2))
  }

  @Test(arguments: [false, true])
  func `the first segment is where reading begins`(isRightToLeft: Bool) {
    let control = UISegmentedControl(items: ["All", "Open"])
    control.frame = CGRect(x: 10, y: 0, width: 100, height: 32)
    control.setWidth(30, forSegmentAt: 0)
    control.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    let frames = control.accessibilityElements?.map {
      ($0 as? UIAccessibilityElement)?.accessibilityFrameInContainerSpace.minX
    }
    #expect(frames == (isRightToLeft ? [70, 0] : [0, 30]))
  }

  @Test func `an index beyond the segments is ignored, a negative one deselects`() {
    let control = UISegmentedControl(items: ["A", "B"])
    control.selectedSegmentIndex = 1
    control.selectedSegmentIndex = 2
    let beyond = control.selectedSegmentIndex
    control.selectedSegmentIndex = -5
    #expect((beyond, control.selectedSegmentIndex) == (1, none))
  }

  @Test func `the selection follows its segment through insertions and removals`() {
    let control = UISegmentedControl(items: ["A", "B"])
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "0", at: 1, animated: false)
    var states = [state(control)]
    control.insertSegment(withTitle: "Z", at: 99, animated: false)
    states.append(state(control))
    control.removeSegment(at: 0, animated: false)
    states.append(state(control))
    control.removeSegment(at: 99, animated: false)
    states.append(state(control))
    control.removeSegment(at: 1, animated: false)
    states.append(state(control))
    control.removeAllSegments()
    #expect(states + [state(control)] == ["A0B 2", "A0BZ 2", "0BZ 1", "0B 1", "0 -1", " -1"])
    #expect(none == -1 && control.titleForSegment(at: 0) == nil)
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
    #expect((equal.height, control.frame.size) == (32, equal))
    control.apportionsSegmentWidthsByContent = true
    #expect(control.intrinsicContentSize.width < equal.width)
    control.setWidth(50, forSegmentAt: 0)
    control.setWidth(70, forSegmentAt: 1)
    #expect((control.intrinsicContentSize.width, control.widthForSegment(at: 1)) == (120, 70))
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
    #expect((log, control.selectedSegmentIndex) == ([0, 0], none))
  }

  @Test func `segments perform their actions`() {
    var log: [String] = []
    let actions = ["A", "B"].map { title in UIAction(title: title) { log.append($0.title) } }
    let control = UISegmentedControl(frame: .zero, actions: actions)
    #expect(titles(control) == ["A", "B"] && control.frame.width > 0)
    user.tap(segment: 1, of: control)
    #expect(log == ["B"])
    #expect(
      [actions[1].identifier, UIAction.Identifier("x")].map {
        control.segmentIndex(identifiedBy: $0)
      } == [1, NSNotFound])
    control.setAction(UIAction(title: "C") { log.append($0.title) }, forSegmentAt: 0)
    user.tap(segment: 0, of: control)
    #expect((log, control.actionForSegment(at: 0)?.title) == (["B", "C"], "C"))
  }

  @Test func `looks are kept for each state and metrics`() {
    let control = UISegmentedControl(items: ["A"])
    let image = UIImage(systemName: "star")
    control.setBackgroundImage(image, for: .selected, barMetrics: .compact)
    control.setDividerImage(
      image, forLeftSegmentState: .selected, rightSegmentState: .normal, barMetrics: .default)
    #expect(
      [
        control.backgroundImage(for: .selected, barMetrics: .compact),
        control.backgroundImage(for: .selected, barMetrics: .default),
        control.dividerImage(
          forLeftSegmentState: .normal, rightSegmentState: .selected, barMetrics: .default),
        control.dividerImage(
          forLeftSegmentState: .selected, rightSegmentState: .normal, barMetrics: .default),
      ].map { $0.map { $0 === image } } == [true, nil, nil, true])
    let width = control.intrinsicContentSize.width
    control.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 30)], for: .normal)
    #expect(control.intrinsicContentSize.width > width)
    #expect(control.titleTextAttributes(for: .selected) == nil)
  }
}
