import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Schema } from '../client/index.ts'
import type { AdReason } from '../generated/schemas.ts'
import { LANGUAGES } from '../language/index.ts'
import { needsReason } from './ad-action.ts'
import { AD_REASONS, adReasonLabel, reasonsFor } from './ad-reason.ts'
import { adReasonTemplate } from './ad-reason-template.ts'
import { MAX_COMMENT } from './ad-remark.ts'

// Columns: needEdits, unpublish, delete, takeDownImage.
const EXPECTED = {
  photos: '+---',
  text: '+---',
  price: '+---',
  category: '+---',
  contacts: '++++',
  duplicate: '-++-',
  forbidden: '-++-',
  outdated: '-++-',
  fraud: '-++-',
  copied: '---+',
  personal: '---+',
  unfit: '---+',
  tenancy_ended: '----',
  other: '++++',
} satisfies Record<AdReason, string> & Record<Schema<'AdReason'>, string>

const ACTIONS = ['needEdits', 'unpublish', 'delete', 'takeDownImage'] as const

test('each action has its reasons in one order', () => {
  expect(AD_REASONS).toEqual(Object.keys(EXPECTED))
  ACTIONS.forEach((action, column) => {
    expect(reasonsFor(action)).toEqual(AD_REASONS.filter((reason) => EXPECTED[reason][column] === '+'))
    expect(needsReason(action, 'staff')).toBe(true)
  })
})

describe.each(LANGUAGES)('reasons in %s', (language) => {
  test('each has a label and a ready comment', () => {
    expect(new Set(AD_REASONS.map((reason) => adReasonLabel(reason, language))).size).toBe(AD_REASONS.length)
    for (const reason of AD_REASONS) {
      const template = adReasonTemplate(reason, language)
      if (EXPECTED[reason] === '----' || reason === 'other') expect(template).toBe('')
      else expect(template).toMatch(/^\p{Lu}.*\.$/u)
      expect(template.length).toBeLessThan(MAX_COMMENT)
    }
  })

  test('an unknown reason gets a neutral label', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constantFrom('constructor', '__proto__')), (word) => {
        fc.pre(!AD_REASONS.some((reason) => reason === word))
        expect(adReasonLabel(word, language)).toBe(adReasonLabel('never seen', language))
      }),
    )
    const known = AD_REASONS.map((reason) => adReasonLabel(reason, language))
    expect(known).not.toContain(adReasonLabel('never seen', language))
  })
})

test('matches the reviewed table of all texts', async () => {
  const lines = AD_REASONS.flatMap((reason) => [
    reason,
    ...LANGUAGES.map(
      (language) => `  ${adReasonLabel(reason, language)}: ${adReasonTemplate(reason, language) || '–'}`,
    ),
  ])
  const other = LANGUAGES.map((language) => `  ${adReasonLabel('never seen', language)}`)
  await expect(`${[...lines, 'any other reason', ...other].join('\n')}\n`).toMatchFileSnapshot(
    'reason-texts.txt',
  )
})

test('Kazakh texts differ from Russian ones', () => {
  for (const reason of AD_REASONS) {
    expect(adReasonLabel(reason, 'kk')).not.toBe(adReasonLabel(reason, 'ru'))
    if (adReasonTemplate(reason, 'ru'))
      expect(adReasonTemplate(reason, 'kk')).not.toBe(adReasonTemplate(reason, 'ru'))
  }
})
