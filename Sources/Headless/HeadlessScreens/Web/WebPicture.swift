import Foundation
import HeadlessUIKit

/// SVG markup for the pictures of nodes.
enum WebPicture {
  /// Returns a picture at the position of its group.
  static func placed(_ picture: String, at group: Scene.Group) -> String {
    var markup = SVGMarkup()
    let element = group.isClipping ? "svg" : "g"
    markup.start(element)
    if group.isClipping {
      markup.attribute(group.frame)
    } else {
      markup.translation(group.frame.origin)
    }
    markup.open()
    markup.text += picture
    markup.close(element)
    return markup.text
  }
}

extension Scene.Control.Kind {
  /// A Boolean value that indicates whether the control is a text field.
  var isField: Bool {
    switch self {
    case .textField, .textView, .searchField: true
    default: false
    }
  }
}
