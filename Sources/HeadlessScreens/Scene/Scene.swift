public import Foundation
public import HeadlessUIKit

/// What a window shows at one moment, as a tree of groups with rectangles, texts and symbols.
///
/// A scene is a value: taken once, it can be drawn by any screen, compared and kept. Coordinates
/// are points from the window's top left corner; what a group clips is cut to its frame.
public struct Scene: Equatable, Sendable {
  /// The window's size.
  public var size: CGSize
  /// The window's content.
  public var root: Group

  /// A part of the scene that belongs together: a bar, a row, a header, or just a view.
  public struct Group: Equatable, Sendable {
    /// What the group is.
    public var role: Role
    /// Where the group is.
    public var frame: CGRect
    /// Whether what lies outside the frame is not seen.
    public var isClipping = false
    /// How a row looks.
    public var state: State = []
    /// What the group itself draws, backmost first.
    public var items: [Item] = []
    /// The groups inside, backmost first.
    public var groups: [Group] = []

    /// Makes an empty group.
    public init(role: Role, frame: CGRect) {
      self.role = role
      self.frame = frame
    }
  }

  /// What a group is.
  public enum Role: Hashable, Sendable {
    /// A view of no special kind.
    case view
    /// A navigation bar, with all that it shows.
    case navigationBar
    /// A list, and how many of its rows are below the last visible one.
    case list(rowsBelow: Int)
    /// A row of a table.
    case row(IndexPath)
    /// An item of a collection view.
    case item(IndexPath)
    /// A search bar.
    case searchBar
    /// What shows where there is nothing to show.
    case placeholder
    /// What stands above a section.
    case header(section: Int)
    /// What stands below a section.
    case footer(section: Int)
    /// The index at a list's edge.
    case index
    /// An alert over the window.
    case alert
    /// An alert's choice, by its place among them.
    case action(Int)
    /// An alert's field, by its place among them.
    case field(Int)
  }

  /// How a row looks.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The row is selected.
    public static let selected = State(rawValue: 1)
    /// A finger is on the row.
    public static let highlighted = State(rawValue: 2)
    /// The choice cannot be taken.
    public static let disabled = State(rawValue: 4)
  }

  /// Something to draw.
  public enum Item: Equatable, Sendable {
    /// A filled rectangle.
    case rectangle(CGRect, cornerRadius: CGFloat, Color)
    /// A text.
    case text(TextRun)
    /// One of the system's symbols, by its name.
    case symbol(name: String, CGRect, Color)
  }

  /// A text in one style.
  public struct TextRun: Equatable, Sendable {
    /// The text, which may have several lines.
    public var text: String
    /// The rectangle that the text lies in.
    public var frame: CGRect
    /// The text's colour.
    public var color: Color
    /// The font's size in points.
    public var fontSize: CGFloat
    /// Whether the font is bold.
    public var isBold: Bool
    /// How the text lies in its rectangle.
    public var alignment: NSTextAlignment
    /// The most lines; 0 for any number.
    public var maximumLines: Int
  }

  /// A colour on light and on dark screens; components from 0 to 1.
  public struct Color: Hashable, Sendable {
    /// A colour's components, from 0 to 1.
    public struct Components: Hashable, Sendable {
      public var red: Double
      public var green: Double
      public var blue: Double
      public var alpha: Double
    }
    /// UIKit's name for the colour, such as "secondaryLabel"; nil where it has none.
    public var name: String?
    /// The colour on light screens.
    public var light: Components
    /// The colour on dark screens.
    public var dark: Components
  }
}
