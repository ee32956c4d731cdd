import { describe, expect, it, vi } from 'vitest'
import { loadOnce } from './load-once.ts'

describe('loadOnce', () => {
  it('loads nothing before it is called', () => {
    const load = vi.fn(async () => 'part')
    loadOnce(load)
    expect(load).not.toHaveBeenCalled()
  })

  it('loads once, for calls during and after loading', async () => {
    const load = vi.fn(async () => 'part')
    const part = loadOnce(load)
    expect(await Promise.all([part(), part()])).toEqual(['part', 'part'])
    expect(await part()).toBe('part')
    expect(load).toHaveBeenCalledOnce()
  })

  it('fails for all who wait, and tries again at the next call', async () => {
    const load = vi.fn(async () => 'part').mockRejectedValueOnce(new Error('offline'))
    const part = loadOnce(load)
    const [one, other] = [part(), part()]
    await expect(one).rejects.toThrow('offline')
    await expect(other).rejects.toThrow('offline')
    expect(load).toHaveBeenCalledOnce()
    expect(await part()).toBe('part')
    expect(load).toHaveBeenCalledTimes(2)
  })
})
