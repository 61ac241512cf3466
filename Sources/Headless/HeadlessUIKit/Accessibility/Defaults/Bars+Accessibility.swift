import Foundation

extension UIBarItem {
  /// The element of the item in its bar.
  fileprivate func element(
    in bar: UIView, frame: CGRect, label: String?, isSelected: Bool, activate: @escaping () -> Bool
  ) -> PartElement {
    var part = DefaultAccessibility(
      isElement: isAccessibilityElement, label: accessibilityLabel ?? label,
      value: accessibilityValue, hint: accessibilityHint, traits: accessibilityTraits,
      activate: activate)
    if isSelected { part.traits.insert(.selected) }
    if !isEnabled { part.traits.insert(.notEnabled) }
    return PartElement(of: bar, part, frame: frame)
  }
}

extension UIBarButtonItem {
  /// The name that assistive apps read.
  private var spokenTitle: String? {
    if title?.isEmpty != false, let image { return image.spokenName }
    return displayTitle == "+" ? "Add" : displayTitle
  }

  /// The element of the button, or its own view.
  fileprivate func element(in bar: UIView, frame: CGRect) -> Any {
    customView
      ?? element(in: bar, frame: frame, label: spokenTitle, isSelected: isSelected) {
        [weak self] in
        guard let self, isEnabled else { return false }
        perform()
        return true
      }
  }
}

extension UINavigationBar: DescribedByDefault {
  // The title is in the middle, or below the buttons if it is large.
  var defaultAccessibility: DefaultAccessibility {
    guard let item = topItem, !isReplacedBySearchBar else { return DefaultAccessibility() }
    let height = min(ListMetrics.current.navigationBarHeight, bounds.height)
    var (x, end) = (CGFloat(0), bounds.width)
    func frame(_ width: CGFloat, atEnd: Bool) -> CGRect {
      defer { if atEnd { end -= width } else { x += width } }
      return mirrored(
        CGRect(x: atEnd ? end - width : x, y: 0, width: width, height: height))
    }
    var elements: [Any] = []
    if let backTitle {
      let back = DefaultAccessibility(
        isElement: true, label: backTitle, traits: [.button, .backButton],
        activate: { [weak self] in
          self?.tapBack()
          return true
        })
      elements.append(PartElement(of: self, back, frame: frame(bounds.width / 4, atEnd: false)))
    }
    for button in item.leftBarButtonItems ?? [] where !button.isHidden && !button.isSpace {
      elements.append(
        button.element(in: self, frame: frame(max(button.naturalWidth, 44), atEnd: false)))
    }
    let trailing = (item.rightBarButtonItems ?? []).filter { !$0.isHidden && !$0.isSpace }.map {
      $0.element(in: self, frame: frame(max($0.naturalWidth, 44), atEnd: true))
    }
    var heading: [Any] = []
    if let titleView = item.titleView {
      heading = [titleView]
    } else if let title = item.title, !title.isEmpty {
      let room =
        showsLargeTitle
        ? CGRect(x: 0, y: height, width: bounds.width, height: bounds.height - height)
        : mirrored(CGRect(x: x, y: 0, width: max(end - x, 0), height: height))
      let part = DefaultAccessibility(isElement: true, label: title, traits: .header)
      heading = [PartElement(of: self, part, frame: room)]
    }
    // The trailing buttons were placed from the edge.
    elements += showsLargeTitle ? trailing.reversed() + heading : heading + trailing.reversed()
    return DefaultAccessibility(elements: elements)
  }
}

extension UIToolbar: DescribedByDefault {
  var defaultAccessibility: DefaultAccessibility {
    DefaultAccessibility(elements: shownItems.map { $0.item.element(in: self, frame: $0.frame) })
  }
}

extension UITabBar: DescribedByDefault {
  var defaultAccessibility: DefaultAccessibility {
    let items = items ?? []
    let width = bounds.width / CGFloat(max(items.count, 1))
    return DefaultAccessibility(
      traits: .tabBar,
      elements: items.enumerated().map { index, item in
        let frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height)
        let element = item.element(
          in: self, frame: mirrored(frame), label: item.title, isSelected: item === selectedItem
        ) { [weak self] in self?.tap(itemAt: index) ?? false }
        if item.accessibilityValue == nil { element.accessibilityValue = item.badgeValue }
        element.accessibilityTraits.insert(.tabBarItem)
        return element
      })
  }
}

extension UISearchBar: DescribedByDefault {
  var defaultAccessibility: DefaultAccessibility {
    guard !isOutOfReach else { return DefaultAccessibility(elements: []) }
    var elements: [Any] = [searchTextField]
    let height = min(bounds.height, ListMetrics.current.searchBarHeight)
    if showsCancelButton {
      let cancel = DefaultAccessibility(
        isElement: true, label: "Cancel", traits: .button,
        activate: { [weak self] in
          self?.cancel()
          return true
        })
      let frame = CGRect(x: bounds.width - 72, y: 0, width: 72, height: height)
      elements.append(PartElement(of: self, cancel, frame: mirrored(frame)))
    }
    let scopes = showsScopes ? scopeButtonTitles ?? [] : []
    let width = bounds.width / CGFloat(max(scopes.count, 1))
    for (index, title) in scopes.enumerated() {
      let scope = DefaultAccessibility(
        isElement: true, label: title,
        traits: index == selectedScopeButtonIndex ? [.button, .selected] : .button,
        activate: { [weak self] in
          self?.choose(scope: index)
          return true
        })
      let frame = CGRect(
        x: CGFloat(index) * width, y: height, width: width, height: max(bounds.height - height, 32))
      elements.append(PartElement(of: self, scope, frame: mirrored(frame)))
    }
    return DefaultAccessibility(elements: elements)
  }
}

extension UITableViewIndexView: DescribedByDefault {
  var defaultAccessibility: DefaultAccessibility {
    let table = superview as? UITableView
    return DefaultAccessibility(
      isElement: true, label: "Section index", value: table?.shownIndexTitle, traits: .adjustable,
      adjust: { table?.showNextIndexTitle(isIncrement: $0) })
  }
}
