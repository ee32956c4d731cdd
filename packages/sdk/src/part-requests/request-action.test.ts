import { describe, expect, it, test } from 'vitest'
import {
  PART_ANSWER_ACTIONS,
  type PartAnswerActor,
  type PartAnswerFacts,
  partAnswerActions,
} from './answer-action.ts'
import {
  PART_REQUEST_ACTIONS,
  PART_REQUEST_STATUS,
  type PartRequestActor,
  type PartRequestFacts,
  partRequestActions,
} from './request-action.ts'

const NOW = '2026-11-25T06:00:00.000Z'
const open: PartRequestFacts = {
  actor: 'asker',
  status: PART_REQUEST_STATUS.open,
  close_reason: null,
  closed_at: null,
  canWiden: true,
  answered: false,
  skipped: false,
  reported: true,
  now: NOW,
}
const closed = (close_reason: string, closed_at = '2026-11-20T06:00:00.000Z') =>
  ({ status: PART_REQUEST_STATUS.closed, close_reason, closed_at }) as const

describe('what may be done with a request', () => {
  test.each<[string, PartRequestActor, Partial<PartRequestFacts>, string]>([
    ['open', 'asker', {}, 'close widen'],
    ['open, everybody asked', 'asker', { canWiden: false }, 'close'],
    ['found', 'asker', closed('found'), 'reopen'],
    ['found elsewhere', 'asker', closed('found_elsewhere'), 'reopen'],
    ['given up', 'asker', closed('given_up'), 'reopen'],
    ['expired', 'asker', closed('expired'), 'reopen'],
    ['removed', 'asker', closed('removed'), ''],
    ['closed 7 days ago', 'asker', closed('found', '2026-11-18T06:00:00.000Z'), ''],
    ['closed a moment less ago', 'asker', closed('found', '2026-11-18T06:00:00.001Z'), 'reopen'],
    ['a status never seen', 'asker', { status: 7 }, ''],
    ['open', 'shop', {}, 'answer skip report'],
    ['answered', 'shop', { answered: true }, 'report'],
    ['skipped', 'shop', { skipped: true }, 'answer unskip report'],
    ['closed', 'shop', closed('found'), 'report'],
    ['skipped and closed', 'shop', { ...closed('expired'), skipped: true }, 'report'],
    ['open', 'staff', {}, 'take_down resolve'],
    ['without reports', 'staff', { reported: false }, 'take_down'],
    ['closed', 'staff', closed('found'), 'take_down resolve'],
    ['removed', 'staff', { ...closed('removed'), reported: false }, ''],
    ['open', 'job', {}, ''],
  ])('%s, %s', (_what, actor, facts, actions) => {
    expect(partRequestActions({ ...open, ...facts, actor }).join(' ')).toBe(actions)
  })

  it('every cell keeps to its actor', () => {
    const of: Record<PartRequestActor, readonly string[]> = {
      asker: ['close', 'widen', 'reopen'],
      shop: ['answer', 'skip', 'unskip', 'report'],
      staff: ['take_down', 'resolve'],
      job: [],
    }
    for (const actor of ['asker', 'shop', 'staff', 'job'] as const)
      for (const status of [1, 2, 3])
        for (const close_reason of [null, 'found', 'found_elsewhere', 'given_up', 'expired', 'removed'])
          for (const bits of Array.from({ length: 16 }, (_, n) => n)) {
            const facts = {
              ...open,
              actor,
              status,
              close_reason,
              closed_at: close_reason && NOW,
              canWiden: (bits & 1) > 0,
              answered: (bits & 2) > 0,
              skipped: (bits & 4) > 0,
              reported: (bits & 8) > 0,
            }
            const actions = partRequestActions(facts)
            expect(actions.filter((one) => !of[actor].includes(one))).toEqual([])
            if (status === 1) expect(actions).not.toContain('reopen')
            else
              expect(
                actions.filter((one) => ['close', 'widen', 'answer', 'skip', 'unskip'].includes(one)),
              ).toEqual([])
            if (close_reason === 'removed') expect(actions).not.toContain('take_down')
          }
    expect(PART_REQUEST_ACTIONS.toSorted()).toEqual(Object.values(of).flat().toSorted())
  })
})

const answer: PartAnswerFacts = {
  actor: 'asker',
  status: 1,
  has: true,
  chosen: false,
  hidden: null,
  going_until: null,
  phoneGiven: false,
  removed: false,
  now: NOW,
}
const later = '2026-11-25T06:00:00.001Z'

describe('what may be done with an answer', () => {
  test.each<[string, PartAnswerActor, Partial<PartAnswerFacts>, string]>([
    ['a price', 'asker', {}, 'go choose write give_phone report'],
    ['on the way', 'asker', { going_until: later }, 'stop_going choose write give_phone report'],
    ['the hold is over', 'asker', { going_until: NOW }, 'go choose write give_phone report'],
    ['phone given', 'asker', { phoneGiven: true }, 'go choose write report'],
    ['none', 'asker', { has: false }, 'report'],
    ['the shop is blocked', 'asker', { hidden: 'shop_blocked' }, 'report'],
    [
      'the shop is blocked and one was on the way',
      'asker',
      { hidden: 'shop_left', going_until: later },
      'stop_going report',
    ],
    ['closed', 'asker', { status: 2 }, 'report'],
    ['chosen', 'asker', { status: 2, chosen: true }, 'write give_phone report'],
    ['chosen, then removed', 'asker', { status: 2, chosen: true, removed: true }, ''],
    ['own', 'shop', {}, 'edit write'],
    ['own none', 'shop', { has: false }, 'edit'],
    ['somebody comes', 'shop', { going_until: later }, 'write'],
    ['closed', 'shop', { status: 2 }, ''],
    ['chosen', 'shop', { status: 2, chosen: true }, 'write'],
    ['chosen and reopened', 'shop', { chosen: true }, 'write'],
    ['a price', 'staff', {}, ''],
  ])('%s, %s', (_what, actor, facts, actions) => {
    expect(partAnswerActions({ ...answer, ...facts, actor }).join(' ')).toBe(actions)
  })

  it('every cell keeps to its actor', () => {
    const of: Record<PartAnswerActor, readonly string[]> = {
      asker: ['go', 'stop_going', 'choose', 'write', 'give_phone', 'report'],
      shop: ['edit', 'write'],
      staff: [],
    }
    for (const actor of ['asker', 'shop', 'staff'] as const)
      for (const bits of Array.from({ length: 128 }, (_, n) => n)) {
        const bit = (at: number) => (bits & (1 << at)) > 0
        const actions = partAnswerActions({
          actor,
          status: bit(0) ? 1 : 2,
          has: bit(1),
          chosen: bit(2),
          hidden: bit(3) ? 'shop_left' : null,
          going_until: bit(4) ? later : null,
          phoneGiven: bit(5),
          removed: bit(6),
          now: NOW,
        })
        expect(actions.filter((one) => !of[actor].includes(one))).toEqual([])
        if (!bit(1)) expect(actions.filter((one) => !['edit', 'report'].includes(one))).toEqual([])
        if (bit(3))
          expect(actions.filter((one) => !['edit', 'stop_going', 'report'].includes(one))).toEqual([])
        if (bit(5)) expect(actions).not.toContain('give_phone')
      }
    expect([...new Set(Object.values(of).flat())].toSorted()).toEqual(PART_ANSWER_ACTIONS.toSorted())
  })
})
