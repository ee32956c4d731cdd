import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { context, inside, only, partsOf, readDer, TAG } from './der.ts'
import { explicit, sequence, setOf } from './der-writer.ts'
import { judgeSignature } from './judge.ts'
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
  const head = [
    parts.next(TAG.integer),
    parts.next(TAG.set),
    parts.next(TAG.sequence),
    parts.next(context(0)),
  ]
  const signer = inside(parts.next(TAG.set))[which]
  if (!signer) throw new Error('no such signer')
  return sequence(type.bytes, explicit(0, sequence(...head.map(({ bytes }) => bytes), setOf(signer.bytes))))
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
