// The names of SwiftUI's types that the kit's types have, too.

public struct List<Content> {
  public init(_ content: Content) {}
}

public struct Section<Content> {
  public init(_ content: Content) {}
}

public struct Transaction {
  public init() {}
}
