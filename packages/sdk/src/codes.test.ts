import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { callsOf, INVITED_ROLES, ROLE } from './access/index.ts'
import {
  AD_ACTIONS,
  AD_CONDITIONS,
  AD_KINDS,
  AD_REASONS,
  AD_SORTS,
  AD_STATUS,
  AD_STATUSES,
  type Ad,
  type AdStatus,
  adStatusLabel,
  isAdStatus,
} from './ads/index.ts'
import { COMPLAINT_REASONS } from './complaints/index.ts'
import {
  DOCUMENT_ACTIONS,
  DOCUMENT_KINDS,
  DOCUMENT_REASONS,
  DOCUMENT_STATUS,
  DOCUMENT_STATUSES,
  documentStatusLabel,
} from './documents/index.ts'
import type { Failure, Notification, Open, User } from './generated/schemas.ts'
import { errorText, fieldText, LANGUAGES } from './language/index.ts'
import { NOTIFICATION_TYPE } from './notifications/index.ts'
import { BLOCK_REASONS, blockReasonLabel } from './people/index.ts'
import {
  holdReasonText,
  mayReviewText,
  REVIEW_ACTIONS,
  REVIEW_HOLD_REASONS,
  REVIEW_KEEP_REASONS,
  REVIEW_REASONS,
  REVIEW_REPORT_REASONS,
  REVIEW_STATUS,
  reportReasonLabel,
  reviewReasonLabel,
  verdictReasonLabel,
} from './reviews/index.ts'
import { folder, languageService } from './test-editor.ts'

type Code = string | number
type Schema = { enum?: Code[]; 'x-codes'?: Code[] }

const text = readFileSync(new URL('../openapi.json', import.meta.url), 'utf8')
const contract: { components: { schemas: Record<string, Schema> } } = JSON.parse(text)
const { schemas } = contract.components
const codesOf = (name: string) => schemas[name]?.['x-codes'] ?? schemas[name]?.enum ?? []

describe('the codes of the contract are those of the tables', () => {
  const purposes = ['registration', 'invitation', 'restore'] as const
  const steps = ['code', 'details', 'password'] as const
  const flowCalls = purposes.flatMap((purpose) => steps.flatMap((step) => callsOf({ purpose, step })))

  test.each<[string, readonly Code[]]>([
    ['AdStatus', AD_STATUSES],
    ['AdStatus', Object.values(AD_STATUS)],
    ['AdAction', AD_ACTIONS],
    ['AdReason', AD_REASONS],
    ['ComplaintReason', COMPLAINT_REASONS],
    ['BlockReason', BLOCK_REASONS],
    ['ReviewStatus', Object.values(REVIEW_STATUS)],
    ['ReviewAction', REVIEW_ACTIONS],
    ['ReviewReason', REVIEW_REASONS],
    ['ReviewReportReason', REVIEW_REPORT_REASONS],
    ['ReviewKeepReason', REVIEW_KEEP_REASONS],
    ['ReviewHoldReason', REVIEW_HOLD_REASONS],
    ['AdKind', AD_KINDS],
    ['AdCondition', AD_CONDITIONS],
    ['AdSort', AD_SORTS],
    ['DocumentStatus', DOCUMENT_STATUSES],
    ['DocumentStatus', Object.values(DOCUMENT_STATUS)],
    ['DocumentAction', DOCUMENT_ACTIONS],
    ['DocumentReason', DOCUMENT_REASONS],
    ['DocumentKind', DOCUMENT_KINDS],
    ['RoleId', INVITED_ROLES],
    ['RoleId', Object.values(ROLE)],
    ['Language', LANGUAGES],
    ['NotificationType', Object.values(NOTIFICATION_TYPE).flatMap((types) => Object.values(types))],
    ['FlowPurpose', purposes],
    ['FlowStep', steps],
    ['FlowCall', flowCalls],
  ])('%s', (name, table) => {
    expect(codesOf(name).length).toBeGreaterThan(0)
    expect([...new Set(table)].sort()).toEqual(codesOf(name).toSorted())
  })

  test.each<[string, (code: string, language: 'ru' | 'kk') => string]>([
    ['FailureCode', errorText],
    ['FieldCode', fieldText],
    ['BlockReason', blockReasonLabel],
    ['ReviewReason', reviewReasonLabel],
    ['ReviewReportReason', reportReasonLabel],
    ['ReviewKeepReason', verdictReasonLabel],
    ['ReviewHoldReason', holdReasonText],
    ['MayReview', mayReviewText],
    ['AdStatus', (code, language) => adStatusLabel(Number(code), 'owner', language)],
    ['DocumentStatus', (code, language) => documentStatusLabel('completion', Number(code), language)],
  ])('each %s has a text of its own', (name, textOf) => {
    for (const language of LANGUAGES) {
      const texts = codesOf(name).map((code) => textOf(String(code), language))
      expect(texts.length).toBeGreaterThan(0)
      expect(texts).not.toContain(textOf('no_such_code', language))
    }
  })

  test('fields take their codes from schemas that have some', () => {
    const named = [...text.matchAll(/"x-codes-from": \[([^\]]*)\]/g)].flatMap(
      ([, names = '']) => names.match(/\w+/g) ?? [],
    )
    expect(named).toContain('AdReason')
    expect(named.filter((name) => codesOf(name).length === 0)).toEqual([])
  })
})

describe('a field with codes', () => {
  test('takes a code that this version does not know', () => {
    const ad: Pick<Ad, 'status' | 'allowed_actions'> = { status: 99, allowed_actions: ['polish', 'publish'] }
    const user: Pick<User, 'role_id'> = { role_id: 6 }
    const notification: Pick<Notification, 'type' | 'reason'> = { type: 1000, reason: 'tired' }
    const failure: Pick<Failure, 'code' | 'errors'> = { code: 'asleep', errors: { name: ['too_nice'] } }
    const read: number | undefined = ad.status
    expect([read, user.role_id, notification.type, failure.code]).toEqual([99, 6, 1000, 'asleep'])
  })

  test('takes no value of another type', () => {
    // @ts-expect-error: a status is a number
    const ad: Pick<Ad, 'status'> = { status: 'published' }
    // @ts-expect-error: an action is a text
    const actions: Ad['allowed_actions'] = [31]
    expect([ad.status, actions]).toEqual(['published', [31]])
  })

  test('allows a complete switch over the known codes', () => {
    expect([10, 31, 99].map(nameOf)).toEqual(['submitted', 'published', 'unknown'])
  })

  test.each([
    ['status === /*here*/0', codesOf('AdStatus').map(String)],
    ["allowed_actions?.includes('/*here*/')", codesOf('AdAction').map(String)],
    ["remark?.reason === '/*here*/'", codesOf('AdReason').map(String)],
  ])('is completed by editors: ad.%s', (expression, codes) => {
    const file = `${folder}src/completed.ts`
    const code = `import type { Ad } from './index.ts'\nexport const told = (ad: Ad) => ad.${expression}\n`
    const service = languageService([file], new Map([[file, code]]))
    const place = code.indexOf('/*here*/')
    const offered = service.getCompletionsAtPosition(file, place, {})?.entries.map(({ name }) => name) ?? []
    expect(codes.filter((one) => !offered.includes(one))).toEqual([])
  })
})

function nameOf(status: Open<AdStatus>): string {
  if (!isAdStatus(status)) return 'unknown'
  switch (status) {
    case 10:
      return 'submitted'
    case 15:
      return 'resubmitted'
    case 20:
      return 'needsEdits'
    case 30:
      return 'unpublished'
    case 31:
      return 'published'
    case 40:
      return 'archived'
  }
}
