import { createPortal } from '@sauda/sdk'
import type { Language } from '@sauda/sdk/language'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { inBoth } from '../language/in-both.ts'
import { useWords } from '../language/language-context.tsx'
import { LocalLink } from '../language/local-link.tsx'
import { renderPart } from './server-part.server.tsx'
import { DocumentParts, isFollowed, type RenderedPart, ServerPart } from './server-part.tsx'
import { testVisit } from './test-visit.ts'
import type { Visit } from './visit.ts'

const words = inBoth({ ru: { hours: 'Часы работы' }, kk: { hours: 'Жұмыс уақыты' } })

function Hours() {
  return (
    <p>
      {useWords(words).hours} <LocalLink to="/promotions">{'<b>'}</LocalLink>{' '}
      <LocalLink to="#about">#</LocalLink>
    </p>
  )
}

function begin(language: Language, isData: boolean) {
  const portal = createPortal({ baseUrl: 'http://127.0.0.1:1', language })
  const { visit, context } = testVisit(portal, { language, isData })
  const url = new URL(language === 'kk' ? 'http://127.0.0.1:1/kk/rules?q=1' : 'http://127.0.0.1:1/rules')
  return { visit, args: { url, context } }
}

/** The page around a part, as the server renders it. */
function documentOf(part: RenderedPart, parts: Visit['parts'] | null) {
  const router = createMemoryRouter([{ path: '/', element: <ServerPart part={part} className="mt-4" /> }])
  return renderToString(
    <DocumentParts value={parts}>
      <RouterProvider router={router} />
    </DocumentParts>,
  )
}

test('a document contains a part once: its data only names it', () => {
  const { visit, args } = begin('ru', false)
  const part = renderPart(args, 'hours', <Hours />)
  expect(part).toEqual({ id: 'hours', html: null })
  const page = documentOf(part, visit.parts)
  expect(page).toMatch(/^<div class="mt-4" data-part="hours"><p>Часы работы <a .*<\/p><\/div>$/)
})

test('the data for a navigation contains the HTML, and the page shows it', () => {
  const { visit, args } = begin('ru', true)
  const part = renderPart(args, 'hours', <Hours />)
  expect(part.html).toContain('Часы работы')
  expect(visit.parts.size).toBe(0)
  expect(documentOf(part, null)).toContain(part.html)
})

test('a part is in the language of the request, and its links keep it', () => {
  const { html } = renderPart(begin('kk', true).args, 'hours', <Hours />)
  expect(html).toContain('Жұмыс уақыты')
  expect(html).toContain('href="/kk/promotions"')
  expect(html).toContain('href="/kk/rules#about"')
})

test('texts are escaped, and nothing asks for images ahead of the part', () => {
  const { html } = renderPart(
    begin('ru', true).args,
    'hours',
    <>
      <img src="/a.svg" alt="" />
      <Hours />
    </>,
  )
  expect(html).toMatch(/^<img src="\/a.svg" alt=""\/>/)
  expect(html).toContain('&lt;b&gt;')
})

test('two parts of a document keep their own HTML', () => {
  const { visit, args } = begin('ru', false)
  renderPart(args, 'one', <p>1</p>)
  renderPart(args, 'two', <p>2</p>)
  expect([...visit.parts]).toEqual([
    ['one', '<p>1</p>'],
    ['two', '<p>2</p>'],
  ])
})

const PRESS = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false }
const HERE = 'https://sauda.example'

function link(attributes: Readonly<Record<string, string>>, origin = HERE) {
  return {
    origin,
    target: attributes.target ?? '',
    hasAttribute: (name: string) => name in attributes,
  }
}

const ofRouter = { 'data-discover': 'true' }

test('a plain click on a link of the router is followed', () => {
  expect(isFollowed(link(ofRouter), PRESS, HERE)).toBe(true)
  expect(isFollowed(link({ ...ofRouter, target: '_self' }), PRESS, HERE)).toBe(true)
})

test.each([
  ['a plain link: another language, a file, a phone', link({}), PRESS],
  ['a download', link({ ...ofRouter, download: '' }), PRESS],
  ['another target', link({ ...ofRouter, target: '_blank' }), PRESS],
  ['another origin', link(ofRouter, 'https://other.example'), PRESS],
  ['the middle button', link(ofRouter), { ...PRESS, button: 1 }],
  ['with Ctrl', link(ofRouter), { ...PRESS, ctrlKey: true }],
  ['with Cmd', link(ofRouter), { ...PRESS, metaKey: true }],
  ['with Shift', link(ofRouter), { ...PRESS, shiftKey: true }],
  ['with Alt', link(ofRouter), { ...PRESS, altKey: true }],
] as const)('the browser follows %s', (_what, pressed, press) => {
  expect(isFollowed(pressed, press, HERE)).toBe(false)
})
