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
  partRequest: { opened: 1, found: 2 },
  review: { written: 1, deleted: 2 },
  support: { opened: 10, message: 30, closed: 40 },
} as const
