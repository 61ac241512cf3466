// NSObject, which Swift can't declare itself.
typedef struct objc_object *id;
typedef struct objc_class *Class;
typedef struct objc_selector *SEL;
#if __is_target_os(macos) || __is_target_os(xros)
typedef _Bool BOOL __attribute__((availability(swift, unavailable)));
#else
typedef _Bool BOOL;
#endif
typedef struct _NSZone NSZone;
typedef long NSInteger;
typedef unsigned long NSUInteger;

@class NSString;
@class Protocol;

#pragma clang assume_nonnull begin

@protocol NSObject
@property (readonly) NSUInteger hash;
@property (nullable, readonly) Class superclass;
@property (readonly, copy) NSString *description;
@optional
@property (readonly, copy) NSString *debugDescription;
@required
- (BOOL)isEqual:(id _Nullable)object;
- (BOOL)isKindOfClass:(Class)aClass __attribute__((swift_name("isKind(of:)")));
- (BOOL)isMemberOfClass:(Class)aClass __attribute__((swift_name("isMember(of:)")));
- (BOOL)conformsToProtocol:(Protocol *)aProtocol __attribute__((swift_name("conforms(to:)")));
- (BOOL)respondsToSelector:(SEL _Null_unspecified)aSelector __attribute__((swift_name("responds(to:)")));
- (id _Null_unspecified)performSelector:(SEL _Null_unspecified)aSelector
                             withObject:(id _Null_unspecified)object1
                             withObject:(id _Null_unspecified)object2
  __attribute__((swift_name("perform(_:with:with:)")));
@end

__attribute__((objc_root_class))
@interface NSObject <NSObject>
- (instancetype)init;
+ (NSString *)description;
+ (NSString *)debugDescription;
- (id _Nullable)forwardingTargetForSelector:(SEL _Null_unspecified)aSelector
  __attribute__((swift_name("forwardingTarget(for:)")));
+ (BOOL)resolveInstanceMethod:(SEL _Null_unspecified)sel;
- (id)copy;
- (id)mutableCopy;
@end

@interface Protocol : NSObject
@end

#pragma clang assume_nonnull end
