/// A property that views take over from the proxies of their appearance.
@MainActor struct AppearanceProperty {
  /// Sets the value of a proxy on a view, if it is set on the proxy and not on the view.
  let apply: (_ proxy: UIView, _ untouched: UIView, _ view: UIView) -> Void

  init<Root: UIView, Value: Equatable>(_ path: ReferenceWritableKeyPath<Root, Value>) {
    apply = { proxy, untouched, view in
      guard let proxy = proxy as? Root, let untouched = untouched as? Root,
        let view = view as? Root
      else { return }
      let plain = untouched[keyPath: path]
      guard proxy[keyPath: path] != plain, view[keyPath: path] == plain else { return }
      view[keyPath: path] = proxy[keyPath: path]
    }
  }

  /// The properties of all classes.
  static let all: [AppearanceProperty] = [
    AppearanceProperty(\UIView.backgroundColor),
    AppearanceProperty(\UIView.ownTintColor),
    AppearanceProperty(\UILabel.font),
    AppearanceProperty(\UILabel.textColor),
    AppearanceProperty(\UITextField.font),
    AppearanceProperty(\UITextField.textColor),
    AppearanceProperty(\UISwitch.onTintColor),
    AppearanceProperty(\UITableView.separatorColor),
    AppearanceProperty(\UITableView.separatorStyle),
    AppearanceProperty(\UITableView.separatorInset),
    AppearanceProperty(\UITableView.sectionIndexColor),
  ]
}
