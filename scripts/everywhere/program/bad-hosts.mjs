/**
 * @typedef {import('./program.mjs').World} World
 * @typedef {import('./program.mjs').Fact} Fact
 * @typedef {import('./sign-ins.mjs').People} People
 */
import { failure } from './calls.mjs'
import { SMALL_AD } from './small-ad.mjs'

const READER = { id: 1, role_id: 5 }

/**
 * What wrong addresses and broken, foreign or newer hosts lead to.
 *
 * @param {World} world
 * @param {People} people
 * @param {Fact} fact
 */
export async function badHosts(
  { core, ads, access, notifications, rooms, origin, closedPort },
  { portalOf },
  fact,
) {
  /** @param {string} baseUrl */
  const read = async (baseUrl) => failure(await core.attempt(access.me(portalOf({ baseUrl, retries: 0 }))))
  /** @param {string} baseUrl */
  const write = async (baseUrl) => failure(await core.attempt(access.signOut(portalOf({ baseUrl }))))
  const at = (/** @type {string} */ kind) => `${origin}/bad/${kind}`

  const closed = `http://127.0.0.1:${closedPort}`

  await fact('an address that is none', () => read('http://portal.example:port'))
  await fact('the address of a page', () => read(`${origin}/api`))
  await fact('an address without its scheme', () => read('localhost:3000'))
  await fact('a write to an address without its scheme', () => write('localhost:3000'))
  await fact('a host that does not exist', () => read('http://portal.invalid'))
  await fact('a write to a host that does not exist', () => write('http://portal.invalid'))
  await fact('a port that is closed', () => read(closed))
  await fact('a write to a port that is closed', () => write(closed))
  for (const kind of [
    'html',
    'empty',
    'none',
    'other',
    'missing',
    'gateway',
    'teapot',
    'outlandish',
    'new-code',
    'cut',
  ]) {
    await fact(`${kind}: a read`, () => read(at(kind)))
    await fact(`${kind}: a write`, () => write(at(kind)))
    await fact(`${kind}: a list`, async () => {
      const { items, total, error } = await rooms.listRooms(portalOf({ baseUrl: at(kind), retries: 0 }))
      return [items.length, total, error?.code]
    })
  }
  await fact('a creating call at a host without keys', async () => {
    /** @type {string[]} */
    const methods = []
    const onRequest = (/** @type {{ method: string }} */ { method }) => methods.push(method)
    const portal = portalOf({ baseUrl: at('keyless'), backoff: () => 0, onRequest })
    const { draft } = ads.checkAd(SMALL_AD, { isTenant: false })
    if (!draft) return 'no draft'
    return [failure(await core.attempt(ads.createAd(portal, draft))), methods]
  })
  await fact('a new code and its fields', async () => {
    const result = await core.attempt(access.me(portalOf({ baseUrl: at('new-code') })))
    return result.ok ? 'no error' : [result.error.message, result.error.errors]
  })
  await fact('a clock that is a day ahead', async () => {
    const result = await core.attempt(access.me(portalOf({ baseUrl: at('skewed'), retries: 0 })))
    return result.ok ? 'no error' : [result.error.code, result.error.retry_after]
  })
  await fact('a new status', async () => {
    const ad = await ads.getAd(portalOf({ baseUrl: at('new-status') }), 1)
    const { status = 0 } = ad
    return [
      status,
      ads.isAdStatus(status),
      ads.adStatusLabel(status, 'owner', 'ru'),
      ads.adStatusTone(status),
    ]
  })
  await fact('a new type of notification', async () => {
    const page = await notifications.notificationPage(portalOf({ baseUrl: at('new-type') }), READER)
    const inbox = notifications.fetched(notifications.openInbox({ count: 1, view_count: 0 }), page)
    return inbox.items.map((it) => [
      it.type,
      notifications.notificationText(it, READER, 'ru').title,
      notifications.notificationPath(it, READER),
    ])
  })
}
