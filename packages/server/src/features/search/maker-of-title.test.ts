import { describe, expect, it } from 'vitest'
import { makeWordIndex } from '../../platform/columns/word-index.ts'
import { adFind } from './find-words.ts'
import { makerOfTitle, makerStems } from './maker-of-title.ts'

const makerOf = (title: string, { title_kk = null as string | null, text = '' } = {}) =>
  makerOfTitle(
    makeWordIndex(makerStems).add(
      0,
      adFind({ title, title_kk, text, text_kk: null }, { brand: 'Toyota', part: 'Тормозные диски' }),
    ),
  )

describe('the maker of a title', () => {
  it.each([
    ['Диски тормозные Brembo, задние', 'Brembo'],
    ['диски тормозные БРЕМБО', 'Brembo'],
    ['Масло Liqui Moly Top Tec 5W-30', 'Liqui Moly'],
    ['Прокладка ГБЦ Victor Reinz', 'Victor Reinz'],
    ['Стойка Lemförder', 'Lemförder'],
    ['Масло моторное Helix Ultra 5W-40', 'Shell'],
    ['Шины Nokian Hakkapeliitta R5', 'Nokian'],
    ['Смазка WYNN’S', 'Wynn’s'],
    ['Свечи Бош', 'Bosch'],
    ['Магнитола Teyes CC3', 'Teyes'],
    ['Фильтр малый Mann', 'Mann'],
    ['Клей-секунда 5 сек Loctite', 'Loctite'],
    ['Трос Patron', 'Patron'],
  ])('of %j is %s', (title, maker) => {
    expect(makerOf(title)).toBe(maker)
  })

  it.each([
    ['without one', 'Диски тормозные задние, пара'],
    ['with the car alone', 'Бампер передний Toyota Camry XV50'],
    ['with a model that is also called like a maker', 'Фара левая Toyota Matrix'],
    ['with a standard of oils', 'Масло моторное API SN 5W-30'],
    ['with the body of the car', 'Коврики Skoda Octavia sedan'],
    ['with half a name', 'Антифриз Liqui 5 л'],
    ['with the words of a name apart', 'Liqui масло Moly'],
    ['with a longer word that begins like a maker', 'Brembolux диск'],
    ['with nothing to read', '!!!'],
    ['with an adjective', 'Ремкомплект цилиндра малого'],
    ['with seconds', 'Холодная сварка 60 сек'],
    ['with a pronoun', 'Фильтр той же марки'],
    ['with an adverb', 'Там где сел'],
    ['with a city', 'Цепь тула'],
    ['with a verb', 'Беру дорого выкуп'],
    ['with a verb of the past', 'Кардан шел на Ниву'],
    ['with a socket of a lamp', 'Патрон лампы габаритов'],
    ['with a trailer', 'Трал прицеп'],
  ])('is none in a title %s', (_, title) => {
    expect(makerOf(title)).toBeNull()
  })

  it('is the one that is named first', () => {
    expect(makerOf('Колодки TRW, подходят к суппортам Brembo')).toBe('TRW')
    expect(makerOf('Суппорт Brembo с колодками TRW')).toBe('Brembo')
  })

  it('is read in the Kazakh title too, but not in the text', () => {
    expect(makerOf('Диски тормозные', { title_kk: 'Brembo тежегіш дискілері' })).toBe('Brembo')
    expect(makerOf('Диски тормозные', { text: 'Не хуже Brembo' })).toBeNull()
  })

  it('is none of an ad that has not been read for the search', () => {
    expect(makerOfTitle(new Map())).toBeNull()
  })
})
