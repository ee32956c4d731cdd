/**
 * @typedef {import('./program.mjs').World} World
 * @typedef {import('./program.mjs').Fact} Fact
 * @typedef {import('./sign-ins.mjs').People} People
 */
import { SMALL_AD } from './small-ad.mjs'

const PATIENCE_MS = 20_000

/**
 * Events of a real connection: a manager decides on an ad, and its owner is notified.
 *
 * @param {World} world
 * @param {People} people
 * @param {Fact} fact
 */
export async function liveUpdates({ ads, live, Pusher, origin }, { person, manager, guest }, fact) {
  const { hostname, port } = new URL(origin)
  const host = { hostname, port: Number(port), secure: false }
  const checked = ads.checkAd(SMALL_AD, { isTenant: false })
  await fact('live without a user', async () => {
    const connecting = live.connectLive(guest, { Pusher, host, onEvent() {}, onState() {} })
    return connecting.then(
      () => 'no error',
      ({ code }) => code,
    )
  })
  await fact('live', async () => {
    /** @type {string[]} */
    const states = []
    const { promise, resolve } = withResolvers()
    const patience = setTimeout(() => resolve(['nothing arrived']), PATIENCE_MS)
    const online = withResolvers()
    const connection = await live.connectLive(person.portal, {
      Pusher,
      host,
      onEvent: (event) =>
        event.event === 'notification' && resolve([event.event, event.notification.user_banner_id?.title]),
      onState: (state) => {
        states.push(state)
        online.resolve([state])
      },
    })
    await Promise.race([online.promise, promise])
    if (checked.draft) {
      const ad = await ads.createAd(person.portal, checked.draft)
      await ads.publishAd(manager.portal, ad.id, { version: ad.version })
    }
    const arrived = await promise
    clearTimeout(patience)
    connection.close()
    return [...states, ...arrived]
  })
}

/** `Promise.withResolvers`, which Node 20 does not have. */
function withResolvers() {
  /** @type {(value: (string | undefined)[]) => void} */
  let resolve = () => {}
  /** @type {Promise<(string | undefined)[]>} */
  const promise = new Promise((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}
