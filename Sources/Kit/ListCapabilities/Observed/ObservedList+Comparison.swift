public import ListCore
public import ListData
import ListDiff

@available(iOS 17, tvOS 17, visionOS 1, macOS 14, *)
extension ObservedList where Object: Identifiable & AnyObject {
  /// Returns a comparison that recognizes objects by `id`. An instance that stays in the list is
  /// unchanged, because its row follows it by itself.
  public static func comparison<Sections: SectionInfo>(
    of sections: Sections.Type
  ) -> ListComparison<Sections>? where Sections.Item == Object {
    ListComparison(by: ByInstance.self)
  }
}

@available(iOS 17, tvOS 17, visionOS 1, macOS 14, *)
extension ObservedList where Object: Identifiable & Equatable & AnyObject {
  /// Returns a comparison that recognizes objects by `id`, and compares them by `==`.
  public static func comparison<Sections: SectionInfo>(
    of sections: Sections.Type
  ) -> ListComparison<Sections>? where Sections.Item == Object {
    ListComparison(by: ByIdentifier.self)
  }
}

@available(iOS 17, tvOS 17, visionOS 1, macOS 14, *)
extension ObservedList where Object: Identifiable & Hashable & AnyObject {
  /// Returns a comparison that recognizes hashable objects by `id`, and compares them by `==`.
  public static func comparison<Sections: SectionInfo>(
    of sections: Sections.Type
  ) -> ListComparison<Sections>? where Sections.Item == Object {
    ListComparison(by: ByIdentifier.self)
  }
}

/// A rule that identifies objects by their `id`. Only another instance has other content.
private enum ByInstance<Element: Identifiable & AnyObject>: ListIdentity {
  static func id(of element: Element) -> Element.ID { element.id }

  static func hasSameContent(_ old: Element, _ new: Element) -> Bool { old === new }
}
