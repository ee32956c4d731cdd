import { describe, expect, it, test } from 'vitest'
import { BLOCK_REASONS, blockReasonLabel, checkBlock, MAX_BLOCK_NOTE } from './block.ts'

describe('reasons of blocks', () => {
  test.each(BLOCK_REASONS)('%s has a label in both languages', (reason) => {
    const [ru, kk] = [blockReasonLabel(reason, 'ru'), blockReasonLabel(reason, 'kk')]
    expect(ru).toMatch(/^[А-Я]/)
    expect(kk).not.toBe(ru)
  })

  test.each(['', 'toString', '__proto__', 'spam '])('%j gets a neutral label', (reason) => {
    expect(blockReasonLabel(reason, 'ru')).toBe('Другая причина')
  })
})

describe('a block', () => {
  test.each(BLOCK_REASONS.filter((reason) => reason !== 'other'))('%s needs no note', (reason) => {
    expect(checkBlock({ reason })).toEqual({ block: { reason, note: null } })
    expect(checkBlock({ reason, note: ' \n' })).toEqual({ block: { reason, note: null } })
  })

  it('keeps its note without the spaces around it, up to the limit', () => {
    expect(checkBlock({ reason: 'other', note: ' Письмо № 114. ' })).toEqual({
      block: { reason: 'other', note: 'Письмо № 114.' },
    })
    const note = 'я'.repeat(MAX_BLOCK_NOTE)
    expect(checkBlock({ reason: 'spam', note })).toEqual({ block: { reason: 'spam', note } })
  })

  test.each([
    ['nothing is chosen', {}, { reason: ['required'] }],
    ['the reason is unknown', { reason: 'rude' }, { reason: ['unknown'] }],
    ['the reason is no text', { reason: 7 }, { reason: ['required'] }],
    ['nothing explains the other reason', { reason: 'other', note: ' ' }, { note: ['required'] }],
    [
      'the note is too long',
      { reason: 'spam', note: 'я'.repeat(MAX_BLOCK_NOTE + 1) },
      { note: ['too_long'] },
    ],
  ])('is wrong: %s', (_why, values, errors) => {
    expect(checkBlock(values)).toEqual({ errors })
  })
})
