import { whenIdle } from './when-idle.ts'

/** Registers the service worker once the page is idle, and tells it which files the page has loaded before. */
export function keepOffline(): void {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  if (!workers) return
  const here = location.pathname + location.search
  addEventListener('sauda:page', () => {
    const note = document.querySelector('[data-kept-page]')
    if (!note || here === location.pathname + location.search) return
    // It is not true of the next page, and whoever is signed in has another frame than the kept one.
    note.remove()
    location.reload()
  })
  whenIdle(async () => {
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
