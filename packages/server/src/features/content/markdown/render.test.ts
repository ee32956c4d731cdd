import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ImageRow } from '../reference-queries.ts'
import { renderMarkdown } from './render.ts'

const KEY = '6f1c2b7e9a3d4f508c1e'
const IMAGES = new Map<string, ImageRow>([[KEY, { key: KEY, width: 1280, height: 720, preview: 'data:,' }]])

const html = (text: string) => renderMarkdown(text, IMAGES).html
const codes = (text: string) => renderMarkdown(text, IMAGES).removed.map(({ code }) => code)

describe('renderMarkdown', () => {
  it('renders what Markdown has', () => {
    expect(html('Текст **важный** и ~~старый~~.\n\n1. Раз\n2. Два\n\n> Цитата')).toBe(
      '<p>Текст <strong>важный</strong> и <s>старый</s>.</p>\n<ol>\n<li>Раз</li>\n<li>Два</li>\n</ol>\n<blockquote>\n<p>Цитата</p>\n</blockquote>\n',
    )
  })

  it('aligns cells without a style', () => {
    const table = html('| a | b |\n|:-|-:|\n| 1 | 2 |')
    expect(table).toContain('<td align="right">2</td>')
    expect(table).not.toContain('style')
  })

  it.each([
    ['a script', '<script>alert(1)</script>', '', ['html_removed']],
    ['a script around a text', 'До\n\n<script>\nalert(1)\n</script>\n\nПосле', 'После', ['html_removed']],
    ['an iframe', '<iframe src="https://evil.example"></iframe>', '', ['html_removed']],
    ['a script that does not end', '<script>alert(1)', '', ['html_removed']],
    ['an event handler', '<img src=x onerror=alert(1)>', '', ['html_removed']],
    ['tags inside a text', 'слово <b onclick="x()">жирное</b>', 'жирное', ['html_removed', 'html_removed']],
    ['SVG', '<svg><script>alert(1)</script></svg>', '<p></p>', ['html_removed']],
    [
      'a script inside a text',
      'слово <script>alert(1)</script> дальше',
      '<p>слово  дальше</p>',
      ['html_removed'],
    ],
    ['a picture that ends itself', 'слово <svg/> дальше', '<p>слово  дальше</p>', ['html_removed']],
    ['a block, but not its text', '<div onclick="x()">текст</div>', '<p>текст</p>', ['html_removed']],
    ['a comment', '<!-- тайна -->', '', ['html_removed']],
    ['a link that runs', '[сюда](javascript:alert(1))', '<p>сюда</p>', ['link_removed']],
    ['the same in capitals', '[сюда](JaVaScRiPt:alert(1))', '<p>сюда</p>', ['link_removed']],
    ['the same with entities', '[сюда](&#106;avascript:alert(1))', '<p>сюда</p>', ['link_removed']],
    ['the same by reference', '[сюда][a]\n\n[a]: javascript:alert(1)', '<p>сюда</p>', ['link_removed']],
    ['the same without marks', '<javascript:alert(1)>', 'javascript:alert(1)', ['link_removed']],
    ['data', '[x](data:text/html;base64,PHNjcmlwdD4=)', '<p>x</p>', ['link_removed']],
    ['a program of Windows', '[x](vbscript:msgbox)', '<p>x</p>', ['link_removed']],
    ['a host without a scheme', '[x](//evil.example)', '<p>x</p>', ['link_removed']],
    ['a host behind a backslash', '[x](/\\evil.example)', '<p>x</p>', ['link_removed']],
    ['a place beside the page', '[x](promotions)', '<p>x</p>', ['link_removed']],
    ['a picture of another site', '![x](https://evil.example/a.png)', '<p></p>', ['image_removed']],
    ['a picture of data', '![x](data:image/svg+xml,<svg>)', '', ['image_removed']],
    [
      'a picture that is not stored',
      '![x](/api/content/image/00000000000000000000/large.webp)',
      '<p></p>',
      ['image_missing'],
    ],
    [
      'an address that only begins like a picture',
      `![x](/api/content/image/${KEY}/../../user/me)`,
      '<p></p>',
      ['image_removed'],
    ],
  ])('leaves out %s and tells', (_what, text, left, told) => {
    const answer = html(text)
    expect(answer).toContain(left)
    expect(answer).not.toMatch(
      /<(script|iframe|img|svg|div|b|!--)|javascript:[^a]|href|evil|onerror|onclick/i,
    )
    expect(codes(text)).toEqual(told)
  })

  it('tells of each thing once', () => {
    expect(codes('<b>a</b> <b>b</b>\n\n[x](x:y) [z](x:y)')).toEqual([
      'html_removed',
      'html_removed',
      'link_removed',
    ])
  })

  it.each([
    ['/ads?q=1', '/ads?q=1', '/kk/ads?q=1'],
    ['/', '/', '/kk'],
    ['#t-uslovia', '#t-uslovia', '#t-uslovia'],
    ['/api/photo/1', '/api/photo/1', '/api/photo/1'],
    ['tel:+77273000010', 'tel:+77273000010', 'tel:+77273000010'],
    ['mailto:a@b.kz', 'mailto:a@b.kz', 'mailto:a@b.kz'],
  ])('a link to %s leads to the page in the language of the text', (link, russian, kazakh) => {
    expect(html(`[x](${link})`)).toBe(`<p><a href="${russian}">x</a></p>\n`)
    expect(renderMarkdown(`[x](${link})`, IMAGES, 'kk').html).toBe(`<p><a href="${kazakh}">x</a></p>\n`)
  })

  it('links to other sites tell them nothing of the page', () => {
    expect(html('[x](https://a.kz "title")')).toBe('<p><a href="https://a.kz" rel="noopener">x</a></p>\n')
  })

  it('shows a stored picture in its sizes, with its alternative text escaped', () => {
    const shown = html(`![Вид "сверху" <b>](/api/content/image/${KEY}/small.webp)`)
    expect(shown).toContain(`src="/api/content/image/${KEY}/large.webp"`)
    expect(shown).toContain(`${KEY}/medium.webp 640w`)
    expect(shown).toContain('width="1280" height="720" loading="lazy"')
    expect(shown).toContain('alt="Вид &quot;сверху&quot; &lt;b&gt;"')
  })

  it('gives headings ids that stay the same, and lists them', () => {
    const { html, contents } = renderMarkdown(
      '# Условия *возврата*\n\n### Гарантия 2\n\n## Гарантия\n\n## Гарантия',
    )
    expect(contents).toEqual([
      { id: 't-usloviya-vozvrata', level: 2, text: 'Условия возврата' },
      { id: 't-garantiya-2', level: 3, text: 'Гарантия 2' },
      { id: 't-garantiya', level: 2, text: 'Гарантия' },
      { id: 't-garantiya--2', level: 2, text: 'Гарантия' },
    ])
    expect(html).toContain('<h2 id="t-usloviya-vozvrata">Условия <em>возврата</em></h2>')
  })

  it.each(['## Қағидалар', '## ！！', '## ![x](y)', '##', '## <b>'])('the heading %s has an id', (text) => {
    expect(html(text)).toMatch(/<h2 id="t-[a-z]+">/)
  })
})

/** Pieces of which attacks are made, apart from words. */
const PIECE = fc.constantFrom(
  ...[
    '<script>',
    '</script>',
    '<img src=x onerror=alert(1)>',
    '<svg/onload=alert(1)>',
    '<iframe srcdoc=x>',
    '<a href=',
  ],
  ...[
    'javascript:',
    'JAVASCRIPT:',
    'java\tscript:',
    '&#x6A;avascript&colon;',
    'data:text/html,',
    'vbscript:',
    '//evil',
  ],
  ...[
    '[',
    '](',
    ')',
    '![',
    '][',
    ']: ',
    '<',
    '>',
    '"',
    "'",
    '`',
    '```\n',
    '\\',
    '\n',
    '\n\n',
    '    ',
    '> ',
    '- ',
    '# ',
  ],
  ...[
    '&lt;',
    '&#60;',
    '\0',
    '\u202e',
    '<!--',
    '-->',
    '<![CDATA[',
    '<?',
    'onclick=',
    'style=',
    'слово',
    '|',
    '|-|\n',
  ],
  ...['/api/content/image/', `/api/content/image/${KEY}/large.webp`, '<http://a', '<x:y>', '*', '_', '~~'],
)

const ALLOWED = new Set(
  'p h2 h3 h4 h5 h6 a strong em s ul ol li blockquote code pre hr br table thead tbody tr th td img'.split(
    ' ',
  ),
)
const ATTRIBUTES = new Set(
  'id href rel src srcset sizes width height loading decoding alt align start class'.split(' '),
)

/** Every tag and attribute of an HTML text, as a browser reads it. */
function tagsOf(text: string) {
  return [...text.matchAll(/<(\/?)([a-z][a-z0-9]*)((?:\s+[a-z-]+(?:="[^"<>]*")?)*)\s*>/g)].map(
    ([whole, , name = '', rest = '']) => ({
      whole,
      name,
      attributes: [...rest.matchAll(/([a-z-]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [
        key,
        value,
      ]),
    }),
  )
}

it('no text becomes HTML with a script, a handler, or an address of another kind', () => {
  const text = fc.oneof(
    { weight: 4, arbitrary: fc.array(PIECE, { maxLength: 25 }).map((pieces) => pieces.join('')) },
    { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 80 }) },
  )
  fc.assert(
    fc.property(text, (written) => {
      const rendered = html(written)
      const tags = tagsOf(rendered)
      // What is left beside known tags has no bracket that could open another one.
      expect(tags.reduce((rest, { whole }) => rest.replace(whole, ''), rendered)).not.toMatch(/[<>]/)
      for (const { name, attributes } of tags) {
        expect(ALLOWED).toContain(name)
        for (const [key = '', value = ''] of attributes) {
          expect(ATTRIBUTES).toContain(key)
          if (key === 'href') expect(value).toMatch(/^(https?:\/\/[^/\\]|mailto:|tel:|#|\/(?![/\\])|\/$)/i)
          if (key === 'src') expect(value).toMatch(/^\/api\/content\/image\/[0-9a-f]{20}\/large\.webp$/)
        }
      }
    }),
    { numRuns: 3000 },
  )
})
