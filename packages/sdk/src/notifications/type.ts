/**
 * The types of notifications by kind and name (spec §4). The types of an ad are its new statuses, and `ending` for the
 * last three days of a publication.
 */
export const NOTIFICATION_TYPE = {
  ad: {
    submitted: 10,
    resubmitted: 15,
    needsEdits: 20,
    unpublished: 30,
    published: 31,
    archived: 40,
    /** Staff took down a photo of the ad; not in the spec. */
    photoTakenDown: 998,
    ending: 999,
  },
  /** Acts, appendices and invoices; an invoice is downloaded rather than signed. */
  document: {
    received: 1,
    signed: 2,
    rejected: 3,
    annulled: 5,
    renewed: 6,
    reminder: 7,
  },
  /** Acts and appendices: a signature that waited for the authority turned out to be invalid; not in the spec. */
  signature: { refused: 8 },
  /** `replied` and later: not in the spec. A report that was answered is `kept` or `removed` by what came of the review. */
  review: { written: 1, deleted: 2, replied: 3, published: 4, kept: 5, removed: 6 },
  /** Not in the spec. */
  favourite: { fell: 1 },
  /** The shops are told 1, 2, 6, 7, 8, 9 and 11, the asker 3, 4, 5, 7 and 8; only 1 and 2 are in the spec. */
  partRequest: {
    opened: 1,
    found: 2,
    answered: 3,
    ending: 4,
    expired: 5,
    going: 6,
    removed: 7,
    message: 8,
    closed: 9,
    chosen: 11,
  },
  support: { opened: 10, message: 30, closed: 40 },
} as const
