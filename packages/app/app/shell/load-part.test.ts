import { beforeEach, describe, expect, it, vi } from 'vitest'

const fetched = vi.fn<(address: string) => Promise<Response>>()
const dispatched = vi.fn<(event: Event) => boolean>()
const load = vi.fn(async () => 'part')

/** Links that the document has, by the address of their file. */
const linked = new Set<string>()

const file = () => Promise.resolve(new Response('export {}'))
const missing = () => Promise.resolve(new Response('', { status: 404 }))

async function newPage() {
  vi.resetModules()
  return (await import('./load-part.ts')).loadPart
}

beforeEach(() => {
  linked.clear()
  fetched.mockReset().mockImplementation(file)
  dispatched.mockReset().mockReturnValue(true)
  load.mockReset().mockResolvedValue('part')
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('dispatchEvent', dispatched)
  vi.stubGlobal('document', {
    querySelector: (selector: string) =>
      [...linked].find((address) => selector.includes(`"${address}"`)) ?? null,
  })
})

describe('loadPart', () => {
  it('fetches all files of a part before it imports the part', async () => {
    const loadPart = await newPage()
    load.mockImplementation(async () => `after ${fetched.mock.calls.flat().join()}`)
    expect(await loadPart(load, ['assets/a.js', 'assets/b.js'])).toBe('after /assets/a.js,/assets/b.js')
    expect(dispatched).not.toHaveBeenCalled()
  })

  it('imports a part without files of its own at once', async () => {
    const loadPart = await newPage()
    expect(await loadPart(load)).toBe('part')
    expect(fetched).not.toHaveBeenCalled()
  })

  it('does not fetch what came with the document', async () => {
    const loadPart = await newPage()
    linked.add('/assets/site.css').add('/assets/a.js')
    await loadPart(load, ['assets/a.js', 'assets/site.css', 'assets/b.js'])
    expect(fetched.mock.calls).toEqual([['/assets/b.js']])
  })

  it('fetches a file once for two parts, at the same time or later', async () => {
    const loadPart = await newPage()
    await Promise.all([loadPart(load, ['assets/a.js']), loadPart(load, ['assets/a.js', 'assets/b.js'])])
    await loadPart(load, ['assets/b.js'])
    expect(fetched.mock.calls).toEqual([['/assets/a.js'], ['/assets/b.js']])
  })

  it.each([
    ['missing', missing, 'Unable to preload /assets/a.js: 404'],
    [
      'not reached',
      () => Promise.reject(new TypeError('Failed to fetch')),
      'Unable to preload /assets/a.js: no response',
    ],
  ])(
    'does not import a part whose file is %s, and fetches the file again at the next call',
    async (_, fails, told) => {
      const loadPart = await newPage()
      fetched.mockImplementationOnce(fails)
      await expect(loadPart(load, ['assets/a.js', 'assets/b.js'])).rejects.toThrow(told)
      expect(load).not.toHaveBeenCalled()
      expect(dispatched.mock.calls[0]?.[0]).toMatchObject({
        type: 'vite:preloadError',
        payload: { message: told },
      })

      expect(await loadPart(load, ['assets/a.js', 'assets/b.js'])).toBe('part')
      expect(fetched.mock.calls.flat()).toEqual(['/assets/a.js', '/assets/b.js', '/assets/a.js'])
    },
  )

  it('announces a module that throws while it is imported', async () => {
    const loadPart = await newPage()
    load.mockRejectedValue(new Error('broken'))
    await expect(loadPart(load, ['assets/a.js'])).rejects.toThrow('broken')
    expect(dispatched).toHaveBeenCalledOnce()
  })

  it('stays pending if the page is about to be reloaded', async () => {
    const loadPart = await newPage()
    fetched.mockImplementation(missing)
    dispatched.mockReturnValue(false)
    const settled = vi.fn()
    loadPart(load, ['assets/a.js']).then(settled, settled)
    await new Promise((resolve) => setTimeout(resolve))
    expect(dispatched).toHaveBeenCalledOnce()
    expect(settled).not.toHaveBeenCalled()
  })
})
