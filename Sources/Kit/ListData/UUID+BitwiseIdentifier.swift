public import Foundation
public import ListDiff

extension UUID: BitwiseIdentifier {}
