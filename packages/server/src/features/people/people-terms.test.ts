import { expect, it } from 'vitest'
import { peopleTerms } from './people-terms.ts'

const read = (text: string) =>
  peopleTerms(text).map(({ text, digits }) => (digits === undefined ? text : Number(digits)))

it.each<[string, (string | number)[]]>([
  ['Ерлан Қасымов', ['ерлан', 'қасымов']],
  ['  ерлан,  ҚАСЫМОВ; ', ['ерлан', 'қасымов']],
  ['ТОО «АвтоДиск»', ['автодиск']],
  ['автодиск ЖШС', ['автодиск']],
  ['тоо', ['тоо']],
  ['бутик 214', ['214']],
  ['214а', ['214а']],
  ['310540000130', [310540000130]],
  ['БИН 3105', ['3105']],
  ['31054', [31054]],
  ['31054000013x', ['31054000013x']],
  ['w12345', ['w12345']],
  ['+7 (701) 300-00-31', [7013000031]],
  ['8 701 300 00 31', [7013000031]],
  ['87013000031', [7013000031]],
  ['701 300 00 31', [7013000031]],
  ['300-00-31', [3000031]],
  ['300 00 31', [3000031]],
  ['310 540 000 130', [310540000130]],
  ['214 215', ['214', '215']],
  ['214 215 216', ['214', '215', '216']],
  ['бутик 214, 215', ['214', '215']],
  ['ерлан 8 701 300 00 31', [7013000031, 'ерлан']],
  ['tenant@sauda.example', ['tenant@sauda.example']],
  ["О'Нил", ["о'нил"]],
  ['- % _ \\', []],
  ['«»', []],
  ['🙂', []],
])('reads «%s» as %j', (text, terms) => {
  expect(read(text)).toEqual(terms)
})

it('takes letters for the same however they are encoded', () => {
  expect(peopleTerms('и\u0306од')).toEqual(peopleTerms('йод'))
})

it('keeps a number as it is written, because rooms have long numbers too', () => {
  expect(peopleTerms('2-12345, 10245')).toEqual([
    { text: '2-12345', digits: '212345' },
    { text: '10245', digits: '10245' },
  ])
})
