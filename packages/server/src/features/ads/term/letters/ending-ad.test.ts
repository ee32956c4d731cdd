import { describe, expect, it } from 'vitest'
import { endingAdLetter } from './ending-ad.ts'

const facts = {
  ad: { id: 7, title: 'Диски «R16» <новые> & шины', title_kk: 'Дискілер мен шиналар' },
  name: 'Айгерім',
  expiresAt: new Date('2026-11-24T07:00:00Z'),
  renewal: { token: 'a+b/c=' },
  publicUrl: 'https://sauda.example',
}

describe('the e-mail about an ad’s end', () => {
  it('is in Russian, with the time in the centre’s time zone and the link', () => {
    const { subject, text, html } = endingAdLetter(facts, 'ru')
    expect(subject).toBe('Скоро снимем с публикации: Диски «R16» <новые> & шины')
    expect(text.replaceAll('\u00a0', ' ')).toContain('до 24 ноября 2026, 12:00')
    expect(text).toContain('https://sauda.example/ads/7/renew?token=a%2Bb%2Fc%3D')
    expect(html).toContain('Продлить на 30 дней')
  })

  it('is in Kazakh, with the Kazakh title and page', () => {
    const { subject, text, html } = endingAdLetter(facts, 'kk')
    expect(subject).toContain('Дискілер мен шиналар')
    expect(text.replaceAll('\u00a0', ' ')).toContain('2026 ж. 24 қараша, сағат 12:00')
    expect(text).toContain('https://sauda.example/kk/ads/7/renew?token=')
    expect(html).toContain('<html lang="kk">')
  })

  it.each([
    [
      'moderation',
      'ru',
      'изменения в объявлении ещё проверяют модераторы',
      'Открыть объявление',
      '/ads/7/view',
    ],
    ['moderation', 'kk', 'модераторлар әлі тексеріп жатыр', 'Хабарландыруды ашу', '/kk/ads/7/view'],
    ['mending', 'ru', 'модераторы вернули объявление на доработку', 'Исправить', '/ads/7/edit'],
    ['mending', 'kk', 'модераторлар хабарландыруды түзетуге қайтарды', 'Түзету', '/kk/ads/7/edit'],
  ] as const)(
    'before %s in %s says so, does not renew and links to what is next',
    (after, language, ...said) => {
      const [why, label, path] = said
      const { text, html } = endingAdLetter({ ...facts, renewal: { after } }, language)
      expect(text).toContain(`${label}:\nhttps://sauda.example${path}\n`)
      expect(html).toContain(`>${label}</a>`)
      for (const form of [text, html]) {
        expect(form).toContain(why)
        expect(form).not.toMatch(/renew|token|undefined/)
      }
    },
  )

  it('shows its ad on a card, with the picture that is attached', () => {
    const shown = endingAdLetter(facts, 'ru').html.replaceAll('\u00a0', ' ')
    expect(shown).toContain('cid:thing')
    expect(shown).toContain('В каталоге до 24 ноября 2026, 12:00')
  })

  it('falls back on the title that exists', () => {
    expect(endingAdLetter({ ...facts, ad: { ...facts.ad, title_kk: null } }, 'kk').subject).toContain('Диски')
  })

  it('escapes HTML', () => {
    const { html } = endingAdLetter({ ...facts, name: '<script>alert(1)</script>' }, 'ru')
    expect(html).not.toContain('<script>')
    expect(html).not.toContain('<новые>')
    expect(html).toContain('&lt;новые&gt; &amp; шины')
  })
})
