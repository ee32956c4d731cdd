import { expect, it } from 'vitest'
import { createLine } from './line.ts'

it('runs work of one name in order, one at a time', async () => {
  const inLine = createLine()
  const seen: string[] = []
  const work = (name: string) => async () => {
    seen.push(`${name} begins`)
    await Promise.resolve()
    seen.push(`${name} ends`)
    return name
  }
  expect(await Promise.all(['a', 'b', 'c'].map((name) => inLine('one', work(name))))).toEqual(['a', 'b', 'c'])
  expect(seen).toEqual(['a', 'b', 'c'].flatMap((name) => [`${name} begins`, `${name} ends`]))
})

it('continues after work that failed', async () => {
  const inLine = createLine()
  const [first, second] = await Promise.allSettled([
    inLine('one', () => Promise.reject(new Error('broken'))),
    inLine('one', async () => 'done'),
  ])
  expect([first.status, second.status]).toEqual(['rejected', 'fulfilled'])
})

it('does not hold up other names', async () => {
  const inLine = createLine()
  const { promise, resolve } = Promise.withResolvers<void>()
  const held = inLine('one', () => promise)
  expect(await inLine('two', async () => 'passed')).toBe('passed')
  resolve()
  await held
})
