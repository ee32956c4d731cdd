import { PAGE_HEADER } from '../app/shell/public-pages.ts'

const PAGES = 'pages'

/** The last seen pages, and the files of the app that they and the next ones need. */
const MOST_PAGES = 30

/** A kept page: its address, its title and when the portal sent it. */
export type KeptPage = { readonly url: string; readonly title: string; readonly date: Date }

/**
 * Keeps a public page as a guest gets it, as the newest; nothing that somebody with a session was answered, and nothing that
 * is no longer wanted when it would be put.
 */
export async function learn(
  caches: CacheStorage,
  url: string,
  answer: Response,
  isWanted: () => boolean,
): Promise<void> {
  if (answer.headers.get(PAGE_HEADER) !== 'public' || answer.status !== 200 || answer.redirected) return
  const pages = await caches.open(PAGES)
  // Keys are in the order in which they were put.
  await pages.delete(url)
  // Once the pages are forgotten, what is put into those that were opened before is lost with them.
  if (!isWanted()) return
  await pages.put(url, answer)
  const keys = await pages.keys()
  for (const key of keys.slice(0, -MOST_PAGES)) await pages.delete(key)
}

export async function forget(caches: CacheStorage): Promise<void> {
  await caches.delete(PAGES)
}

export async function keptPage(caches: CacheStorage, url: string): Promise<Response | undefined> {
  return (await caches.open(PAGES)).match(url)
}

/** Whether a page was kept less than some minutes ago. */
export async function isFresh(caches: CacheStorage, url: string, now: number): Promise<boolean> {
  const kept = await keptPage(caches, url)
  return kept !== undefined && now - dateOf(kept).getTime() < 10 * 60_000
}

/** All kept pages, the newest first. */
export async function keptPages(caches: CacheStorage): Promise<KeptPage[]> {
  const pages = await caches.open(PAGES)
  const found = await Promise.all(
    (await pages.keys()).map(async (key): Promise<KeptPage | null> => {
      const page = await pages.match(key)
      const title = /<title>([^<]*)<\/title>/.exec((await page?.text()) ?? '')?.[1]
      return page && title ? { url: key.url, title, date: dateOf(page) } : null
    }),
  )
  return found.filter((page) => page !== null).reverse()
}

export function dateOf(page: Response): Date {
  return new Date(page.headers.get('date') ?? 0)
}
