import Foundation

extension TraitValues {
  /// The specified traits of the system, by their names.
  var archived: [String: String] {
    var texts: [String: String] = [:]
    for (name, number) in numbers { texts[name] = String(number) }
    texts["displayScale"] = displayScale == 0 ? nil : "\(displayScale)"
    if preferredContentSizeCategory != .unspecified {
      texts["preferredContentSizeCategory"] = preferredContentSizeCategory.rawValue
    }
    texts["typesettingLanguage"] = typesettingLanguage?.maximalIdentifier
    return texts
  }

  private var numbers: [String: Int] {
    let all = [
      "userInterfaceStyle": (
        userInterfaceStyle.rawValue, TraitValues().userInterfaceStyle.rawValue
      ),
      "userInterfaceIdiom": (
        userInterfaceIdiom.rawValue, TraitValues().userInterfaceIdiom.rawValue
      ),
      "displayGamut": (displayGamut.rawValue, TraitValues().displayGamut.rawValue),
      "horizontalSizeClass": (
        horizontalSizeClass.rawValue, TraitValues().horizontalSizeClass.rawValue
      ),
      "verticalSizeClass": (verticalSizeClass.rawValue, TraitValues().verticalSizeClass.rawValue),
      "layoutDirection": (layoutDirection.rawValue, TraitValues().layoutDirection.rawValue),
      "forceTouchCapability": (
        forceTouchCapability.rawValue, TraitValues().forceTouchCapability.rawValue
      ),
      "accessibilityContrast": (
        accessibilityContrast.rawValue, TraitValues().accessibilityContrast.rawValue
      ),
      "userInterfaceLevel": (
        userInterfaceLevel.rawValue, TraitValues().userInterfaceLevel.rawValue
      ),
      "legibilityWeight": (legibilityWeight.rawValue, TraitValues().legibilityWeight.rawValue),
      "activeAppearance": (activeAppearance.rawValue, TraitValues().activeAppearance.rawValue),
      "toolbarItemPresentationSize": (
        toolbarItemPresentationSize.rawValue, TraitValues().toolbarItemPresentationSize.rawValue
      ),
      "imageDynamicRange": (imageDynamicRange.rawValue, TraitValues().imageDynamicRange.rawValue),
      "sceneCaptureState": (sceneCaptureState.rawValue, TraitValues().sceneCaptureState.rawValue),
    ]
    return all.compactMapValues { $0.0 == $0.1 ? nil : $0.0 }
  }

  /// Creates values from the texts of an archive.
  init(archived texts: [String: String]) {
    self.init()
    func value<Value: RawRepresentable<Int>>(_ name: String, _ unspecified: Value) -> Value {
      texts[name].flatMap { Int($0) }.flatMap { Value(rawValue: $0) } ?? unspecified
    }
    userInterfaceStyle = value("userInterfaceStyle", userInterfaceStyle)
    userInterfaceIdiom = value("userInterfaceIdiom", userInterfaceIdiom)
    displayGamut = value("displayGamut", displayGamut)
    horizontalSizeClass = value("horizontalSizeClass", horizontalSizeClass)
    verticalSizeClass = value("verticalSizeClass", verticalSizeClass)
    layoutDirection = value("layoutDirection", layoutDirection)
    forceTouchCapability = value("forceTouchCapability", forceTouchCapability)
    accessibilityContrast = value("accessibilityContrast", accessibilityContrast)
    userInterfaceLevel = value("userInterfaceLevel", userInterfaceLevel)
    legibilityWeight = value("legibilityWeight", legibilityWeight)
    activeAppearance = value("activeAppearance", activeAppearance)
    toolbarItemPresentationSize = value("toolbarItemPresentationSize", toolbarItemPresentationSize)
    imageDynamicRange = value("imageDynamicRange", imageDynamicRange)
    sceneCaptureState = value("sceneCaptureState", sceneCaptureState)
    displayScale = texts["displayScale"].flatMap { Double($0) }.map { CGFloat($0) } ?? 0
    if let category = texts["preferredContentSizeCategory"] {
      preferredContentSizeCategory = UIContentSizeCategory(rawValue: category)
    }
    typesettingLanguage = texts["typesettingLanguage"].map { Locale.Language(identifier: $0) }
  }
}
