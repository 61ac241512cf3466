// The part of Core Data that CoreDataSource talks to.
#include "Foundation.h"

#pragma clang assume_nonnull begin

@class NSManagedObjectContext;

@protocol NSFetchRequestResult <NSObject>
@end

@interface NSPersistentStoreRequest : NSObject
@end

@interface NSFetchRequest<__covariant ResultType : id<NSFetchRequestResult>>
    : NSPersistentStoreRequest
- (instancetype)init __attribute__((objc_designated_initializer));
- (instancetype)initWithEntityName:(NSString *)entityName;
@property (copy, nullable) NSArray<NSSortDescriptor *> *sortDescriptors;
@property NSUInteger fetchBatchSize;
@end

SENDABLE @interface NSManagedObjectID : NSObject <NSFetchRequestResult>
@end

@interface NSManagedObject : NSObject <NSFetchRequestResult>
@property (readonly) NSManagedObjectID *objectID;
@property (readonly, nullable) NSManagedObjectContext *managedObjectContext;
@property (readonly, getter=isInserted) BOOL inserted;
@property (readonly, getter=isUpdated) BOOL updated;
@property (readonly, getter=isDeleted) BOOL deleted;
@end

SENDABLE @interface NSManagedObjectContext : NSObject
- (void)insertObject:(NSManagedObject *)object;
- (void)deleteObject:(NSManagedObject *)object;
- (void)processPendingChanges;
- (BOOL)save:(NSError *_Nullable *_Nullable)error;
@property (readonly) BOOL hasChanges;
@end

@protocol NSFetchedResultsSectionInfo
@property (readonly) NSString *name;
@property (readonly, nullable) NSString *indexTitle;
@property (readonly) NSUInteger numberOfObjects;
@property (readonly, nullable) NSArray *objects;
@end

typedef NS_ENUM(NSUInteger, NSFetchedResultsChangeType) {
  NSFetchedResultsChangeInsert = 1,
  NSFetchedResultsChangeDelete = 2,
  NSFetchedResultsChangeMove = 3,
  NSFetchedResultsChangeUpdate = 4
} __attribute__((swift_attr("@Sendable")));

@protocol NSFetchedResultsControllerDelegate;

@interface NSFetchedResultsController<ResultType : id<NSFetchRequestResult>> : NSObject
- (instancetype)initWithFetchRequest:(NSFetchRequest<ResultType> *)fetchRequest
                managedObjectContext:(NSManagedObjectContext *)context
                  sectionNameKeyPath:(NSString *_Nullable)sectionNameKeyPath
                           cacheName:(NSString *_Nullable)name;
- (BOOL)performFetch:(NSError *_Nullable *_Nullable)error;
@property (readonly) NSFetchRequest<ResultType> *fetchRequest;
@property (readonly) NSManagedObjectContext *managedObjectContext;
@property (readonly, nullable) NSString *sectionNameKeyPath;
@property (readonly, nullable) NSString *cacheName;
@property (assign, nullable) id<NSFetchedResultsControllerDelegate> delegate;
@property (readonly, nullable) NSArray<ResultType> *fetchedObjects;
@property (readonly, nullable) NSArray<id<NSFetchedResultsSectionInfo>> *sections;
@property (readonly) NSArray<NSString *> *sectionIndexTitles;
- (ResultType)objectAtIndexPath:(NSIndexPath *)indexPath;
- (NSIndexPath *_Nullable)indexPathForObject:(ResultType)object;
@end

@protocol NSFetchedResultsControllerDelegate <NSObject>
@optional
- (void)controller:(NSFetchedResultsController *)controller
    didChangeObject:(id)anObject
        atIndexPath:(NSIndexPath *_Nullable)indexPath
      forChangeType:(NSFetchedResultsChangeType)type
       newIndexPath:(NSIndexPath *_Nullable)newIndexPath;
- (void)controller:(NSFetchedResultsController *)controller
    didChangeSection:(id<NSFetchedResultsSectionInfo>)sectionInfo
             atIndex:(NSUInteger)sectionIndex
       forChangeType:(NSFetchedResultsChangeType)type
  __attribute__((swift_name("controller(_:didChange:atSectionIndex:for:)")));
- (void)controllerWillChangeContent:(NSFetchedResultsController *)controller;
- (void)controllerDidChangeContent:(NSFetchedResultsController *)controller;
@end

#pragma clang assume_nonnull end
