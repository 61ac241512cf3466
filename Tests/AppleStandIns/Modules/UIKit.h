// UIKit's C structures; everything else of it is in UIKit.swiftinterface.
#include "Foundation.h"

struct UIEdgeInsets { CGFloat top, left, bottom, right; };
typedef struct UIEdgeInsets UIEdgeInsets;

struct NSDirectionalEdgeInsets { CGFloat top, leading, bottom, trailing; };
typedef struct NSDirectionalEdgeInsets NSDirectionalEdgeInsets;
