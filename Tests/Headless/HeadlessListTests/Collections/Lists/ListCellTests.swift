import Testing

@testable import HeadlessUIKit

/// Where the content and the accessories of a list cell are.
@MainActor struct ListCellTests {
  private func cell(_ change: (UICollectionViewListCell) -> Void) -> UICollectionViewListCell {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    change(cell)
    cell.layoutIfNeeded()
    return cell
  }

  private func view(
    _ placement: UICellAccessory.Placement, isHidden: Bool = false,
    reserved: UICellAccessory.LayoutDimension? = nil
  ) -> UICellAccessory {
    .customView(
      configuration: UICellAccessory.CustomViewConfiguration(
        customView: UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10)), placement: placement,
        isHidden: isHidden, reservedLayoutWidth: reserved))
  }

  @Test func `a custom accessory is visible and reserves the standard width by default`() {
    let view = UIView()
    let configuration = UICellAccessory.CustomViewConfiguration(
      customView: view, placement: .leading(displayed: .always))
    #expect(configuration.customView === view && configuration.tintColor == nil)
    let isStandard = if case .standard = configuration.reservedLayoutWidth { true } else { false }
    #expect(
      [configuration.isHidden, configuration.maintainsFixedSize, isStandard]
        == [false, false, true])
  }

  @Test func `content is indented by levels of a width, and leading accessories with it, or not`() {
    #expect(cell { $0.indentationLevel = 2 }.contentView.frame.minX == 20)
    let narrow = cell { ($0.indentationLevel, $0.indentationWidth) = (2, 7) }
    #expect(narrow.contentView.frame == CGRect(x: 14, y: 0, width: 306, height: 44))
    let frames = [true, false].map { indents in
      cell {
        $0.accessories = [view(.leading())]
        $0.indentationLevel = 1
        $0.indentsAccessories = indents
      }
    }.map { [$0.shownAccessories[0].frame.minX, $0.contentView.frame.minX] }
    #expect(frames == [[26, 38], [16, 38]])
  }

  @Test func `accessories are in the middle of the width that is reserved for them, and apart`() {
    let trailing = cell { $0.accessories = [view(.trailing(), reserved: .custom(50))] }
    let leading = cell { $0.accessories = [view(.leading(), reserved: .custom(50))] }
    #expect(
      [trailing, leading].map { $0.shownAccessories.map(\.frame.numbers) }
        == [["269 17 20 10"], ["31 17 20 10"]])
    #expect((trailing.contentView.frame.maxX, leading.contentView.frame.minX) == (246, 58))
    let many = cell {
      $0.accessories = [view(.leading()), view(.leading()), view(.trailing()), view(.trailing())]
    }
    #expect(
      (many.shownAccessories.map(\.frame.minX), many.contentView.frame.numbers) == (
        [16, 44, 256, 284], "56 0 192 44"
      ))
  }

  @Test func `a hidden accessory keeps its space`() {
    let frames = [false, true].map { isHidden in
      cell { $0.accessories = [view(.trailing(), isHidden: isHidden)] }
    }
    #expect(
      (frames.map(\.shownAccessories.count), frames.map(\.contentView.frame.maxX)) == (
        [1, 0], [276, 276]
      ))
  }

  @Test func `a cell is as high as the text beside its accessories`() {
    func height(_ accessories: [UICellAccessory], indentation: Int = 0) -> CGFloat {
      cell {
        var content = UIListContentConfiguration.cell()
        content.text = "words that fill most of a line"
        $0.contentConfiguration = content
        $0.accessories = accessories
        $0.indentationLevel = indentation
      }.systemLayoutSizeFitting(
        CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    #expect(height([]) == 44)
    let line = UILabel().font.lineHeight
    for placement in [UICellAccessory.Placement.leading(), .trailing()] {
      #expect(height([view(placement, reserved: .custom(120))]) > 44 + line / 2)
    }
    #expect(height([], indentation: 12) > 44 + line / 2)
  }

  @Test func `accessories are displayed in editing mode, outside of it, or always`() throws {
    let cell = cell {
      $0.accessories = [
        .checkmark(displayed: .always), .disclosureIndicator(displayed: .whenNotEditing),
        .detail(displayed: .whenEditing),
      ]
    }
    #expect(cell.shownAccessories.map(\.type) == [.checkmark, .disclosureIndicator])
  }

  @Test func `a view is next to the accessory that its position names, or first or last`() {
    typealias Placement = UICellAccessory.Placement
    /// The place of the view before, between or after a checkmark and an indicator.
    func place(_ position: @escaping Placement.Position) -> Int? {
      cell {
        $0.accessories = [.checkmark(), .disclosureIndicator(), view(.trailing(at: position))]
      }.shownAccessories.firstIndex { if case .customView = $0.type { true } else { false } }
    }
    let places = [
      place { _ in 0 }, place(Placement.position(before: .disclosureIndicator())),
      place(Placement.position(after: .disclosureIndicator())),
      // The cell has no such accessory.
      place(Placement.position(before: .detail())), place(Placement.position(after: .detail())),
    ]
    #expect(places == [0, 1, 2, 0, 2])
    // Without a position, a leading view is last, and a trailing one first.
    let both = cell {
      $0.accessories = [
        .delete(displayed: .always), .checkmark(), view(.leading()), view(.trailing()),
      ]
    }.shownAccessories
    #expect(
      both.map { [$0.isLeading, $0.type == .delete, $0.type == .checkmark] } == [
        [true, true, false], [true, false, false], [false, false, false], [false, false, true],
      ])
  }

  @Test func `a label is as wide as its text in its font`() {
    func width(_ size: CGFloat) -> CGFloat? {
      cell {
        $0.accessories = [
          .label(text: "12", options: .init(font: .systemFont(ofSize: size)))
        ]
      }.shownAccessories.first?.frame.width
    }
    #expect(width(40).map { $0 > (width(10) ?? 0) * 2 } == true)
  }

  @Test func `a view that is no accessory any more is no subview any more`() {
    let cell = cell { $0.accessories = [view(.leading()), .checkmark()] }
    let own = cell.shownAccessories.compactMap {
      if case .customView(let view) = $0.type { view } else { nil }
    }.first
    #expect(own?.superview === cell)
    cell.accessories = [.checkmark()]
    cell.layoutIfNeeded()
    #expect(own != nil && own?.superview == nil)
  }

  // MARK: Menus

  @Test func `a disclosure outside of an outline does nothing, unless it has an action`() throws {
    final class Items: NSObject, UICollectionViewDataSource {
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
        -> Int
      { 1 }
      func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
      { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    }
    let items = Items()
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: .init(appearance: .plain)))
    list.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = items
    list.layoutIfNeeded()
    let cell = try #require(list.cellForItem(at: [0, 0]) as? UICollectionViewListCell)
    #expect(!cell.tap(.outlineDisclosure))
    var taps = 0
    for action in [nil, { taps += 1 }] {
      cell.accessories = [.outlineDisclosure(actionHandler: action)]
      cell.layoutIfNeeded()
      #expect(cell.tap(.outlineDisclosure) == (action != nil))
    }
    #expect(taps == 1)
  }

  @Test func `a menu shows its chosen action, or else the first`() {
    func text(_ actions: [UIAction]) -> String? {
      cell { $0.accessories = [.popUpMenu(UIMenu(children: actions))] }.shownAccessories.first?.text
    }
    let texts = [
      text([UIAction(title: "One") { _ in }, UIAction(title: "Two") { _ in }]),
      text([UIAction(title: "One") { _ in }, UIAction(title: "Two", state: .on) { _ in }]),
      text([]),
    ]
    #expect(texts == ["One", "Two", nil])
  }

  @Test func `a choice is the only one, and not of a disabled action`() {
    var log: [String] = []
    let actions = [
      UIAction(title: "One", state: .on) { _ in log.append("one") },
      UIAction(title: "Two") { _ in log.append("two") },
      UIAction(title: "Three", attributes: .disabled) { _ in log.append("three") },
    ]
    let cell = cell { $0.accessories = [.checkmark(), .popUpMenu(UIMenu(children: actions))] }
    #expect((cell.choose(menuEntry: "Three"), actions.map(\.state)) == (false, [.on, .off, .off]))
    #expect((cell.choose(menuEntry: "Two"), actions.map(\.state)) == (true, [.off, .on, .off]))
    #expect(cell.shownAccessories.compactMap(\.text) == ["Two"] && log == ["two"])
  }

  // MARK: Options

  private typealias Make = (Bool, UICellAccessory.LayoutDimension?) -> UICellAccessory

  private let always: [(isLeading: Bool, make: Make)] = [
    (false, { .checkmark(options: .init(isHidden: $0, reservedLayoutWidth: $1)) }),
    (false, { .detail(options: .init(isHidden: $0, reservedLayoutWidth: $1)) }),
    (false, { .disclosureIndicator(options: .init(isHidden: $0, reservedLayoutWidth: $1)) }),
    (false, { .label(text: "1", options: .init(isHidden: $0, reservedLayoutWidth: $1)) }),
    (false, { .outlineDisclosure(options: .init(isHidden: $0, reservedLayoutWidth: $1)) }),
    (
      true,
      { .outlineDisclosure(options: .init(style: .cell, isHidden: $0, reservedLayoutWidth: $1)) }
    ),
    (
      false,
      {
        .popUpMenu(
          UIMenu(children: [UIAction(title: "1") { _ in }]),
          options: .init(isHidden: $0, reservedLayoutWidth: $1))
      }
    ),
  ]
  private let whenEditing: [(isLeading: Bool, make: Make)] = [
    (true, { .delete(options: .init(isHidden: $0, reservedLayoutWidth: $1)) }),
    (true, { .insert(options: .init(isHidden: $0, reservedLayoutWidth: $1)) }),
    (true, { .multiselect(options: .init(isHidden: $0, reservedLayoutWidth: $1)) }),
    (false, { .reorder(options: .init(isHidden: $0, reservedLayoutWidth: $1)) }),
  ]

  @Test func `options keep what they are given, and have defaults for the rest`() {
    typealias Options = UICellAccessory
    let (tint, back) = (UIColor.systemRed, UIColor.systemGreen)
    let font = UIFont.systemFont(ofSize: 30)
    let delete = Options.DeleteOptions(tintColor: tint, backgroundColor: back)
    let insert = Options.InsertOptions(tintColor: tint, backgroundColor: back)
    let multiselect = Options.MultiselectOptions(tintColor: tint, backgroundColor: back)
    let label = Options.LabelOptions(
      tintColor: tint, font: font, adjustsFontForContentSizeCategory: false)
    let outline = Options.OutlineDisclosureOptions(style: .header, tintColor: tint)
    let reorder = Options.ReorderOptions(tintColor: tint, showsVerticalSeparator: false)
    let tints = [
      Options.CheckmarkOptions(tintColor: tint).tintColor,
      Options.DetailOptions(tintColor: tint).tintColor,
      Options.DisclosureIndicatorOptions(tintColor: tint).tintColor,
      Options.PopUpMenuOptions(tintColor: tint).tintColor, delete.tintColor, insert.tintColor,
      multiselect.tintColor, label.tintColor, outline.tintColor, reorder.tintColor,
    ]
    #expect(tints == Array(repeating: tint, count: 10))
    let usual = Options.LabelOptions()
    let backgrounds = [
      delete.backgroundColor, insert.backgroundColor, multiselect.backgroundColor,
      Options.DeleteOptions().backgroundColor, usual.tintColor,
    ]
    #expect(backgrounds == [back, back, back, nil, nil])
    #expect([label.font, usual.font] == [font, .preferredFont(forTextStyle: .body)])
    #expect(
      [
        label.adjustsFontForContentSizeCategory, usual.adjustsFontForContentSizeCategory,
        reorder.showsVerticalSeparator, Options.ReorderOptions().showsVerticalSeparator,
      ] == [false, true, false, true])
    #expect([outline.style, Options.OutlineDisclosureOptions().style] == [.header, .automatic])
    let widths = [
      Options.CheckmarkOptions().reservedLayoutWidth, Options.DetailOptions().reservedLayoutWidth,
      Options.DisclosureIndicatorOptions().reservedLayoutWidth,
      Options.PopUpMenuOptions().reservedLayoutWidth, Options.DeleteOptions().reservedLayoutWidth,
      Options.InsertOptions().reservedLayoutWidth, Options.MultiselectOptions().reservedLayoutWidth,
      Options.OutlineDisclosureOptions().reservedLayoutWidth,
      Options.ReorderOptions().reservedLayoutWidth,
    ]
    #expect(widths.allSatisfy { if case .standard = $0 { true } else { false } })
  }

  @Test func `an accessory has the tint color of its options`() {
    let tint = UIColor.systemRed
    let accessories: [UICellAccessory] = [
      .checkmark(options: .init(tintColor: tint)), .detail(options: .init(tintColor: tint)),
      .disclosureIndicator(options: .init(tintColor: tint)),
      .label(text: "1", options: .init(tintColor: tint)),
      .outlineDisclosure(options: .init(tintColor: tint)),
      .popUpMenu(UIMenu(children: []), options: .init(tintColor: tint)),
      .delete(options: .init(tintColor: tint)), .insert(options: .init(tintColor: tint)),
      .multiselect(options: .init(tintColor: tint)), .reorder(options: .init(tintColor: tint)),
      .customView(
        configuration: .init(customView: UIView(), placement: .trailing(), tintColor: tint)),
    ]
    #expect(accessories.allSatisfy { $0.tintColor == tint })
  }

  @Test func `controls for editing are shown in editing mode, other accessories always`() {
    for (isEditing, accessories) in [(false, always), (true, always), (true, whenEditing)] {
      for accessory in accessories {
        let cell = cell {
          $0.listState.isEditing = isEditing
          $0.accessories = [accessory.make(false, nil)]
        }
        #expect(cell.shownAccessories.map(\.isLeading) == [accessory.isLeading])
      }
    }
    for accessory in whenEditing {
      let cell = cell { $0.accessories = [accessory.make(false, nil)] }
      #expect(cell.shownAccessories.isEmpty && cell.contentView.frame.width == 320)
    }
  }

  @Test func `every accessory can be hidden, and has the width that is reserved for it`() {
    for accessory in always + whenEditing {
      for isHidden in [false, true] {
        let cell = cell {
          $0.listState.isEditing = true
          $0.accessories = [accessory.make(isHidden, .custom(50))]
        }
        #expect(cell.shownAccessories.isEmpty == isHidden)
        // The margin is 16 points wide, and a gap of 8 is beside the content.
        let content = cell.contentView.frame
        #expect(accessory.isLeading ? content.minX == 58 : content.maxX == 246)
      }
    }
  }
}
