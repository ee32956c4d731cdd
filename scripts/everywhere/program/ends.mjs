/**
 * @typedef {import('./program.mjs').World} World
 * @typedef {import('./program.mjs').Fact} Fact
 * @typedef {import('./sign-ins.mjs').People} People
 */
import { failure } from './calls.mjs'

/**
 * How calls end early: aborts, timeouts, hooks that throw, tokens that expire.
 *
 * @param {World} world
 * @param {People} people
 * @param {Fact} fact
 */
export async function ends(
  { core, ads, rooms, access, notifications, origin },
  { guest, person, portalOf, signIn },
  fact,
) {
  const silent = `${origin}/bad/silent`
  /** @param {import('@sauda/sdk').Portal} portal @param {import('@sauda/sdk').CallOptions} [options] */
  const me = async (portal, options) => failure(await core.attempt(access.me(portal, options)))

  await fact('aborted before', () => me(guest, { signal: AbortSignal.abort() }))
  await fact('aborted meanwhile', () => {
    const controller = new AbortController()
    const portal = portalOf({
      baseUrl: silent,
      onRequest: () => void setTimeout(() => controller.abort(), 30),
    })
    return me(portal, { signal: controller.signal })
  })
  await fact('aborted between two attempts', () => {
    const controller = new AbortController()
    const portal = portalOf({
      baseUrl: `${origin}/bad/skewed`,
      onResponse: () => void setTimeout(() => controller.abort(), 30),
    })
    return me(portal, { signal: controller.signal })
  })
  await fact('a list that was aborted', async () => {
    const { items, error } = await rooms.listRooms(guest, { signal: AbortSignal.abort() })
    return [items.length, error?.code]
  })
  await fact('timed out', () => me(portalOf({ baseUrl: silent, timeout: 60 })))
  await fact('the timeout of a call', () => me(portalOf({ baseUrl: silent }), { timeout: 60 }))
  await fact('a hook that never ends', () =>
    me(portalOf({ timeout: 60, onRequest: () => new Promise(() => {}) })),
  )

  const own = new Error('a mistake of the program')
  const broken = () => {
    throw own
  }
  const rejecting = async () => broken()
  for (const [name, options] of Object.entries({
    'onRequest throws': { onRequest: broken },
    'onRequest rejects': { onRequest: [() => {}, rejecting] },
    'onResponse rejects': { onResponse: rejecting },
    'debug throws': { debug: broken },
    'the token rejects': { token: rejecting },
    'onError throws': { onError: broken, baseUrl: `${origin}/bad/html` },
  })) {
    await fact(name, async () => {
      try {
        return failure(await core.attempt(access.me(portalOf(options))))
      } catch (error) {
        return error === own ? 'as it is' : `another error: ${error}`
      }
    })
  }
  await fact('a hook that throws in a list', () =>
    rooms.listRooms(portalOf({ onRequest: rejecting })).then(
      () => 'no error',
      (error) => error === own,
    ),
  )
  await fact('debug', async () => {
    /** @type {unknown[]} */
    const events = []
    await ads
      .getAd(portalOf({ debug: ({ operation, status }) => events.push(operation, status) }), 2_000_000_000)
      .catch(() => {})
    return events
  })

  await fact('a token that expires while iterating', async () => {
    const old = await signIn(person.user.email)
    /** @type {string[]} */
    const refused = []
    const portal = portalOf({
      token: async (rejected) => {
        if (rejected) refused.push(rejected)
        return rejected || refused.length > 0 ? person.token : old.token
      },
    })
    const ids = new Set()
    for await (const { id } of notifications.eachNotification(portal, person.user, { limit: 1 })) {
      if (ids.add(id).size === 1) await access.signOut(old.portal)
    }
    const all = await notifications.countNotifications(person.portal, person.user)
    return [all > 1, ids.size === all, refused.length, refused[0] === old.token]
  })
  await fact('the same without a new token', async () => {
    const old = await signIn(person.user.email)
    let count = 0
    try {
      for await (const _ of notifications.eachNotification(old.portal, person.user, { limit: 1 })) {
        count++
        if (count === 1) await access.signOut(old.portal)
      }
    } catch (error) {
      return [count, core.isPortalError(error) && error.code]
    }
    return 'no error'
  })
}
