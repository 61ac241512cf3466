@_exported public import BatchUpdates
@_exported public import Foundation
@_exported public import ListDiff
