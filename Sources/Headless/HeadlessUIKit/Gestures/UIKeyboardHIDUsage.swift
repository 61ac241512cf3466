/// The keys of a keyboard, by their codes in the standard for USB devices.
@nonexhaustive public enum UIKeyboardHIDUsage: Int, Sendable {
  case keyboardErrorRollOver = 1, keyboardPOSTFail, keyboardErrorUndefined
  case keyboardA, keyboardB, keyboardC, keyboardD, keyboardE, keyboardF, keyboardG, keyboardH
  case keyboardI, keyboardJ, keyboardK, keyboardL, keyboardM, keyboardN, keyboardO, keyboardP
  case keyboardQ, keyboardR, keyboardS, keyboardT, keyboardU, keyboardV, keyboardW, keyboardX
  case keyboardY, keyboardZ, keyboard1, keyboard2, keyboard3, keyboard4, keyboard5, keyboard6
  case keyboard7, keyboard8, keyboard9, keyboard0, keyboardReturnOrEnter, keyboardEscape
  case keyboardDeleteOrBackspace, keyboardTab, keyboardSpacebar, keyboardHyphen, keyboardEqualSign
  case keyboardOpenBracket, keyboardCloseBracket, keyboardBackslash, keyboardNonUSPound
  case keyboardSemicolon, keyboardQuote, keyboardGraveAccentAndTilde, keyboardComma, keyboardPeriod
  case keyboardSlash, keyboardCapsLock, keyboardF1, keyboardF2, keyboardF3, keyboardF4, keyboardF5
  case keyboardF6, keyboardF7, keyboardF8, keyboardF9, keyboardF10, keyboardF11, keyboardF12
  case keyboardPrintScreen, keyboardScrollLock, keyboardPause, keyboardInsert, keyboardHome
  case keyboardPageUp, keyboardDeleteForward, keyboardEnd, keyboardPageDown, keyboardRightArrow
  case keyboardLeftArrow, keyboardDownArrow, keyboardUpArrow, keypadNumLock, keypadSlash
  case keypadAsterisk, keypadHyphen, keypadPlus, keypadEnter, keypad1, keypad2, keypad3, keypad4
  case keypad5, keypad6, keypad7, keypad8, keypad9, keypad0, keypadPeriod, keyboardNonUSBackslash
  case keyboardApplication, keyboardPower, keypadEqualSign
  case keyboardLeftControl = 0xE0, keyboardLeftShift, keyboardLeftAlt, keyboardLeftGUI
  case keyboardRightControl, keyboardRightShift, keyboardRightAlt, keyboardRightGUI

  /// The key of a keyboard in US English that types a character without modifiers, or that a key
  /// command names.
  init?(typing input: String) {
    let named: [String: UIKeyboardHIDUsage] = [
      "\r": .keyboardReturnOrEnter, UIKeyCommand.inputEscape: .keyboardEscape,
      UIKeyCommand.inputDelete: .keyboardDeleteOrBackspace,
      UIKeyCommand.inputHome: .keyboardHome, UIKeyCommand.inputEnd: .keyboardEnd,
      UIKeyCommand.inputPageUp: .keyboardPageUp, UIKeyCommand.inputPageDown: .keyboardPageDown,
      UIKeyCommand.inputLeftArrow: .keyboardLeftArrow,
      UIKeyCommand.inputRightArrow: .keyboardRightArrow,
      UIKeyCommand.inputUpArrow: .keyboardUpArrow, UIKeyCommand.inputDownArrow: .keyboardDownArrow,
    ]
    if let key = named[input] {
      self = key
    } else {
      // In the order of the cases; the third character after Return stands for Delete.
      let typed = Array("abcdefghijklmnopqrstuvwxyz1234567890\r\u{1B}\u{8}\t -=[]\\#;'`,./")
      guard input.count == 1, let index = typed.firstIndex(of: Character(input)) else { return nil }
      self.init(rawValue: UIKeyboardHIDUsage.keyboardA.rawValue + index)
    }
  }
}
