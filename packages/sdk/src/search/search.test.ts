import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  allowedTypos,
  articleKey,
  articleKeys,
  asCyrillic,
  asLatin,
  editDistance,
  fold,
  foldedWords,
  heardKey,
  isArticle,
  kazakhStem,
  measuresOf,
  oneAlphabetReadings,
  otherLayouts,
  russianStem,
  soundKey,
  stemKeys,
} from './index.ts'

const share = (a: string, b: string) => stemKeys(a).some((key) => stemKeys(b).includes(key))

describe('fold', () => {
  it('lets Kazakh be typed without its letters, and Citroën without its dots', () => {
    expect(fold('Тежегіш Қалыптары')).toBe('тежегиш калыптары')
    expect(fold('Ёлка Citroën')).toBe('елка citroen')
    expect(foldedWords('CX-5, «Әлемі»')).toEqual(['cx', '5', 'алеми'])
  })

  it('is the same when done twice', () => {
    const text = fc.string({ unit: fc.constantFrom(...'аЁіҚңөцyZëÖ 5-«') })
    fc.assert(
      fc.property(text, (one) => {
        expect(fold(fold(one))).toBe(fold(one))
      }),
    )
  })
})

describe('stems', () => {
  it.each([
    ['тормозные', 'тормозной'],
    ['диски', 'дисков'],
    ['колодок', 'колодки'],
    ['стекла', 'стекол'],
    ['ремень', 'ремни'],
    ['коробку', 'коробка'],
    ['дискиси', 'дискилери'],
    ['калыптары', 'калып'],
    ['сузгиси', 'сузгилер'],
    ['тойота', 'тойотага'],
    ['белдик', 'белдиги'],
  ])('%s and %s are forms of one word', (a, b) => expect(share(a, b)).toBe(true))

  it.each([
    ['чай', 'случай'],
    ['майка', 'май'],
    ['торт', 'тормоз'],
    ['фара', 'фаркоп'],
  ])('%s and %s are not', (a, b) => expect(share(a, b)).toBe(false))

  it('leave other scripts and numbers alone, and never a stem of nothing', () => {
    expect(stemKeys('camry')).toEqual(['camry'])
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'абвгдеиыйлнрьая'), minLength: 1 }), (word) => {
        expect(russianStem(word).length).toBeGreaterThan(0)
        expect(kazakhStem(word).length).toBeGreaterThan(0)
      }),
    )
  })
})

describe('other layouts and letters', () => {
  it.each([
    ['cnfhnth', 'стартер'],
    ['xt[ks', 'чехлы'],
    ['ещнщеф', 'toyota'],
    ['иьц ч5', 'bmw x5'],
  ])('%s is %s', (typed, meant) => expect(otherLayouts(typed)).toContain(meant))

  it('are none for digits and punctuation', () => expect(otherLayouts('123 !')).toEqual([]))

  it.each([
    ['podshipnik', 'подшипник'],
    ['zazhiganiya', 'зажигания'],
    ['radiator', 'радиатор'],
    ['shchetki', 'щетки'],
  ])('%s is %s', (latin, cyrillic) => expect(asCyrillic(latin)).toBe(cyrillic))

  it.each([
    ['брембо', 'brembo'],
    ['кастрол', 'castrol'],
    ['сеул', 'seoul'],
    ['бош', 'bosch'],
  ])('%s sounds as %s', (a, b) => expect(soundKey(a)).toBe(soundKey(b)))

  it.each([
    ['б6', 'b6'],
    ['хв50', 'hv50'],
    ['щ5', 'щ5'],
  ])('the code %s is %s in Latin letters', (cyrillic, latin) => expect(asLatin(cyrillic)).toBe(latin))

  it('«калотки» sounds as «колодки»', () => expect(heardKey('калотки')).toBe(heardKey('колодки')))
})

describe('words with letters of both alphabets', () => {
  it.each([
    ['фильтp', 'фильтр'],
    ['aмортизатор', 'амортизатор'],
    ['tormoз', 'тормоз'],
    ['диcк', 'диск'],
    ['дiск', 'диск'],
    ['воsch', 'bosch'],
    ['тоyоtа', 'toyota'],
    ['рoдшипник', 'родшипник'],
  ])('«%s» may be «%s»', (typed, meant) => expect(oneAlphabetReadings(fold(typed))).toContain(meant))

  it.each(['фильтр', 'bosch', '', '5w30', 'жц7', '12'])('«%s» has no other reading', (word) =>
    expect(oneAlphabetReadings(fold(word))).toEqual([]),
  )

  it('leaves out readings that still mix alphabets, and repeats none', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'abcpqwzабвкрщі1') }), (word) => {
        const readings = oneAlphabetReadings(fold(word))
        expect(new Set(readings).size).toBe(readings.length)
        for (const reading of readings) expect(reading).toMatch(/^([a-z]+|[а-я]+)$/)
      }),
    )
  })
})

describe('article numbers', () => {
  it.each([
    ['0-986-494-468', '0 986 494 468'],
    ['ТН34882G1', 'TH34882G1'],
    ['OZA979-E', 'oza 979 e'],
  ])('%s and %s are one', (a, b) => expect(articleKey(a)).toBe(articleKey(b)))

  it('are found in a title wherever they stand', () => {
    expect(articleKeys('Диски Bosch 0 986 479 743, 275 мм')).toContain(articleKey('0986479743'))
    expect(articleKeys('Стартер Mando AB145397')).toContain('ab145397')
  })

  it('are neither words nor short numbers', () => {
    for (const text of ['camry', '12345'.slice(0, 4), 'xv50', 'ы'.repeat(9)])
      expect(isArticle(articleKey(text))).toBe(false)
  })
})

describe('measuresOf', () => {
  const keys = (text: string) => measuresOf(text).flatMap((one) => one.keys)
  it.each([
    ['185/65/15', '185/65 r15'],
    ['205 55 16', '205/55 R16'],
    ['5в40', '5w-40'],
    ['60ah', '60 а·ч'],
    ['12v 60ah', '60 а·ч'],
    ['05w30', '5w-30'],
    ['75в90', '75W-90'],
    ['5*114.3', '5 × 114,3'],
    ['5на114.3', '5х114,3'],
    ['5 на 100', '5/100'],
    ['4л', '4 литра'],
    ['195-65-15', '195/65 r15'],
    ['1856515', '185/65 r15'],
    ['265.65.17', '265/65 R17'],
    ['225*65*17', '225/65 R17'],
    ['225*65', '225/65'],
    ['205/55 91V', '205/55'],
    ['205/55 91v r16', '205/55 r16'],
    ['6 139,7', '6x139.7'],
  ])('%s is %s', (a, b) => expect(keys(a)).toEqual(keys(b)))

  it('does not take every number for a size', () => {
    for (const text of [
      'камри 50',
      '12v 60',
      'бутик 306',
      '2015',
      'x5',
      '5н114',
      '5 а 100',
      '212 1145',
      '1856599',
      'ab1856515',
      '185-651-5',
      '5 114',
    ])
      expect(keys(text)).toEqual([])
  })
})

describe('edit distance', () => {
  const word = fc.string({ unit: fc.constantFrom(...'абвг'), maxLength: 7 })

  it('is symmetric, nothing for equal words, and gives up beyond its bound', () => {
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 3 }), (a, b, most) => {
        expect(editDistance(a, a, most)).toBe(0)
        expect(editDistance(a, b, most)).toBe(editDistance(b, a, most))
        expect(editDistance(a, b, most)).toBeLessThanOrEqual(most + 1)
      }),
    )
  })

  it('is at most one for a word without one of its letters', () => {
    fc.assert(
      fc.property(word, fc.nat(6), (text, at) => {
        const without = text.slice(0, at) + text.slice(at + 1)
        expect(editDistance(text, without, 1)).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('allows no typo in short words and numbers', () => {
    expect(['чай', 'торт', '5w30', 'амортизатор', 'фильтр'].map(allowedTypos)).toEqual([0, 0, 0, 2, 1])
  })
})
