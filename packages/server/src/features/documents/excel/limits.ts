const MEGABYTE = 1024 * 1024

/** Bounds of a spreadsheet that is imported. */
export const LIMITS = {
  /** The file, in bytes. */
  file: 20 * MEGABYTE,
  /** Everything in it once unpacked, in bytes. */
  unpacked: 160 * MEGABYTE,
  /** How many times larger a part may become. Tables pack 10 to 40 times, a bomb a thousand times. */
  ratio: 200,
  /** Parts of the file; a book of a few sheets has about twenty. */
  parts: 1000,
  documents: 1000,
  /** Rows, empty ones included. */
  rows: 20_000,
  /** Problems that are listed. */
  problems: 500,
} as const

export const SMALL_PART = MEGABYTE
