#include "HeapCounter.h"

#if defined(__GLIBC__) || (defined(__linux__) && defined(__gnu_linux__))
#include <errno.h>
#include <malloc.h>
#include <stdatomic.h>
#include <stddef.h>

// The program's own definitions of these functions take the place of the C library's, which has
// them under these names too.
extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);
extern void __libc_free(void *);

static atomic_bool isCounting;
static atomic_llong current, peak, allocations;

static void *took(void *block) {
  if (block && atomic_load_explicit(&isCounting, memory_order_relaxed)) {
    atomic_fetch_add(&allocations, 1);
    long long size = (long long)malloc_usable_size(block);
    long long now = atomic_fetch_add(&current, size) + size;
    long long most = atomic_load(&peak);
    while (now > most && !atomic_compare_exchange_weak(&peak, &most, now)) {
    }
  }
  return block;
}

static void gives(void *block) {
  if (block && atomic_load_explicit(&isCounting, memory_order_relaxed)) {
    atomic_fetch_sub(&current, (long long)malloc_usable_size(block));
  }
}

void *malloc(size_t size) { return took(__libc_malloc(size)); }

void *calloc(size_t count, size_t size) { return took(__libc_calloc(count, size)); }

void *realloc(void *block, size_t size) {
  gives(block);
  return took(__libc_realloc(block, size));
}

void *aligned_alloc(size_t alignment, size_t size) {
  return took(__libc_memalign(alignment, size));
}

void *memalign(size_t alignment, size_t size) { return took(__libc_memalign(alignment, size)); }

int posix_memalign(void **result, size_t alignment, size_t size) {
  void *block = took(__libc_memalign(alignment, size));
  if (!block) return ENOMEM;
  *result = block;
  return 0;
}

void free(void *block) {
  gives(block);
  __libc_free(block);
}

void heap_counter_begin(void) {
  current = 0;
  peak = 0;
  allocations = 0;
  isCounting = true;
}

struct heap_counts heap_counter_end(void) {
  isCounting = false;
  return (struct heap_counts){true, peak, allocations};
}

#else

void heap_counter_begin(void) {}

struct heap_counts heap_counter_end(void) { return (struct heap_counts){false, 0, 0}; }

#endif
