public import Foundation

/// A control that selects a date, a time, both, or a duration.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
  /// Creates a picker of the current date and time, of the standard size unless the frame has one.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    if frame.size == .zero { bounds.size = intrinsicContentSize }
  }

  /// Creates a picker of the current date and time. There are no archives here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The kind of value that the user selects.
  open var datePickerMode = Mode.dateAndTime {
    didSet {
      checkStyle()
      valueDidChange()
    }
  }

  private var storage = Date() { didSet { noteChange(oldValue != storage) } }
  /// The date, which is kept within the limits and on a minute of the interval. Setting it sends no
  /// event.
  open var date: Date {
    get { rounded(limited(storage)) }
    set { if !newValue.timeIntervalSinceReferenceDate.isNaN { storage = limited(newValue) } }
  }
  /// Sets the date without sending an event. The change completes at once.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }
  /// The earliest date. It is ignored if it is later than the latest one, and in countdown mode.
  open var minimumDate: Date? { didSet { valueDidChange() } }
  /// The latest date. It is ignored if it is earlier than the earliest one, and in countdown mode.
  open var maximumDate: Date? { didSet { valueDidChange() } }

  private var duration: TimeInterval = 0
  /// The duration in countdown mode, in seconds: whole minutes below 24 hours.
  open var countDownDuration: TimeInterval {
    get { duration }
    set {
      let minutes = (min(86_399, max(0, newValue)) / 60).rounded(.down)
      duration = max((minutes / Double(interval)).rounded(.down) * Double(interval), 0) * 60
      noteChange()
    }
  }

  private var interval = 1
  /// The interval of minutes, 1 unless it divides 60 evenly.
  open var minuteInterval: Int {
    get { interval }
    set {
      interval = (1...30).contains(newValue) && 60 % newValue == 0 ? newValue : 1
      countDownDuration = duration
      valueDidChange()
    }
  }
  /// A Boolean value that indicates whether the date is rounded down to the interval of minutes.
  open var roundsToMinuteInterval = true { didSet { valueDidChange() } }

  /// The locale of the display, or nil for the user's.
  open var locale: Locale? { didSet { valueDidChange() } }
  /// The calendar of the display. Setting it to nil restores the user's.
  open var calendar: Calendar! {
    get { calendarStorage ?? .current }
    set {
      calendarStorage = newValue
      valueDidChange()
    }
  }
  private var calendarStorage: Calendar?
  /// The time zone of the display, or nil for the calendar's.
  open var timeZone: TimeZone? { didSet { valueDidChange() } }

  /// The style that the app prefers.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet {
      checkStyle()
      invalidateIntrinsicContentSize()
      noteChange()
    }
  }
  private func checkStyle() {
    guard datePickerMode == .countDownTimer, preferredDatePickerStyle == .inline else { return }
    UIKitException.raise(
      "UIDatePickerMode .countDownTimer is unsupported when using style .inline.")
  }
  /// The style: the preferred one, or the system's choice for the mode.
  open var datePickerStyle: UIDatePickerStyle {
    switch (preferredDatePickerStyle, datePickerMode) {
    case (_, .countDownTimer), (_, .yearAndMonth): .wheels
    case (.automatic, _): .compact
    case (let style, _): style
    }
  }

  private func valueDidChange() {
    storage = limited(storage)
    invalidateIntrinsicContentSize()
    noteChange()
  }

  private func limited(_ date: Date) -> Date {
    var limits = (Date.distantPast, Date.distantFuture)
    if datePickerMode != .countDownTimer {
      let own = (max(minimumDate ?? limits.0, limits.0), min(maximumDate ?? limits.1, limits.1))
      if own.0 <= own.1 { limits = own }
    }
    return min(max(date, limits.0), limits.1)
  }

  private func rounded(_ date: Date) -> Date {
    guard interval > 1, roundsToMinuteInterval else { return date }
    let minute = shownCalendar.component(.minute, from: date)
    let second = shownCalendar.component(.second, from: date)
    let whole = date.timeIntervalSinceReferenceDate.rounded(.down)
    return Date(timeIntervalSinceReferenceDate: whole - Double(minute % interval * 60 + second))
  }

  /// The calendar with the time zone and locale of the display.
  private var shownCalendar: Calendar {
    var calendar: Calendar = self.calendar
    if let timeZone { calendar.timeZone = timeZone }
    if let locale { calendar.locale = locale }
    return calendar
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize {
    switch (datePickerStyle, datePickerMode) {
    case (.wheels, _): CGSize(width: 320, height: 216)
    case (.inline, .time): CGSize(width: 227, height: 52)
    case (.inline, .date): CGSize(width: 320, height: 333)
    case (.inline, _): CGSize(width: 320, height: 381)
    case (_, .time): CGSize(width: 87, height: 34)
    case (_, .date): CGSize(width: 124, height: 34)
    default: CGSize(width: 219, height: 34)
    }
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  // MARK: The user

  /// Chooses a date as the user does. Returns false if it is beyond the limits.
  func choose(_ date: Date) -> Bool {
    guard limited(date) == date else { return false }
    let last = self.date
    self.date = date
    if self.date != last { sendValueChange() }
    return true
  }

  /// Chooses a duration as the user does. Returns false outside of countdown mode.
  func choose(_ duration: TimeInterval) -> Bool {
    guard datePickerMode == .countDownTimer else { return false }
    let last = countDownDuration
    countDownDuration = duration
    if countDownDuration != last { sendValueChange() }
    return true
  }

  /// A part of the value that is displayed and changed on its own.
  package enum Part: Sendable {
    case date, time, month, duration
  }

  /// The parts of the value in the current mode.
  package var parts: [Part] {
    switch datePickerMode {
    case .time: [.time]
    case .date: [.date]
    case .dateAndTime: [.date, .time]
    case .countDownTimer: [.duration]
    case .yearAndMonth: [.month]
    }
  }

  /// Returns a part of the value in the same words for all locales, such as “2026-03-01”.
  package func text(of part: Part) -> String {
    let calendar = shownCalendar
    func padded(_ number: Int, _ length: Int = 2) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(length - digits.count, 0)) + digits
    }
    let value = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    let month = "\(padded(value.year ?? 0, 4))-\(padded(value.month ?? 0))"
    switch part {
    case .date: return "\(month)-\(padded(value.day ?? 0))"
    case .time: return "\(padded(value.hour ?? 0)):\(padded(value.minute ?? 0))"
    case .month: return month
    case .duration:
      let minutes = Int(countDownDuration / 60)
      return "\(padded(minutes / 60)):\(padded(minutes % 60))"
    }
  }

  /// Chooses the next or the previous day, month or minute of the interval. Returns false at a
  /// limit.
  package func step(_ part: Part, isForward: Bool) -> Bool {
    let sign = isForward ? 1 : -1
    let unit: (component: Calendar.Component, count: Int) =
      switch part {
      case .date: (.day, 1)
      case .month: (.month, 1)
      case .time, .duration: (.minute, interval)
      }
    if part == .duration {
      let next = countDownDuration + Double(sign * interval * 60)
      return next >= 0 && next < 86_400 && choose(next)
    }
    let next = shownCalendar.date(byAdding: unit.component, value: sign * unit.count, to: date)
    return next.map { choose($0) } ?? false
  }

  /// Constants for the kind of value.
  @nonexhaustive public enum Mode: Int, Sendable {
    /// A time of day.
    case time
    /// A date.
    case date
    /// A date and a time of day.
    case dateAndTime
    /// A duration in hours and minutes.
    case countDownTimer
    /// A month of a year.
    case yearAndMonth
  }
}

/// Constants for the style of a date picker.
@nonexhaustive public enum UIDatePickerStyle: Int, Sendable {
  /// The system chooses the style.
  case automatic
  /// Wheels.
  case wheels
  /// A label that opens an editor.
  case compact
  /// An editor in place.
  case inline
}
