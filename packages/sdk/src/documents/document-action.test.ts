import { describe, expect, test } from 'vitest'
import {
  allowedDocumentActions,
  DOCUMENT_ACTIONS,
  type DocumentActor,
  type DocumentStep,
  documentActor,
  nextDocumentState,
} from './document-action.ts'
import { DOCUMENT_KINDS } from './document-kind.ts'

const STATUSES = [1, 2, 3, 4, 5]
const ACTORS: readonly DocumentActor[] = [
  'tenant',
  'former',
  'administrator',
  'manager',
  'operator',
  'exchange',
  'stranger',
]
const STEPS: readonly DocumentStep[] = [...DOCUMENT_ACTIONS, 'renew']

/**
 * The whole table once more, independent of the rules: for each action and each kind, the result in the statuses 1 to 5.
 * A number is the new status, `=` the same one, `x` a deletion, `-` a refusal.
 */
const EXPECTED: Record<string, string> = {
  'download invoice tenant': '2 = = = =',
  'download completion tenant': '= = = = =',
  'download application tenant': '= = = = =',
  'download * former': '= = = = =',
  'download * administrator': '= = = = =',
  'download * manager': '= = = = =',
  'download * operator': '= = = = =',
  'sign completion tenant': '2 - - - -',
  'sign application tenant': '2 - - - -',
  'countersign completion administrator': '- 4 - - -',
  'countersign completion manager': '- 4 - - -',
  'countersign application administrator': '- 4 - - -',
  'countersign application manager': '- 4 - - -',
  'reject * tenant': '3 - - - -',
  'annul * administrator': '5 5 5 5 -',
  'annul * manager': '5 5 5 - -',
  'delete * administrator': 'x - - - -',
  'delete * manager': 'x - - - -',
  'renew invoice exchange': '= 1 1 - -',
  'renew completion exchange': '= - 1 - -',
  'renew application exchange': '= - 1 - -',
}

const expected = (step: string, kind: string, actor: string, status: number): string | undefined =>
  (EXPECTED[`${step} ${kind} ${actor}`] ?? EXPECTED[`${step} * ${actor}`] ?? '- - - - -').split(' ')[
    status - 1
  ]

const EVERY_CELL = STEPS.flatMap((step) =>
  DOCUMENT_KINDS.flatMap((kind) =>
    ACTORS.flatMap((actor) => STATUSES.map((status) => ({ step, kind, actor, status }))),
  ),
)

test('every row of the statement belongs to the table', () => {
  const rows = Object.keys(EXPECTED).map((row) => row.split(' '))
  for (const [step = '', kind = '', actor = ''] of rows) {
    expect(STEPS).toContain(step)
    expect([...DOCUMENT_KINDS, '*']).toContain(kind)
    expect(ACTORS).toContain(actor)
  }
  expect(EVERY_CELL).toHaveLength(7 * 3 * 7 * 5)
})

test.each(EVERY_CELL)('$step of $kind by $actor in status $status', ({ step, ...facts }) => {
  const { kind, actor, status } = facts
  const wanted = expected(step, kind, actor, status)
  const result = nextDocumentState(step, facts)
  const told = result.ok
    ? result.deleted
      ? 'x'
      : result.status === status
        ? '='
        : String(result.status)
    : '-'
  expect(told).toBe(wanted)
  if (!result.ok) expect(result.allowed_actions).toEqual(allowedDocumentActions(facts))
})

test('the allowed actions are those that are not refused, in their order', () => {
  for (const kind of DOCUMENT_KINDS) {
    for (const actor of ACTORS) {
      for (const status of STATUSES) {
        expect(allowedDocumentActions({ kind, actor, status })).toEqual(
          DOCUMENT_ACTIONS.filter((action) => expected(action, kind, actor, status) !== '-'),
        )
      }
    }
  }
})

describe('in an unknown status', () => {
  test.each([0, 6, 1.5, Number.NaN])('%d nothing is allowed', (status) => {
    for (const actor of ACTORS) {
      expect(allowedDocumentActions({ actor, kind: 'invoice', status })).toEqual([])
      expect(nextDocumentState('renew', { actor, kind: 'invoice', status }).ok).toBe(false)
    }
  })
})

test('a user acts as their role; tenants and those of before only on documents with their BIN', () => {
  const roles = [0, 1, 2, 3, 4, 5, 6]
  const staff = ['administrator', 'manager', 'operator']
  expect(roles.map((role) => documentActor(role, true))).toEqual([
    'stranger',
    'tenant',
    ...staff,
    'former',
    'stranger',
  ])
  expect(roles.map((role) => documentActor(role, false))).toEqual([
    'stranger',
    'stranger',
    ...staff,
    'stranger',
    'stranger',
  ])
})
