// UIKit re-exports Foundation, and so does this module.
@_exported public import Foundation
