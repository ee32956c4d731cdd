import { COPY_HEADER, isPublicPage } from '../app/shell/public-pages.ts'
import { forget, isFresh, learn } from './kept-pages.ts'

type Outside = {
  readonly caches: CacheStorage
  readonly fetch: (request: Request | string, options?: RequestInit) => Promise<Response>
  /** Waits as long as somebody who is looking for another page stays at one. */
  readonly stay: () => Promise<unknown>
}

type Keep = (answer: Response) => Promise<void>

export type Keeper = ReturnType<typeof keeperOf>

/** Keeps the public pages that the tabs show. A page that was opened or asked for before somebody signed out is not kept after it. */
export function keeperOf({ caches, fetch, stay }: Outside) {
  /** The newest page of each tab; an empty one if somebody has signed out since. */
  const newest = new Map<string, string>()
  /** Changes when a sign-out begins, and when it has succeeded. */
  let generation = 0

  function leaveAll(): void {
    generation++
    for (const tab of newest.keys()) newest.set(tab, '')
  }

  /** How to keep the answer to a request that is sent now. */
  function keeping(url: string): Keep {
    const begun = generation
    return (answer) => learn(caches, url, answer, () => generation === begun)
  }

  /** A tab opens a document, before it is asked for. */
  function opened(tab: string, address: string): Keep {
    const url = withoutHash(address)
    newest.set(tab, url)
    return keeping(url)
  }

  /** Keeps a public page that came without the worker, or that is personal, unless another follows at once. */
  async function keepIfStayed(tab: string, address: string): Promise<void> {
    const url = withoutHash(address)
    const keep = opened(tab, url)
    if (!isPublicPage(new URL(url).pathname)) return
    await stay()
    if (newest.get(tab) !== url || (await isFresh(caches, url, Date.now()))) return
    // As from the page itself: a visit from elsewhere could change the language that the portal remembers.
    const headers = { [COPY_HEADER]: '1' }
    await keep(await fetch(url, { priority: 'low', referrer: url, headers }))
  }

  /** The document of a tab has been loaded; the app may have opened another page since. */
  async function keepDocument(tab: string, address: string): Promise<void> {
    if ((newest.get(tab) ?? withoutHash(address)) === withoutHash(address)) await keepIfStayed(tab, address)
  }

  /**
   * Signs somebody out: the next person at this browser is not shown what they have looked at. Nothing is lost if that
   * fails. Whoever is signed out is told so, even if the browser does not delete the pages.
   */
  async function signOut(request: Request): Promise<Response> {
    leaveAll()
    const answer = await fetch(request)
    if (answer.status < 400) {
      leaveAll()
      await forget(caches).catch(() => undefined)
    }
    return answer
  }

  return { opened, keepIfStayed, keepDocument, signOut }
}

export function withoutHash(url: string): string {
  return url.split('#')[0] ?? url
}
