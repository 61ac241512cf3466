import Foundation
import HeadlessUIKit
import Testing

/// Sliders, steppers, page controls and progress views.
@MainActor struct ValueControlsTests {
  private let user = User()

  // MARK: Sliders

  @Test func `a slider keeps its value within its range`() {
    let slider = UISlider()
    func state() -> [Float] { [slider.minimumValue, slider.value, slider.maximumValue] }
    var states = [state()]
    slider.value = 2
    states.append(state())
    slider.maximumValue = 0.5
    states.append(state())
    slider.minimumValue = 3
    states.append(state())
    slider.maximumValue = 1
    states.append(state())
    slider.setValue(-1, animated: true)
    states.append(state())
    #expect(states == [[0, 0, 1], [0, 1, 1], [0, 0.5, 0.5], [3, 3, 3], [1, 1, 1], [1, 1, 1]])
  }

  @Test(arguments: [(true, [0.2, 0.6]), (false, [0.6])])
  func `a continuous slider sends each value, others the last one`(
    isContinuous: Bool, expected: [Float]
  ) {
    let slider = UISlider()
    slider.isContinuous = isContinuous
    var log: [Float] = []
    var primary = 0
    slider.addAction(UIAction { _ in log.append(slider.value) }, for: .valueChanged)
    slider.addAction(UIAction { _ in primary += 1 }, for: .primaryActionTriggered)
    slider.value = 0.1
    #expect(user.slide(slider, through: [0.1, 0.2, 0.2, 0.6]))
    #expect((log, primary) == (expected, expected.count))
    slider.isEnabled = false
    #expect((user.slide(slider, to: 1), slider.value) == (false, 0.6))
  }

  @Test func `the thumb moves from one end of the track to the other`() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 31))
    slider.maximumValue = 10
    let track = slider.trackRect(forBounds: slider.bounds)
    let places = [0, 5, 10].map {
      slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: $0)
    }
    #expect(
      [places[0].minX, places[1].midX, places[2].maxX] == [track.minX, track.midX, track.maxX])
    slider.minimumValueImage = UIImage(systemName: "star")
    let shorter = slider.trackRect(forBounds: slider.bounds)
    #expect(shorter.minX > track.minX && shorter.maxX == track.maxX)
  }

  // MARK: Steppers

  @Test
  func `a stepper stops at the ends of its range or wraps, and refuses an empty range or step`() {
    let stepper = UIStepper()
    #expect(stepper.frame.size == CGSize(width: 94, height: 32))
    (stepper.maximumValue, stepper.stepValue) = (5, 2)
    var log: [Double] = []
    stepper.addAction(UIAction { _ in log.append(stepper.value) }, for: .valueChanged)
    #expect(!user.tapDecrement(of: stepper))
    #expect((0..<4).map { _ in user.tapIncrement(of: stepper) } == [true, true, true, false])
    #expect(log == [2, 4, 5])
    stepper.wraps = true
    #expect((user.tapIncrement(of: stepper), stepper.value) == (true, 0))
    #expect((user.tapDecrement(of: stepper), stepper.value) == (true, 5))
    stepper.value = 99
    #expect((stepper.value, log.count) == (5, 5))
    stepper.isEnabled = false
    #expect(!user.tapIncrement(of: stepper))

    let other = UIStepper()
    let exceptions = UIKitException.raised {
      other.maximumValue = 0
      other.minimumValue = 100
      other.stepValue = 0
    }
    #expect(exceptions.map(\.name) == [.invalidArgument, .invalidArgument, .invalidArgument])
    #expect([other.minimumValue, other.maximumValue, other.stepValue] == [0, 100, 1])
    other.minimumValue = 10
    #expect(other.value == 10)
  }

  // MARK: Page controls

  @Test func `a page control keeps its page within the pages`() {
    let pages = UIPageControl()
    pages.currentPage = 3
    let first = pages.currentPage
    pages.numberOfPages = 3
    pages.currentPage = 3
    #expect((first, pages.currentPage) == (0, 2))
    var log: [Int] = []
    pages.addAction(UIAction { _ in log.append(pages.currentPage) }, for: .valueChanged)
    #expect([true, false].map { user.turn(pages, isForward: $0) } == [false, true])
    pages.numberOfPages = 1
    #expect((pages.currentPage, log, user.turn(pages, isForward: false)) == (0, [1], false))
    pages.numberOfPages = -1
    #expect((pages.numberOfPages, pages.intrinsicContentSize.width) == (0, 0))
  }

  // MARK: Progress views

  @Test func `progress is between 0 and 1, or another object's`() {
    let view = UIProgressView(progressViewStyle: .default)
    #expect(
      (view.frame.height, view.intrinsicContentSize.width) == (4, UIView.noIntrinsicMetric))
    view.progress = 2
    var values = [view.progress]
    view.setProgress(-1, animated: true)
    values.append(view.progress)
    let progress = Progress(totalUnitCount: 4)
    view.observedProgress = progress
    progress.completedUnitCount = 1
    #expect(values + [view.progress] == [1, 0, 0.25])
    #expect(UIProgressView(progressViewStyle: .bar).intrinsicContentSize.height == 2.5)
  }

  // MARK: Numbers without a place

  @Test
  func `a value that isn't a number is the lower end, and an infinite range has only its ends`() {
    let slider = UISlider()
    slider.minimumValue = 0.25
    slider.value = .nan
    let stepper = UIStepper()
    stepper.minimumValue = 2
    stepper.value = .nan
    let view = UIProgressView()
    view.progress = .nan
    #expect((slider.value, stepper.value, view.progress) == (0.25, 2, 0))

    let infinite = UISlider()
    infinite.maximumValue = .infinity
    infinite.minimumValue = -.infinity
    let track = CGRect(x: 0, y: 0, width: 131, height: 4)
    let places = [-Float.infinity, 0, .infinity].map {
      infinite.thumbRect(forBounds: track, trackRect: track, value: $0).minX
    }
    #expect(places.filter { $0 != 0 && $0 != 100 } == [])
  }
}
