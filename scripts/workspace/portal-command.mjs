import { builtCreateDemo, builtPortal } from './app-build.mjs'

/** V8 would let the heap grow to several times what is in use before it collects garbage. */
const heap = ['--max-semi-space-size=4', '--heap-growing-percent=30']

/** Arguments of Node that run the built portal, from the top of the repository. */
export const portalArguments = [...heap, builtPortal]

/** Arguments of Node that create the demo centre, if it is wanted and missing. */
export const demoArguments = [builtCreateDemo]

/** With an arena for each thread, and with larger blocks than these in them, glibc keeps memory that nobody uses. */
export const portalAllocator = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
}
