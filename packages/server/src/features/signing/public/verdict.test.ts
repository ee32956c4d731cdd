import { DOCUMENT_STATUS } from '@sauda/sdk/documents'
import { describe, expect, it } from 'vitest'
import { verdictOn, verdictOnStranger } from './verdict.ts'

const { new: fresh, signed, rejected, countersigned, annulled } = DOCUMENT_STATUS
const ok = (side: string) => ({ side, state: 'valid', fault: null })
const waits = (side: string) => ({ side, state: 'pending', fault: null })
const bad = (side: string, fault: string) => ({ side, state: 'invalid', fault })

describe('verdictOn', () => {
  it.each([
    ['a new document', fresh, [], 'not_signed'],
    ['a rejected document', rejected, [], 'rejected'],
    ['an annulled document that nobody signed', annulled, [], 'annulled'],
    ['an invoice that was downloaded', signed, [], 'not_signed'],
    ['the signature of the tenant', signed, [ok('tenant')], 'signed_by_one'],
    ['the signature of the centre alone', fresh, [ok('centre')], 'signed_by_one'],
    ['both signatures', countersigned, [ok('tenant'), ok('centre')], 'genuine'],
    ['both signatures of an annulled document', annulled, [ok('tenant'), ok('centre')], 'annulled'],
    ['a signature whose key may be revoked', fresh, [waits('tenant')], 'pending'],
    ['a second signature whose key may be revoked', signed, [ok('tenant'), waits('centre')], 'pending'],
    ['two signatures of one side', signed, [ok('tenant'), ok('tenant')], 'signed_by_one'],
    ['another file', countersigned, [bad('tenant', 'digest_mismatch')], 'forged'],
    ['a revoked key', countersigned, [ok('tenant'), bad('centre', 'revoked')], 'not_trusted'],
    ['a fault of an annulled document', annulled, [bad('tenant', 'revoked')], 'not_trusted'],
    ['the signature of somebody else', countersigned, [ok('tenant'), ok('other')], 'not_trusted'],
  ])('%s', (_what, status, signers, verdict) => {
    expect(verdictOn(status, signers)).toBe(verdict)
  })
})

describe('verdictOnStranger', () => {
  it.each([
    ['no signature', [], 'unknown'],
    ['correct signatures', [ok('other'), ok('other')], 'signed_elsewhere'],
    ['a signature of another file', [ok('other'), bad('other', 'digest_mismatch')], 'forged'],
    ['another fault', [bad('other', 'foreign_root')], 'not_trusted'],
    ['a key that may be revoked', [waits('other')], 'pending'],
  ])('%s', (_what, signers, verdict) => {
    expect(verdictOnStranger(signers)).toBe(verdict)
  })
})
