public import HeadlessUIKit
