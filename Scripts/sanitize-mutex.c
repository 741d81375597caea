// Tells the thread sanitizer what a contended Mutex does, for Scripts/sanitize on Linux.
//
// The slow ways into and out of Synchronization.Mutex lie in the toolchain's library, which is built
// without the sanitizer. A program that is right is then reported as racing wherever two threads met at a
// lock. Preloaded, these two functions take the place of the library's, call it, and say what happened;
// what is not behind a lock is reported as before.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context)) void *self

// Synchronization._MutexHandle._lockSlow(UInt32) and ._unlockSlow()
#define LOCK_SLOW "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define UNLOCK_SLOW "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

// Absent in programs without the sanitizer, such as `swift test` itself.
__attribute__((weak)) void __tsan_acquire(void *address);
__attribute__((weak)) void __tsan_release(void *address);

SWIFT void lock_slow(uint32_t thread, SELF) __asm__(LOCK_SLOW);
SWIFT void unlock_slow(SELF) __asm__(UNLOCK_SLOW);

SWIFT void lock_slow(uint32_t thread, SELF) {
    void SWIFT (*original)(uint32_t, SELF) = dlsym(RTLD_NEXT, LOCK_SLOW);
    original(thread, self);
    if (__tsan_acquire) __tsan_acquire(self);
}

SWIFT void unlock_slow(SELF) {
    void SWIFT (*original)(SELF) = dlsym(RTLD_NEXT, UNLOCK_SLOW);
    if (__tsan_release) __tsan_release(self);
    original(self);
}
