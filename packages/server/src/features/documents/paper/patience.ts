import type { PaperTask } from './paper-thread.ts'

/** Milliseconds for one task. A paper that the portal draws itself may have a megabyte of text. */
export const PATIENCE: Record<PaperTask['task'], number> = { draw: 120_000, count: 15_000, picture: 15_000 }

/** Milliseconds that somebody waits for a paper before they are asked to come back, and that the facts of a document wait for it. */
export const WAITS = { paper: 5000, facts: 1000 }
