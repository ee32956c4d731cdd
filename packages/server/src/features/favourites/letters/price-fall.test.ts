import { describe, expect, it } from 'vitest'
import { priceFallLetter } from './price-fall.ts'

const fall = (ad_id: number, price: number, was: number) => ({
  ...{ user_id: 1, ad_id, price, was },
  title: `Диски <${ad_id}>`,
  title_kk: ad_id === 7 ? 'Дискілер' : null,
})
const facts = { name: 'Айгерім', publicUrl: 'https://sauda.example', falls: [fall(7, 58_000, 66_000)] }
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('the e-mail about falls of prices', () => {
  it('of one ad names both prices and leads to it', () => {
    const { subject, text } = priceFallLetter(facts, 'ru')
    expect(plain(subject)).toBe('Диски <7>: теперь 58 000 ₸')
    expect(plain(text)).toContain('Диски <7>: 58 000 ₸ вместо 66 000 ₸')
    expect(text).toContain('https://sauda.example/ads/7/view')
  })

  it('of one ad in Kazakh has the Kazakh title and page', () => {
    const { subject, text, html } = priceFallLetter(facts, 'kk')
    expect(plain(subject)).toBe('Дискілер: енді 58 000 ₸')
    expect(plain(text)).toContain('Дискілер: 66 000 ₸-нің орнына 58 000 ₸')
    expect(text).toContain('https://sauda.example/kk/ads/7/view')
    expect(html).toContain('<html lang="kk">')
  })

  it.each(['ru', 'kk'] as const)(
    'of several in %s begins with the largest fall and leads to all',
    (language) => {
      const falls = [...facts.falls, fall(8, 1_000, 2_000), fall(9, 9_000, 10_000)]
      const { subject, text } = priceFallLetter({ ...facts, falls }, language)
      expect(subject).toMatch(/Диски <8>.* 2$/)
      expect(text.indexOf('Диски <8>')).toBeLessThan(text.indexOf('Диски <9>'))
      expect(text).toContain(`https://sauda.example${language === 'kk' ? '/kk' : ''}/favourites`)
    },
  )

  it('of many has ten lines and the number of the others', () => {
    const falls = Array.from({ length: 13 }, (_, n) => fall(n + 20, 1_000, 2_000))
    const { text } = priceFallLetter({ ...facts, falls }, 'ru')
    expect(text.match(/вместо/g)).toHaveLength(10)
    expect(text).toContain('И ещё 3')
  })

  it('says why it came, and escapes HTML', () => {
    const { html, text } = priceFallLetter({ ...facts, name: '<script>' }, 'ru')
    expect(text).toContain('потому что объявление у вас в избранном')
    expect(html).not.toContain('<script>')
    expect(html).toContain('Диски &lt;7&gt;')
  })
})
