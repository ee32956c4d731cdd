import { ask } from './ask.ts'
import { headOfList, type ListHead } from './crl.ts'

/** Where to ask about certificates. Addresses come from the configuration alone, never from a certificate. */
export interface RevocationSettings {
  ocspUrl: string | null
  crlUrls: string[]
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
}

/** What is known of an address of lists. */
interface Place {
  list: KeptList | null
  /** The download that is under way; whoever needs the list meanwhile waits for the same one. */
  coming: Promise<KeptList | null> | null
  askedAt: Date | null
}

// Lists are large and hold for hours, so each is kept until its successor is due, as long as its settings live.
const kept = new WeakMap<RevocationSettings, Map<string, Place>>()

function placeOf(settings: RevocationSettings, url: string): Place {
  const places = kept.get(settings) ?? new Map<string, Place>()
  kept.set(settings, places)
  const place = places.get(url) ?? { list: null, coming: null, askedAt: null }
  places.set(url, place)
  return place
}

/** For so long guests cannot make the portal download a list once more that does not help. */
const GUESTS_WAIT = 60_000

/** A list of revoked certificates: the one we have while it is the newest, else a fresh one. */
export async function fetchList(
  settings: RevocationSettings,
  url: string,
  { now, forGuest = false }: { now: Date; forGuest?: boolean | undefined },
): Promise<KeptList | null> {
  const place = placeOf(settings, url)
  if (place.list && place.list.nextUpdate > now) return place.list
  if (place.coming) return place.coming
  if (forGuest && place.askedAt && now.getTime() - place.askedAt.getTime() < GUESTS_WAIT) return null
  place.askedAt = now
  place.coming = downloadList(settings, url).finally(() => {
    place.coming = null
  })
  place.list = await place.coming
  return place.list
}

async function downloadList(settings: RevocationSettings, url: string): Promise<KeptList | null> {
  const bytes = await ask({ url, limit: LARGEST_LIST, patience: patienceOf(settings) * LIST_PATIENCE })
  const head = bytes && headOfList(bytes)
  return bytes && head ? { ...head, bytes } : null
}

/** Forgets a list that turned out not to be what it should be. */
export function forgetList(settings: RevocationSettings, url: string): void {
  placeOf(settings, url).list = null
}
