import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isDoubtfulVin, normalVin, vinCheckDigit, vinStart } from './vin.ts'

const LOOK_ALIKES: [string, string][] = [
  ['А', 'A'],
  ['В', 'B'],
  ['Е', 'E'],
  ['К', 'K'],
  ['М', 'M'],
  ['Н', 'H'],
  ['Р', 'P'],
  ['С', 'C'],
  ['Т', 'T'],
  ['У', 'Y'],
  ['Ү', 'Y'],
  ['Х', 'X'],
]

describe('a VIN or frame number', () => {
  test.each([
    ['1M8GDM9AXKP042788', '1M8GDM9AXKP042788'],
    ['  jtnbe40k 903 098745\n', 'JTNBE40K903098745'],
    ['JZX100-0012345', 'JZX100-0012345'],
    ['grs182 - 0004512', 'GRS182-0004512'],
    ['JZX100–0012345', 'JZX100-0012345'],
    ['JZX100‑0012345', 'JZX100-0012345'],
    ['QG10-012345', 'QG10-012345'],
    ['EK9-12', 'EK9-12'],
    ['АЕ110-5012345', 'AE110-5012345'],
    ['хта210990у1234567', 'XTA210990Y1234567'],
    ['ＪＺＸ１００-0012345', 'JZX100-0012345'],
  ])('%j is %s', (typed, vin) => {
    expect(normalVin(typed)).toBe(vin)
  })

  test.each(LOOK_ALIKES)('converts Cyrillic %s to Latin %s in both cases', (cyrillic, latin) => {
    for (const letter of [cyrillic, cyrillic.toLowerCase()])
      expect(normalVin(`${letter}TNBE40K903098745`)).toBe(`${latin}TNBE40K903098745`)
  })

  test.each([
    ['', 'nothing'],
    ['1M8GDM9AXKP04278', '16 characters'],
    ['1M8GDM9AXKP0427888', '18 characters'],
    ['IM8GDM9AXKP042788', 'an I'],
    ['1M8GDM9AXKPO42788', 'an O'],
    ['1M8GDM9AXKPО42788', 'a Russian О'],
    ['1M8GDM9AXKQ042788', 'a Q'],
    ['ЖTNBE40K903098745', 'a letter that looks like no Latin one'],
    ['ІTNBE40K903098745', 'a Kazakh І, which looks like one that no VIN has'],
    ['1M8GDM9A*KP042788', 'another character'],
    ['JZX1000012345', 'a frame number without its hyphen'],
    ['JZX100-00123-45', 'two hyphens'],
    ['-0012345', 'no model'],
    ['JZX100-', 'no number'],
    ['JZX100-00A2345', 'a letter in the number'],
    ['100-0012345', 'a model of digits'],
    ['E9-12', '5 characters with the hyphen'],
    ['JZX100JZX-00123456', '18 characters with the hyphen'],
    ['неизвестен', 'words'],
    ["' or 1=1 --", 'an attack'],
  ])('rejects %j: %s', (typed) => {
    expect(normalVin(typed)).toBeNull()
  })

  test('the normal form is stable', () => {
    const characters = fc.constantFrom(...'ABCXYZ0123456789-АВЕКxyz oiq')
    fc.assert(
      fc.property(fc.string({ unit: characters, maxLength: 20 }), (typed) => {
        const vin = normalVin(typed)
        if (vin === null) return
        expect(normalVin(vin)).toBe(vin)
        expect(vin).toMatch(/^[A-Z\d-]{6,17}$/)
        expect(vin.replace('-', '').startsWith(vinStart(vin.slice(0, 6)) ?? '')).toBe(true)
      }),
    )
  })
})

describe('the North American check digit', () => {
  test.each(['1M8GDM9AXKP042788', '11111111111111111', '5GZCZ43D13S812715', '1HGCM82633A004352'])(
    '%s has a valid check digit',
    (vin) => {
      expect(vinCheckDigit(vin)).toBe(vin[8])
      expect(isDoubtfulVin(vin)).toBe(false)
    },
  )

  test('characters that are missing count as zero', () => {
    expect(vinCheckDigit('')).toBe('0')
  })

  test.each([
    ['1M8GDM9A1KP042788', true],
    ['1HGCM82633A004353', true],
    ['1hgcm82633a 004353', true],
    ['JTNBE40K903098745', false],
    ['WVWZZZ1KZ6W000001', false],
    ['JZX100-0012345', false],
    ['1HGCM8263', false],
    ['', false],
  ])('%s is doubtful: %s', (vin, doubtful) => {
    expect(isDoubtfulVin(vin)).toBe(doubtful)
  })
})

describe('the beginning of a VIN in a search', () => {
  test.each([
    ['jtnbe', 'JTNBE'],
    ['JZX100-00', 'JZX10000'],
    ['АЕ110', 'AE110'],
    ['«jtnbe 40k»,', 'JTNBE40K'],
    ['«(jtnbe 40k)»', 'JTNBE40K'],
    ['JTNBE40K903098745', 'JTNBE40K903098745'],
  ])('%j is %s', (typed, start) => {
    expect(vinStart(typed)).toBe(start)
  })

  test.each(['JTNB', 'JTNBE40K9030987451', 'фара правая', 'диск', 'JTN%_', 'JTN%BE40', '%%%%%', ''])(
    '%j is no beginning of a VIN',
    (typed) => {
      expect(vinStart(typed)).toBeNull()
    },
  )
})
