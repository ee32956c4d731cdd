import { type ComponentProps, type ComponentType, Suspense } from 'react'
import { renderToReadableStream, renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest'
import type { LanguageProvider } from '../language/language-context.tsx'
import { late } from './late.ts'

const LateProvider = late(() => import('../language/language-context.tsx'), 'LanguageProvider')

describe('late, on the server', () => {
  it('is in the HTML', () => {
    const part = renderToString(<LateProvider language="kk">Хаттар</LateProvider>)
    expect(part).toBe('Хаттар')
  })

  it('has the props of the component', () => {
    expectTypeOf<ComponentProps<typeof LateProvider>>().toEqualTypeOf<
      ComponentProps<typeof LanguageProvider>
    >()
  })

  it('does without what only browsers render', () => {
    const Nothing = late(() => import('../language/language-context.tsx'), 'LanguageProvider', {
      inBrowser: true,
    })
    expect(renderToString(<Nothing language="kk">Хаттар</Nothing>)).toBe('')
  })
})

const Remark = () => <p>A remark</p>
const load = vi.fn(async () => ({ Remark }))
const missing = () => Promise.reject(new Error('no file'))

/** The module as a browser has it, whose calls are not replaced, with a document that has what one selector names. */
async function inBrowser(has = '') {
  vi.resetModules()
  vi.stubEnv('SSR', false)
  vi.stubGlobal('document', { querySelector: (selector: string) => (selector === has ? {} : null) })
  return import('./late.ts')
}

function atOnce(Part: ComponentType) {
  return renderToString(
    <Suspense fallback="not yet">
      <Part />
    </Suspense>,
  )
}

async function inTheEnd(Part: ComponentType) {
  const stream = await renderToReadableStream(
    <Suspense>
      <Part />
    </Suspense>,
  )
  await stream.allReady
  return new Response(stream).text()
}

describe('late, in a browser', () => {
  beforeEach(() => {
    load.mockReset().mockResolvedValue({ Remark })
    vi.unstubAllEnvs()
    vi.unstubAllGlobals()
  })

  it('is loaded when it is rendered, and not before', async () => {
    const browser = await inBrowser()
    const LateRemark = browser.late(load, 'Remark')
    await browser.loadShown()
    expect(load).not.toHaveBeenCalled()
    expect(atOnce(LateRemark)).toContain('not yet')
    expect(await inTheEnd(LateRemark)).toContain('A remark')
  })

  it('is at hand before the page is hydrated if the document shows it', async () => {
    const browser = await inBrowser('[data-desk]')
    const LateRemark = browser.late(load, 'Remark', { shownAs: '[data-desk]' })
    const other = vi.fn(async () => ({ Remark }))
    browser.late(other, 'Remark', { shownAs: '[data-documents]' })
    await browser.loadShown()
    expect(atOnce(LateRemark)).toContain('A remark')
    expect(other).not.toHaveBeenCalled()
  })

  it('is at hand within another part that the document shows', async () => {
    const browser = await inBrowser('[data-desk]')
    const loadDesk = async () => ({ Desk: browser.late(load, 'Remark', { shownAs: '[data-desk]' }) })
    const LateDesk = browser.late(loadDesk, 'Desk', { shownAs: '[data-desk]' })
    await browser.loadShown()
    expect(atOnce(LateDesk)).toContain('A remark')
  })

  it('is loaded again when it is rendered if the document shows it, but its file did not come', async () => {
    const browser = await inBrowser('[data-desk]')
    load.mockImplementationOnce(missing)
    const LateRemark = browser.late(load, 'Remark', { shownAs: '[data-desk]' })
    await browser.loadShown()
    expect(atOnce(LateRemark)).toContain('not yet')
    expect(await inTheEnd(LateRemark)).toContain('A remark')
  })

  it('waits for a connection if the user has not asked for it', async () => {
    const browser = await inBrowser()
    const listened = Promise.withResolvers<() => void>()
    vi.stubGlobal('navigator', { onLine: false })
    vi.stubGlobal('addEventListener', (_name: string, resume: () => void) => listened.resolve(resume))
    load.mockImplementationOnce(missing)
    const html = inTheEnd(browser.late(load, 'Remark', { waits: true }))
    const resume = await listened.promise
    expect(load).toHaveBeenCalledOnce()
    resume()
    expect(await html).toContain('A remark')
  })

  it('shows nothing if the page works without it and it does not come', async () => {
    const browser = await inBrowser()
    load.mockImplementation(missing)
    expect(await inTheEnd(browser.late(load, 'Remark', { isSpare: true }))).not.toContain('data-msg')
  })
})

it('fails on the server if the plugin has not replaced it', async () => {
  vi.unstubAllEnvs()
  vi.resetModules()
  const unreplaced = await import('./late.ts')
  expect(() => unreplaced.late(load, 'Remark')).toThrow('scripts/late-parts.ts')
})
