import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isMobilePhone, normalPhone, phoneText } from './phone.ts'

describe('phones', () => {
  test.each([
    '8 701 000 00 12',
    '+7 701 000-00-12',
    '+7 (701) 000 00 12',
    '77010000012',
    '7010000012',
    '8.701.000.00.12',
    '\u00a0+7\u00a0701\u00a0000\u201300\u201312 ',
  ])('normalises %s', (typed) => {
    expect(normalPhone(typed)).toBe('+77010000012')
  })

  test.each(['+7 727 250 00 01', '+7 495 123 45 67', '+7 912 345 67 89', '+7 843 200 00 00'])(
    'accepts %s',
    (typed) => {
      expect(normalPhone(typed)).toBe(typed.replaceAll(' ', ''))
    },
  )

  test.each([
    '',
    '701',
    '8 701 000 00 1',
    '8 701 000 00 123',
    '+1 701 000 00 12',
    '+8 701 000 00 12',
    '+7 101 000 00 12',
    '+7 501 000 00 12',
    '8 701 000 00 12 доб. 3',
    'позвоните',
    '٧٠١٠٠٠٠٠١٢',
  ])('rejects %j', (typed) => {
    expect(normalPhone(typed)).toBeNull()
  })

  test('the result is stable for any spelling', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[346789]\d{9}$/),
        fc.constantFrom('8', '+7', '7', '+7 ('),
        (digits, prefix) => {
          const phone = normalPhone(prefix + digits)
          expect(phone).toBe(`+7${digits}`)
          expect(normalPhone(phoneText(phone ?? ''))).toBe(phone)
        },
      ),
    )
  })

  test('formats for display', () => {
    expect(phoneText('+77010000012').replaceAll('\u00a0', ' ')).toBe('+7 701 000 00 12')
  })

  test.each(['+15550100', '+770100000123', 'тел. +77010000012', '87010000012', ''])(
    'leaves %j as it is',
    (text) => {
      expect(phoneText(text)).toBe(text)
    },
  )
})

describe('mobile numbers', () => {
  test.each(['+77010000012', '+77471234567', '+77711234567', '+77781234567', '+79123456789'])(
    '%s is mobile',
    (phone) => expect(isMobilePhone(phone)).toBe(true),
  )

  test.each([
    '+77272500001',
    '+77172500001',
    '+74951234567',
    '+77791234567',
    '+7701000001',
    '+770100000123',
    '77010000012',
    'tel:+77010000012',
    '',
  ])('%j is not', (phone) => expect(isMobilePhone(phone)).toBe(false))
})
