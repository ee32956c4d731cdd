import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestCa, PKI_DAY, type TestCa } from '../../../testing/pki/ca.ts'
import { isIssuerOf } from './chain.ts'
import {
  authoritiesOf,
  describeRoots,
  expiringRoots,
  NCA_ROOTS,
  readTrustRoots,
  trustRootsOf,
} from './roots.ts'

const DAY = 86_400_000
const pem = (bytes: Uint8Array) =>
  `-----BEGIN CERTIFICATE-----\n${Buffer.from(bytes).toString('base64').replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`

describe('the folder of pinned authorities', () => {
  let ca: TestCa
  let folder: string
  beforeAll(async () => {
    ca = createTestCa({ algorithm: 'ecdsa', notAfter: new Date(PKI_DAY.getTime() + 40 * DAY) })
    folder = await mkdtemp(join(tmpdir(), 'roots-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  it('is read in DER and PEM, each certificate once; notes beside them are left alone', async () => {
    await writeFile(join(folder, 'root.cer'), ca.root.certificate)
    await writeFile(join(folder, 'issuing.crt'), pem(ca.issuing.certificate))
    await writeFile(join(folder, 'both.pem'), pem(ca.root.certificate) + pem(ca.issuing.certificate))
    await writeFile(join(folder, 'README.md'), 'Where these come from')
    const roots = await readTrustRoots(folder)
    expect(roots).toEqual(ca.roots)
    expect(describeRoots(roots).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['СЫНАҚ КУӘЛАНДЫРУШЫ ОРТАЛЫҚ', 'НЕГІЗГІ СЫНАҚ КУӘЛАНДЫРУШЫ ОРТАЛЫҚ']),
    )
  })

  it.each([
    ['a certificate that is not of an authority', () => ca.issue().certificate],
    ['rubbish', () => Buffer.from('rubbish')],
    ['nothing', () => Buffer.of()],
  ])('with %s is refused, naming the file', async (_, bytes) => {
    await writeFile(join(folder, 'wrong.der'), bytes())
    await expect(readTrustRoots(folder)).rejects.toThrow('wrong.der is not the certificate of an authority')
    await rm(join(folder, 'wrong.der'))
  })

  it('is refused without any certificate: that would look like a portal that trusts somebody', async () => {
    const empty = join(folder, 'empty')
    await mkdir(empty)
    await expect(readTrustRoots(empty)).rejects.toThrow('empty holds no certificate of an authority')
  })

  it('has one identity, whatever the order', () => {
    const { root, issuing } = ca
    expect(trustRootsOf([issuing.certificate, root.certificate]).id).toBe(ca.roots.id)
    expect(trustRootsOf([root.certificate]).id).not.toBe(ca.roots.id)
  })

  it('is known by its certificates, whatever name it is given', () => {
    const other = createTestCa({ algorithm: 'ecdsa' }).roots
    expect(authoritiesOf(ca.roots)).toBe(authoritiesOf(ca.roots))
    const renamed = authoritiesOf({ id: ca.roots.id, certificates: other.certificates })
    expect(renamed.map(({ bytes }) => bytes)).toEqual(other.certificates)
    expect(authoritiesOf({ id: ca.roots.id, certificates: [] })).toEqual([])
    expect(authoritiesOf(ca.roots)).toHaveLength(2)
  })

  it('warns of authorities that end soon, and of those that have ended', () => {
    const soon = (days: number, now = PKI_DAY) => expiringRoots(ca.roots, now, days).map(({ name }) => name)
    expect(soon(30)).toEqual([])
    expect(soon(60)).toEqual(['СЫНАҚ КУӘЛАНДЫРУШЫ ОРТАЛЫҚ'])
    expect(soon(0, new Date(PKI_DAY.getTime() + 50 * DAY))).toEqual(['СЫНАҚ КУӘЛАНДЫРУШЫ ОРТАЛЫҚ'])
  })
})

describe('the authorities that come with the portal', () => {
  it('are those of the list, the root signed itself, and it signed the other', async () => {
    const roots = await readTrustRoots(NCA_ROOTS)
    const list = await readFile(join(NCA_ROOTS, 'README.md'), 'utf8')
    const described = describeRoots(roots)
    expect(described.map(({ name }) => name).sort()).toEqual([
      'НЕГІЗГІ КУӘЛАНДЫРУШЫ ОРТАЛЫҚ (GOST) 2022',
      'ҰЛТТЫҚ КУӘЛАНДЫРУШЫ ОРТАЛЫҚ (GOST) 2022',
    ])
    for (const { fingerprint, not_after } of described) {
      expect(list).toContain(`| ${not_after.toISOString().slice(0, 10)} | \`${fingerprint}\` |`)
    }
    const authorities = authoritiesOf(roots)
    const root = authorities.find((one) => isIssuerOf(one, one))
    expect(authorities.every((one) => root && isIssuerOf(root, one))).toBe(true)
  })
})
