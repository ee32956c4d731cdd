import { expect } from '@playwright/test'
import { test } from '../portal/http-test.ts'
import { flowsIn } from '../portal/languages.ts'
import { hrefOf } from '../portal/visitor.ts'

for (const { language, words, at } of flowsIn('kk')) {
  const { catalogue } = words

  test(`the catalogue and an ad are read and searched without scripts, in ${language}`, async ({
    visitor,
  }) => {
    const ads = () => [...visitor.document.querySelectorAll('main li a[href$="/view"]')]
    await visitor.open(at('/'))
    await visitor.fill(catalogue.search.label, 'колодки').press(catalogue.search.submit)
    expect(visitor.address).toMatch(/\/ads\?.*q=/)
    expect(ads()).not.toHaveLength(0)

    await visitor.open(at('/ads'))
    const [first] = ads()
    await visitor.follow(catalogue.more)
    const [next] = ads()
    if (!first || !next) throw new Error('The catalogue is empty.')
    expect(hrefOf(next)).not.toBe(hrefOf(first))
    const title = next.textContent ?? ''
    await visitor.open(hrefOf(next))
    expect(visitor.get('heading', title).tagName).toBe('H1')
    await visitor.press(words.ad.showPhone)
    expect(visitor.document.querySelector('main a[href^="tel:+7"]')).not.toBeNull()
  })
}
