import Foundation
import HeadlessUIKit
import Testing

@testable import HeadlessScreens

/// A form with one of each control that has a value.
@MainActor
private final class FormController: UIViewController, UIPickerViewDataSource,
  UIPickerViewDelegate
{
  let segments = UISegmentedControl(items: ["All", "Open"])
  let slider = UISlider()
  let stepper = UIStepper()
  let pages = UIPageControl()
  let progress = UIProgressView(progressViewStyle: .default)
  let picker = UIPickerView()
  let date = UIDatePicker()

  override func viewDidLoad() {
    segments.selectedSegmentIndex = 0
    stepper.maximumValue = 2
    pages.numberOfPages = 3
    progress.progress = 0.4
    (picker.dataSource, picker.delegate) = (self, self)
    date.timeZone = TimeZone(secondsFromGMT: 0)
    date.date = Date(timeIntervalSince1970: 86_400)
    let controls = [segments, slider, stepper, pages, progress, picker, date]
    for (number, control) in controls.enumerated() {
      control.frame = CGRect(x: 16, y: 44 * (number + 1), width: 240, height: 32)
      view.addSubview(control)
    }
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { "\(component)\("abc".dropFirst(row).first!)" }

  func shown(_ body: (UIWindow) -> Void) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = self
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    body(window)
  }
}

@MainActor @Suite(.serialized, .timeLimit(.minutes(5))) struct ValueControlsScreenTests {
  @Test func `text shows each value on its line`() {
    FormController().shown { window in
      let lines = TextScreen().snapshot(of: window).split(separator: "\n")
        .map { $0.trimmingCharacters(in: .whitespaces) }
      #expect(lines.count == 7)
      #expect(lines[0].hasPrefix("[All]") && lines[0].hasSuffix("Open"))
      #expect(lines[1] == "●─────────")
      #expect(lines[2].hasPrefix("[−]") && lines[2].hasSuffix("[+]"))
      #expect(lines[3] == "● ○ ○")
      #expect(lines[4] == "████░░░░░░ 40%")
      #expect(lines[5].hasPrefix("‹0a›") && lines[5].hasSuffix("‹1a›"))
      #expect(lines[6].hasPrefix("‹1970-01-02›") && lines[6].hasSuffix("‹00:00›"))
    }
  }

  @Test func `taps reach the parts of the controls`() {
    let form = FormController()
    form.shown { window in
      let touch = ScreenTouch(window: window)
      @MainActor func tap(_ x: CGFloat, _ view: UIView) -> Bool {
        touch.tap(at: view.convert(CGPoint(x: x, y: view.bounds.midY), to: window))
      }
      #expect(tap(200, form.segments) && form.segments.selectedSegmentIndex == 1)
      #expect(!tap(10, form.stepper))
      #expect(tap(200, form.stepper) && form.stepper.value == 1)
      #expect(tap(10, form.stepper) && form.stepper.value == 0)
      #expect(tap(120, form.slider) && form.slider.value == 0.5)
      #expect(tap(239, form.slider) && form.slider.value == 1)
      #expect(tap(200, form.pages) && form.pages.currentPage == 1)
      #expect(tap(10, form.pages) && form.pages.currentPage == 0)
      #expect(tap(230, form.picker) && form.picker.selectedRow(inComponent: 1) == 1)
      #expect(form.picker.selectedRow(inComponent: 0) == 0)
      #expect(tap(130, form.picker) && form.picker.selectedRow(inComponent: 1) == 0)
      #expect(tap(100, form.date))
      #expect(form.date.date == Date(timeIntervalSince1970: 2 * 86_400))
      #expect(tap(130, form.date))
      #expect(form.date.date == Date(timeIntervalSince1970: 2 * 86_400 - 60))
      form.stepper.isEnabled = false
      #expect(!tap(200, form.stepper))
    }
  }

  @Test func `a picker without components takes no tap`() {
    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.addSubview(picker)
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    let touch = ScreenTouch(window: window)
    let point = CGPoint(x: 50, y: 50)
    #expect(touch.adjust(at: point, picker.frame, isForward: nil) == false)
    #expect(!touch.tap(at: point))
    // Nothing can be adjusted beside it.
    #expect(touch.adjust(at: CGPoint(x: 150, y: 50), picker.frame, isForward: nil) == nil)
  }

  @Test func `keys focus and adjust values`() {
    let form = FormController()
    TerminalDriver.run(form, TerminalSize(columns: 40, rows: 24)) { terminal in
      #expect(terminal.marked == "[All]")
      terminal.press(.right, .enter)
      #expect(form.segments.selectedSegmentIndex == 1)
      terminal.press(.down)
      #expect(terminal.help.contains("adjust"))
      terminal.press(.enter, .character("+"), .character("-"), .character("+"))
      #expect(abs(form.slider.value - 0.2) < 0.001)
      terminal.press(.down, .down)
      #expect(terminal.marked?.contains("●") == true)
      terminal.press(.enter)
      #expect(form.pages.currentPage == 1)
      terminal.press(.character("-"))
      #expect(form.pages.currentPage == 0)
      terminal.press(.down, .character("+"), .character("+"))
      #expect(form.picker.selectedRow(inComponent: 0) == 2)
    }
  }

  @Test func `pictures and pages show the values`() {
    FormController().shown { window in
      let picture = SVGScreen().snapshot(of: window)
      for text in ["All", "0a", "1a", "1970-01-02"] { #expect(picture.contains(text)) }
      var builder = WebFrameBuilder()
      let labels = builder.frame(of: Scene(of: window)).nodes.map(\.label)
      for label in ["All", "0%", "Page 1 of 3", "0a", "minus", "1970-01-02"] {
        #expect(labels.contains(label), "\(label)")
      }
    }
  }
}
