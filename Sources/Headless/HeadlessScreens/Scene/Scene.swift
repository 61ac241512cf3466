public import Foundation
public import HeadlessUIKit

/// A snapshot of a window's content as a tree of groups with rectangles, text, symbols, and
/// controls.
///
/// A scene is a value that any screen can draw, and that can be compared and stored. Coordinates
/// are in points. The frame of a group is in the coordinates of the enclosing group. Everything in
/// a group is relative to the top-left corner of its frame. When a row scrolls, only its frame
/// changes.
public struct Scene: Equatable, Sendable {
  /// The size of the window.
  public var size: CGSize
  /// The radius of the corners of the screen that the window fills, in points, or 0 for a window
  /// that is not on a screen.
  public var cornerRadius: CGFloat = 0
  /// The group of the window.
  public var root: Group

  /// A part of the scene, such as a bar, a row, a header, a control, or a plain view.
  public struct Group: Equatable, Sendable {
    /// The role of the group.
    public var role: Role
    /// The frame in the coordinates of the enclosing group.
    public var frame: CGRect
    /// A Boolean value that indicates whether content outside the frame is clipped.
    public var isClipping = false
    /// The state of the row, control, or choice.
    public var state: State = []
    /// The text that assistive apps read instead of the content, or nil for the content itself.
    package var spoken: Spoken?
    /// The items that the group itself draws, from back to front.
    public var items: [Item] = []
    /// The subgroups, from back to front. They are in front of the items.
    public var groups: [Group] = []

    /// Creates an empty group.
    public init(role: Role, frame: CGRect) {
      self.role = role
      self.frame = frame
    }
  }

  /// The values and actions that an app set for assistive apps.
  package struct Spoken: Equatable, Sendable {
    package var label: String?
    package var value: String?
    package var hint: String?
    /// The names of the actions.
    package var actions: [String] = []
  }

  /// The role of a group.
  ///
  /// Roles other than ``view`` identify objects that the user can interact with. Index paths are
  /// those of the list's data source.
  public enum Role: Hashable, Sendable {
    /// A view without a specific role.
    case view
    /// The area of a presentation, with the view of the view controller that is presented over
    /// another one.
    case sheet

    /// A navigation bar with its content.
    case navigationBar
    /// The back button of a navigation bar.
    case backButton
    /// A button of a navigation bar, with its side and its index among the items of that side.
    case barButton(Side, Int)
    /// The title of a navigation bar.
    case title

    /// A tab bar with its content.
    case tabBar
    /// An item of a tab bar, with its index.
    case tab(Int)

    /// A search bar with its content.
    case searchBar
    /// The text field of a search bar.
    case searchField
    /// The cancel button of a search bar.
    case cancelButton
    /// A scope button of a search bar, with its index.
    case scope(Int)

    /// A table view or collection view.
    indirect case list(List)
    /// A row of a table view.
    case row(IndexPath)
    /// An item of a collection view.
    case item(IndexPath)
    /// The header of a section.
    case header(section: Int)
    /// The footer of a section.
    case footer(section: Int)
    /// The index at the edge of a list.
    case index
    /// A title of the index, with its position in the list's titles.
    case indexTitle(Int)
    /// The view that a list without content shows.
    case placeholder

    /// A control of the app, or a view with a tap gesture recognizer of the app.
    case control
    /// A swipe action of the swiped row, with its index among the actions of its edge.
    case swipeAction(Int)
    /// The editing control at the leading edge of a row.
    case editControl
    /// The reorder control at the trailing edge of a row.
    case reorderControl
    /// The detail button of a row.
    case accessoryButton

    /// An alert or an action sheet.
    case alert
    /// An action of an alert, with its index.
    case action(Int)
    /// A text field of an alert, with its index.
    case field(Int)
    /// An open menu.
    case menu
    /// An element of a menu, with its index.
    case menuItem(Int)
  }

  /// The description of a list.
  public struct List: Hashable, Sendable {
    /// The number of rows or items in all sections.
    public var count: Int
    /// The number of rows or items below the last visible one.
    public var countBelow: Int
    /// The parts of the list's frame at the top and the bottom that bars and the device cover.
    public var covered: UIEdgeInsets = .zero
    /// A Boolean value that indicates whether items are next to each other.
    public var isGrid: Bool
    /// A Boolean value that indicates whether rows can be dragged out of the list.
    public var isDraggable = false

    /// Hashes the numbers of rows. Insets have no hash value, as in UIKit.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(count)
      hasher.combine(countBelow)
    }
  }

  /// A side of a bar or row.
  public enum Side: Hashable, Sendable {
    /// The leading side.
    case leading
    /// The trailing side.
    case trailing
  }

  /// The state of a row, control, or choice.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits of the state.
    public let rawValue: Int
    /// Creates a state from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The row, scope, or choice is selected.
    public static let selected = State(rawValue: 1)
    /// The row is highlighted.
    public static let highlighted = State(rawValue: 2)
    /// The control or choice is disabled.
    public static let disabled = State(rawValue: 4)
    /// The action or choice is destructive.
    public static let destructive = State(rawValue: 8)
    /// The choice is the one that the Return key or a full swipe performs.
    public static let preferred = State(rawValue: 16)
    /// The field is first responder.
    public static let editing = State(rawValue: 32)
    /// The header or row is expanded.
    public static let expanded = State(rawValue: 64)
    /// The header or row is collapsed.
    public static let collapsed = State(rawValue: 128)
  }

  /// An item that a group draws.
  public enum Item: Equatable, Sendable {
    /// A filled rectangle.
    case rectangle(Rectangle)
    /// A text.
    case text(Text)
    /// A symbol or image.
    case symbol(Symbol)
    /// A system control.
    case control(Control)
  }

  /// A filled rectangle or a border.
  public struct Rectangle: Equatable, Sendable {
    /// The frame of the rectangle.
    public var frame: CGRect
    /// The fill color.
    public var color: Color
    /// The radius of the rounded corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The corners that are rounded.
    public var corners: Corners = .all
    /// The width of the line along the edges if only the border is drawn, or 0 for a filled
    /// rectangle.
    public var borderWidth: CGFloat = 0
    /// The purpose of the rectangle.
    public var kind = Kind.fill
    /// The shadow below the rectangle, or nil if it has none.
    public var shadow: Shadow?

    /// A shadow in black.
    public struct Shadow: Equatable, Sendable {
      /// The offset from the rectangle, in points.
      public var offset = CGSize(width: 0, height: 4)
      /// The radius of the blur, in points.
      public var radius: CGFloat = 16
      /// The opacity, from 0 to 1.
      public var opacity = 0.2
    }

    /// The purpose of a rectangle.
    public enum Kind: Hashable, Sendable {
      /// The background of a view.
      case fill
      /// A line between rows.
      case separator
    }

    /// Pairs of corners.
    public struct Corners: OptionSet, Hashable, Sendable {
      /// The bits of the set.
      public let rawValue: Int
      /// Creates a set from its bits.
      public init(rawValue: Int) { self.rawValue = rawValue }
      /// The two top corners.
      public static let top = Corners(rawValue: 1)
      /// The two bottom corners.
      public static let bottom = Corners(rawValue: 2)
      /// All four corners.
      public static let all: Corners = [.top, .bottom]
    }
  }

  /// A text in a single style.
  public struct Text: Equatable, Sendable {
    /// The string, which may have several lines.
    public var string: String
    /// The frame of the text. The lines are centered vertically in it, as in a label.
    public var frame: CGRect
    /// The text color.
    public var color: Color
    /// The font.
    public var font = Font()
    /// The horizontal alignment of the lines.
    public var alignment = NSTextAlignment.natural
    /// The maximum number of lines, or 0 for no limit.
    public var maximumLines = 1
    /// A Boolean value that indicates whether a picture shows the text in uppercase, as UIKit does
    /// with the titles of grouped sections.
    public var isUppercase = false
  }

  /// A system font.
  public struct Font: Hashable, Sendable {
    /// The size in points.
    public var size: CGFloat = 17
    /// The weight, from -1 to 1, as in `UIFont.Weight`.
    public var weight: CGFloat = 0
    /// A Boolean value that indicates whether the font is italic.
    public var isItalic = false
    /// A Boolean value that indicates whether all characters have the same width.
    public var isMonospaced = false
    /// A Boolean value that indicates whether the weight is at least semibold.
    public var isBold: Bool { weight >= UIFont.Weight.semibold.rawValue }
  }

  /// A symbol or image.
  public struct Symbol: Equatable, Sendable {
    /// The name of the system symbol, or nil for an image of the app.
    public var name: String?
    /// The frame of the symbol.
    public var frame: CGRect
    /// The color of the symbol.
    public var color: Color
  }

  /// A system control, which each screen draws in its own way.
  public struct Control: Equatable, Sendable {
    /// The kind of control and its value.
    public var kind: Kind
    /// The frame of the control.
    public var frame: CGRect
    /// The color of the title and of a control that is turned on.
    public var tint: Color
    /// The background color of a button, or nil if it has none.
    public var background: Color?
    /// The radius of the corners of a button's background, in points.
    public var cornerRadius: CGFloat = 8
    /// The color of a button's symbol, or nil for the title's.
    public var symbolColor: Color?
    /// A Boolean value that indicates whether a button's symbol is to the right of its title.
    public var isSymbolLast = false
    /// The font of a button's title or a field's text.
    public var font = Font()
    /// The horizontal alignment of a button's title and symbol or a field's text.
    public var alignment = NSTextAlignment.center
    /// The number of characters before the insertion point, or nil for the end of the text.
    package var caret: Int?
    /// The input traits of a field, or nil for other controls.
    public var input: Input?
    /// A Boolean value that indicates whether the control is enabled.
    public var isEnabled = true

    /// The kinds of controls, with their values.
    public enum Kind: Hashable, Sendable {
      /// A switch.
      case `switch`(isOn: Bool)
      /// A button with a title, a symbol, or both.
      case button(title: String?, symbol: String?)
      /// A text field. The prompt is visible while the text is empty.
      case textField(text: String, prompt: String, isEditing: Bool)
      /// A text view.
      case textView(text: String, isEditing: Bool)
      /// The field of a search bar.
      case searchField(text: String, prompt: String, isEditing: Bool)
      /// An activity indicator.
      case activityIndicator
      /// A refresh control that is refreshing, with its title.
      case refresh(title: String?)
      /// A segment of a segmented control or scope bar.
      case segment(title: String, isSelected: Bool)
      /// A slider, with the position of its value from 0 to 1.
      case slider(position: Double)
      /// A progress view, with its progress from 0 to 1.
      case progress(Double)
      /// A page control, with the number of pages and the index of the current one.
      case pages(count: Int, current: Int)
      /// A wheel of a picker or a part of a date picker, with the text of its value.
      case wheel(text: String)
    }
  }

  /// The traits of the keyboard of a field.
  public struct Input: Hashable, Sendable {
    /// The type of the keyboard.
    public var keyboard = UIKeyboardType.default
    /// The type of the Return key.
    public var returnKey = UIReturnKeyType.default
    /// The style of automatic capitalization.
    public var capitalization = UITextAutocapitalizationType.sentences
    /// A Boolean value that indicates whether the text is obscured.
    public var isSecure = false
  }

  /// A color with a light and a dark variant.
  public struct Color: Hashable, Sendable {
    /// The components of a color, from 0 to 1.
    public struct Components: Hashable, Sendable {
      /// The red component.
      public var red: Double
      /// The green component.
      public var green: Double
      /// The blue component.
      public var blue: Double
      /// The opacity.
      public var alpha: Double
    }
    /// The name of the color in UIKit, such as "secondaryLabel", or nil for a custom color.
    public var name: String?
    /// The color in light mode.
    public var light: Components
    /// The color in dark mode.
    public var dark: Components
  }
}
