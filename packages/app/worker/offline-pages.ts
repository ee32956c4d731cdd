import { BARE_HEADER } from '../app/shell/public-pages.ts'
import { dateOf } from './kept-pages.ts'
import { languageOf } from './notes.ts'

/** The page without a connection, with the phones and hours of the day when it was read. */
const OFFLINE = 'offline'
const PAGES = { ru: '/offline', kk: '/kk/offline' } as const
const DAY = 24 * 60 * 60_000

type Load = (path: string) => Promise<Response>

/** Reads and keeps the pages without a connection. One without phones and hours does not replace one that has them. */
export async function keepOfflinePages(caches: CacheStorage, load: Load): Promise<void> {
  const kept = await caches.open(OFFLINE)
  const answers = await Promise.all(
    Object.values(PAGES).map(async (path) => ({ path, answer: await load(path) })),
  )
  for (const { path, answer } of answers) {
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`)
    if (!answer.headers.has(BARE_HEADER) || !(await kept.match(path))) await kept.put(path, answer)
  }
}

/** Reads them again once a day, and earlier if they have no phones and hours. */
export async function renewOfflinePages(caches: CacheStorage, load: Load, now: number): Promise<void> {
  const kept = await caches.open(OFFLINE)
  const pages = await Promise.all(Object.values(PAGES).map((path) => kept.match(path)))
  const isGood = (page: Response | undefined) =>
    page && !page.headers.has(BARE_HEADER) && now - dateOf(page).getTime() <= DAY
  if (!pages.every(isGood)) await keepOfflinePages(caches, load)
}

/** The page without a connection in the language of an address. */
export async function offlinePageFor(caches: CacheStorage, url: string): Promise<Response | undefined> {
  return (await caches.open(OFFLINE)).match(PAGES[languageOf(url)])
}
