import {
  type CheckedPaper,
  type CheckedSignature,
  DEMO_AUTHORITY,
  type DocumentCheck,
} from '@sauda/sdk/signature-check'
import { describe, expect, it } from 'vitest'
import {
  endsOf,
  firstExpired,
  grouped,
  headlineOf,
  keyed,
  minutesOf,
  proofsOf,
  toneOf,
} from './check-view.ts'

const PAPER: CheckedPaper = {
  kind: 'completion',
  number: 'АВР-1',
  date: '2026-10-31',
  total: 100,
  currency: 'KZT',
  rooms: [],
  pages: 1,
}

const COPY = { kind: 'completion' as const, number: 'АВР-1', date: '2026-10-31' }

const TENANT: CheckedSignature = {
  held: true,
  vouched_by: null,
  ...{ side: 'tenant', state: 'valid', fault: null, organisation: 'ТОО «Тест»', bin: '201240999007' },
  ...{ name: 'Омаров Т. С.', position: 'head', iin: '7906••••••13', signed_at: '2026-11-20T09:46:09Z' },
  ...{ serial: '71aa', issuer: 'НУЦ РК', not_before: null, not_after: '2027-03-14T00:00:00Z' },
  ...{ algorithm: 'rsa', revocation: null, timestamp_at: '2026-11-20T09:46:09Z', root_set: '2026-03' },
}
const CENTRE: CheckedSignature = { ...TENANT, side: 'centre' }
const DEMO: CheckedSignature = { ...TENANT, issuer: DEMO_AUTHORITY }

function check(says: Partial<DocumentCheck>): DocumentCheck {
  return {
    ...{
      verdict: 'genuine',
      checked_at: '2026-11-21T10:02:00Z',
      file_name: null,
      paper: null,
      copy_of: null,
    },
    ...{ sha256: null, digests: null, signers: [TENANT, CENTRE], expired_at: null, retry_at: null },
    ...says,
  }
}

describe('headlineOf and toneOf', () => {
  it.each<[Partial<DocumentCheck>, string, string]>([
    [{}, 'genuine', 'good'],
    [{ expired_at: '2027-03-14T00:00:00Z' }, 'expired', 'good'],
    [{ verdict: 'annulled', expired_at: '2027-03-14T00:00:00Z' }, 'annulled', 'bad'],
    [{ verdict: 'not_signed', paper: { ...PAPER, kind: 'invoice' }, signers: [] }, 'invoice', 'good'],
    [{ verdict: 'not_signed', paper: PAPER, signers: [] }, 'not_signed', 'wait'],
    [{ verdict: 'not_signed', signers: [] }, 'not_signed', 'wait'],
    [{ verdict: 'signed_by_one', signers: [TENANT] }, 'signed_by_tenant', 'wait'],
    [{ verdict: 'signed_by_one', signers: [CENTRE] }, 'signed_by_centre', 'wait'],
    [{ verdict: 'pending' }, 'pending', 'wait'],
    [{ verdict: 'forged' }, 'forged', 'bad'],
    [{ verdict: 'rejected', signers: [] }, 'rejected', 'bad'],
    [{ verdict: 'signed_elsewhere' }, 'signed_elsewhere', 'wait'],
    [{ verdict: 'unknown', signers: [] }, 'unknown', 'wait'],
    [{ verdict: 'of a later version' as 'unknown' }, 'not_trusted', 'bad'],
    [{ verdict: 'toString' as 'unknown' }, 'not_trusted', 'bad'],
  ])('%j', (says, headline, tone) => {
    expect(headlineOf(check(says))).toBe(headline)
    expect(toneOf(headlineOf(check(says)))).toBe(tone)
  })
})

describe('proofsOf', () => {
  const told = (says: Partial<DocumentCheck>) =>
    proofsOf(check(says), headlineOf(check(says))).map(([proof]) => proof)

  it.each<[string, Partial<DocumentCheck>, string[]]>([
    ['both signatures', {}, ['unchanged', 'signed_by_them', 'in_force', 'timed']],
    [
      'one signature without a timestamp',
      { signers: [TENANT, { ...CENTRE, timestamp_at: null }] },
      ['unchanged', 'signed_by_them', 'in_force', 'partly_timed'],
    ],
    [
      'one signature with a timestamp of a later day',
      { signers: [TENANT, { ...CENTRE, timestamp_at: '2026-11-21T03:41:00Z' }] },
      ['unchanged', 'signed_by_them', 'in_force', 'partly_timed'],
    ],
    [
      'signatures without timestamps',
      { signers: [TENANT, CENTRE].map((one) => ({ ...one, timestamp_at: null })) },
      ['unchanged', 'signed_by_them', 'in_force', 'untimed'],
    ],
    [
      'a signature that the portal has not received, without a timestamp',
      {
        verdict: 'signed_elsewhere',
        signers: [{ ...TENANT, side: 'other', held: false, timestamp_at: null }],
      },
      ['unchanged', 'signed_by_them', 'in_force', 'own_clock', 'not_on_portal'],
    ],
    ['an expired key', { expired_at: '2027-03-14T00:00:00Z' }, ['unchanged', 'signed_in_force', 'timed']],
    [
      'a key that may be revoked',
      { verdict: 'pending', signers: [{ ...TENANT, state: 'pending' }] },
      ['unchanged', 'own_key', 'revocation_unknown'],
    ],
    [
      'a key that may be revoked, of an annulled document',
      { verdict: 'annulled', signers: [{ ...TENANT, state: 'pending' }, CENTRE] },
      ['unchanged', 'own_key', 'revocation_unknown'],
    ],
    [
      'signatures of an annulled document',
      { verdict: 'annulled' },
      ['unchanged', 'signed_by_them', 'in_force', 'timed'],
    ],
    ['another file', { verdict: 'forged' }, ['changed']],
    ['a fault', { verdict: 'not_trusted', signers: [{ ...TENANT, state: 'invalid' }] }, ['not_passed']],
    [
      'a foreign signer',
      { verdict: 'not_trusted', signers: [{ ...TENANT, side: 'other' }] },
      ['foreign_side'],
    ],
    ['no signature', { verdict: 'annulled', signers: [] }, ['on_portal']],
    [
      'keys of the demo centre',
      { signers: [DEMO, DEMO] },
      ['unchanged', 'signed_by_demo', 'in_force', 'timed'],
    ],
    [
      'one key of the demo centre',
      { signers: [TENANT, DEMO] },
      ['unchanged', 'signed_by_demo', 'in_force', 'timed'],
    ],
    [
      'an expired key of the demo centre',
      { signers: [DEMO], expired_at: '2027-03-14T00:00:00Z' },
      ['unchanged', 'signed_by_demo', 'signed_in_force', 'timed'],
    ],
    [
      'a key of the demo centre that waits',
      { verdict: 'pending', signers: [{ ...DEMO, state: 'pending' }] },
      ['unchanged', 'own_key', 'signed_by_demo', 'revocation_unknown'],
    ],
    ['a copy of the portal', { copy_of: COPY }, ['copy', 'signed_by_them', 'in_force', 'timed']],
    [
      'a copy of an expired key',
      { copy_of: COPY, expired_at: '2027-03-14T00:00:00Z' },
      ['copy', 'signed_in_force', 'timed'],
    ],
    [
      'a copy whose signature waits',
      { copy_of: COPY, verdict: 'pending', signers: [{ ...TENANT, state: 'pending' }] },
      ['copy', 'own_key', 'revocation_unknown'],
    ],
    [
      'a copy whose signatures count no more',
      { copy_of: COPY, verdict: 'annulled', signers: [] },
      ['copy', 'on_portal'],
    ],
    ['an unknown file', { verdict: 'unknown', signers: [] }, ['not_on_portal']],
  ])('%s', (_what, says, proofs) => {
    expect(told(says)).toEqual(proofs)
  })

  it('never shows a tick for what is wrong or unknown', () => {
    for (const verdict of ['forged', 'not_trusted', 'unknown'] as const) {
      const one = check({ verdict, signers: verdict === 'unknown' ? [] : [{ ...TENANT, state: 'invalid' }] })
      expect(proofsOf(one, headlineOf(one)).map(([, tone]) => tone)).not.toContain('good')
    }
  })
})

describe('the parts of a page', () => {
  it('gives each signature its own key, also one that comes twice', () => {
    const keys = keyed([TENANT, CENTRE, TENANT]).map(([key]) => key)
    expect(new Set(keys).size).toBe(3)
    expect(keyed([CENTRE, TENANT, TENANT]).map(([key]) => key)).toEqual(expect.arrayContaining(keys))
    expect(keyed([])).toEqual([])
  })

  it('names the certificate that expired first', () => {
    const late = { ...CENTRE, not_after: '2028-01-01T00:00:00Z' }
    const expired_at = '2027-03-14T00:00:00Z'
    expect(firstExpired(check({ signers: [late, TENANT], expired_at }))).toBe(TENANT)
    expect(firstExpired(check({}))).toBeNull()
  })

  it('divides fingerprints', () => {
    expect(grouped('9f3a51c804de77b12c', 8)).toBe('9f3a51c8 04de77b1 2c')
    expect(grouped('', 8)).toBe('')
    expect(endsOf('9f3a51c804de77b1aaaaaaaa3a2ee07d')).toEqual({
      first: '9f3a51c8',
      second: '04de77b1',
      last: '3a2ee07d',
    })
  })

  it.each([
    [0, 1],
    [60, 1],
    [61, 2],
    [600, 10],
  ])('%d seconds are %d minutes', (seconds, minutes) => {
    expect(minutesOf(seconds)).toBe(minutes)
  })
})
