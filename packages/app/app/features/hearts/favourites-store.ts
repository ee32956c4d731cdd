import { type KeptFavourite, MOST_KEPT_FAVOURITES } from '@sauda/sdk/favourites'
import type { Language } from '@sauda/sdk/language'
import type { WordsOf } from '../../language/in-both.ts'
import { sayProblem } from '../../shell/messages.ts'
import type { heartWords } from './heart-words.ts'
import { KEPT_FAVOURITES, readKept, writeKept } from './kept-favourites.ts'

/** Whose favourites the page shows. */
export interface Owner {
  /** Null for a guest. */
  readonly user: { readonly id: number; readonly favourites: readonly number[] } | null
  readonly renderedFor: string | undefined
  readonly language: Language
  readonly words: WordsOf<typeof heartWords>
}

/** How a heart is pressed. */
export interface Press {
  /** The price that is shown beside it; null is negotiable. */
  readonly price?: number | null
  /** For how many ms it may be taken back before it is sent. */
  readonly wait?: number
}

/** So long on and off are one breath, in ms. */
const BREATH = 300

let owner: Owner | null = null
let ids: ReadonlySet<number> = new Set()
/** What members have pressed and the server has not answered. */
const pressed = new Map<number, boolean>()
/** What a guest has removed on this page: saved again, it has its date and price. */
const removed = new Map<number, KeptFavourite>()
const timers = new Map<number, ReturnType<typeof setTimeout>>()
const listeners = new Set<() => void>()
let sending: Promise<unknown> = Promise.resolve()
let otherTabs: BroadcastChannel | null = null

/** Calls back after each change; returns what ends that. */
export function onFavourites(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Ids of the favourites; null before the page has begun with them. */
export function favouriteIds(): ReadonlySet<number> | null {
  return owner && ids
}

/** Returns whose favourites these are; null before the page has begun with them. */
export function ownerOfFavourites(): Owner | null {
  return owner
}

/** Begins with the favourites of a user, or with those that this browser keeps for a guest. */
export function beginFavourites(next: Owner): void {
  const before = owner
  owner = next
  listen()
  // The same data of the page again: what has been pressed since is newer. A guest's list is read anew.
  if (next.user !== null && before?.user === next.user) return
  if (before?.user?.id !== next.user?.id) for (const id of pressed.keys()) forget(id)
  show([...(next.user?.favourites ?? readKept().map((one) => one.user_banner_id))])
}

/** Replaces all of them by what the server has answered. */
export function showFavourites(next: readonly number[]): void {
  show(next)
}

/** Saves an ad or removes it: in the browser first. What a member does is sent a breath later. */
export function setFavourite(id: number, isSaved: boolean, press: Press = {}): void {
  if (!owner || ids.has(id) === isSaved) return
  if (owner.user === null) {
    keep(id, isSaved, press)
    return
  }
  change(id, isSaved)
  // Taken back in one breath: the server has not heard of it.
  if (forget(id)) return
  pressed.set(id, isSaved)
  timers.set(
    id,
    setTimeout(() => {
      timers.delete(id)
      sending = sending.then(() => send(id, isSaved))
    }, press.wait ?? BREATH),
  )
}

async function send(id: number, isSaved: boolean): Promise<void> {
  const { user, renderedFor, language, words } = owner ?? {}
  if (!user || !language || !words) return
  const problem = await import('./send-favourite.ts').then(
    ({ sendFavourite }) => sendFavourite({ language, renderedFor, userId: user.id, id, isSaved }),
    () => words.failed,
  )
  // Another person, or another press, by now.
  if (owner?.user?.id !== user.id || timers.has(id)) return
  pressed.delete(id)
  if (problem === null) otherTabs?.postMessage({ user: user.id, id, isSaved })
  else {
    change(id, !isSaved)
    sayProblem(problem, { label: words.again, onClick: () => setFavourite(id, isSaved, { wait: 0 }) })
  }
}

/** Keeps a guest's favourite in this browser. */
function keep(id: number, isSaved: boolean, { price = null }: Press): void {
  const kept = readKept()
  const others = kept.filter((one) => one.user_banner_id !== id)
  for (const one of kept) if (one.user_banner_id === id) removed.set(id, one)
  const one = removed.get(id) ?? {
    user_banner_id: id,
    saved_at: new Date().toISOString(),
    saved_price: price,
  }
  const isFull = isSaved && others.length >= MOST_KEPT_FAVOURITES
  const isWritten = !isFull && writeKept(isSaved ? [one, ...others] : others)
  if (isWritten) change(id, isSaved)
  if (isSaved)
    void import('./guest-words.ts').then(({ tellGuest }) =>
      tellGuest(owner, { isWritten, isFull, isFirst: others.length === 0 }),
    )
}

function change(id: number, isSaved: boolean): void {
  show(isSaved ? [id, ...ids] : [...ids].filter((one) => one !== id), id)
}

/** Shows ids, and over them what has been pressed meanwhile. */
function show(next: readonly number[], just?: number): void {
  const all = new Set(next)
  for (const [id, isSaved] of pressed) {
    if (id === just) continue
    if (isSaved) all.add(id)
    else all.delete(id)
  }
  ids = all
  for (const listener of listeners) listener()
}

/** Takes back what has not been sent; returns whether there was anything. */
function forget(id: number): boolean {
  clearTimeout(timers.get(id))
  pressed.delete(id)
  return timers.delete(id)
}

/** Follows the other tabs of the browser: a guest's by the storage, a member's by a channel, which stores nothing. */
function listen(): void {
  if (otherTabs) return
  addEventListener('storage', ({ key }) => {
    const isOurs = key === KEPT_FAVOURITES || key === null
    if (isOurs && owner?.user === null) show(readKept().map((one) => one.user_banner_id))
  })
  otherTabs = new BroadcastChannel('sauda.favourites')
  otherTabs.onmessage = ({ data }: MessageEvent<{ user: number; id: number; isSaved: boolean }>) => {
    if (owner?.user?.id === data.user && !pressed.has(data.id)) change(data.id, data.isSaved)
  }
}
