import { expect } from '@playwright/test'
import { understoodWords } from '../../packages/app/app/features/ads/understood-words.ts'
import { test } from '../portal/http-test.ts'
import { flowsIn, languages } from '../portal/languages.ts'
import { hrefOf } from '../portal/visitor.ts'

for (const { language, words, at } of languages) {
  test(`a query without words is said to be ignored, in ${language}`, async ({ visitor }) => {
    for (const q of ['!!!???', '😀', '%_%']) {
      await visitor.open(at(`/ads?q=${encodeURIComponent(q)}`))
      expect(visitor.text).toContain(understoodWords[language].nothingAsked)
      expect(visitor.document.querySelector('main a[href$="/view"]'), q).not.toBeNull()
    }
  })

  test(`what was mended and understood is shown, in ${language}`, async ({ visitor }) => {
    const said = understoodWords[language]
    await visitor.open(at(`/ads?q=${encodeURIComponent('тормазные диски камри оригинал')}`))
    const chips = visitor.all('link', new RegExp(`^${said.remove}`))
    expect(chips.some(({ textContent }) => /тормозные диски|тежегіш дискілері/i.test(textContent))).toBe(true)
    const heading = visitor.get(
      'heading',
      undefined,
      visitor.document.querySelector('h1')?.parentElement ?? undefined,
    )
    expect(heading.textContent).not.toContain('тормазн')
    expect(visitor.document.title.startsWith(heading.textContent)).toBe(true)
  })

  test(`the search of the header works without scripts, in ${language}`, async ({ visitor }) => {
    await visitor.open(at('/ads/1000/view'))
    const banner = visitor.get('banner')
    visitor.field(words.header.search, banner).value = 'колодки'
    const form = visitor.field(words.header.search, banner).form
    if (!form) throw new Error('The search of the header is in no form.')
    await visitor.send(form)
    expect(visitor.address).toMatch(/\/ads\?q=/)
    expect(visitor.document.querySelector('main li a[href$="/view"]')).not.toBeNull()

    // What a phone shows instead of the field.
    await visitor.open(at('/ads/1000/view'))
    await visitor.follow(words.header.search, visitor.get('banner'))
    visitor.get('searchbox', undefined, visitor.get('main'))
  })
}

for (const { language, words, at } of flowsIn('ru')) {
  const { catalogue } = words

  test(`an empty result offers a way on, in ${language}`, async ({ visitor }) => {
    const ways = () => [...visitor.document.querySelectorAll('main section[aria-labelledby^="way-"]')]
    await visitor.open(at(`/ads?q=${encodeURIComponent('нетнигдетакогослова')}`))
    expect(visitor.text).toContain(catalogue.empty)
    // Nothing is near to a word that means nothing.
    const [only, ...others] = ways()
    expect(others).toEqual([])
    visitor.get('link', catalogue.categories.brakes, only)

    await visitor.open(at(`/ads?q=${encodeURIComponent('карбюратор тойота')}`))
    expect(visitor.text).toContain(catalogue.empty)
    expect(ways()).toHaveLength(2)
    const near = visitor.document.querySelector('section[aria-labelledby="way-similar"] a')
    if (!near) throw new Error('Nothing is near.')
    expect(near.textContent).toContain(', Toyota')
    await visitor.open(hrefOf(near))
    expect(visitor.address).toMatch(/brand=\d+/)
    expect(visitor.document.querySelector('main a[href$="/view"]')).not.toBeNull()
  })
}
