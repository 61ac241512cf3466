import Foundation
import HeadlessUIKit
import Testing

@MainActor private final class Wheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  var counts = [3, 2]
  var selected: [String] = []
  func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    counts[component]
  }
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { "\(component)/\(row)" }
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    component == 0 ? 100 : 60
  }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    selected.append("\(component)/\(row)")
  }
}

@MainActor private final class ViewWheel: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  var reused: [UIView?] = []
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 9 }
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView {
    reused.append(view)
    let label = view as? UILabel ?? UILabel()
    label.text = "\(row)"
    return label
  }
  func pickerView(
    _ pickerView: UIPickerView, rowHeightForComponent component: Int
  ) -> CGFloat { 50 }
}

/// Pickers of rows and of dates.
@MainActor struct PickerViewTests {
  private let user = User()

  /// The numbers of rows and the selected rows of a picker.
  private func state(_ picker: UIPickerView) -> [[Int]] {
    let components = 0..<picker.numberOfComponents
    return [
      components.map(picker.numberOfRows(inComponent:)),
      components.map(picker.selectedRow(inComponent:)),
    ]
  }

  // MARK: Rows

  @Test func `the user's choice is announced, the code's isn't`() {
    let picker = UIPickerView()
    let wheels = Wheels()
    #expect((picker.numberOfComponents, picker.selectedRow(inComponent: 0)) == (0, -1))
    (picker.dataSource, picker.delegate) = (wheels, wheels)
    #expect(picker.frame.size == CGSize(width: 320, height: 216))
    picker.selectRow(2, inComponent: 0, animated: true)
    #expect((state(picker), wheels.selected) == ([[3, 2], [2, 0]], []))
    let places = [(1, 1), (1, 1), (2, 1), (-1, 0), (0, 2)]
    #expect(
      places.map { user.choose(row: $0, component: $1, of: picker) }
        == [true, true, false, false, false])
    #expect(wheels.selected == ["1/1"])
    #expect(picker.rowSize(forComponent: 0) == CGSize(width: 100, height: 32))
  }

  @Test func `reloading keeps selections as far as their rows exist`() {
    let picker = UIPickerView()
    let wheels = Wheels()
    (picker.dataSource, picker.delegate) = (wheels, wheels)
    picker.selectRow(2, inComponent: 0, animated: false)
    picker.selectRow(1, inComponent: 1, animated: false)
    wheels.counts = [2, 9]
    #expect(state(picker) == [[3, 2], [2, 1]])
    picker.reloadComponent(0)
    #expect(state(picker) == [[2, 2], [1, 1]])
    picker.reloadAllComponents()
    #expect(state(picker) == [[2, 9], [1, 1]])
    wheels.counts = [3, 1]
    picker.reloadAllComponents()
    #expect(state(picker) == [[3, 1], [1, 0]])
    wheels.counts = [0]
    picker.reloadAllComponents()
    #expect(state(picker) == [[0], [-1]])
  }

  @Test func `a view of the delegate takes the place of the title, and is reused`() {
    let picker = UIPickerView()
    let wheel = ViewWheel()
    (picker.dataSource, picker.delegate) = (wheel, wheel)
    picker.layoutIfNeeded()
    let view = picker.view(forRow: 0, forComponent: 0)
    #expect((view as? UILabel)?.text == "0" && view?.frame.height == 50)
    #expect(picker.view(forRow: 1, forComponent: 0) == nil)
    user.choose(row: 4, of: picker)
    #expect(picker.view(forRow: 4, forComponent: 0) === view)
    #expect(wheel.reused.count == 2 && wheel.reused[0] == nil && wheel.reused[1] === view)
    let titled = UIPickerView()
    let wheels = Wheels()
    (titled.dataSource, titled.delegate) = (wheels, wheels)
    titled.layoutIfNeeded()
    #expect(titled.view(forRow: 0, forComponent: 0) == nil)
    let texts = titled.subviews.compactMap { ($0 as? UILabel)?.text }
    #expect(texts == ["0/0", "1/0"])
  }

  // MARK: Dates

  private func date(_ hour: Int, _ minute: Int, _ second: Int = 0, day: Int = 1) -> Date {
    Date(timeIntervalSince1970: Double(((day * 24 + hour) * 60 + minute) * 60 + second))
  }

  private func picker() -> UIDatePicker {
    let picker = UIDatePicker()
    picker.timeZone = TimeZone(secondsFromGMT: 0)
    return picker
  }

  @Test func `a date stays within its limits, unless they contradict each other`() {
    let picker = picker()
    #expect((picker.datePickerMode, picker.datePickerStyle) == (.dateAndTime, .compact))
    picker.minimumDate = date(8, 0)
    picker.date = date(7, 0)
    var dates = [picker.date]
    picker.maximumDate = date(9, 0)
    picker.setDate(date(10, 0), animated: true)
    dates.append(picker.date)
    #expect(!user.choose(date(9, 1), of: picker))
    picker.maximumDate = date(7, 0)
    picker.date = date(12, 0)
    #expect(dates + [picker.date] == [date(8, 0), date(9, 0), date(12, 0)])
  }

  @Test func `a date is rounded down to the interval of minutes`() {
    let picker = picker()
    picker.minuteInterval = 7
    #expect(picker.minuteInterval == 1)
    picker.date = date(8, 14, 59)
    var dates = [picker.date]
    picker.minuteInterval = 15
    dates.append(picker.date)
    picker.date = date(8, 30)
    dates.append(picker.date)
    picker.roundsToMinuteInterval = false
    picker.date = date(8, 31)
    #expect(dates + [picker.date] == [date(8, 14, 59), date(8, 0), date(8, 30), date(8, 31)])
  }

  @Test func `only the user's choice of another date sends an event`() {
    let picker = picker()
    var log: [Date] = []
    picker.addAction(UIAction { _ in log.append(picker.date) }, for: .valueChanged)
    picker.date = date(8, 0)
    #expect([8, 9].map { user.choose(date($0, 0), of: picker) } == [true, true])
    picker.isEnabled = false
    #expect((user.choose(date(10, 0), of: picker), log) == (false, [date(9, 0)]))
  }

  @Test func `a countdown is of whole minutes below a day`() {
    let picker = picker()
    #expect(!user.choose(duration: 60, of: picker))
    picker.datePickerMode = .countDownTimer
    #expect(picker.datePickerStyle == .wheels)
    #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
    var durations: [TimeInterval] = []
    for duration in [125, 100_000] as [TimeInterval] {
      picker.countDownDuration = duration
      durations.append(picker.countDownDuration)
    }
    picker.minuteInterval = 5
    #expect(durations + [picker.countDownDuration] == [120, 86_340, 86_100])
    var count = 0
    picker.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    #expect((user.choose(duration: 600, of: picker), picker.countDownDuration) == (true, 600))
    #expect((user.choose(duration: 660, of: picker), count) == (true, 1))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
  func `dates and durations without an end are limited`(seconds: Double) {
    let picker = picker()
    let old = picker.date
    picker.date = Date(timeIntervalSinceReferenceDate: seconds)
    #expect(picker.date == old || [.distantPast, .distantFuture].contains(picker.date))
    picker.minimumDate = .distantFuture
    picker.maximumDate = .distantPast
    picker.date = Date(timeIntervalSinceReferenceDate: seconds)
    picker.datePickerMode = .countDownTimer
    picker.countDownDuration = seconds
    #expect(picker.countDownDuration == (seconds > 0 ? 86_340 : 0))
  }

  @Test func `a data source may ask for the components, and reload them, while it is asked`() {
    final class Curious: NSObject, UIPickerViewDataSource {
      var counts = [3, 2]
      var onRows: (UIPickerView) -> Void = { _ in }
      func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }
      func pickerView(
        _ pickerView: UIPickerView, numberOfRowsInComponent component: Int
      ) -> Int {
        onRows(pickerView)
        return counts.indices.contains(component) ? counts[component] : 0
      }
    }
    let source = Curious()
    var seen: [Int] = []
    source.onRows = { seen.append($0.numberOfComponents) }
    let picker = UIPickerView(frame: .zero)
    picker.dataSource = source
    #expect((picker.numberOfRows(inComponent: 1), seen) == (2, [2, 2]))
    source.onRows = { picker in
      source.onRows = { _ in }
      source.counts = []
      picker.reloadAllComponents()
    }
    picker.reloadComponent(1)
    #expect(picker.numberOfComponents == 0)
  }
}
