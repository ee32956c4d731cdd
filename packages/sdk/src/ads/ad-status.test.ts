import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '../language/index.ts'
import {
  AD_STATUS,
  AD_STATUSES,
  adStatusLabel,
  adStatusTone,
  isAdStatus,
  isInAdList,
  statusesOf,
  WAITING_STATUSES,
} from './ad-status.ts'

const UNKNOWN = {
  owner: ['Статус обновляется', 'Мәртебесі жаңаруда'],
  manager: ['Неизвестный статус', 'Белгісіз мәртебе'],
}

const LISTS = ['active', 'new', 'inactive'] as const

describe('ad statuses', () => {
  test.each([
    [10, ['На модерации', 'Модерацияда'], ['Новое объявление', 'Жаңа хабарландыру'], 'info', 'new'],
    [15, ['На модерации', 'Модерацияда'], ['Изменено', 'Өзгертілген'], 'info', 'new'],
    [20, ['На доработку', 'Түзетуге қайтарылды'], null, 'warning', 'new'],
    [30, ['Не опубликовано', 'Жарияланбаған'], null, 'neutral', 'inactive'],
    [31, ['Опубликовано', 'Жарияланды'], null, 'positive', undefined],
    [40, ['В архиве', 'Мұрағатта'], null, 'neutral', 'inactive'],
  ] as const)('%d: %j, for managers %j', (status, owner, manager, tone, list) => {
    const labels = (reader: 'owner' | 'manager') =>
      LANGUAGES.map((language) => adStatusLabel(status, reader, language))
    expect(labels('owner')).toEqual(owner)
    expect(labels('manager')).toEqual(manager ?? owner)
    expect(adStatusTone(status)).toBe(tone)
    for (const live of [false, true]) {
      const lists = LISTS.filter((name) => isInAdList(name, { status, live }))
      expect(lists).toEqual([...(live ? ['active'] : []), ...(list ? [list] : [])])
    }
  })

  test('Kazakh labels differ where Russian ones do', () => {
    for (const reader of ['owner', 'manager'] as const) {
      const [russian, kazakh] = LANGUAGES.map((language) =>
        AD_STATUSES.map((status) => adStatusLabel(status, reader, language)),
      )
      expect(new Set(kazakh).size).toBe(new Set(russian).size)
      expect(kazakh?.some((label) => russian?.includes(label))).toBe(false)
    }
  })

  test('each status belongs to its lists', () => {
    expect(statusesOf('new')).toEqual([10, 15, 20])
    expect(statusesOf('inactive')).toEqual([30, 40])
  })

  test('an unknown status is neutral and only in the list of live ads', () => {
    fc.assert(
      fc.property(fc.integer(), fc.boolean(), (status, live) => {
        fc.pre(!AD_STATUSES.some((known) => known === status))
        expect(isAdStatus(status)).toBe(false)
        expect(adStatusTone(status)).toBe('neutral')
        for (const [reader, labels] of Object.entries(UNKNOWN)) {
          const label = (language: Language) =>
            adStatusLabel(status, reader as keyof typeof UNKNOWN, language)
          expect(LANGUAGES.map(label)).toEqual(labels)
        }
        expect(LISTS.filter((name) => isInAdList(name, { status, live }))).toEqual(live ? ['active'] : [])
      }),
    )
  })
})

describe('AD_STATUS', () => {
  test('has every status once', () => {
    expect(Object.values(AD_STATUS)).toEqual(AD_STATUSES)
  })

  test('lists the statuses that wait for a moderator', () => {
    expect(WAITING_STATUSES).toEqual([AD_STATUS.submitted, AD_STATUS.resubmitted])
  })
})
