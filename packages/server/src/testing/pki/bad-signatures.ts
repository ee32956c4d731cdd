import { authority, text } from '../../demo/pki/certificates.ts'
import { attribute } from '../../demo/pki/message.ts'
import { octets, oid, sequence, truth } from '../../features/signing/verify/der-writer.ts'
import { OID } from '../../features/signing/verify/oids.ts'
import type { SignatureCheck, SignatureFault } from '../../features/signing/verify/report.ts'
import { createTestCa, type Holder, type Issued, PKI_DAY } from './ca.ts'
import type { CmsOptions } from './cms.ts'
import { type PkiStage, STAGE_BIN, STAGE_CONTENT, STAGE_IIN } from './stage.ts'

const DAY = 86_400_000
const daysAgo = (days: number) => new Date(PKI_DAY.getTime() - days * DAY)

/** A bad signature, and what it is refused for. */
export interface BadSignature {
  name: string
  fault: SignatureFault
  at: SignatureCheck
  holder?: Issued
  /** Signs with this key instead. */
  by?: (stage: PkiStage) => Holder
  cms?: CmsOptions | ((stage: PkiStage) => CmsOptions)
  change?: (cms: Uint8Array) => Uint8Array
  bin?: string
  content?: Uint8Array
}

const otherOrganisation = '971240001315'

export const BAD_SIGNATURES: BadSignature[] = [
  {
    name: 'more than a megabyte',
    fault: 'too_large',
    at: 'size',
    change: () => Buffer.alloc(1_000_001, 0x30),
  },
  { name: 'rubbish', fault: 'broken_cms', at: 'structure', change: () => Buffer.from('not a signature') },
  { name: 'nothing', fault: 'broken_cms', at: 'structure', change: () => new Uint8Array() },
  {
    name: 'bytes after the end',
    fault: 'broken_cms',
    at: 'structure',
    change: (cms) => Buffer.concat([cms, Buffer.of(0)]),
  },
  { name: 'cut short', fault: 'broken_cms', at: 'structure', change: (cms) => cms.subarray(0, -1) },
  { name: 'attached content', fault: 'attached_content', at: 'detached', cms: { attached: STAGE_CONTENT } },
  {
    name: 'attached content with other data',
    fault: 'attached_content',
    at: 'detached',
    cms: { attached: Buffer.from('other data') },
  },
  {
    name: 'another kind of content',
    fault: 'broken_cms',
    at: 'detached',
    cms: { contentType: OID.timestampInfo },
  },
  { name: 'no signer', fault: 'no_signer', at: 'one_signer', cms: { signers: [] } },
  {
    name: 'two signers',
    fault: 'two_signers',
    at: 'one_signer',
    cms: ({ ca, director }) => ({ signers: [director, ca.issue({ bin: STAGE_BIN })] }),
  },
  {
    name: 'the same signer twice',
    fault: 'two_signers',
    at: 'one_signer',
    cms: ({ director }) => ({ signers: [director, director] }),
  },
  { name: 'no signed attributes', fault: 'broken_cms', at: 'one_signer', cms: { signedAttributes: null } },
  {
    name: 'signed attributes about another kind of content',
    fault: 'broken_cms',
    at: 'one_signer',
    cms: { signedContentType: OID.timestampInfo },
  },
  { name: 'no certificate', fault: 'missing_certificate', at: 'certificate', cms: { certificates: [] } },
  {
    name: 'the certificate of another key',
    fault: 'missing_certificate',
    at: 'certificate',
    cms: ({ ca }) => ({ certificates: [ca.issue({ bin: STAGE_BIN }).certificate] }),
  },
  {
    name: 'a crowd of certificates',
    fault: 'broken_cms',
    at: 'certificate',
    cms: ({ director }) => ({ certificates: Array.from({ length: 11 }, () => director.certificate) }),
  },
  {
    name: 'an unknown hash',
    fault: 'unknown_algorithm',
    at: 'algorithms',
    cms: { hashOid: '1.2.643.7.1.1.2.3' },
  },
  {
    name: 'an unknown signature algorithm',
    fault: 'unknown_algorithm',
    at: 'algorithms',
    cms: { signatureOid: '1.2.643.7.1.1.3.3' },
  },
  { name: 'SHA-1', fault: 'weak_hash', at: 'algorithms', cms: { hashOid: OID.sha1 } },
  { name: 'MD5', fault: 'weak_hash', at: 'algorithms', cms: { hashOid: OID.md5 } },
  { name: 'SHA-1 with RSA', fault: 'weak_hash', at: 'algorithms', cms: { signatureOid: OID.rsaSha1 } },
  {
    name: 'a hash that contradicts the signature',
    fault: 'unknown_algorithm',
    at: 'algorithms',
    cms: { hashOid: OID.sha512 },
  },
  {
    name: 'another digest',
    fault: 'digest_mismatch',
    at: 'digest',
    cms: { digest: Buffer.alloc(32) },
  },
  {
    name: 'two digests',
    fault: 'broken_cms',
    at: 'structure',
    cms: { moreAttributes: [attribute(OID.messageDigest, octets(Buffer.alloc(32)))] },
  },
  {
    name: 'no digest',
    fault: 'broken_cms',
    at: 'digest',
    cms: { signedAttributes: [attribute(OID.contentType, oid(OID.data))] },
  },
  { name: 'swapped document', fault: 'digest_mismatch', at: 'digest', content: Buffer.from('Акт № 18') },
  {
    name: 'a changed signature',
    fault: 'bad_signature',
    at: 'signature',
    cms: { changeSignature: (signature) => Buffer.from(signature).fill(7, 20, 21) },
  },
  {
    name: 'an empty signature',
    fault: 'bad_signature',
    at: 'signature',
    cms: { changeSignature: () => new Uint8Array() },
  },
  {
    name: 'a signature that another key made',
    fault: 'bad_signature',
    at: 'signature',
    by: ({ ca, director }) => ({ ...director, key: ca.issue().key }),
  },
  {
    name: 'signed attributes that name another certificate',
    fault: 'missing_certificate',
    at: 'signature',
    cms: {
      moreAttributes: [
        attribute(OID.signingCertificateV2, sequence(sequence(sequence(octets(Buffer.alloc(32)))))),
      ],
    },
  },
  {
    name: 'a foreign root',
    fault: 'foreign_root',
    at: 'chain',
    by: ({ ca }) =>
      createTestCa({ algorithm: ca.algorithm, name: 'БАСҚА ОРТАЛЫҚ' }).issue({ bin: STAGE_BIN }),
  },
  {
    name: 'a foreign root that the message brings',
    fault: 'foreign_root',
    at: 'chain',
    ...withChain('БАСҚА ОРТАЛЫҚ'),
  },
  { name: 'a root that looks like ours', fault: 'foreign_root', at: 'chain', ...withChain() },
  {
    name: 'a person who issued a certificate',
    fault: 'foreign_root',
    at: 'chain',
    ...byPerson(),
  },
  {
    name: 'an expired certificate',
    fault: 'expired',
    at: 'validity',
    holder: { notBefore: daysAgo(400), notAfter: daysAgo(1) },
  },
  {
    name: 'a certificate of tomorrow',
    fault: 'not_yet_valid',
    at: 'validity',
    holder: { notBefore: daysAgo(-1), notAfter: daysAgo(-300) },
  },
  {
    name: 'a key that only encrypts',
    fault: 'not_for_signing',
    at: 'key_usage',
    holder: { keyUsage: ['keyEncipherment'] },
  },
  {
    name: 'an authority that signs documents',
    fault: 'not_for_signing',
    at: 'key_usage',
    holder: { extensions: [authority()] },
  },
  {
    name: 'a critical extension that nobody knows',
    fault: 'not_for_signing',
    at: 'key_usage',
    holder: { extensions: [sequence(oid('1.2.3.4'), truth(true), octets(text('?')))] },
  },
  {
    name: 'a key for logging in',
    fault: 'authentication_key',
    at: 'purpose',
    holder: { purposes: [OID.forLogin, OID.organisationKey, OID.head] },
  },
  {
    name: 'a key for timestamps',
    fault: 'not_for_signing',
    at: 'purpose',
    holder: { purposes: [OID.forTimestamps] },
  },
  {
    name: 'a key that does not say whose it is',
    fault: 'not_for_signing',
    at: 'purpose',
    holder: { purposes: [OID.forEmail] },
  },
  { name: 'another company', fault: 'other_bin', at: 'holder', bin: otherOrganisation },
  { name: 'a person for a company', fault: 'other_bin', at: 'holder', holder: { bin: null } },
  {
    name: 'a person whose certificate carries the BIN',
    fault: 'not_for_signing',
    at: 'holder',
    holder: { kind: 'person' },
  },
  { name: 'another person', fault: 'other_iin', at: 'holder', holder: { bin: null }, bin: '910101300124' },
  { name: 'a company for its director', fault: 'other_bin', at: 'holder', bin: STAGE_IIN },
]

/** A key of an authority of our own making, whose certificates the message brings. */
function withChain(name?: string): Pick<BadSignature, 'by' | 'cms'> {
  const made = new Map<string, ReturnType<typeof createTestCa>>()
  const caOf = ({ ca }: PkiStage) => {
    const known = made.get(ca.algorithm) ?? createTestCa({ algorithm: ca.algorithm, name })
    made.set(ca.algorithm, known)
    return known
  }
  const keys = new Map<string, Holder>()
  const by = (stage: PkiStage) => {
    const key = keys.get(stage.ca.algorithm) ?? caOf(stage).issue({ bin: STAGE_BIN })
    keys.set(stage.ca.algorithm, key)
    return key
  }
  return {
    by,
    cms: (stage) => {
      const { issuing, root } = caOf(stage)
      return { certificates: [by(stage).certificate, issuing.certificate, root.certificate] }
    },
  }
}

/** A certificate that the owner of an ordinary key issued in the name of the company. */
function byPerson(): Pick<BadSignature, 'by' | 'cms'> {
  const issuedBy = (stage: PkiStage) => stage.ca.issueUnder(stage.director, { bin: STAGE_BIN })
  let holder: Holder | undefined
  const by = (stage: PkiStage) => {
    holder = issuedBy(stage)
    return holder
  }
  return {
    by,
    cms: ({ director }) => ({ certificates: holder ? [holder.certificate, director.certificate] : [] }),
  }
}
