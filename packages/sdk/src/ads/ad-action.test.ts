import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AdAction } from '../generated/schemas.ts'
import {
  AD_ACTIONS,
  type AdActor,
  type AdChange,
  type AdFacts,
  allowedActions,
  needsReason,
  nextState,
} from './ad-action.ts'
import { AD_STATUSES } from './ad-status.ts'

const NOW = '2026-11-21T06:42:00.000Z'
const DAY = 86_400_000
const at = (days: number) => new Date(Date.parse(NOW) + days * DAY)

const ACTORS = ['guest', 'owner', 'staff', 'job'] as const
const FAR_END = at(20)
const NEAR_END = at(2)

const AD: AdFacts = {
  actor: 'owner',
  status: 31,
  live: true,
  deleted: false,
  expires_at: FAR_END,
  raised_at: null,
  published_at: at(-10),
  now: NOW,
  changedSinceApproval: false,
  removedByStaff: false,
}

const booleans = [false, true]
const EVERY_CASE: AdFacts[] = ACTORS.flatMap((actor) =>
  AD_STATUSES.flatMap((status) =>
    booleans.flatMap((live) =>
      booleans.flatMap((deleted) =>
        booleans.flatMap((changedSinceApproval) =>
          booleans.flatMap((removedByStaff) =>
            [FAR_END, NEAR_END, null].flatMap((expires_at) =>
              [null, at(-2), at(-0.5)].map((raised_at) => ({
                ...AD,
                ...{
                  actor,
                  status,
                  live,
                  deleted,
                  changedSinceApproval,
                  removedByStaff,
                  expires_at,
                  raised_at,
                },
              })),
            ),
          ),
        ),
      ),
    ),
  ),
)

/** The table written a second time, independently: the status after the action, or undefined for a refusal. */
function statusAfter(action: AdAction, ad: AdFacts): number | undefined {
  const { actor, status, live } = ad
  if (ad.deleted) return undefined
  const person = actor === 'owner' || actor === 'staff'
  const staff = actor === 'staff'
  switch (action) {
    case 'update':
    case 'removeImage':
      if (!person || status === 40) return undefined
      return staff || status === 10 ? status : 15
    case 'takeDownImage':
      return staff ? status : undefined
    case 'publish':
      return staff && [10, 15, 30].includes(status) ? 31 : undefined
    case 'needEdits':
      return staff && [10, 15, 30, 31].includes(status) ? 20 : undefined
    case 'unpublish':
      if (!live || actor === 'guest') return undefined
      return status === 15 || status === 20 ? status : 30
    case 'activate': {
      const ending = ad.expires_at === NEAR_END
      if (!person || !(status === 30 || status === 40 || (status === 31 && ending))) return undefined
      return ad.changedSinceApproval || ad.removedByStaff ? 15 : 31
    }
    case 'archive':
      return person && status !== 40 ? 40 : undefined
    case 'delete':
      return staff || (actor === 'owner' && status !== 31) ? status : undefined
    case 'up':
      return person && live && (ad.raised_at === null || ad.raised_at < at(-1)) ? status : undefined
    case 'showPhone':
      return person || (actor === 'guest' && live) ? status : undefined
  }
}

describe.each(AD_ACTIONS)('%s', (action) => {
  test('follows the table for every status, actor and circumstance', () => {
    for (const ad of EVERY_CASE) {
      const result = nextState(action, ad)
      expect(result.ok ? result.change.status : undefined, JSON.stringify(ad)).toBe(statusAfter(action, ad))
      expect(allowedActions(ad).includes(action)).toBe(result.ok)
    }
  })

  test('a refusal contains the possible actions', () => {
    for (const ad of EVERY_CASE) {
      const result = nextState(action, ad)
      if (!result.ok) expect(result.allowed_actions).toEqual(allowedActions(ad))
    }
  })
})

describe('the live revision', () => {
  test.each<[AdAction, Partial<AdFacts>, AdChange['live']]>([
    ['update', { status: 31 }, 'keep'],
    ['update', { status: 31, actor: 'staff' }, 'newest'],
    ['update', { status: 15, actor: 'staff' }, 'keep'],
    ['update', { status: 10, live: false }, 'keep'],
    ['removeImage', { status: 31 }, 'keep'],
    ['takeDownImage', { status: 31, actor: 'staff' }, 'keep'],
    ['takeDownImage', { status: 15, actor: 'staff' }, 'keep'],
    ['publish', { status: 15, actor: 'staff' }, 'newest'],
    ['publish', { status: 10, live: false, actor: 'staff' }, 'newest'],
    ['needEdits', { status: 31, actor: 'staff' }, 'keep'],
    ['unpublish', { status: 31 }, 'none'],
    ['unpublish', { status: 15 }, 'none'],
    ['unpublish', { status: 31, actor: 'job' }, 'none'],
    ['activate', { status: 30, live: false }, 'newest'],
    ['activate', { status: 40, live: false, removedByStaff: true }, 'keep'],
    ['activate', { status: 31, expires_at: NEAR_END }, 'keep'],
    ['archive', { status: 31 }, 'none'],
    ['delete', { status: 15 }, 'none'],
    ['up', { status: 20 }, 'keep'],
    ['showPhone', { status: 31, actor: 'guest' }, 'keep'],
  ])('%s with %j: %s', (action, facts, live) => {
    expect(change(action, facts).live).toBe(live)
  })
})

describe('term of publication', () => {
  test.each<[AdAction, Partial<AdFacts>, Date | null]>([
    ['publish', { status: 10, live: false, actor: 'staff', expires_at: null }, at(30)],
    ['publish', { status: 15, actor: 'staff' }, at(30)],
    ['activate', { status: 30, live: false, expires_at: null }, at(30)],
    ['activate', { status: 40, live: false, expires_at: null, removedByStaff: true }, null],
    ['activate', { status: 31, expires_at: NEAR_END }, at(32)],
    ['activate', { status: 31, expires_at: NEAR_END, changedSinceApproval: true }, NEAR_END],
    ['update', {}, FAR_END],
    ['up', {}, FAR_END],
    ['unpublish', {}, null],
    ['archive', {}, null],
    ['delete', { status: 20 }, null],
  ])('%s with %j', (action, facts, expires_at) => {
    expect(change(action, facts).expires_at).toEqual(expires_at)
  })

  test.each([
    [at(3), true],
    [new Date(at(3).getTime() + 1), false],
    [at(-1), true],
    [null, false],
  ])('can be renewed from three days before the end: %s', (expires_at, possible) => {
    expect(allowedActions({ ...AD, expires_at }).includes('activate')).toBe(possible)
  })

  test.each([
    [at(-1), true],
    [new Date(at(-1).getTime() + 1), false],
    [at(1), false],
  ])('can be raised again after 24 hours: %s', (raised_at, possible) => {
    expect(allowedActions({ ...AD, raised_at }).includes('up')).toBe(possible)
  })
})

test('an ad that was never raised can be raised, whatever the clock says', () => {
  expect(allowedActions({ ...AD, raised_at: null, now: 0 })).toContain('up')
})

describe('position in lists', () => {
  test.each<[AdAction, Partial<AdFacts>, boolean]>([
    ['publish', { status: 10, live: false, actor: 'staff', published_at: null }, true],
    ['publish', { status: 15, actor: 'staff' }, false],
    ['activate', { status: 30, live: false }, false],
    ['update', { published_at: null, status: 10, live: false }, false],
    ['up', {}, true],
  ])('%s with %j moves the ad up: %s', (action, facts, movesUp) => {
    expect(change(action, facts).movesUp).toBe(movesUp)
  })
})

test('only `delete` deletes', () => {
  for (const ad of EVERY_CASE) {
    for (const action of AD_ACTIONS) {
      const result = nextState(action, ad)
      if (result.ok) expect(result.change.deleted).toBe(action === 'delete')
    }
  }
})

test('only staff give reasons, for sending back, unpublishing, deleting and taking photos down', () => {
  const reasons = ACTORS.flatMap((actor) =>
    AD_ACTIONS.filter((action) => needsReason(action, actor)).map((action) => `${actor} ${action}`),
  )
  expect(reasons.sort()).toEqual([
    'staff delete',
    'staff needEdits',
    'staff takeDownImage',
    'staff unpublish',
  ])
})

test('an unknown status allows only actions that do not depend on it', () => {
  const possible: Record<AdActor, string[]> = {
    guest: ['showPhone'],
    owner: ['up', 'unpublish', 'showPhone'],
    staff: ['takeDownImage', 'up', 'unpublish', 'delete', 'showPhone'],
    job: ['unpublish'],
  }
  fc.assert(
    fc.property(fc.integer(), fc.constantFrom(...ACTORS), (status, actor) => {
      fc.pre(!AD_STATUSES.some((known) => known === status))
      expect(allowedActions({ ...AD, status, actor })).toEqual(possible[actor])
    }),
  )
})

function change(action: AdAction, facts: Partial<AdFacts>): AdChange {
  const result = nextState(action, { ...AD, ...facts })
  if (!result.ok) throw new Error(`${action} was refused`)
  return result.change
}
