import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { deskActs } from '../../testing/desk-acts.ts'
import { type Person, person } from '../../testing/people.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'

let test: TestServer
beforeAll(async () => {
  test = await testServer()
})
beforeEach(() => test.empty())
afterAll(() => test.close())

const { block, unblock, setRole, administrators, administrator } = deskActs(() => test)

describe('two administrators at once', () => {
  it('who block each other leave exactly one', async () => {
    for (let round = 0; round < 20; round++) {
      await test.empty()
      const [one, other] = [await administrator(), await administrator()]
      const answers = await Promise.all([block(one, other), block(other, one)])
      const codes = answers.map(({ statusCode }) => statusCode)
      expect(codes.filter((code) => code === 200)).toHaveLength(1)
      expect([401, 409]).toContain(codes.find((code) => code !== 200))
      expect(await administrators()).toEqual([codes[0] === 200 ? one.id : other.id])
    }
  })

  it('who give up or take each other’s role leave one', async () => {
    for (let round = 0; round < 10; round++) {
      await test.empty()
      const [one, other] = [await administrator(), await administrator()]
      await Promise.all([setRole(one, one, 3, 2), setRole(other, other, 3, 2), block(one, other)])
      expect((await administrators()).length).toBeGreaterThan(0)
    }
  })
})

describe('the last administrator', () => {
  it('keeps the role, also against the own wish', async () => {
    const only = await administrator()
    await person(test, 2, { blocked: true })
    const answer = await setRole(only, only, 5, 2)
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'last_administrator'])
    expect((await setRole(only, only, 2, 2)).statusCode).toBe(200)
    expect(await administrators()).toEqual([only.id])
  })

  it('may leave once there is another', async () => {
    const only = await administrator()
    const next = await person(test, 4)
    expect((await setRole(only, next, 2, 4)).statusCode).toBe(200)
    expect((await setRole(only, only, 3, 2)).statusCode).toBe(200)
    expect(await administrators()).toEqual([next.id])
    expect((await setRole(only, next, 5, 2)).statusCode).toBe(403)
  })
})

/** An event: who of the people, on whom, and what. */
const EVENT = fc.record({
  by: fc.nat(4),
  on: fc.nat(4),
  act: fc.constantFrom('block', 'unblock', 'role2', 'role3', 'role5'),
})

it('somebody administers the centre after any order of events', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(EVENT, { minLength: 1, maxLength: 3 }), { maxLength: 6 }),
      async (steps) => {
        await test.empty()
        const people: Person[] = []
        for (const role of [2, 2, 2, 3, 5]) people.push(await person(test, role))
        const at = (n: number) => people[n] as Person
        for (const together of steps) {
          const roles = await test.db.selectFrom('users').select(['id', 'role_id']).execute()
          const was = ({ id }: Person) => roles.find((row) => row.id === id)?.role_id ?? 5
          const answers = await Promise.all(
            together.map(({ by, on, act }) => {
              if (act === 'block') return block(at(by), at(on))
              if (act === 'unblock') return unblock(at(by), at(on))
              return setRole(at(by), at(on), Number(act.at(-1)), was(at(on)))
            }),
          )
          for (const { statusCode } of answers) expect(statusCode).toBeLessThan(500)
          expect((await administrators()).length).toBeGreaterThan(0)
        }
      },
    ),
    { numRuns: 25 },
  )
}, 120_000)
