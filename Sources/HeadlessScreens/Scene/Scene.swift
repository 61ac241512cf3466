public import Foundation
public import HeadlessUIKit

/// A description of what a window shows at one moment, as a tree of groups with rectangles, text,
/// symbols and controls.
///
/// A scene is a value: taken once, it can be drawn by any screen, compared and kept. Coordinates are
/// in points. The frame of a group is in the coordinates of the group around it; everything in the
/// group has its origin at the frame's top-left corner. A row that only scrolls therefore stays equal
/// but for its frame.
public struct Scene: Equatable, Sendable {
  /// The window's size.
  public var size: CGSize
  /// The window's content.
  public var root: Group

  /// A part of the scene that belongs together: a bar, a row, a header, a control, or just a view.
  public struct Group: Equatable, Sendable {
    /// The part that the group plays.
    public var role: Role
    /// The frame, in the coordinates of the group around it.
    public var frame: CGRect
    /// A Boolean value that indicates whether the content outside the frame is invisible.
    public var isClipping = false
    /// The state of the row, control or choice that the group is.
    public var state: State = []
    /// The items that the group itself draws, backmost first.
    public var items: [Item] = []
    /// The groups inside, backmost first. They are in front of the items.
    public var groups: [Group] = []

    /// Creates an empty group.
    public init(role: Role, frame: CGRect) {
      self.role = role
      self.frame = frame
    }
  }

  /// The part that a group plays.
  ///
  /// Roles other than ``view`` name what a person can point at; index paths count as the list's data
  /// source does.
  public enum Role: Hashable, Sendable {
    /// A view without a part of its own.
    case view
    /// The view of a view controller that is presented over another one.
    case sheet

    /// A navigation bar with everything that it shows.
    case navigationBar
    /// The button of a navigation bar that goes back.
    case backButton
    /// A button of a navigation bar, by its place among those of its side as the navigation item
    /// lists them.
    case barButton(Side, Int)
    /// The title of a navigation bar.
    case title

    /// A search bar with everything that it shows.
    case searchBar
    /// The text field of a search bar.
    case searchField
    /// The button of a search bar that cancels the search.
    case cancelButton
    /// A scope of a search bar, by its place.
    case scope(Int)

    /// A table or collection view.
    case list(List)
    /// A row of a table.
    case row(IndexPath)
    /// An item of a collection view.
    case item(IndexPath)
    /// A view above a section.
    case header(section: Int)
    /// A view below a section.
    case footer(section: Int)
    /// The index at the edge of a list.
    case index
    /// A title of the index, by its place among those that the list has.
    case indexTitle(Int)
    /// The view that stands for a list without content.
    case placeholder

    /// A control that the app put there, or a view with a tap gesture of the app's.
    case control
    /// A swipe action of the row that is swiped open, by its place among those of its edge.
    case swipeAction(Int)
    /// The control at the leading edge of a row that is being edited.
    case editControl
    /// The control at the trailing edge of a row by which the row is moved.
    case reorderControl
    /// The detail button of a row.
    case accessoryButton

    /// An alert or an action sheet.
    case alert
    /// An action of an alert, by its place.
    case action(Int)
    /// A text field of an alert, by its place.
    case field(Int)
    /// A menu that is open.
    case menu
    /// An element of a menu, by its place.
    case menuItem(Int)
  }

  /// The description of a list.
  public struct List: Hashable, Sendable {
    /// The number of rows or items in all sections.
    public var count: Int
    /// The number of rows or items below the last visible one.
    public var countBelow: Int
    /// A Boolean value that indicates whether items lie beside one another.
    public var isGrid: Bool
  }

  /// A side of a bar or row.
  public enum Side: Hashable, Sendable {
    /// The side where reading begins.
    case leading
    /// The side where reading ends.
    case trailing
  }

  /// The state of a row, control or choice.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The row, scope or choice is selected.
    public static let selected = State(rawValue: 1)
    /// A finger is on the row.
    public static let highlighted = State(rawValue: 2)
    /// The control or choice cannot be used.
    public static let disabled = State(rawValue: 4)
    /// The action or choice destroys something.
    public static let destructive = State(rawValue: 8)
    /// The choice is the one that Return takes.
    public static let preferred = State(rawValue: 16)
    /// The keyboard types into the field.
    public static let editing = State(rawValue: 32)
    /// The header or row shows what is below it.
    public static let expanded = State(rawValue: 64)
    /// The header or row hides what is below it.
    public static let collapsed = State(rawValue: 128)
  }

  /// Something to draw.
  public enum Item: Equatable, Sendable {
    /// A filled rectangle.
    case rectangle(Rectangle)
    /// A text.
    case text(Text)
    /// A symbol.
    case symbol(Symbol)
    /// A control of the system.
    case control(Control)
  }

  /// A filled rectangle.
  public struct Rectangle: Equatable, Sendable {
    /// The rectangle.
    public var frame: CGRect
    /// The colour inside.
    public var color: Color
    /// The radius of the rounded corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The corners that are rounded.
    public var corners: Corners = .all
    /// The purpose of the rectangle.
    public var kind = Kind.fill

    /// The purposes of rectangles.
    public enum Kind: Hashable, Sendable {
      /// The background of a view.
      case fill
      /// A line between rows.
      case separator
    }

    /// Pairs of corners.
    public struct Corners: OptionSet, Hashable, Sendable {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }
      public static let top = Corners(rawValue: 1)
      public static let bottom = Corners(rawValue: 2)
      public static let all: Corners = [.top, .bottom]
    }
  }

  /// A text in one style.
  public struct Text: Equatable, Sendable {
    /// The text, which may have several lines.
    public var string: String
    /// The rectangle around the text. The lines are centred in its height, as those of a label are.
    public var frame: CGRect
    /// The colour of the letters.
    public var color: Color
    /// The font.
    public var font = Font()
    /// The alignment of the lines in the rectangle.
    public var alignment = NSTextAlignment.natural
    /// The largest number of lines, or 0 for any number.
    public var maximumLines = 1
    /// A Boolean value that indicates whether a picture shows the text in capital letters, as UIKit
    /// does with the titles of grouped sections.
    public var isUppercase = false
  }

  /// A font of the system.
  public struct Font: Hashable, Sendable {
    /// The size in points.
    public var size: CGFloat = 17
    /// The weight, from -1 to 1, as `UIFont.Weight` counts it.
    public var weight: CGFloat = 0
    /// A Boolean value that indicates whether the letters lean.
    public var isItalic = false
    /// A Boolean value that indicates whether all characters are equally wide.
    public var isMonospaced = false
    /// A Boolean value that indicates whether the letters are as heavy as those of a title.
    public var isBold: Bool { weight >= UIFont.Weight.semibold.rawValue }
  }

  /// A symbol or image.
  public struct Symbol: Equatable, Sendable {
    /// The name of the system's symbol; nil for an image of the app's.
    public var name: String?
    /// The rectangle around the symbol.
    public var frame: CGRect
    /// The colour of the symbol.
    public var color: Color
  }

  /// A control of the system, which each screen draws in its own way.
  public struct Control: Equatable, Sendable {
    /// What the control is, and its value.
    public var kind: Kind
    /// The rectangle around the control.
    public var frame: CGRect
    /// The colour of the title and of what is turned on.
    public var tint: Color
    /// The colour behind a button; nil for none.
    public var background: Color?
    /// The font of a button's title.
    public var font = Font()
    /// The place of a button's title and symbol in the rectangle.
    public var alignment = NSTextAlignment.center
    /// A Boolean value that indicates whether the control can be used.
    public var isEnabled = true

    /// The controls.
    public enum Kind: Hashable, Sendable {
      /// A switch.
      case `switch`(isOn: Bool)
      /// A button with a title, a symbol, or both.
      case button(title: String?, symbol: String?)
      /// A text field; the prompt shows while the text is empty.
      case textField(text: String, prompt: String, isEditing: Bool)
      /// The field of a search bar.
      case searchField(text: String, prompt: String, isEditing: Bool)
      /// A round control that shows that work goes on.
      case activityIndicator
      /// Work that goes on because the user pulled the list down, and what it is.
      case refresh(title: String?)
      /// One of several choices beside one another.
      case segment(title: String, isSelected: Bool)
    }
  }

  /// A colour on light and on dark screens.
  public struct Color: Hashable, Sendable {
    /// The components of a colour, from 0 to 1.
    public struct Components: Hashable, Sendable {
      public var red: Double
      public var green: Double
      public var blue: Double
      public var alpha: Double
    }
    /// The name of the colour in UIKit, such as "secondaryLabel"; nil for a colour of the app's.
    public var name: String?
    /// The colour on light screens.
    public var light: Components
    /// The colour on dark screens.
    public var dark: Components
  }
}
