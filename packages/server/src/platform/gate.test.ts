import { expect, it } from 'vitest'
import { createGate, GateFullError } from './gate.ts'

it('never runs more than its width at once, and runs everything in order', async () => {
  const gate = createGate(2)
  const order: number[] = []
  let running = 0
  let most = 0
  const work = (index: number) => async () => {
    most = Math.max(most, ++running)
    await new Promise(setImmediate)
    order.push(index)
    running--
    return index
  }
  const results = await Promise.all([0, 1, 2, 3, 4, 5].map((index) => gate(work(index))))
  expect(results).toEqual([0, 1, 2, 3, 4, 5])
  expect(order).toEqual([0, 1, 2, 3, 4, 5])
  expect(most).toBe(2)
})

it('frees the place when work fails', async () => {
  const gate = createGate(1)
  const failed = gate(() => Promise.reject(new Error('no')))
  const after = gate(async () => 'next')
  await expect(failed).rejects.toThrow('no')
  await expect(after).resolves.toBe('next')
})

it('takes no more than may wait', async () => {
  const gate = createGate(1, 1)
  const { promise, resolve } = Promise.withResolvers<void>()
  const running = gate(() => promise)
  const waiting = gate(async () => 'second')
  await expect(gate(async () => 'third')).rejects.toThrow(GateFullError)
  resolve()
  await running
  expect(await waiting).toBe('second')
  expect(await gate(async () => 'fourth')).toBe('fourth')
})
