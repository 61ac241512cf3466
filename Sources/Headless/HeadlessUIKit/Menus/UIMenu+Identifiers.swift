/// The identifiers of the system's menus.
extension UIMenu.Identifier {
  /// The menu "about".
  public static let about = UIMenu.Identifier("com.apple.menu.about")
  /// The menu "alignment".
  public static let alignment = UIMenu.Identifier("com.apple.menu.alignment")
  /// The menu "application".
  public static let application = UIMenu.Identifier("com.apple.menu.application")
  /// The menu "auto fill".
  public static let autoFill = UIMenu.Identifier("com.apple.menu.auto-fill")
  /// The menu "bring all to front".
  public static let bringAllToFront = UIMenu.Identifier("com.apple.menu.bring-all-to-front")
  /// The menu "close".
  public static let close = UIMenu.Identifier("com.apple.menu.close")
  /// The menu "document".
  public static let document = UIMenu.Identifier("com.apple.menu.document")
  /// The menu "edit".
  public static let edit = UIMenu.Identifier("com.apple.menu.edit")
  /// The menu "file".
  public static let file = UIMenu.Identifier("com.apple.menu.file")
  /// The menu "find".
  public static let find = UIMenu.Identifier("com.apple.menu.find")
  /// The menu "font".
  public static let font = UIMenu.Identifier("com.apple.menu.font")
  /// The menu "format".
  public static let format = UIMenu.Identifier("com.apple.menu.format")
  /// The menu "fullscreen".
  public static let fullscreen = UIMenu.Identifier("com.apple.menu.fullscreen")
  /// The menu "help".
  public static let help = UIMenu.Identifier("com.apple.menu.help")
  /// The menu "hide".
  public static let hide = UIMenu.Identifier("com.apple.menu.hide")
  /// The menu "learn".
  public static let learn = UIMenu.Identifier("com.apple.menu.learn")
  /// The menu "lookup".
  public static let lookup = UIMenu.Identifier("com.apple.menu.lookup")
  /// The menu "minimize and zoom".
  public static let minimizeAndZoom = UIMenu.Identifier("com.apple.menu.minimize-and-zoom")
  /// The menu "new scene".
  public static let newScene = UIMenu.Identifier("com.apple.menu.new-scene")
  /// The menu "open recent".
  public static let openRecent = UIMenu.Identifier("com.apple.menu.open-recent")
  /// The menu "preferences".
  public static let preferences = UIMenu.Identifier("com.apple.menu.preferences")
  /// The menu "print".
  public static let print = UIMenu.Identifier("com.apple.menu.print")
  /// The menu "quit".
  public static let quit = UIMenu.Identifier("com.apple.menu.quit")
  /// The menu "replace".
  public static let replace = UIMenu.Identifier("com.apple.menu.replace")
  /// The menu "root".
  public static let root = UIMenu.Identifier("com.apple.menu.root")
  /// The menu "services".
  public static let services = UIMenu.Identifier("com.apple.menu.services")
  /// The menu "share".
  public static let share = UIMenu.Identifier("com.apple.menu.share")
  /// The menu "sidebar".
  public static let sidebar = UIMenu.Identifier("com.apple.menu.sidebar")
  /// The menu "speech".
  public static let speech = UIMenu.Identifier("com.apple.menu.speech")
  /// The menu "spelling".
  public static let spelling = UIMenu.Identifier("com.apple.menu.spelling")
  /// The menu "spelling options".
  public static let spellingOptions = UIMenu.Identifier("com.apple.menu.spelling-options")
  /// The menu "spelling panel".
  public static let spellingPanel = UIMenu.Identifier("com.apple.menu.spelling-panel")
  /// The menu "standard edit".
  public static let standardEdit = UIMenu.Identifier("com.apple.menu.standard-edit")
  /// The menu "substitution options".
  public static let substitutionOptions = UIMenu.Identifier("com.apple.menu.substitution-options")
  /// The menu "substitutions".
  public static let substitutions = UIMenu.Identifier("com.apple.menu.substitutions")
  /// The menu "substitutions panel".
  public static let substitutionsPanel = UIMenu.Identifier("com.apple.menu.substitutions-panel")
  /// The menu "text".
  public static let text = UIMenu.Identifier("com.apple.menu.text")
  /// The menu "text color".
  public static let textColor = UIMenu.Identifier("com.apple.menu.text-color")
  /// The menu "text size".
  public static let textSize = UIMenu.Identifier("com.apple.menu.text-size")
  /// The menu "text style".
  public static let textStyle = UIMenu.Identifier("com.apple.menu.text-style")
  /// The menu "text style pasteboard".
  public static let textStylePasteboard = UIMenu.Identifier("com.apple.menu.text-style-pasteboard")
  /// The menu "toolbar".
  public static let toolbar = UIMenu.Identifier("com.apple.menu.toolbar")
  /// The menu "transformations".
  public static let transformations = UIMenu.Identifier("com.apple.menu.transformations")
  /// The menu "undo redo".
  public static let undoRedo = UIMenu.Identifier("com.apple.menu.undo-redo")
  /// The menu "view".
  public static let view = UIMenu.Identifier("com.apple.menu.view")
  /// The menu "window".
  public static let window = UIMenu.Identifier("com.apple.menu.window")
  /// The menu "writing direction".
  public static let writingDirection = UIMenu.Identifier("com.apple.menu.writing-direction")
}

/// The identifiers of the system's actions.
extension UIAction.Identifier {
  /// Pasting.
  public static let paste = UIAction.Identifier("com.apple.action.paste")
  /// Pasting and matching the style of the text around it.
  public static let pasteAndMatchStyle = UIAction.Identifier(
    "com.apple.action.pasteAndMatchStyle")
  /// Pasting and opening what is pasted.
  public static let pasteAndGo = UIAction.Identifier("com.apple.action.pasteAndGo")
  /// Pasting and searching for what is pasted.
  public static let pasteAndSearch = UIAction.Identifier("com.apple.action.pasteAndSearch")
}
