// The classes that Objective-C's declarations of other modules name, and the values that Swift has in
// their place.
#include "ObjectiveC.h"
#include "CoreFoundation.h"

#define SWIFT_BRIDGE(value) __attribute__((swift_bridge(#value)))
#define SENDABLE __attribute__((swift_attr("@Sendable")))
#define NONSENDABLE __attribute__((swift_attr("@_nonSendable")))
#define NS_ENUM(type, name) enum __attribute__((enum_extensibility(open))) name : type name; enum name : type

#pragma clang assume_nonnull begin

typedef struct _NSRange { NSUInteger location, length; } NSRange;

@protocol NSCopying
- (id)copyWithZone:(NSZone *_Nullable)zone __attribute__((swift_name("copy(with:)")));
@end

SWIFT_BRIDGE(Swift.String) @interface NSString : NSObject <NSCopying>
- (instancetype)init __attribute__((objc_designated_initializer));
@end
@interface NSString (NSStringExtensionMethods)
- (instancetype)initWithString:(NSString *)aString;
@end
@protocol NSMutableCopying
- (id)mutableCopyWithZone:(NSZone *_Nullable)zone __attribute__((swift_name("mutableCopy(with:)")));
@end
@interface NSValue : NSObject <NSCopying>
@end
#if __is_target_os(macos)
typedef CGPoint NSPoint;
typedef CGSize NSSize;
typedef CGRect NSRect;
@interface NSValue (NSValueGeometryExtensions)
+ (NSValue *)valueWithPoint:(NSPoint)point;
+ (NSValue *)valueWithSize:(NSSize)size;
+ (NSValue *)valueWithRect:(NSRect)rect;
@property (readonly) NSPoint pointValue;
@property (readonly) NSSize sizeValue;
@property (readonly) NSRect rectValue;
@end
#endif
SENDABLE @interface NSNumber : NSValue
@property (readonly) double doubleValue;
@property (readonly) NSInteger integerValue __attribute__((swift_name("intValue")));
@end
SWIFT_BRIDGE(Swift.Array) @interface NSArray<__covariant ObjectType> : NSObject <NSCopying>
- (instancetype)init __attribute__((objc_designated_initializer));
@end
@interface NSArray<ObjectType> (NSArrayCreation)
- (instancetype)initWithArray:(NSArray<ObjectType> *)array;
@end
SWIFT_BRIDGE(Swift.Dictionary)
@interface NSDictionary<__covariant KeyType, __covariant ObjectType> : NSObject
@end
NONSENDABLE @interface NSMutableDictionary<KeyType, ObjectType> : NSDictionary<KeyType, ObjectType>
@end
SWIFT_BRIDGE(Swift.Set) @interface NSSet<__covariant ObjectType> : NSObject <NSCopying>
@end
SWIFT_BRIDGE(Foundation.Data) @interface NSData : NSObject <NSCopying>
@end
SENDABLE SWIFT_BRIDGE(Foundation.URL) @interface NSURL : NSObject <NSCopying>
@end
SWIFT_BRIDGE(Foundation.IndexPath) @interface NSIndexPath : NSObject <NSCopying>
- (instancetype)initWithIndexes:(const NSUInteger *_Nullable)indexes length:(NSUInteger)length;
- (NSUInteger)indexAtPosition:(NSUInteger)position;
@end
SWIFT_BRIDGE(Foundation.IndexSet) @interface NSIndexSet : NSObject <NSCopying>
@end
SENDABLE SWIFT_BRIDGE(Foundation.UUID) @interface NSUUID : NSObject <NSCopying>
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
@interface NSURL (NSItemProvider) <NSItemProviderReading, NSItemProviderWriting>
@end

@protocol NSXMLParserDelegate;

__attribute__((swift_name("XMLParser"))) @interface NSXMLParser : NSObject
- (instancetype)initWithData:(NSData *)data __attribute__((objc_designated_initializer));
- (nullable instancetype)initWithContentsOfURL:(NSURL *)url
  __attribute__((swift_name("init(contentsOf:)")));
@property (nullable, assign) id<NSXMLParserDelegate> delegate;
- (BOOL)parse;
@property (nullable, readonly, copy) NSError *parserError;
@end

__attribute__((swift_name("XMLParserDelegate"))) @protocol NSXMLParserDelegate <NSObject>
@optional
- (void)parser:(NSXMLParser *)parser
    didStartElement:(NSString *)elementName
       namespaceURI:(nullable NSString *)namespaceURI
      qualifiedName:(nullable NSString *)qName
         attributes:(NSDictionary<NSString *, NSString *> *)attributeDict;
- (void)parser:(NSXMLParser *)parser
    didEndElement:(NSString *)elementName
     namespaceURI:(nullable NSString *)namespaceURI
    qualifiedName:(nullable NSString *)qName;
- (void)parser:(NSXMLParser *)parser foundCharacters:(NSString *)string;
@end

#pragma clang assume_nonnull end
