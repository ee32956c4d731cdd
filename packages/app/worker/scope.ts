/** The parts of a service worker's scope that are used here: the types of the pages do not know it. */
export type ExtendableEvent = { waitUntil(work: Promise<unknown>): void }

export type FetchEvent = ExtendableEvent & {
  readonly request: Request
  /** The tab from which it is sent. */
  readonly clientId: string
  /** The tab that will show the answer, if it is a document. */
  readonly resultingClientId: string
  respondWith(answer: Promise<Response>): void
}

export type MessageEvent = ExtendableEvent & {
  readonly data: unknown
  readonly source: { readonly id: string; readonly url: string } | null
}

type Events = {
  install: ExtendableEvent
  activate: ExtendableEvent
  fetch: FetchEvent
  message: MessageEvent
}

export type WorkerScope = {
  readonly caches: CacheStorage
  readonly location: { readonly origin: string }
  readonly clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener<Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void): void
}
