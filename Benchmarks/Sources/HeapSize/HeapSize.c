#include "HeapSize.h"

// Says which C library this is.
#include <stdlib.h>

#if defined(__GLIBC__)
#include <malloc.h>
#elif defined(__APPLE__)
#include <malloc/malloc.h>
#endif

size_t heap_bytes_in_use(void) {
#if defined(__GLIBC__)
    // Large blocks are mapped one by one and counted apart.
    struct mallinfo2 info = mallinfo2();
    return info.uordblks + info.hblkhd;
#elif defined(__APPLE__)
    malloc_statistics_t statistics;
    malloc_zone_statistics(NULL, &statistics);
    return statistics.size_in_use;
#else
    return 0;
#endif
}
