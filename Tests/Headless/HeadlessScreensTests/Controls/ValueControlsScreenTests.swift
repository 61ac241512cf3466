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

  func shown(_ body: (UIWindow) -> Void) { UIWindow.showing(self, body) }

  /// The values of the controls that have one that is adjusted.
  var values: String {
    let rows = [0, 1].map { "\(picker.selectedRow(inComponent: $0))" }.joined()
    return """
      segment \(segments.selectedSegmentIndex), slider \(slider.value), stepper \(stepper.value), \
      page \(pages.currentPage), rows \(rows), minute \(Int(date.date.timeIntervalSince1970) / 60)
      """
  }
}

@MainActor @Suite(.serialized) struct ValueControlsScreenTests {
  @Test func `texts, pictures and pages show the values`() {
    FormController().shown { window in
      let lines = TextScreen().snapshot(of: window).split(separator: "\n")
        .map { $0.trimmingCharacters(in: .whitespaces) }
      // How many blanks are between the parts of a line is no matter.
      let parts = lines.map { $0.split(separator: " ").joined(separator: " ") }
      #expect(
        parts.joined(separator: "\n") == """
          [All] Open
          ●─────────
          [−] [+]
          ● ○ ○
          ████░░░░░░ 40%
          ‹0a› ‹1a›
          ‹1970-01-02› ‹00:00›
          """)
    }
    FormController().shown { window in
      let picture = SVGScreen().snapshot(of: window)
      #expect(["All", "0a", "1a", "1970-01-02"].filter { !picture.contains($0) } == [])
      var builder = WebFrameBuilder()
      let labels = builder.frame(of: Scene(of: window)).nodes.map(\.label)
      let wanted = ["All", "0%", "Page 1 of 3", "0a", "minus", "1970-01-02"]
      #expect(wanted.filter { !labels.contains($0) } == [])
    }
  }

  @Test func `taps reach the parts of the controls, and a picker without components takes none`() {
    let form = FormController()
    form.shown { window in
      let touch = ScreenTouch(window: window)
      @MainActor func tap(_ x: CGFloat, _ view: UIView) -> String {
        let point = view.convert(CGPoint(x: x, y: view.bounds.midY), to: window)
        return "\(touch.tap(at: point) ? "met" : "missed"): \(form.values)"
      }
      var log = [
        tap(200, form.segments), tap(10, form.stepper), tap(200, form.stepper),
        tap(10, form.stepper), tap(120, form.slider), tap(239, form.slider),
        tap(200, form.pages), tap(10, form.pages), tap(230, form.picker),
        tap(130, form.picker), tap(100, form.date), tap(130, form.date),
      ]
      form.stepper.isEnabled = false
      log.append(tap(200, form.stepper))
      #expect(
        log.joined(separator: "\n") == """
          met: segment 1, slider 0.0, stepper 0.0, page 0, rows 00, minute 1440
          missed: segment 1, slider 0.0, stepper 0.0, page 0, rows 00, minute 1440
          met: segment 1, slider 0.0, stepper 1.0, page 0, rows 00, minute 1440
          met: segment 1, slider 0.0, stepper 0.0, page 0, rows 00, minute 1440
          met: segment 1, slider 0.5, stepper 0.0, page 0, rows 00, minute 1440
          met: segment 1, slider 1.0, stepper 0.0, page 0, rows 00, minute 1440
          met: segment 1, slider 1.0, stepper 0.0, page 1, rows 00, minute 1440
          met: segment 1, slider 1.0, stepper 0.0, page 0, rows 00, minute 1440
          met: segment 1, slider 1.0, stepper 0.0, page 0, rows 01, minute 1440
          met: segment 1, slider 1.0, stepper 0.0, page 0, rows 00, minute 1440
          met: segment 1, slider 1.0, stepper 0.0, page 0, rows 00, minute 2880
          met: segment 1, slider 1.0, stepper 0.0, page 0, rows 00, minute 2879
          missed: segment 1, slider 1.0, stepper 0.0, page 0, rows 00, minute 2879
          """)
    }
    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    UIWindow.showing(picker) { window in
      let touch = ScreenTouch(window: window)
      // Nothing can be adjusted beside it.
      let isAdjusted = [50, 150].map { x in
        touch.adjust(at: CGPoint(x: x, y: 50), picker.frame, isForward: nil)
      }
      #expect(isAdjusted == [false, nil])
      #expect(!touch.tap(at: picker.center))
    }
  }

  @Test func `keys focus and adjust values`() {
    let form = FormController()
    TerminalDriver.run(form, TerminalSize(columns: 40, rows: 24)) { terminal in
      #expect(terminal.marked == "[All]")
      terminal.press(.right, .enter)
      #expect(form.segments.selectedSegmentIndex == 1)
      terminal.press(.down)
      #expect(terminal.help.contains("adjust"))
      terminal.press(.enter, "+", "-", "+")
      #expect(abs(form.slider.value - 0.2) < 0.001)
      terminal.press(.down, .down)
      #expect(terminal.marked?.contains("●") == true)
      let pages = terminal.after([.enter], ["-"]) { form.pages.currentPage }
      terminal.press(.down, "+", "+")
      #expect(pages + [form.picker.selectedRow(inComponent: 0)] == [1, 0, 2])
    }
  }
}
