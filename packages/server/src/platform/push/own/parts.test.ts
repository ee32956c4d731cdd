import { expect, it } from 'vitest'
import { createCollector, partsOf, type RelayMessage } from './parts.ts'

const said = (text: string): RelayMessage => ({ users: [1, 2], event: 'notification', data: { text } })
const short = said('Объявление опубликовано')
const long = said('ә'.repeat(10_000))

function collect(payloads: readonly string[], self = 'me'): (RelayMessage | undefined)[] {
  const collector = createCollector(self)
  return payloads.map((payload) => collector(payload)).filter(Boolean)
}

it('splits a message into payloads that PostgreSQL accepts', () => {
  expect(partsOf('you', short)).toHaveLength(1)
  const parts = partsOf('you', long)
  expect(parts.length).toBeGreaterThan(1)
  for (const part of parts) expect(Buffer.byteLength(part)).toBeLessThan(8_000)
})

it('joins messages again, each once', () => {
  expect(collect([short, long, short].flatMap((message) => partsOf('you', message)))).toEqual([
    short,
    long,
    short,
  ])
})

it('never creates two equal payloads, of which PostgreSQL would drop one', () => {
  const parts = [...partsOf('you', long), ...partsOf('you', long)]
  expect(new Set(parts).size).toBe(parts.length)
})

it('ignores its own', () => {
  expect(collect(partsOf('me', short))).toEqual([])
})

it('ignores a message whose beginning or middle is missing, but not the next', () => {
  const parts = partsOf('you', long)
  expect(collect([...parts.slice(1), ...partsOf('you', short)])).toEqual([short])
  expect(collect([...parts.toSpliced(1, 1), ...partsOf('you', short)])).toEqual([short])
})
