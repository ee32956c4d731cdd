import { expect, it } from 'vitest'
import { mixedStem } from './mixed-forms.ts'

it.each([
  ['колодкасы', 'колодк'],
  ['колодкасын', 'колодк'],
  ['форсункалар', 'форсунк'],
  ['форсункалары', 'форсунк'],
  ['пружинасының', undefined],
  ['пружинасынын', 'пружин'],
  ['соляркага', 'солярк'],
  ['помпасы', 'помп'],
])('«%s» has the stem %s', (word, stem) => {
  expect(mixedStem(word)).toBe(stem)
})

it.each([
  'часы',
  'термосы',
  'каталога',
  'такси',
  'насосы',
  'дорога',
  'рычага',
  'стартер',
  'картер',
  'радар',
  'диски',
  'дискилерди',
  'фильтрлер',
  'колодка',
  'abs',
  '',
])('«%s» has no Kazakh ending', (word) => {
  expect(mixedStem(word)).toBeUndefined()
})
