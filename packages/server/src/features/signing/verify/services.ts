import { ask } from './ask.ts'
import { headOfList, type ListHead } from './crl.ts'

/** Where lists of revoked certificates come from: an address, or the demo's authority, which makes one when it is asked. */
export type ListPlace = string | ((now: Date) => Uint8Array)

/** Where to ask about certificates. Addresses come from the configuration alone, never from a certificate. */
export interface RevocationSettings {
  ocspUrl: string | null
  crlUrls: ListPlace[]
  tspUrl: string | null
  /** Milliseconds that an answer may take; a list may take six times as long. */
  patience?: number
}

const PATIENCE = 10_000
const LIST_PATIENCE = 6
const LARGEST_ANSWER = 100_000
const LARGEST_LIST = 64_000_000

const patienceOf = ({ patience = PATIENCE }: RevocationSettings) => patience

export async function askOcsp(settings: RevocationSettings, request: Uint8Array): Promise<Uint8Array | null> {
  if (settings.ocspUrl === null) return null
  return ask({
    url: settings.ocspUrl,
    body: request,
    type: 'application/ocsp-request',
    limit: LARGEST_ANSWER,
    patience: patienceOf(settings),
  })
}

export async function askTimestamp(
  settings: RevocationSettings,
  request: Uint8Array,
): Promise<Uint8Array | null> {
  if (settings.tspUrl === null) return null
  return ask({
    url: settings.tspUrl,
    body: request,
    type: 'application/timestamp-query',
    limit: LARGEST_ANSWER,
    patience: patienceOf(settings),
  })
}

interface KeptList extends ListHead {
  bytes: Uint8Array
  fetchedAt: Date
}

/** What is known of an address of lists. */
interface Place {
  list: KeptList | null
  /** The download that is under way; whoever needs the list meanwhile waits for the same one. */
  coming: Promise<KeptList | null> | null
  askedAt: Date | null
}

// Lists are large, so each is kept as long as its settings live, and fetched anew when it is old.
const kept = new WeakMap<RevocationSettings, Map<string, Place>>()

function placeOf(settings: RevocationSettings, url: string): Place {
  const places = kept.get(settings) ?? new Map<string, Place>()
  kept.set(settings, places)
  const place = places.get(url) ?? { list: null, coming: null, askedAt: null }
  places.set(url, place)
  return place
}

/** An authority may publish a newer list long before this one ends, so after this time it is asked for. */
const FETCH_AGAIN = 60 * 60_000
/** For so long an address is not asked again for a guest, nor while there is an older list of it. */
const ASK_AGAIN = 60_000

const isWithin = (since: Date | null, now: Date, length: number): boolean => {
  const age = since ? now.getTime() - since.getTime() : -1
  return age >= 0 && age < length
}

/**
 * A list of revoked certificates: the one we have while it was fetched within an hour, else a fresh one. Where there is no
 * fresh one, the old one is better than none: it may say that a certificate was revoked.
 */
export async function fetchList(
  settings: RevocationSettings,
  from: ListPlace,
  { now, forGuest = false }: { now: Date; forGuest?: boolean | undefined },
): Promise<KeptList | null> {
  if (typeof from !== 'string') return keptList(from(now), now)
  const place = placeOf(settings, from)
  const old = place.list && place.list.nextUpdate > now ? place.list : null
  if (old && isWithin(old.fetchedAt, now, FETCH_AGAIN)) return old
  if (place.coming) return place.coming
  if ((old || forGuest) && isWithin(place.askedAt, now, ASK_AGAIN)) return old
  place.askedAt = now
  place.coming = downloadList(settings, from, now)
    .then((list) => list ?? old)
    .finally(() => {
      place.coming = null
    })
  place.list = await place.coming
  return place.list
}

async function downloadList(settings: RevocationSettings, url: string, now: Date): Promise<KeptList | null> {
  const bytes = await ask({ url, limit: LARGEST_LIST, patience: patienceOf(settings) * LIST_PATIENCE })
  return bytes && keptList(bytes, now)
}

function keptList(bytes: Uint8Array, fetchedAt: Date): KeptList | null {
  const head = headOfList(bytes)
  return head && { ...head, bytes, fetchedAt }
}

/** Forgets a list that turned out not to be what it should be. */
export function forgetList(settings: RevocationSettings, from: ListPlace): void {
  if (typeof from === 'string') placeOf(settings, from).list = null
}
