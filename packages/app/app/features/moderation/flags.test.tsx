import { type AdAction, type AdFlags, type Photo, reasonsFor } from '@sauda/sdk/ads'
import { LANGUAGES, type Language } from '@sauda/sdk/language'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { LanguageProvider } from '../../language/language-context.tsx'
import { flagWords } from './flag-words.ts'
import { Flags } from './flags.tsx'

const NONE: AdFlags = { contacts: [], far_price: null, same_photo: [], many_ads: null }
const LIKE = { low: 48_000, typical: 61_000, high: 74_000, ads: 34 }
const photoOf = (key: string): Photo => ({
  key,
  width: 800,
  height: 600,
  small: `/api/photo/${key}/small.webp`,
  medium: `/api/photo/${key}/medium.webp`,
  large: `/api/photo/${key}/large.webp`,
  jpeg: `/api/photo/${key}/large.jpeg`,
  avif: null,
})
const FOREIGN = {
  id: 5,
  title: 'Фара <левая>',
  title_kk: 'Сол жақ фара',
  own: false,
  photo: photoOf('b'),
  like: photoOf('a'),
}
const OWN = { ...FOREIGN, id: 6, title: 'Фара правая', title_kk: null, own: true, photo: photoOf('c') }

type Shown = { language?: Language; price?: number; actions?: AdAction[] }

function markupOf(flags: Partial<AdFlags>, given: Shown = {}): string {
  const { language = 'ru', price = 9_000, actions = ['publish', 'needEdits'] } = given
  const shown = <Flags ad={{ id: 4, price, allowed_actions: actions }} flags={{ ...NONE, ...flags }} />
  const router = createMemoryRouter([{ path: '/', element: shown }])
  return renderToStaticMarkup(
    <LanguageProvider language={language}>
      <RouterProvider router={router} />
    </LanguageProvider>,
  )
}

/** The flags; the other ads of a photo are a list, too, of other boxes. */
const rowsIn = (markup: string) => markup.split('<li class="grid ').slice(1)

describe.each(LANGUAGES)('flags in %s', (language) => {
  const words = flagWords[language]

  it('name the other ads with the same photo, whose they are, and link to them', () => {
    const [row = '', ...others] = rowsIn(markupOf({ same_photo: [FOREIGN, OWN] }, { language }))
    expect(others).toEqual([])
    expect(row).toContain(words.photo)
    expect(row).toContain(language === 'kk' ? '>Сол жақ фара</a>, ' : '>Фара &lt;левая&gt;</a>, ')
    expect(row).toContain(`>Фара правая</a>, ${words.own}`)
    expect(row).toContain(`, ${words.foreign}`)
    const links = [...row.matchAll(/href="([^"]+confirm)"/g)].map(([, href]) => href)
    const start = language === 'kk' ? '/kk' : ''
    expect(links).toEqual([`${start}/ads/5/confirm`, `${start}/ads/6/confirm`])
  })

  it('show the photo of this ad beside that of each other ad, both named and to be opened', () => {
    const row = rowsIn(markupOf({ same_photo: [FOREIGN, OWN] }, { language }))[0] ?? ''
    const title = language === 'kk' ? 'Сол жақ фара' : 'Фара &lt;левая&gt;'
    const photos = [...row.matchAll(/href="([^"]+jpeg)"[^>]*aria-label="([^"]+)"/g)]
    expect(photos.map(([, href, name]) => [href, name])).toEqual([
      ['/api/photo/a/large.jpeg', words.photoHere],
      ['/api/photo/b/large.jpeg', words.photoThere(title)],
      ['/api/photo/a/large.jpeg', words.photoHere],
      ['/api/photo/c/large.jpeg', words.photoThere('Фара правая')],
    ])
    expect([...row.matchAll(/<img [^>]*src="([^"]+)"[^>]*alt=""/g)].map(([, src]) => src)).toEqual(
      photos.map(([, href]) => href),
    )
  })

  it('say how many ads the owner has placed in a day', () => {
    const [row = '', ...others] = rowsIn(markupOf({ many_ads: 14 }, { language }))
    expect(others).toEqual([])
    expect(row).toContain(words.many)
    expect(row).toContain(words.count(14))
  })

  it('show a contact once, and a far price beside those of like ads', () => {
    const contact = { field: 'text', kind: 'phone', text: '8 701 000 00 12' } as const
    const [contacts = '', price = ''] = rowsIn(
      markupOf({ contacts: [contact, { ...contact, field: 'title' }], far_price: LIKE }, { language }),
    )
    expect(contacts).toContain(words.contacts)
    expect(contacts.match(/8 701 000 00 12/g)).toHaveLength(1)
    expect(price).toContain(words.cheap(6))
    expect(rowsIn(markupOf({ far_price: LIKE }, { language, price: 610_000 }))[0]).toContain(words.dear(10))
  })
})

it('an ad without anything to look at has no rows', () => {
  expect(rowsIn(markupOf({}))).toEqual([])
})

describe('the key of the reason', () => {
  const keyOf = (row = '') => /<kbd[^>]*>(\d)<\/kbd>/.exec(row)?.[1]

  it('is beside the photo, because an ad may be sent back for it', () => {
    const [row] = rowsIn(markupOf({ same_photo: [FOREIGN] }))
    expect(keyOf(row)).toBe(`${reasonsFor('needEdits').indexOf('photos') + 1}`)
  })

  it('is not beside many ads: no reason is that', () => {
    expect(keyOf(rowsIn(markupOf({ many_ads: 11 }))[0])).toBeUndefined()
  })

  it('is not shown while the ad may not be sent back', () => {
    expect(keyOf(rowsIn(markupOf({ same_photo: [FOREIGN] }, { actions: [] }))[0])).toBeUndefined()
  })
})
