import { describe, expect, it } from 'vitest'
import { LATE_FONTS } from './late-fonts.ts'
import { laterScripts } from './later-scripts.ts'

const BOOT = '<script nonce="n" type="module" async="">import "/assets/a.js"</script>'
const PAGE =
  '<html><head><meta charSet="utf-8"/><link rel="stylesheet" href="/a.css"/><link rel="modulepreload" href="/assets/a.js"/></head>' +
  `<body><p>1 < 2</p><script nonce="n">window.x = "a<b"</script>${BOOT}</body></html>`

function rewrite(pieces: string[], firstVisit = true): string {
  const page = laterScripts({ nonce: 'n', firstVisit })
  return pieces.map((piece) => page.push(piece)).join('') + page.end()
}

describe('laterScripts', () => {
  it('drops module preloads and keeps other links', () => {
    const out = rewrite([PAGE])
    expect(out).not.toContain('modulepreload')
    expect(out).toContain('<link rel="stylesheet" href="/a.css"/>')
  })

  it('makes the boot script inert and inserts the starter, with the nonce, before it', () => {
    const out = rewrite([PAGE])
    expect(out).not.toContain('type="module"')
    expect(out).toContain('<script nonce="n" type="text/later">import "/assets/a.js"</script></body></html>')
    expect(out).toContain('<script nonce="n">(() => {')
  })

  it('inserts the script of the fonts, with the nonce, after the encoding and before the style sheet', () => {
    expect(rewrite([PAGE])).toContain(
      `<head><meta charSet="utf-8"/><script nonce="n">${LATE_FONTS}</script><link rel="stylesheet"`,
    )
  })

  it('inserts no script of the fonts on a later visit', () => {
    expect(rewrite([PAGE], false)).toContain('<head><meta charSet="utf-8"/><link rel="stylesheet"')
  })

  it('returns the same page wherever the chunks are split', () => {
    const whole = rewrite([PAGE])
    for (let cut = 1; cut < PAGE.length; cut += 1) {
      expect(rewrite([PAGE.slice(0, cut), PAGE.slice(cut)])).toBe(whole)
    }
    expect(rewrite([...PAGE])).toBe(whole)
  })

  it('does not change what follows the boot script', () => {
    const late = '<link rel="modulepreload" href="/b.js"/><script type="module">x</script>'
    expect(rewrite([PAGE, late]).endsWith(late)).toBe(true)
  })

  it('does not change a page without scripts', () => {
    expect(rewrite(['<html><body>', '<p>a', '</p><'])).toBe('<html><body><p>a</p><')
  })

  it('passes plain text through without buffering', () => {
    expect(laterScripts({ nonce: 'n', firstVisit: true }).push('<p>hello</p> and more')).toBe(
      '<p>hello</p> and more',
    )
  })
})
