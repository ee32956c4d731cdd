export const MEGABYTE = 1024 * 1024

/** Bounds of what one request may send. */
export const LIMITS = {
  /** One document as JSON, in bytes. */
  document: MEGABYTE,
  /** One PDF, in bytes. */
  file: 20 * MEGABYTE,
  /** A batch of lines, in bytes. */
  ndjson: 32 * MEGABYTE,
  /** A batch in a ZIP file, in bytes as it comes. */
  zip: 256 * MEGABYTE,
  /** All files of a ZIP file, in bytes once unpacked. */
  unpacked: 1024 * MEGABYTE,
  /** The list of documents in a ZIP file, in bytes once unpacked. */
  manifest: 32 * MEGABYTE,
  /** How many times larger a file of a ZIP file may become. Text packs 20 to 50 times, a bomb a thousand times. */
  ratio: 200,
  /** A CommerceML file, in bytes. */
  xml: 32 * MEGABYTE,
  /** One request with a part of a CommerceML file, in bytes. */
  part: 8 * MEGABYTE,
  /** Files of one CommerceML session. */
  uploads: 20,
  /** Texts of refused documents that are kept of a base and a day, in bytes: those of one batch of lines. */
  refusedInADay: 32 * MEGABYTE,
  /** Documents in a batch. */
  documents: 1000,
} as const
