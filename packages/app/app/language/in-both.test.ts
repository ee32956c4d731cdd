import { describe, expect, expectTypeOf, it } from 'vitest'
import { inBoth, type WordsOf } from './in-both.ts'

type Russian = { title: string; ads: (count: number) => string; names: { part: string; goods: string } }

/** The arguments that `inBoth` accepts for these Russian words; checked by the app's type check. */
type Taken = Parameters<typeof inBoth<Russian>>[0]
type Given<Kazakh> = { ru: Russian; kk: Kazakh }

describe('inBoth', () => {
  it('accepts Kazakh words of the same shape', () => {
    expectTypeOf<Given<Russian>>().toExtend<Taken>()
  })

  it('rejects missing words at any depth, and words of another type', () => {
    expectTypeOf<Given<Omit<Russian, 'title'>>>().not.toExtend<Taken>()
    expectTypeOf<Given<Omit<Russian, 'names'> & { names: { part: string } }>>().not.toExtend<Taken>()
    expectTypeOf<Given<Omit<Russian, 'ads'> & { ads: string }>>().not.toExtend<Taken>()
    expectTypeOf<Given<Omit<Russian, 'title'> & { title: () => string }>>().not.toExtend<Taken>()
    expectTypeOf<Given<Omit<Russian, 'ads'> & { ads: (name: string) => string }>>().not.toExtend<Taken>()
    expectTypeOf<{ ru: Russian }>().not.toExtend<Taken>()
  })

  it('returns either language, with one type for both', () => {
    const words = inBoth({
      ru: { title: 'Письма', sent: (day: string) => `отправлено ${day}` },
      kk: { title: 'Хаттар', sent: (day) => `${day} жіберілді` },
    })
    expect(words.ru.title).toBe('Письма')
    expect(words.kk.sent('21.11')).toBe('21.11 жіберілді')
    expectTypeOf<WordsOf<typeof words>>().toEqualTypeOf<{
      readonly title: string
      readonly sent: (day: string) => string
    }>()
  })
})
