import { describe, expect, test } from 'vitest'
import type { CompanyChange } from '../generated/schemas.ts'
import { COMPANY_LIMITS, checkCompany } from './settings.ts'

const { phones: PHONES } = COMPANY_LIMITS
const MOBILE = '+77010000012'
const CITY = '+77272000000'

describe('checkCompany', () => {
  test.each<[CompanyChange, CompanyChange]>([
    [{}, {}],
    [{ sign: '  Авто   Диск ' }, { sign: 'Авто Диск' }],
    [{ sign: 'ӘБ' }, { sign: 'ӘБ' }],
    [{ sign: 'Д'.repeat(60) }, { sign: 'Д'.repeat(60) }],
    [
      { trade: '', trade_kk: ' ' },
      { trade: null, trade_kk: null },
    ],
    [{ trade: ' Тормоза \n и диски' }, { trade: 'Тормоза и диски' }],
    [{ trade_group_id: null }, { trade_group_id: null }],
    [{ phones: ['8 701 000-00-12', ' ', CITY] }, { phones: [MOBILE, CITY] }],
    [{ phones: [] }, { phones: [] }],
    [{ whatsapp: '701 000 00 12' }, { whatsapp: MOBILE }],
    [{ whatsapp: '  ' }, { whatsapp: null }],
    [{ weekdays: [3, 1] }, { weekdays: [1, 3] }],
    [
      { hours_from: '09:00', hours_to: '19:00' },
      { hours_from: '09:00', hours_to: '19:00' },
    ],
    [
      { hours_from: null, hours_to: '' },
      { hours_from: null, hours_to: null },
    ],
    [{ brand_ids: [2, 1] }, { brand_ids: [2, 1] }],
  ])('%j is stored as %j', (typed, change) => {
    expect(checkCompany(typed)).toEqual({ change, errors: {} })
  })

  test.each<[CompanyChange, object]>([
    [{ sign: '' }, { sign: ['required'] }],
    [{ sign: '\u200b \u202e' }, { sign: ['required'] }],
    [{ sign: 'Д' }, { sign: ['too_short'] }],
    [{ sign: 'Д'.repeat(61) }, { sign: ['too_long'] }],
    [{ trade: 'Т'.repeat(81) }, { trade: ['too_long'] }],
    [{ trade_kk: 'Т'.repeat(81) }, { trade_kk: ['too_long'] }],
    [{ phones: ['12345'] }, { phones: ['phone_invalid'] }],
    [{ phones: ['+1 202 555 0100'] }, { phones: ['phone_invalid'] }],
    [{ phones: [MOBILE, '8 701 000 00 12'] }, { phones: ['repeated'] }],
    [{ phones: [1, 2, 3, 4].map((n) => `+7701000001${n}`) }, { phones: ['too_many'] }],
    [{ whatsapp: CITY }, { whatsapp: ['phone_invalid'] }],
    [{ whatsapp: 'wa.me/77010000012' }, { whatsapp: ['phone_invalid'] }],
    [{ weekdays: [1, 1] }, { weekdays: ['repeated'] }],
    [{ hours_from: '9:00', hours_to: '19:00' }, { hours_from: ['wrong_format'] }],
    [{ hours_from: '09:00', hours_to: '25:00' }, { hours_to: ['wrong_format'] }],
    [{ hours_from: '19:00', hours_to: '19:00' }, { hours_to: ['ends_before_start'] }],
    [{ hours_from: '09:00', hours_to: null }, { hours_to: ['required'] }],
    [{ hours_from: '', hours_to: '19:00' }, { hours_from: ['required'] }],
    [{ brand_ids: [1, 1] }, { brand_ids: ['repeated'] }],
    [{ spare_part_ids: Array.from({ length: 121 }, (_, n) => n + 1) }, { spare_part_ids: ['too_many'] }],
  ])('%j is refused: %j', (typed, errors) => {
    expect(checkCompany(typed).errors).toEqual(errors)
  })

  test('what was checked stays as it is when it is checked again', () => {
    const { change } = checkCompany({
      sign: ' A  B ',
      phones: ['8 701 000 00 12'],
      whatsapp: '8 701 000 00 12',
    })
    expect(checkCompany(change)).toEqual({ change, errors: {} })
    expect(change.phones?.length).toBeLessThanOrEqual(PHONES)
  })
})
