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

// Lists are large and hold for hours, so each is kept until its successor is due, as long as its settings live.
const kept = new WeakMap<RevocationSettings, Map<string, KeptList>>()

/** A list of revoked certificates: the one we have while it is the newest, else a fresh one. */
export async function fetchList(
  settings: RevocationSettings,
  url: string,
  now: Date,
): Promise<KeptList | null> {
  const lists = kept.get(settings) ?? new Map<string, KeptList>()
  kept.set(settings, lists)
  const known = lists.get(url)
  if (known && known.nextUpdate > now) return known
  const bytes = await ask({ url, limit: LARGEST_LIST, patience: patienceOf(settings) * LIST_PATIENCE })
  const head = bytes && headOfList(bytes)
  if (!bytes || !head) return null
  const fresh = { ...head, bytes }
  lists.set(url, fresh)
  return fresh
}

/** Forgets a list that turned out not to be what it should be. */
export function forgetList(settings: RevocationSettings, url: string): void {
  kept.get(settings)?.delete(url)
}
