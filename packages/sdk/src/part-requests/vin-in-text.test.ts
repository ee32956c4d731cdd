import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withoutVins } from './vin-in-text.ts'

const VIN = 'XW7BF4FK60S061437'

test.each([
  [`Суппорт левый ${VIN}`, 'Суппорт левый', VIN],
  [`Суппорт, VIN: ${VIN.toLowerCase()}`, 'Суппорт', VIN],
  [`${VIN} суппорт`, 'суппорт', VIN],
  [`Суппорт ${VIN} левый`, 'Суппорт левый', VIN],
  [VIN, '', VIN],
  ['Суппорт левый', 'Суппорт левый', null],
  ['электрооборудован', 'электрооборудован', null],
  ['Артикул 12345678901234567', 'Артикул 12345678901234567', null],
  [`Номер X${VIN}`, `Номер X${VIN}`, null],
  ['Суппорт JZX100-0012345 левый', 'Суппорт левый', 'JZX100-0012345'],
  ['Фара, номер кузова: k11–123456', 'Фара, номер кузова', 'K11-123456'],
  ['Суппорт XW7 BF4FK60 S061437', 'Суппорт', VIN],
  ['Суппорт XW7-BF4-FK60-S061437 левый', 'Суппорт левый', VIN],
  ['Фара 1M8 GDM9AX KP042788', 'Фара', '1M8GDM9AXKP042788'],
  ['Camry 40 48510 06780', 'Camry 40 48510 06780', null],
  ['LADA 2114 21083 2007', 'LADA 2114 21083 2007', null],
  ['Колодки GDB-3425 и B6Y1-14302', 'Колодки GDB-3425 и B6Y1-14302', null],
  ['Артикул 48510-0123456', 'Артикул 48510-0123456', null],
  ['', '', null],
])('%j is %j with %j', (text, rest, vin) => {
  expect(withoutVins(text)).toEqual({ text: rest, vin })
})

test('no text keeps a VIN', () => {
  const word = fc.constantFrom('суппорт', VIN, VIN.toLowerCase(), ',', 'VIN', ' ', '\n', '№')
  fc.assert(
    fc.property(fc.array(word), (words) => {
      expect(withoutVins(words.join(' ')).text.toUpperCase()).not.toContain(VIN)
    }),
  )
})
