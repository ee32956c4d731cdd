import { whenIdle } from './when-idle.ts'

/** Registers the service worker once the page is idle, and tells it which files the page has loaded before. */
export function keepOffline(): void {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  if (!workers) return
  whenIdle(async () => {
    // The note on a kept page is not true of the next one.
    addEventListener('sauda:page', () => document.querySelector('[data-kept-page]')?.remove())
    // Some browsers refuse, for example in a private window.
    const registration = await workers.register('/sw.js').catch(() => null)
    if (!registration) return
    // The first version has nothing to replace.
    const offer = () =>
      registration.waiting &&
      workers.controller &&
      import('./new-version.tsx').then((it) => it.offer(registration))
    registration.onupdatefound = () =>
      registration.installing?.addEventListener('statechange', () => void offer())
    void offer()
    const { active } = await workers.ready
    active?.postMessage(performance.getEntriesByType('resource').map(({ name }) => name))
  })
}
