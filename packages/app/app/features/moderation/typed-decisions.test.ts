import { beforeEach, describe, expect, it, vi } from 'vitest'
import { bringBack, forgetTyped, keepTyped, questionOf, setAside, typedFor } from './typed-decisions.ts'

let kept: Map<string, string>

beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})

const ME = 3
const price = { reason: 'price', comment: 'За пару?' }
const photos = { reason: 'photos', comment: 'Темно.' }

describe('what was typed for ads', () => {
  it('is kept for each ad and dialog', () => {
    keepTyped(ME, 1, 'needEdits', price)
    keepTyped(ME, 2, 'needEdits', photos)
    keepTyped(ME, 1, questionOf('takeDownImage', 'key'), photos)
    expect(typedFor(ME, 1)).toEqual({ needEdits: price, 'takeDownImage key': photos })
    expect(typedFor(ME, 2)).toEqual({ needEdits: photos })
  })

  it('is not given to another user, and is gone once that user has typed', () => {
    keepTyped(ME, 1, 'needEdits', price)
    expect(typedFor(4, 1)).toEqual({})
    keepTyped(4, 2, 'needEdits', photos)
    expect(typedFor(ME, 1)).toEqual({})
  })

  it('is forgotten for one ad', () => {
    keepTyped(ME, 1, 'needEdits', price)
    keepTyped(ME, 2, 'needEdits', photos)
    forgetTyped(ME, 1)
    expect(typedFor(ME, 1)).toEqual({})
    expect(typedFor(ME, 2)).toEqual({ needEdits: photos })
    forgetTyped(ME, 2)
    expect(kept.size).toBe(0)
  })

  it('is forgotten for one dialog', () => {
    keepTyped(ME, 1, 'needEdits', price)
    keepTyped(ME, 1, 'takeDownImage key', photos)
    forgetTyped(ME, 1, 'takeDownImage key')
    expect(typedFor(ME, 1)).toEqual({ needEdits: price })
  })

  describe('and then published', () => {
    const THEN = '2026-11-20T06:42:00.000Z'

    it('is gone, and comes back once if the same content waits again', () => {
      keepTyped(ME, 1, 'needEdits', price)
      keepTyped(ME, 2, 'needEdits', photos)
      setAside(ME, 1, THEN)
      expect(typedFor(ME, 1)).toEqual({})
      expect(typedFor(ME, 2)).toEqual({ needEdits: photos })
      bringBack(ME, 2, THEN)
      expect(typedFor(ME, 1)).toEqual({})
      bringBack(ME, 1, THEN)
      expect(typedFor(ME, 1)).toEqual({ needEdits: price })
      forgetTyped(ME, 1)
      bringBack(ME, 1, THEN)
      expect(typedFor(ME, 1)).toEqual({})
    })

    it('does not come back for an edit of the ad, nor after that', () => {
      keepTyped(ME, 1, 'needEdits', price)
      setAside(ME, 1, THEN)
      bringBack(ME, 1, '2026-11-21T06:42:00.000Z')
      expect(typedFor(ME, 1)).toEqual({})
      bringBack(ME, 1, THEN)
      expect(kept.size).toBe(0)
    })

    it('is not what was set aside before, if nothing was typed this time', () => {
      keepTyped(ME, 1, 'needEdits', price)
      setAside(ME, 1, THEN)
      setAside(ME, 1, THEN)
      bringBack(ME, 1, THEN)
      expect(typedFor(ME, 1)).toEqual({})
    })

    it('does not replace what has been typed since, and is not given to another user', () => {
      keepTyped(ME, 1, 'needEdits', price)
      keepTyped(ME, 1, questionOf('takeDownImage', 'key'), photos)
      setAside(ME, 1, THEN)
      bringBack(4, 1, THEN)
      expect(typedFor(4, 1)).toEqual({})
      keepTyped(ME, 1, 'needEdits', photos)
      bringBack(ME, 1, THEN)
      expect(typedFor(ME, 1)).toEqual({ needEdits: photos, 'takeDownImage key': photos })
    })
  })

  it('takes no place once everything was deleted', () => {
    keepTyped(ME, 1, 'needEdits', price)
    keepTyped(ME, 1, 'needEdits', { reason: '', comment: '' })
    expect(kept.size).toBe(0)
  })

  it('is kept for the last ads only', () => {
    for (let ad = 1; ad <= 40; ad++) keepTyped(ME, ad, 'needEdits', price)
    expect(typedFor(ME, 10)).toEqual({})
    expect(typedFor(ME, 11)).toEqual({ needEdits: price })
    expect(typedFor(ME, 40)).toEqual({ needEdits: price })
  })

  it.each(['', '{', 'null', '{}', '[3]', '[3,7]', '["3 1",{}]'])('is nothing if %j is kept', (value) => {
    kept.set('decisions', value)
    expect(typedFor(ME, 1)).toEqual({})
    keepTyped(ME, 1, 'needEdits', price)
    expect(typedFor(ME, 1)).toEqual({ needEdits: price })
  })

  it('is nothing without storage', () => {
    vi.stubGlobal('sessionStorage', undefined)
    keepTyped(ME, 1, 'needEdits', price)
    setAside(ME, 1, '')
    bringBack(ME, 1, '')
    forgetTyped(ME, 1)
    expect(typedFor(ME, 1)).toEqual({})
  })
})
