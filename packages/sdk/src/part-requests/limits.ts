/** Limits of part requests: characters of texts, whole tenge, photos, days, and how many may be open at once. */
export const PART_REQUEST_LIMITS = {
  text: { min: 3, max: 200 },
  model: { min: 1, max: 60 },
  year: { min: 1950 },
  price: { min: 1, max: 100_000_000 },
  note: { min: 1, max: 500 },
  photos: 5,
  open: 5,
  /** A takedown or a bar is explained in this many characters. */
  comment: { min: 5, max: 1000 },
  /** A report may say more. */
  report: { min: 1, max: 500 },
  /** Staff bar somebody for at most so many days. */
  barDays: 366,
} as const

/** Limits of answers: characters of texts, whole tenge, photos, days. */
export const PART_ANSWER_LIMITS = {
  price: { min: 1, max: 100_000_000 },
  maker: { min: 1, max: 60 },
  note: { min: 1, max: 300 },
  warrantyDays: { min: 0, max: 1095 },
  photos: 5,
  readyDays: 90,
  validDays: 30,
} as const
