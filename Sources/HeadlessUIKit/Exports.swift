// UIKit hands its clients Foundation; so does its stand-in.
@_exported public import Foundation
