import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { FieldCode } from '../generated/schemas.ts'
import { type ErrorCode, errorText } from './error-text.ts'
import { fieldText } from './field-text.ts'
import { commonFieldText } from './field-text-common.ts'
import { LANGUAGES } from './language.ts'

const ERRORS = Object.keys({
  invalid: 0,
  bad_request: 0,
  sign_in_required: 0,
  wrong_credentials: 0,
  forbidden: 0,
  password_again: 0,
  blocked: 0,
  cross_site: 0,
  another_person: 0,
  not_found: 0,
  method_not_allowed: 0,
  action_not_allowed: 0,
  last_owner: 0,
  changed_meanwhile: 0,
  version_conflict: 0,
  in_use: 0,
  oneself: 0,
  favourites_full: 0,
  last_administrator: 0,
  has_company: 0,
  idempotency_conflict: 0,
  flow_over: 0,
  link_over: 0,
  signing_over: 0,
  signing_of_another: 0,
  left_company: 0,
  too_large: 0,
  unsupported_media_type: 0,
  too_many_requests: 0,
  internal: 0,
  unavailable: 0,
  being_drawn: 0,
  barred: 0,
  network: 0,
  timeout: 0,
  aborted: 0,
  outcome_unknown: 0,
  invalid_url: 0,
  unexpected_answer: 0,
} satisfies Record<ErrorCode, 0>)

const FIELDS = Object.keys({
  required: 0,
  too_short: 0,
  too_long: 0,
  not_a_number: 0,
  too_small: 0,
  too_large: 0,
  unknown: 0,
  wrong_format: 0,
  too_many: 0,
  phone_invalid: 0,
  vin_invalid: 0,
  not_yours: 0,
  photo_empty: 0,
  photo_too_large: 0,
  photo_type: 0,
  photo_pixels: 0,
  photo_broken: 0,
  email_invalid: 0,
  bin_invalid: 0,
  code_wrong: 0,
  code_expired: 0,
  code_used_up: 0,
  taken: 0,
  common: 0,
  like_login: 0,
  wrong: 0,
  not_a_name: 0,
  unexpected: 0,
  occupied: 0,
  not_invitable: 0,
  has_contacts: 0,
  has_number: 0,
  has_listed_words: 0,
  must_agree: 0,
  text_changed: 0,
  text_too_large: 0,
  text_too_complex: 0,
  ends_before_start: 0,
  in_the_past: 0,
  link_invalid: 0,
  repeated: 0,
  not_a_pdf: 0,
  pdf_encrypted: 0,
  pdf_too_large: 0,
  spreadsheet_too_large: 0,
  word_taken: 0,
  word_is_name: 0,
  word_is_common: 0,
  word_needs_letters: 0,
} satisfies Record<FieldCode, 0>)

describe.each(LANGUAGES)('texts in %s', (language) => {
  test('every code has its own text', () => {
    for (const [codes, text] of [
      [ERRORS, errorText],
      [FIELDS, fieldText],
    ] as const) {
      const sentences = new Set(codes.map((code) => text(code, language)))
      expect(sentences.size).toBe(codes.length)
      expect(sentences).not.toContain(text('never seen', language))
      for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}.*\.$/u)
    }
  })

  test('an unknown code gets a neutral text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constantFrom('constructor', '__proto__', 'toString')), (code) => {
        fc.pre(!ERRORS.includes(code) && !FIELDS.includes(code))
        expect(errorText(code, language)).toBe(errorText('never seen', language))
        expect(fieldText(code, language)).toBe(fieldText('never seen', language))
      }),
    )
  })
})

/** What nobody can mend, or what its text explains enough. */
const WITHOUT_ADVICE = [
  'aborted',
  'action_not_allowed',
  'bad_request',
  'cross_site',
  'invalid_url',
  'not_found',
  'too_large',
  'unsupported_media_type',
  'version_conflict',
  'link_invalid',
  'photo_type',
  'too_small',
  'vin_invalid',
  'word_needs_letters',
]

/** The imperative of polite speech, also at the end of a clause. */
const IMPERATIVE = { ru: /[а-яё]те(сь)?(?![а-яё])/i, kk: /ң[ыі]з(?![а-яәғіңқөұүһ])/i }

test.each(LANGUAGES)('the texts in %s say what to do', (language) => {
  const silent = [
    ...ERRORS.filter((code) => !IMPERATIVE[language].test(errorText(code, language))),
    ...FIELDS.filter((code) => !IMPERATIVE[language].test(fieldText(code, language))),
  ]
  expect(silent.filter((code) => !WITHOUT_ADVICE.includes(code))).toEqual([])
})

test('matches the reviewed table of all texts', async () => {
  const lines = [
    ...ERRORS.toSorted().map((code) => [code, errorText(code, 'ru'), errorText(code, 'kk')]),
    ['any other error', errorText('never seen', 'ru'), errorText('never seen', 'kk')],
    ...FIELDS.toSorted().map((code) => [`field: ${code}`, fieldText(code, 'ru'), fieldText(code, 'kk')]),
    ['field: any other', fieldText('never seen', 'ru'), fieldText('never seen', 'kk')],
  ].map((texts) => texts.join('\n  '))
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('error-texts.txt')
})

test('forms that are not about access use the same texts', () => {
  const said = FIELDS.filter((code) => commonFieldText(code, 'ru') === fieldText(code, 'ru'))
  expect(said).toContain('required')
  expect(said).not.toContain('bin_invalid')
  expect(commonFieldText('bin_invalid', 'ru')).toBe(fieldText('never seen', 'ru'))
})

test('Kazakh texts differ from Russian ones', () => {
  for (const code of ERRORS) expect(errorText(code, 'kk')).not.toBe(errorText(code, 'ru'))
  for (const code of FIELDS) expect(fieldText(code, 'kk')).not.toBe(fieldText(code, 'ru'))
})
