import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { calledFrom, callerAddress } from './caller.ts'

it('is known in everything that a call does, and nowhere else', async () => {
  const inside = calledFrom('192.0.2.7', async () => {
    await wait(1)
    return [callerAddress(), calledFrom('2001:db8::/64', callerAddress), callerAddress()]
  })
  expect(callerAddress()).toBeNull()
  expect(await inside).toEqual(['192.0.2.7', '2001:db8::/64', '192.0.2.7'])
  expect(callerAddress()).toBeNull()
})

it('is null for a connection that has no address any more', () => {
  expect(calledFrom('', callerAddress)).toBeNull()
})
