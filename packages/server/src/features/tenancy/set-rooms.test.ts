import { adFields, adForm } from '@sauda/sdk/ads'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { ad, DRAFT } from '../../testing/ads.ts'
import { lettersTo, letterTo } from '../../testing/letters.ts'
import { colleague, type Person, person, room } from '../../testing/people.ts'
import { tenancyActs } from '../../testing/tenancy-acts.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'

let test: TestServer
let administrator: Person
let owner: Person
let company: number
let old: number
beforeAll(async () => {
  test = await testServer()
})
beforeEach(async () => {
  await test.empty()
  administrator = await person(test, 2)
  owner = await person(test, 1)
  company = owner.company_id ?? 0
  ;[old = 0] = await roomsOf(company)
})
afterAll(() => test.close())

const { setRooms, roomsOf, placeOf, page, end, acts } = tenancyActs(() => test)
const cardOf = async (adId: number) =>
  (await test.db.selectFrom('ad_listings').select('card').where('ad_id', '=', adId).executeTakeFirst())
    ?.card as { plate: { id: number } | null } | undefined
const live = (room_ids: number[]) => ad(test, owner.id, { status: 31, live: true, draft: { room_ids } })

describe('rooms of a company', () => {
  it('are given and taken away in one act, which the journal keeps', async () => {
    const [one, two] = [await room(test), await room(test, { level: 4 })]
    expect((await setRooms(administrator, company, [two, one, two], [old])).statusCode).toBe(200)
    expect(await roomsOf(company)).toEqual([one, two])
    expect(await acts(company, 'set_rooms')).toEqual([
      {
        actor_id: administrator.id,
        reason: { fields: ['room_ids'], given: [two, one], taken: [old], ads: 0 },
      },
    ])
    const { rooms } = (await page(administrator, company)).json().data
    expect(rooms.map(({ id }: { id: number }) => id)).toEqual([one, two])
  })

  it('move the ads: they lose what was taken, and one without a room stands where the company has moved', async () => {
    const kept = await room(test, { tenant: company })
    const [both, gone, none] = [await live([old, kept]), await live([old]), await live([])]
    const next = await room(test, { level: 5 })
    await setRooms(administrator, company, [kept, next], [old, kept])
    expect(await placeOf(both)).toEqual({ room_ids: [kept], levels: [2] })
    expect(await placeOf(gone)).toEqual({ room_ids: [next], levels: [5] })
    expect(await placeOf(none)).toEqual({ room_ids: [], levels: [] })
    expect([(await cardOf(both))?.plate?.id, (await cardOf(gone))?.plate?.id]).toEqual([kept, next])
  })

  it('if nothing is given, an ad without a room names those that are left', async () => {
    const kept = await room(test, { tenant: company })
    const gone = await live([old])
    await setRooms(administrator, company, [kept], [old, kept])
    expect((await placeOf(gone)).room_ids).toEqual([kept])
  })

  it('move an edit that waits, too, and leave ads of others alone', async () => {
    const waiting = await ad(test, owner.id, {
      ...{ status: 15, live: true, before: { room_ids: [old] }, draft: { room_ids: [old] } },
    })
    const other = await person(test, 1)
    const [theirs = 0] = await roomsOf(other.company_id ?? 0)
    const foreign = await ad(test, other.id, { status: 31, live: true, draft: { room_ids: [theirs] } })
    const next = await room(test)
    await setRooms(administrator, company, [next], [old])
    expect((await placeOf(waiting)).room_ids).toEqual([next])
    expect((await cardOf(waiting))?.plate?.id).toBe(next)
    expect((await placeOf(foreign)).room_ids).toEqual([theirs])
  })

  it('are told to every owner in their language, and to nobody else', async () => {
    const [second, seller, blocked] = [
      await colleague(test, owner, 'owner'),
      await colleague(test, owner, 'seller'),
      await colleague(test, owner, 'owner'),
    ]
    await test.db.updateTable('users').set({ language: 'kk' }).where('id', '=', second.id).execute()
    await test.db
      .updateTable('users')
      .set({ blocked_at: test.clock.now() })
      .where('id', '=', blocked.id)
      .execute()
    await live([old])
    await setRooms(administrator, company, [await room(test)], [old])
    const [ru, kk] = [await letterTo(test, owner.email), await letterTo(test, second.email)]
    expect(ru.text).toMatch(/Добавлены: 2-\d+\./)
    expect(ru.text).toMatch(/В объявлениях место обновлено: 1\./)
    expect(kk.subject).toMatch(/бутиктері өзгерді$/)
    expect([await lettersTo(test, seller.email), await lettersTo(test, blocked.email)]).toEqual([[], []])
  })

  it('again the same change nothing and tell nobody', async () => {
    expect((await setRooms(administrator, company, [old], [old])).statusCode).toBe(200)
    expect(await acts(company, 'set_rooms')).toEqual([])
    expect(await lettersTo(test, owner.email)).toEqual([])
  })
})

describe('other rooms are refused', () => {
  const refusal = async (ids: number[], was = [old]) => {
    const { statusCode, ...answer } = await setRooms(administrator, company, ids, was)
    const { code, errors, occupied } = answer.json()
    return { statusCode, code, ...(errors && { errors }), ...(occupied && { occupied }) }
  }

  it('that somebody else rents, with their numbers', async () => {
    const other = await person(test, 1)
    const [taken = 0] = await roomsOf(other.company_id ?? 0)
    const { number } = await test.db
      .selectFrom('rooms')
      .select('number')
      .where('id', '=', taken)
      .executeTakeFirstOrThrow()
    expect(await refusal([old, taken, await room(test)])).toMatchObject({
      ...{ statusCode: 422, errors: { room_ids: ['occupied'] } },
      occupied: [{ id: taken, number }],
    })
    expect(await roomsOf(company)).toEqual([old])
  })

  it('that there are not, and the last one', async () => {
    expect(await refusal([old, 999_999])).toMatchObject({ errors: { room_ids: ['unknown'] } })
    expect(await refusal([])).toMatchObject({ statusCode: 422, errors: { room_ids: ['required'] } })
  })

  it('if they are not those that were seen any more', async () => {
    const next = await room(test)
    for (const was of [[], [next], [old, next]]) {
      expect(await refusal([next], was)).toMatchObject({ statusCode: 409, code: 'changed_meanwhile' })
    }
    await setRooms(administrator, company, [next], [old])
    expect(await refusal([old, next])).toMatchObject({ code: 'changed_meanwhile' })
  })

  it('of a company that there is not, or whose tenancy has ended', async () => {
    const next = await room(test)
    for (const id of [999_999, 9_007_199_254_740_991, owner.id]) {
      expect((await setRooms(administrator, id, [next], [])).statusCode).toBe(404)
    }
    await end(administrator, company)
    expect((await setRooms(administrator, company, [next], [])).json().code).toBe('changed_meanwhile')
    expect(await roomsOf(company)).toEqual([])
  })

  it('to an administrator who is none any more, and with nothing changed when it fails half way', async () => {
    const next = await room(test)
    const send = vi.spyOn(test.server.deps.jobs, 'send').mockRejectedValueOnce(new Error('no queue'))
    const shown = await live([old])
    expect((await setRooms(administrator, company, [next], [old])).statusCode).toBe(500)
    send.mockRestore()
    expect([await roomsOf(company), (await placeOf(shown)).room_ids]).toEqual([[old], [old]])
    const manager = await person(test, 3)
    expect((await setRooms(manager, company, [next], [old])).statusCode).toBe(403)
  })
})

describe('at once', () => {
  it('two administrators change the rooms: one wins, the other learns it', async () => {
    const another = await person(test, 2)
    const [one, two] = [await room(test), await room(test)]
    const answers = await Promise.all([
      setRooms(administrator, company, [one], [old]),
      setRooms(another, company, [two], [old]),
    ])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect(await roomsOf(company)).toHaveLength(1)
  })

  it('two companies get the same room: one of them does', async () => {
    const other = await person(test, 1)
    const free = await room(test)
    const [theirs = 0] = await roomsOf(other.company_id ?? 0)
    const answers = await Promise.all([
      setRooms(administrator, company, [old, free], [old]),
      setRooms(await person(test, 2), other.company_id ?? 0, [theirs, free], [theirs]),
    ])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422])
  })

  it('a room is taken away and an ad is saved with it: the ad never names a room of nobody', async () => {
    const next = await room(test)
    const id = await live([old])
    const form = adForm(adFields({ ...DRAFT, room_ids: [old] }), [])
    form.append('id', String(id))
    const [saved, moved] = await Promise.all([
      test.send({ path: `/api/userBanner/update/${id}`, token: owner.token, form }),
      setRooms(administrator, company, [next], [old]),
    ])
    expect(moved.statusCode).toBe(200)
    expect([200, 422]).toContain(saved.statusCode)
    expect((await placeOf(id)).room_ids).toEqual([next])
  })
})

it('a form with a room that was taken away says so', async () => {
  const id = await live([old])
  await setRooms(administrator, company, [await room(test)], [old])
  const form = adForm(adFields({ ...DRAFT, room_ids: [old] }), [])
  form.append('id', String(id))
  const saved = await test.send({ path: `/api/userBanner/update/${id}`, token: owner.token, form })
  expect([saved.statusCode, saved.json().errors]).toEqual([422, { room_ids: ['not_yours'] }])
})
