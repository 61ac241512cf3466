// The classes that Objective-C's declarations of other modules name, and the values that Swift has in
// their place.
#include "ObjectiveC.h"
#include "CoreFoundation.h"

#define SWIFT_BRIDGE(value) __attribute__((swift_bridge(#value)))
#define NS_ENUM(type, name) enum __attribute__((enum_extensibility(open))) name : type name; enum name : type

#pragma clang assume_nonnull begin

struct NSRange { NSUInteger location, length; };
typedef struct NSRange NSRange;

@protocol NSCopying
- (id)copyWithZone:(NSZone *_Nullable)zone __attribute__((swift_name("copy(with:)")));
@end

SWIFT_BRIDGE(Swift.String) @interface NSString : NSObject <NSCopying>
- (instancetype)initWithString:(NSString *)aString;
@end
@protocol NSMutableCopying
- (id)mutableCopyWithZone:(NSZone *_Nullable)zone __attribute__((swift_name("mutableCopy(with:)")));
@end
@interface NSValue : NSObject <NSCopying>
@end
@interface NSNumber : NSValue
@property (readonly) double doubleValue;
@property (readonly) NSInteger integerValue __attribute__((swift_name("intValue")));
@end
SWIFT_BRIDGE(Swift.Array) @interface NSArray<__covariant ObjectType> : NSObject <NSCopying>
- (instancetype)initWithArray:(NSArray<ObjectType> *)array;
@end
SWIFT_BRIDGE(Swift.Dictionary)
@interface NSDictionary<__covariant KeyType, __covariant ObjectType> : NSObject
@end
@interface NSMutableDictionary<KeyType, ObjectType> : NSDictionary<KeyType, ObjectType>
@end
SWIFT_BRIDGE(Swift.Set) @interface NSSet<__covariant ObjectType> : NSObject <NSCopying>
@end
SWIFT_BRIDGE(Foundation.Data) @interface NSData : NSObject <NSCopying>
@end
SWIFT_BRIDGE(Foundation.URL) @interface NSURL : NSObject <NSCopying>
@end
SWIFT_BRIDGE(Foundation.IndexPath) @interface NSIndexPath : NSObject <NSCopying>
- (instancetype)initWithIndexes:(const NSUInteger *_Nullable)indexes length:(NSUInteger)length;
- (NSUInteger)indexAtPosition:(NSUInteger)position;
@end
SWIFT_BRIDGE(Foundation.IndexSet) @interface NSIndexSet : NSObject <NSCopying>
@end
SWIFT_BRIDGE(Foundation.UUID) @interface NSUUID : NSObject <NSCopying>
@end
@interface NSSortDescriptor : NSObject
- (instancetype)initWithKey:(NSString *_Nullable)key ascending:(BOOL)ascending;
@end

SWIFT_BRIDGE(Swift.Error) @interface NSError : NSObject
- (instancetype)initWithDomain:(NSString *)domain code:(NSInteger)code
  userInfo:(NSDictionary<NSString *, id> *_Nullable)dict;
@property (readonly, copy) NSString *domain;
@property (readonly) NSInteger code;
@property (readonly, copy) NSDictionary<NSString *, id> *userInfo;
@property (readonly, copy) NSString *localizedDescription;
@end

@interface NSObject (NSKeyValueCoding)
- (nullable id)valueForKey:(NSString *)key;
- (void)setValue:(nullable id)value forKey:(NSString *)key;
@end

@protocol NSItemProviderReading <NSObject>
@property (class, readonly, copy) NSArray<NSString *> *readableTypeIdentifiersForItemProvider;
+ (nullable instancetype)objectWithItemProviderData:(NSData *)data
                                     typeIdentifier:(NSString *)typeIdentifier
                                              error:(NSError *_Nullable *_Nullable)outError;
@end

@protocol NSItemProviderWriting <NSObject>
@property (class, readonly, copy) NSArray<NSString *> *writableTypeIdentifiersForItemProvider;
@end

@interface NSString (NSItemProvider) <NSItemProviderReading, NSItemProviderWriting>
@end

#pragma clang assume_nonnull end
