import HeadlessUIKit
import Testing

/// Where the content and the accessories of a list cell are.
@MainActor @Suite(.timeLimit(.minutes(5))) struct ListCellTests {
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

  @Test func `content is indented by levels of a width`() {
    #expect(cell { $0.indentationLevel = 2 }.contentView.frame.minX == 20)
    let narrow = cell { ($0.indentationLevel, $0.indentationWidth) = (2, 7) }
    #expect(narrow.contentView.frame == CGRect(x: 14, y: 0, width: 306, height: 44))
  }

  @Test func `leading accessories are indented with the content, or not`() {
    let frames = [true, false].map { indents in
      cell {
        $0.accessories = [view(.leading())]
        $0.indentationLevel = 1
        $0.indentsAccessories = indents
      }
    }.map { [$0.shownAccessories[0].frame.minX, $0.contentView.frame.minX] }
    #expect(frames == [[26, 38], [16, 38]])
  }

  @Test func `an accessory is in the middle of the width that is reserved for it`() {
    let trailing = cell { $0.accessories = [view(.trailing(), reserved: .custom(50))] }
    #expect(
      trailing.shownAccessories.map(\.frame) == [CGRect(x: 269, y: 17, width: 20, height: 10)])
    #expect(trailing.contentView.frame.maxX == 246)
    let leading = cell { $0.accessories = [view(.leading(), reserved: .custom(50))] }
    #expect(leading.shownAccessories.map(\.frame.minX) == [31])
    #expect(leading.contentView.frame.minX == 58)
  }

  @Test func `a hidden accessory keeps its space`() {
    let frames = [false, true].map { isHidden in
      cell { $0.accessories = [view(.trailing(), isHidden: isHidden)] }
    }
    #expect(frames.map(\.shownAccessories.count) == [1, 0])
    #expect(frames.map(\.contentView.frame.maxX) == [276, 276])
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

  @Test func `a view is next to the accessory that its position names`() {
    func types(_ position: @escaping UICellAccessory.Placement.Position) -> [Bool] {
      cell {
        $0.accessories = [
          .checkmark(), .disclosureIndicator(), view(.trailing(at: position)),
        ]
      }.shownAccessories.map { if case .customView = $0.type { true } else { false } }
    }
    #expect(types { _ in 0 } == [true, false, false])
    #expect(
      types(UICellAccessory.Placement.position(before: .disclosureIndicator()))
        == [false, true, false])
    #expect(
      types(UICellAccessory.Placement.position(after: .disclosureIndicator()))
        == [false, false, true])
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
}
