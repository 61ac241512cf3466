// Batch updates as values are of use without views, too.
@_exported public import BatchUpdates
// UIKit re-exports Foundation, and so does this module.
@_exported public import Foundation
