import { describe, expect, it } from 'vitest'
import { beforeReload, isChunkFailure, type Memory, mayReload, saveAll } from './chunk-failure.ts'

function memory(content: Record<string, string> = {}): Memory {
  const kept = new Map(Object.entries(content))
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) }
}

describe('isChunkFailure', () => {
  it.each([
    'Failed to fetch dynamically imported module: http://sauda.example/assets/ads-1.js',
    'error loading dynamically imported module',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/ads-1.css',
  ])('%s', (message) => {
    expect(isChunkFailure(new TypeError(message))).toBe(true)
  })

  it.each([new Error('Failed to fetch'), new Error(''), 'dynamically imported module', null, { message: 1 }])(
    'not %s',
    (error) => {
      expect(isChunkFailure(error)).toBe(false)
    },
  )
})

describe('mayReload', () => {
  it('allows one reload, then none for a minute', () => {
    const kept = memory()
    expect(mayReload(kept, 1_000)).toBe(true)
    expect(mayReload(kept, 1_000)).toBe(false)
    expect(mayReload(kept, 60_999)).toBe(false)
    expect(mayReload(kept, 61_000)).toBe(true)
    expect(mayReload(kept, 61_001)).toBe(false)
  })

  it('recovers from a changed clock and an invalid stored value', () => {
    const future = memory({ 'chunk-reload': '9000000' })
    expect(mayReload(future, 1_000)).toBe(true)
    expect(mayReload(memory({ 'chunk-reload': 'x' }), 1_000)).toBe(true)
  })

  it('never reloads without storage', () => {
    expect(mayReload(null, 1_000)).toBe(false)
    const full: Memory = {
      getItem: () => null,
      setItem: () => {
        throw new Error('full')
      },
    }
    expect(mayReload(full, 1_000)).toBe(false)
  })
})

describe('saveAll', () => {
  it('begins all saves at once and waits for each, whether or not it succeeds', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const events: string[] = []
    const stops = [
      beforeReload(async () => {
        events.push('one begins')
        await promise
        events.push('one ends')
      }),
      beforeReload(() => Promise.reject(new Error('full'))),
      beforeReload(async () => void events.push('three')),
    ]
    const saved = saveAll().then(() => events.push('saved'))
    expect(events).toEqual(['one begins', 'three'])
    resolve()
    await saved
    expect(events).toEqual(['one begins', 'three', 'one ends', 'saved'])
    for (const stop of stops) stop()
  })

  it('does not call a save that has unsubscribed', async () => {
    const calls: string[] = []
    const stop = beforeReload(async () => void calls.push('gone'))
    stop()
    await saveAll()
    expect(calls).toEqual([])
  })
})
