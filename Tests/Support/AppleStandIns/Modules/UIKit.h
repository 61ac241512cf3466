// UIKit's C structures, and the protocol whose methods have default arguments in Swift, which a protocol of
// Swift can't have. Everything else of UIKit is in UIKit.swiftinterface.
#include "Foundation.h"

struct UIEdgeInsets { CGFloat top, left, bottom, right; };
typedef struct UIEdgeInsets UIEdgeInsets;

struct NSDirectionalEdgeInsets { CGFloat top, leading, bottom, trailing; };
typedef struct NSDirectionalEdgeInsets NSDirectionalEdgeInsets;

#pragma clang assume_nonnull begin

@class UIApplication, UIScene, UISceneConfiguration, UISceneSession, UIWindow;

typedef NSString *UIApplicationLaunchOptionsKey __attribute__((swift_newtype(struct)))
  __attribute__((swift_name("UIApplication.LaunchOptionsKey")));

__attribute__((swift_attr("@UIActor"))) __attribute__((swift_name("UIScene.ConnectionOptions")))
@interface UISceneConnectionOptions : NSObject
- (instancetype)init __attribute__((unavailable));
@end

__attribute__((swift_attr("@UIActor"))) @protocol UIApplicationDelegate <NSObject>
@optional
@property (nullable, nonatomic, strong) UIWindow *window;
- (BOOL)application:(UIApplication *)application
    willFinishLaunchingWithOptions:
        (nullable NSDictionary<UIApplicationLaunchOptionsKey, id> *)launchOptions;
- (BOOL)application:(UIApplication *)application
    didFinishLaunchingWithOptions:
        (nullable NSDictionary<UIApplicationLaunchOptionsKey, id> *)launchOptions;
- (UISceneConfiguration *)application:(UIApplication *)application
    configurationForConnectingSceneSession:(UISceneSession *)connectingSceneSession
                                   options:(UISceneConnectionOptions *)options;
- (void)application:(UIApplication *)application
    didDiscardSceneSessions:(NSSet<UISceneSession *> *)sceneSessions;
- (void)applicationDidBecomeActive:(UIApplication *)application;
- (void)applicationWillResignActive:(UIApplication *)application;
- (void)applicationDidEnterBackground:(UIApplication *)application;
- (void)applicationWillEnterForeground:(UIApplication *)application;
- (void)applicationWillTerminate:(UIApplication *)application;
@end

#pragma clang assume_nonnull end
