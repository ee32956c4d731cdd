/**
 * @typedef {import('./program.mjs').World} World
 * @typedef {import('./program.mjs').Fact} Fact
 * @typedef {import('./sign-ins.mjs').People} People
 */
import { SMALL_AD } from './small-ad.mjs'

/** @param {{ ok: true } | { ok: false, error: import('@sauda/sdk').PortalError }} result */
export const failure = (result) =>
  result.ok ? 'no error' : [result.error.status, result.error.code, typeof result.error.request_id]

/**
 * Lists, iterators, writes and their errors.
 *
 * @param {World} world
 * @param {People} people
 * @param {Fact} fact
 */
export async function calls(
  { core, ads, notifications, rooms, language, origin },
  { guest, person, manager, portalOf },
  fact,
) {
  await fact('a list', async () => {
    const page = await ads.adPage(guest, { q: 'диск тормозной', limit: 5 })
    return [page.items.length, page.total > 5, typeof page.next, page.error === undefined]
  })
  await fact('a list that needs a user', async () => {
    const { items, error } = await ads.adPage(guest, { list: 'new' })
    return [items.length, error?.code]
  })
  await fact('iterating over ads', async () => {
    const ids = new Set()
    for await (const { id } of ads.eachAd(guest, { limit: 10 })) if (ids.add(id).size === 25) break
    return ids.size
  })
  await fact('iterating over notifications', async () => {
    const ids = []
    for await (const { id } of notifications.eachNotification(manager.portal, manager.user, { limit: 90 }))
      ids.push(id)
    return ids.length === (await notifications.countNotifications(manager.portal, manager.user))
  })
  await fact('iterating over a list of one page', async () => {
    let count = 0
    for await (const room of core.iterate(() => rooms.listRooms(guest))) count += room.number === '' ? 0 : 1
    return count
  })
  await fact('several calls at once', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((level) => ads.adPage(guest, { level, limit: 1 })))
    return pages.map(({ items }) => items.length)
  })

  const checked = ads.checkAd(SMALL_AD, { isTenant: false })
  await fact('checking an ad', () => checked.errors ?? checked.draft.price)
  if (!checked.draft) return
  const { draft } = checked
  const photo = await photoOfTheDemo(ads, guest, origin)
  const idempotencyKey = core.newIdempotencyKey()
  const create = () => ads.createAd(person.portal, draft, [photo], { idempotencyKey })
  const ad = await create()
  await fact('a write with a photo', () => [ad.status, ad.photos.length, ad.title])
  await fact('the same write once more', async () => (await create()).id === ad.id)
  await fact(
    'a decision',
    async () => (await ads.publishAd(manager.portal, ad.id, { version: ad.version })).status,
  )
  await fact('a decision that came too late', async () =>
    failure(await core.attempt(ads.publishAd(manager.portal, ad.id, { version: ad.version }))),
  )
  await fact('an error of fields', async () => {
    const result = await core.attempt(ads.createAd(person.portal, { ...draft, title: 'x' }))
    return result.ok ? 'no error' : [...[failure(result)].flat(), result.error.errors]
  })
  await fact('nothing there', async () => failure(await core.attempt(ads.getAd(guest, 2_000_000_000))))
  await fact('no right', async () => failure(await core.attempt(ads.publishAd(person.portal, ad.id))))
  await fact(
    'a text for a user',
    () => language.errorText('not_found', 'kk') !== language.errorText('not_found', 'ru'),
  )
  await fact('a message in the language of the portal', async () => {
    const [ru, kk] = await Promise.all(
      /** @type {const} */ (['ru', 'kk']).map((asked) =>
        core.attempt(ads.getAd(portalOf({ language: asked }), 2_000_000_000)),
      ),
    )
    return !ru?.ok && !kk?.ok && ru?.error.message !== kk?.error.message
  })
  await fact('status and headers', async () => {
    const { data, status, headers, request_id } = await core.withResponse((options) =>
      ads.getAd(guest, ad.id, options),
    )
    return [data.id === ad.id, status, headers.get('X-Request-Id') === request_id]
  })
}

/**
 * A picture that the portal accepts.
 *
 * @param {World['ads']} ads
 * @param {import('@sauda/sdk').Portal} guest
 * @param {string} origin
 */
async function photoOfTheDemo(ads, guest, origin) {
  const { items } = await ads.adPage(guest, { limit: 24 })
  const path = items.find(({ photo }) => photo)?.photo?.jpeg
  const blob = await (await fetch(`${origin}${path}`)).blob()
  return new File([blob], 'cover.jpg', { type: 'image/jpeg' })
}
