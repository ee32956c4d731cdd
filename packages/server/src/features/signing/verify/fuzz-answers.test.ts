import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PKI_DAY } from '../../../testing/pki/ca.ts'
import { mutate, seededRandom } from '../../../testing/pki/mutate.ts'
import { createPkiStage, type PkiStage, STAGE_CONTENT } from '../../../testing/pki/stage.ts'
import { timestampAuthority, timestampToken } from '../../../testing/pki/tsp.ts'
import { digestOf } from './algorithms.ts'
import { readCertificate } from './certificate.ts'
import { headOfList, readRevocationList } from './crl.ts'
import { type Asked, ocspRequest, readOcspAnswer } from './ocsp.ts'
import { askOcsp, fetchList } from './services.ts'
import { checkTimestamp, randomNonce, tokenOfAnswer } from './timestamp.ts'
import { unlessRefused } from './unless-refused.ts'

const COUNT = 1500

/** Services answer over plain HTTP, so anybody on the way may change what they say. */
describe('changed answers of services', () => {
  let stage: PkiStage
  let asked: Asked
  beforeAll(async () => {
    stage = await createPkiStage('ecdsa')
    asked = {
      certificate: readCertificate(stage.director.certificate),
      issuer: readCertificate(stage.ca.issuing.certificate),
    }
  })
  afterAll(() => stage.close())

  /** What is read of changed bytes, other than what is read of the real ones, where anything is believed. */
  function othersOf<Found>(bytes: Uint8Array, read: (bytes: Uint8Array) => Found | null): Found[] {
    const real = read(bytes)
    expect(real).not.toBeNull()
    const random = seededRandom('answers')
    const found: Found[] = []
    for (let i = 0; i < COUNT; i++) {
      const one = read(mutate(bytes, random))
      if (one !== null && !isDeepStrictEqual(one, real)) found.push(one)
    }
    return found
  }

  it.each([null, new Date('2026-11-01T00:00:00Z')])('of OCSP, revoked at %s', async (revoked) => {
    stage.ocsp.behaviour.revoked = revoked ? new Map([[stage.director.serial, revoked]]) : undefined
    const nonce = randomNonce().bytes
    const answer = (await askOcsp(stage.deps.revocation, ocspRequest(asked, nonce))) ?? new Uint8Array()
    const read = (bytes: Uint8Array) => readOcspAnswer({ ...asked, answer: bytes, now: PKI_DAY, nonce })
    expect(othersOf(answer, read)).toEqual([])
  })

  it('of lists', async () => {
    stage.crl.behaviour.revoked = new Map([
      ['0a', PKI_DAY],
      [stage.director.serial, PKI_DAY],
    ])
    const list = await fetchList(stage.deps.revocation, stage.crl.url, { now: PKI_DAY })
    const read = (bytes: Uint8Array) => {
      headOfList(bytes)
      return readRevocationList({ ...asked, list: bytes, now: PKI_DAY })
    }
    expect(othersOf(list?.bytes ?? new Uint8Array(), read)).toEqual([])
  })

  it('of authorities for timestamps', () => {
    const token = timestampToken(timestampAuthority(stage.ca), {
      digest: digestOf('sha256', STAGE_CONTENT),
      time: PKI_DAY,
    })
    const read = (bytes: Uint8Array) => {
      tokenOfAnswer(bytes)
      return unlessRefused(() =>
        checkTimestamp(stage.ca.roots, { token: bytes, imprinted: STAGE_CONTENT, now: PKI_DAY }),
      )
    }
    expect(othersOf(token, read)).toEqual([])
  })
})
