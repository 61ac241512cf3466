import Foundation
import HeadlessUIKit
import Testing

@MainActor struct ButtonLayoutTests {
  private let star = UIImage(systemName: "star")!

  private func button(_ change: (inout UIButton.Configuration) -> Void) -> UIButton {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Go"
    configuration.image = star
    configuration.imagePadding = 10
    change(&configuration)
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    button.layoutIfNeeded()
    return button
  }

  @Test
  func `the image is on the side that the configuration names, and a subtitle below the title`()
    throws
  {
    for edge in [NSDirectionalRectEdge.leading, .trailing, .top, .bottom] {
      let button = button { $0.imagePlacement = edge }
      let image = try #require(button.imageView).frame
      let title = try #require(button.titleLabel).frame
      switch edge {
      case .leading: #expect(title.minX == image.maxX + 10)
      case .trailing: #expect(image.minX == title.maxX + 10)
      case .top: #expect(title.minY == image.maxY + 10 && abs(image.midX - 100) < 0.01)
      default: #expect(image.minY == title.maxY + 10 && abs(title.midX - 100) < 0.01)
      }
      let both = image.union(title)
      let size = button.intrinsicContentSize
      let distances = [
        both.midX - 100, both.midY - 50, size.width - both.width - 24,
        size.height - both.height - 14,
      ]
      #expect(distances.filter { !(abs($0) < 0.01) } == [], "\(edge): \(distances)")
    }

    let button = button {
      $0.image = nil
      $0.subtitle = "Now"
      $0.titlePadding = 4
    }
    let title = try #require(button.titleLabel).frame
    let subtitle = try #require(button.subtitleLabel)
    #expect(subtitle.text == "Now" && subtitle.frame.minY == title.maxY + 4)
    button.configuration?.subtitle = nil
    #expect(button.subtitleLabel == nil && subtitle.isHidden)
  }

  @Test
  func `the insets are those of the size unless they are set, and the content is aligned in them`()
    throws
  {
    var configuration = UIButton.Configuration.filled()
    configuration.buttonSize = .large
    var insets = [configuration.contentInsets.leading]
    configuration.contentInsets.leading = 1
    configuration.buttonSize = .small
    insets.append(configuration.contentInsets.leading)
    configuration.setDefaultContentInsets()
    insets.append(configuration.contentInsets.leading)
    #expect(insets == [20, 1, 10])
    #expect(UIButton.Configuration.borderless().contentInsets == .zero)

    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    button.contentEdgeInsets = UIEdgeInsets(top: 3, left: 5, bottom: 7, right: 11)
    button.contentHorizontalAlignment = .right
    button.contentVerticalAlignment = .bottom
    button.layoutIfNeeded()
    let title = try #require(button.titleLabel)
    #expect((title.frame.maxX, title.frame.maxY) == (89, 43))
    button.contentHorizontalAlignment = .leading
    button.contentVerticalAlignment = .top
    button.layoutIfNeeded()
    #expect(title.frame.origin == CGPoint(x: 5, y: 3))
    #expect(button.intrinsicContentSize.height == title.frame.height + 10)
    button.titleEdgeInsets.left = 8
    button.layoutIfNeeded()
    #expect(title.frame.origin == CGPoint(x: 9, y: 3))
  }

  @Test func `a plain title takes the place of one with attributes`() {
    var configuration = UIButton.Configuration.plain()
    configuration.attributedTitle = AttributedString("A")
    let title = configuration.title
    configuration.title = "B"
    #expect((title, configuration.attributedTitle) == ("A", AttributedString("B")))
    configuration.title = nil
    #expect(configuration.attributedTitle == nil)
  }

  @Test func `content of a state falls back on that of the normal state`() {
    let button = UIButton()
    button.setTitle("A", for: .normal)
    button.setTitle("B", for: .selected)
    button.setTitleColor(.systemRed, for: .disabled)
    #expect(
      (button.currentTitle, button.title(for: .highlighted), button.currentTitleColor)
        == ("A", "A", .white))
    button.isSelected = true
    #expect(button.titleLabel?.text == "B")
    button.isSelected = false
    button.isEnabled = false
    #expect(button.titleLabel?.textColor == .systemRed)
    button.setAttributedTitle(NSAttributedString(string: "C"), for: .normal)
    #expect([button.currentTitle, button.titleLabel?.text] == ["C", "C"])
    let image = UIImage(systemName: "star")
    button.setBackgroundImage(image, for: .normal)
    #expect(button.currentBackgroundImage === image)
  }

  @Test func `the handler is called once for each state and request`() {
    let button = UIButton(configuration: .plain())
    var log: [String] = []
    button.configurationUpdateHandler = { button in
      log.append(button.isSelected ? "on" : "off")
      button.configuration?.title = log.last
    }
    button.layoutIfNeeded()
    button.layoutIfNeeded()
    #expect((log, button.currentTitle) == (["off"], "off"))
    button.isSelected = true
    button.isSelected = true
    button.layoutIfNeeded()
    #expect((log, button.currentTitle) == (["off", "on"], "on"))
    button.setNeedsUpdateConfiguration()
    button.layoutIfNeeded()
    let three = log
    button.bounds.size.width = 50
    button.layoutIfNeeded()
    #expect([three, log] == [["off", "on", "on"], ["off", "on", "on"]])
  }

  @Test func `configurations with copies of a transformer are equal`() {
    var first = UIButton.Configuration.plain()
    first.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { $0 }
    var second = first
    #expect(first == second && first.hashValue == second.hashValue)
    second.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { $0 }
    #expect(first != second)
    #expect(second.titleTextAttributesTransformer?(AttributeContainer()) == AttributeContainer())
  }

  @Test func `indicators of old styles have their sizes and colors`() {
    let styles: [UIActivityIndicatorView.Style] = [.whiteLarge, .gray]
    #expect(
      styles.map { UIActivityIndicatorView(style: $0).intrinsicContentSize.width } == [37, 20])
    #expect(UIActivityIndicatorView(style: .white).color == .white)
    #expect(UIActivityIndicatorView(style: .medium).color == .systemGray)
    #expect(UISwitch().style == .sliding)
  }
}
