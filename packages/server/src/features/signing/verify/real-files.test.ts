import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { context, inside, only, partsOf, readDer, TAG } from './der.ts'
import { explicit, sequence, setOf } from './der-writer.ts'
import { judgeSignature } from './judge.ts'
import { readOcspAnswer } from './ocsp.ts'
import { askedOf } from './revocation.ts'
import { readTrustRoots } from './roots.ts'

const FOLDER = new URL('./real-files/', import.meta.url)
const file = (name: string): Uint8Array => readFileSync(new URL(name, FOLDER))

const TEXT = Buffer.from('test123')
const roots = await readTrustRoots(new URL('roots/', FOLDER).pathname)

/** A message of two signers, as if only one of them had signed it. */
function ofOneSigner(cms: Uint8Array, which: number): Uint8Array {
  const outer = partsOf(readDer(cms))
  const type = outer.next()
  const parts = partsOf(only(outer.next(context(0))))
  const version = parts.next(TAG.integer)
  const hash = inside(parts.next(TAG.set))[which]
  const rest = [parts.next(TAG.sequence), parts.next(context(0))]
  const signer = inside(parts.next(TAG.set))[which]
  if (!signer || !hash) throw new Error('no such signer')
  const head = [version.bytes, setOf(hash.bytes), ...rest.map(({ bytes }) => bytes)]
  return sequence(type.bytes, explicit(0, sequence(...head, setOf(signer.bytes))))
}

const judge = (cms: Uint8Array, at: string, bin: string, content: Uint8Array = TEXT) =>
  judgeSignature(roots, { cms, content, party: { bin }, at: new Date(at) }).report

const GOST = { which: 0, at: '2022-09-27T21:30:00Z', iin: '123456789012', algorithm: 'gost2015' }
const RSA = { which: 1, at: '2021-09-27T21:30:00Z', iin: '123456789011', algorithm: 'rsa' }

describe.each([GOST, RSA])('a real signature made with $algorithm', ({ which, at, iin, algorithm }) => {
  const cms = ofOneSigner(file('cst_signed_detached_cms.der'), which)

  it('stands but for revocation', () => {
    const report = judge(cms, at, iin)
    expect(report).toMatchObject({ verdict: 'pending_revocation', fault: null, algorithm })
    expect(report.signer).toMatchObject({ iin, bin: null, kind: 'person' })
    expect(report.evidence.chain).toHaveLength(2)
    expect(report.signed_at?.toISOString()).toBe('2022-09-27T21:29:41.000Z')
  })

  it('does not stand over other bytes', () => {
    expect(judge(cms, at, iin, Buffer.from('test124')).fault).toBe('digest_mismatch')
  })

  it('is not that of another person', () => {
    expect(judge(cms, at, '850412300123').fault).toBe('other_iin')
  })

  it('does not stand after the certificate ended', () => {
    expect(judge(cms, '2026-11-22T10:00:00Z', iin).fault).toBe('expired')
  })

  it('is refused with its content inside', () => {
    expect(judge(ofOneSigner(file('cst_signed_cms.der'), which), at, iin).fault).toBe('attached_content')
  })
})

it('refuses the real message of two signers', () => {
  expect(judge(file('cst_signed_detached_cms.der'), GOST.at, GOST.iin).fault).toBe('two_signers')
})

describe('a real OCSP answer about the GOST signer', () => {
  const answer = file('ocsp_response_individual_2015.bin')
  const report = judge(ofOneSigner(file('cst_signed_detached_cms.der'), GOST.which), GOST.at, GOST.iin)
  const asked = askedOf(report)
  const read = (now: string, bytes = answer) =>
    asked && readOcspAnswer({ ...asked, answer: bytes, now: new Date(now) })

  it('says that the test system does not know it, in the way of RFC 6960', () => {
    expect(read('2022-09-02T17:00:00Z')).toEqual({
      source: 'ocsp',
      as_of: new Date('2022-09-02T16:58:34Z'),
      revoked_at: new Date(0),
    })
  })

  it('is not believed a day later', () => {
    expect(read('2022-09-03T17:00:00Z')).toBeNull()
  })

  it('is not believed with any byte changed of what was signed', () => {
    const at = Buffer.from(answer).indexOf('20220902165834Z')
    expect(read('2022-09-02T17:00:00Z', Buffer.from(answer).fill('1', at + 13, at + 14))).toBeNull()
  })

  it('says nothing about the RSA signer', () => {
    const other = askedOf(judge(ofOneSigner(file('cst_signed_detached_cms.der'), RSA.which), RSA.at, RSA.iin))
    expect(other && readOcspAnswer({ ...other, answer, now: new Date('2022-09-02T17:00:00Z') })).toBeNull()
  })
})
