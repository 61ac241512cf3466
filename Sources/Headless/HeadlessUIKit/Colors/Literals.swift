// swift-format-ignore-file: NoLeadingUnderscores
import Foundation

extension UIColor: _ExpressibleByColorLiteral {}
/// The type of color literals.
public typealias _ColorLiteralType = UIColor

extension UIImage: _ExpressibleByImageLiteral {}
/// The type of image literals.
public typealias _ImageLiteralType = UIImage
