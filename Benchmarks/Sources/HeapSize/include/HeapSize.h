#include <stddef.h>

/// The bytes that the allocator has given out and not got back; 0 where it cannot be asked.
size_t heap_bytes_in_use(void);
