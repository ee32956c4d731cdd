import { beforeEach, describe, expect, it, vi } from 'vitest'
import { guestId, meetVisitor } from './guest.ts'

let kept: Map<string, string>

beforeEach(() => {
  vi.stubGlobal('location', { pathname: '/support' })
  kept = new Map()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})

const visit = (path: string) => vi.stubGlobal('location', { pathname: path })
const meetAt = (path: string, userId: number) => {
  visit(path)
  return meetVisitor(userId)
}

describe('a guest', () => {
  it('is the same in a tab until somebody signs in', () => {
    expect(guestId()).toBe(guestId())
  })

  it('is handed on to whoever signs in, on the last page of the guest, in both languages', () => {
    const guest = guestId()
    expect(meetAt('/support', 5)).toBe(guest)
    expect(meetAt('/kk/support', 5)).toBe(guest)
  })

  it('is handed on to who signs in and returns from another page', () => {
    const guest = guestId()
    expect(meetAt('/profile', 5)).toBeUndefined()
    expect(meetAt('/support', 5)).toBe(guest)
  })

  it('is not handed on to a person who comes later, nor again to the first', () => {
    guestId()
    meetAt('/support', 5)
    expect(meetAt('/support', 6)).toBeUndefined()
    expect(meetAt('/support', 5)).toBeUndefined()
  })

  it('is not handed on where somebody signs in from another page', () => {
    guestId()
    meetAt('/', 0)
    expect(meetAt('/support', 5)).toBeUndefined()
  })

  it('is another one after a person has signed out', () => {
    const before = guestId()
    meetAt('/support', 5)
    meetAt('/support', 0)
    const after = guestId()
    expect(after).not.toBe(before)
    expect(meetAt('/support', 6)).toBe(after)
  })

  it('meets nobody while nobody is signed in', () => {
    const guest = guestId()
    expect(meetAt('/support', 0)).toBeUndefined()
    expect(meetAt('/support', 5)).toBe(guest)
  })

  it('is nobody where nothing was written as a guest', () => {
    expect(meetAt('/support', 5)).toBeUndefined()
    expect(meetAt('/support', 0)).toBeUndefined()
    expect(kept.size).toBe(0)
  })

  it.each(['', '{', '3', '[]', '{}', '{"id":""}', '"x"'])('is a new one if %j is kept', (value) => {
    kept.set('guest', value)
    expect(meetVisitor(5)).toBeUndefined()
    expect(guestId()).toMatch(/^[\da-f-]{36}$/)
  })

  it('has no name without storage', () => {
    vi.stubGlobal('sessionStorage', undefined)
    expect(guestId()).toBeUndefined()
    expect(meetVisitor(5)).toBeUndefined()
  })

  it('has no name if the storage refuses it', () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    })
    expect(guestId()).toBeUndefined()
  })
})
