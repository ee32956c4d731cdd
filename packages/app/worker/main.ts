import { keeperOf, withoutHash } from './keeper.ts'
import { dateOf, keptPage, keptPages } from './kept-pages.ts'
import { type Reason, withList, withNote } from './notes.ts'
import { keepOfflinePages, offlinePageFor, renewOfflinePages } from './offline-pages.ts'
import type { FetchEvent, WorkerScope } from './scope.ts'
import { documentOf, whatIsAsked } from './what-is-asked.ts'

const worker = self as unknown as WorkerScope
const { caches, location } = worker

/** The files of the app by their hashed names. */
const FILES = 'files'
const MOST_FILES = 300

/** Answers of a server that cannot be reached behind a proxy, or that has no database. */
const AWAY = [502, 503, 504]

const STAY = 2_000
const keeper = keeperOf({
  caches,
  fetch: (request, options) => fetch(request, options),
  stay: () => new Promise((resolve) => setTimeout(resolve, STAY)),
})

worker.addEventListener('install', (event) => event.waitUntil(keepOfflinePages(caches, reloaded)))

worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))

worker.addEventListener('fetch', (event) => {
  const { request } = event
  switch (whatIsAsked(request, location.origin)) {
    case 'file':
      return event.respondWith(file(request))
    case 'page':
      return event.respondWith(page(event))
    case 'next page':
      return event.waitUntil(keeper.keepIfStayed(event.clientId, documentOf(request.url).href))
    case 'sign-out':
      return event.respondWith(keeper.signOut(request))
  }
})

/** A page tells which files it has loaded before the worker was there, or that the new version may replace the old. */
worker.addEventListener('message', (event) => {
  const { data, source } = event
  if (data === 'replace') return event.waitUntil(worker.skipWaiting())
  if (!Array.isArray(data)) return
  const names = data.filter((name): name is string => typeof name === 'string')
  event.waitUntil(
    Promise.all([
      keepFiles(names),
      source && keeper.keepDocument(source.id, source.url),
      renewOfflinePages(caches, reloaded, Date.now()),
    ]),
  )
})

async function file(request: Request): Promise<Response> {
  // A store that is full or not allowed must not cost the page its file.
  const files = await caches.open(FILES).catch(() => null)
  const kept = await files?.match(request).catch(() => undefined)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) void files?.put(request, answer.clone()).catch(() => undefined)
  return answer
}

async function keepFiles(names: readonly string[]): Promise<void> {
  const files = await caches.open(FILES)
  const ours = names.filter(
    (name) => whatIsAsked({ method: 'GET', mode: 'cors', url: name }, location.origin) === 'file',
  )
  for (const name of ours) if (!(await files.match(name))) await files.add(name).catch(() => undefined)
  const keys = await files.keys()
  for (const key of keys.slice(0, -MOST_FILES)) await files.delete(key)
}

/** The portal's answer; without one, the page as it was kept, or the page without a connection. */
async function page(event: FetchEvent): Promise<Response> {
  const { url } = event.request
  const keep = keeper.opened(event.resultingClientId, url)
  const answer = await fetch(event.request).catch(() => null)
  if (!answer) return (await instead(url, 'offline')) ?? (await offlinePage(url)) ?? Response.error()
  if (AWAY.includes(answer.status)) return (await instead(url, 'away').catch(() => undefined)) ?? answer
  event.waitUntil(keep(answer.clone()))
  return answer
}

async function instead(url: string, reason: Reason): Promise<Response | undefined> {
  const kept = await keptPage(caches, withoutHash(url))
  if (!kept) return
  return rewritten(kept, withNote(await kept.clone().text(), { url, date: dateOf(kept), reason }))
}

async function offlinePage(url: string): Promise<Response | undefined> {
  const kept = await offlinePageFor(caches, url)
  return kept && rewritten(kept, withList(await kept.clone().text(), await keptPages(caches)), 503)
}

function rewritten({ headers }: Response, text: string, status = 200): Response {
  const own = new Headers(headers)
  for (const name of ['content-encoding', 'content-length']) own.delete(name)
  return new Response(text, { status, headers: own })
}

function reloaded(path: string): Promise<Response> {
  return fetch(path, { cache: 'reload' })
}
