import Foundation
import HeadlessUIKit
import Testing

/// Sliders, steppers, page controls and progress views.
@MainActor @Suite(.timeLimit(.minutes(5))) struct ValueControlsTests {
  private let user = User()

  // MARK: Sliders

  @Test func `a slider keeps its value within its range`() {
    let slider = UISlider()
    #expect(slider.value == 0 && slider.minimumValue == 0 && slider.maximumValue == 1)
    slider.value = 2
    #expect(slider.value == 1)
    slider.maximumValue = 0.5
    #expect(slider.value == 0.5)
    slider.minimumValue = 3
    #expect(slider.maximumValue == 3 && slider.value == 3)
    slider.maximumValue = 1
    #expect(slider.minimumValue == 1 && slider.value == 1)
    slider.setValue(-1, animated: true)
    #expect(slider.value == 1)
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
    #expect(log == expected && primary == expected.count)
    slider.isEnabled = false
    #expect(!user.slide(slider, to: 1))
    #expect(slider.value == 0.6)
  }

  @Test func `the thumb moves from one end of the track to the other`() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 31))
    slider.maximumValue = 10
    let track = slider.trackRect(forBounds: slider.bounds)
    let places = [0, 5, 10].map {
      slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: $0)
    }
    #expect(places[0].minX == track.minX && places[2].maxX == track.maxX)
    #expect(places[1].midX == track.midX)
    slider.minimumValueImage = UIImage(systemName: "star")
    #expect(slider.trackRect(forBounds: slider.bounds).minX > track.minX)
    #expect(slider.trackRect(forBounds: slider.bounds).maxX == track.maxX)
  }

  // MARK: Steppers

  @Test func `a stepper stops at the ends of its range, or wraps`() {
    let stepper = UIStepper()
    #expect(stepper.frame.size == CGSize(width: 94, height: 32))
    (stepper.maximumValue, stepper.stepValue) = (5, 2)
    var log: [Double] = []
    stepper.addAction(UIAction { _ in log.append(stepper.value) }, for: .valueChanged)
    #expect(!user.tapDecrement(of: stepper))
    for _ in 0..<3 { #expect(user.tapIncrement(of: stepper)) }
    #expect(!user.tapIncrement(of: stepper))
    #expect(log == [2, 4, 5])
    stepper.wraps = true
    #expect(user.tapIncrement(of: stepper) && stepper.value == 0)
    #expect(user.tapDecrement(of: stepper) && stepper.value == 5)
    stepper.value = 99
    #expect(stepper.value == 5 && log.count == 5)
    stepper.isEnabled = false
    #expect(!user.tapIncrement(of: stepper))
  }

  @Test func `a stepper refuses an empty range and a step that isn't positive`() {
    let stepper = UIStepper()
    let exceptions = UIKitException.raised {
      stepper.maximumValue = 0
      stepper.minimumValue = 100
      stepper.stepValue = 0
    }
    #expect(exceptions.map(\.name) == [.invalidArgument, .invalidArgument, .invalidArgument])
    #expect(stepper.minimumValue == 0 && stepper.maximumValue == 100 && stepper.stepValue == 1)
    stepper.minimumValue = 10
    #expect(stepper.value == 10)
  }

  // MARK: Page controls

  @Test func `a page control keeps its page within the pages`() {
    let pages = UIPageControl()
    pages.currentPage = 3
    #expect(pages.currentPage == 0)
    pages.numberOfPages = 3
    pages.currentPage = 3
    #expect(pages.currentPage == 2)
    var log: [Int] = []
    pages.addAction(UIAction { _ in log.append(pages.currentPage) }, for: .valueChanged)
    #expect(!user.turn(pages))
    #expect(user.turn(pages, isForward: false))
    pages.numberOfPages = 1
    #expect(pages.currentPage == 0 && log == [1])
    #expect(!user.turn(pages, isForward: false))
    pages.numberOfPages = -1
    #expect(pages.numberOfPages == 0 && pages.intrinsicContentSize.width == 0)
  }

  // MARK: Progress views

  @Test func `progress is between 0 and 1, or another object's`() {
    let view = UIProgressView(progressViewStyle: .default)
    #expect(view.frame.height == 4 && view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    view.progress = 2
    #expect(view.progress == 1)
    view.setProgress(-1, animated: true)
    #expect(view.progress == 0)
    let progress = Progress(totalUnitCount: 4)
    view.observedProgress = progress
    progress.completedUnitCount = 1
    #expect(view.progress == 0.25)
    #expect(UIProgressView(progressViewStyle: .bar).intrinsicContentSize.height == 2.5)
  }

  // MARK: Numbers without a place

  @Test func `a value that isn't a number is the lower end`() {
    let slider = UISlider()
    slider.minimumValue = 0.25
    slider.value = .nan
    #expect(slider.value == 0.25)
    let stepper = UIStepper()
    stepper.minimumValue = 2
    stepper.value = .nan
    #expect(stepper.value == 2)
    let view = UIProgressView()
    view.progress = .nan
    #expect(view.progress == 0)
  }

  @Test func `an infinite range has places at its ends only`() {
    let slider = UISlider()
    slider.maximumValue = .infinity
    slider.minimumValue = -.infinity
    let track = CGRect(x: 0, y: 0, width: 131, height: 4)
    for value in [-Float.infinity, 0, .infinity] {
      let thumb = slider.thumbRect(forBounds: track, trackRect: track, value: value)
      #expect(thumb.minX == 0 || thumb.minX == 100)
    }
  }
}
