import type { AdQuery } from '@sauda/sdk/ads'
import { describe, expect, it } from 'vitest'
import { roomWords } from '../rooms/words.ts'
import { catalogueWords } from './catalogue-words.ts'
import { setFilters } from './set-filters.ts'

const ru = { catalogue: catalogueWords.ru, rooms: roomWords.ru }
const kk = { catalogue: catalogueWords.kk, rooms: roomWords.kk }

const NAMES = {
  dictionaries: {
    brands: [{ id: 3, name: 'Toyota' }],
    parts: [{ id: 7, name: 'Фары', category: 'lights' }],
    services: [{ id: 5, name: 'Шиномонтаж' }],
    levels: [],
  },
  roomNumber: '214',
  words: ru,
  language: 'ru' as const,
}

const labels = (query: AdQuery) => setFilters(query, NAMES).map(({ label }) => label)

describe('setFilters', () => {
  it('names every active filter', () => {
    const query: AdQuery = {
      q: 'правая',
      kind: 'part',
      brand_id: 3,
      category: 'lights',
      spare_part_id: 7,
      price_from: 4200,
      price_to: 60_000,
      negotiable: true,
      condition: ['new', 'used'],
      room_id: 54,
      level: 2,
      weekday: 6,
      maker: ['Brembo', 'TRW'],
      open_now: true,
      sort: 'price_asc',
    }
    expect(labels(query)).toEqual([
      '«правая»',
      'Запчасти',
      'Toyota',
      'Свет и оптика',
      'Фары',
      'от 4\u00a0200\u00a0₸',
      'до 60\u00a0000\u00a0₸',
      'и договорная',
      '2 этаж',
      'бутик 214',
      'Brembo',
      'TRW',
      'Бутик открыт сейчас',
      'суббота',
      'Новое',
      'Б/у',
    ])
  })

  it.each([
    ['"тормозной диск"', '«тормозной диск»'],
    ['«диски камри»', '«диски камри»'],
    ['“фара”', '«фара»'],
    ['"фара', '«"фара»'],
    ['диск 15"', '«диск 15"»'],
    ['фара «оригинал»', '«фара «оригинал»»'],
    ['"диски" "камри"', '«"диски" "камри"»'],
    ['«диски» камри «50»', '««диски» камри «50»»'],
  ])('shows a search for %s as %s', (q, label) => {
    expect(labels({ q })).toEqual([label])
  })

  it('distinguishes «only negotiable» from «negotiable, too»', () => {
    expect(labels({ negotiable: true })).toEqual(['цена договорная'])
    expect(labels({ negotiable: false, price_to: 9 })).toEqual(['до 9\u00a0₸'])
  })

  it('removes one filter and keeps the rest', () => {
    const query: AdQuery = { brand_id: 3, condition: ['new', 'used'], level: 2, sort: 'price_desc' }
    const rests = Object.fromEntries(setFilters(query, NAMES).map(({ key, rest }) => [key, rest]))
    expect(rests['brand_id 3']).toEqual({ condition: ['new', 'used'], level: 2, sort: 'price_desc' })
    expect(rests['condition new']).toEqual({ brand_id: 3, condition: ['used'], level: 2, sort: 'price_desc' })
  })

  it('removes one of several values, and the filter with the last', () => {
    const query: AdQuery = { level: [1, 2, 3], category: ['brakes', 'lights'] }
    const rests = Object.fromEntries(setFilters(query, NAMES).map(({ label, rest }) => [label, rest]))
    expect(rests['2 этаж']).toEqual({ level: [1, 3], category: ['brakes', 'lights'] })
    expect(rests['Свет и оптика']).toEqual({ level: [1, 2, 3], category: 'brakes' })
    expect(setFilters({ level: 2 }, NAMES)[0]?.rest).toEqual({})
  })

  it('keeps a brand that no dictionary has while another is removed', () => {
    expect(setFilters({ brand_id: [3, 99] }, NAMES).map(({ rest }) => rest)).toEqual([{ brand_id: 99 }])
  })

  it('omits ids that no dictionary has, and shows a room by its id if necessary', () => {
    expect(labels({ brand_id: 99, service_id: 99 })).toEqual([])
    expect(setFilters({ room_id: 54 }, { ...NAMES, roomNumber: null })[0]?.label).toBe('бутик 54')
  })

  it('returns nothing without filters', () => {
    expect(labels({})).toEqual([])
    expect(labels({ sort: 'price_asc' })).toEqual([])
  })

  it('has Kazakh names', () => {
    const found = setFilters({ level: 2, weekday: 1, price_to: 500 }, { ...NAMES, words: kk, language: 'kk' })
    expect(found.map(({ label }) => label)).toEqual(['500\u00a0₸-ге дейін', '2-қабат', 'дүйсенбі'])
  })
})
