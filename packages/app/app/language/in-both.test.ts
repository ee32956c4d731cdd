import { describe, expect, expectTypeOf, it } from 'vitest'
import { inBoth, type WordsOf } from './in-both.ts'

type Russian = { title: string; ads: (count: number) => string; names: { part: string; goods: string } }

/** What `inBoth` takes, given these Russian words: the type check of the app runs over this file as well. */
type Taken = Parameters<typeof inBoth<Russian>>[0]
type Given<Kazakh> = { ru: Russian; kk: Kazakh }

describe('inBoth', () => {
  it('takes Kazakh words of the same shape', () => {
    expectTypeOf<Given<Russian>>().toExtend<Taken>()
  })

  it('refuses words of which one is missing, at any depth, or that are of another kind', () => {
    expectTypeOf<Given<Omit<Russian, 'title'>>>().not.toExtend<Taken>()
    expectTypeOf<Given<Omit<Russian, 'names'> & { names: { part: string } }>>().not.toExtend<Taken>()
    expectTypeOf<Given<Omit<Russian, 'ads'> & { ads: string }>>().not.toExtend<Taken>()
    expectTypeOf<Given<Omit<Russian, 'title'> & { title: () => string }>>().not.toExtend<Taken>()
    expectTypeOf<Given<Omit<Russian, 'ads'> & { ads: (name: string) => string }>>().not.toExtend<Taken>()
    expectTypeOf<{ ru: Russian }>().not.toExtend<Taken>()
  })

  it('gives either language, with one type for both', () => {
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
