import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { colleague, type Person, person } from '../../testing/people.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'

const FUNCTIONS = ['owner', 'accountant', 'seller'] as const

let test: TestServer
beforeAll(async () => {
  test = await testServer()
})
afterAll(() => test.close())

/** Who does what to whom, by place among the people of the run. */
const event = fc.record({
  by: fc.nat(3),
  to: fc.nat(3),
  of: fc.constantFrom(...FUNCTIONS),
  what: fc.constantFrom('change', 'handOver', 'remove', 'leave', 'invite', 'block', 'unblock'),
})
type Event = typeof event extends fc.Arbitrary<infer T> ? T : never

async function happen(team: readonly Person[], { by, to, of, what }: Event): Promise<void> {
  const [actor, other] = [team[by], team[to]]
  if (!actor || !other) return
  const post = (who: Person, path: string, json: object = {}) =>
    test.send({ path: `/api/company/${path}`, token: who.token, json })
  if (what === 'change') await post(actor, `changeFunction/${other.id}`, { function: of })
  if (what === 'handOver') await post(actor, `handOver/${other.id}`, { own_function: of })
  if (what === 'remove') await post(actor, `remove/${other.id}`)
  if (what === 'leave') await post(actor, `leave/${team[0]?.company_id}`)
  if (what === 'invite') {
    const { link } = (await post(actor, 'invite', { function: of })).json().data ?? {}
    if (link) await post(other, 'join', { token: new URL(link).searchParams.get('token') })
  }
  const blocked_at = what === 'block' ? test.clock.now() : null
  // An administrator may block anybody, the last owner too.
  if (what === 'block' || what === 'unblock') {
    await test.db.updateTable('users').set({ blocked_at }).where('id', '=', other.id).execute()
  }
}

it('no order of events leaves a company without an owner, one at a time or two at once', {
  timeout: 120_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(event, event, fc.boolean()), { minLength: 3, maxLength: 8 }),
      async (events) => {
        await test.empty()
        const owner = await person(test, 1)
        const team = [
          owner,
          await colleague(test, owner, 'owner'),
          await colleague(test, owner, 'seller'),
          await person(test, 5),
        ]
        for (const [one, two, atOnce] of events) {
          if (atOnce) await Promise.all([happen(team, one), happen(team, two)])
          else {
            await happen(team, one)
            await happen(team, two)
          }
          const members = await test.db
            .selectFrom('memberships')
            .innerJoin('users', 'users.id', 'memberships.user_id')
            .select(['users.id', 'function', 'role_id'])
            .where('until', 'is', null)
            .execute()
          expect(members.filter((member) => member.function === 'owner').length).toBeGreaterThan(0)
          // Who belongs to a company is a tenant, and nobody else is.
          const tenants = await test.db.selectFrom('users').select('id').where('role_id', '=', 1).execute()
          expect(tenants.map(({ id }) => id).sort()).toEqual([...new Set(members.map(({ id }) => id))].sort())
        }
      },
    ),
    { numRuns: 25 },
  )
})
