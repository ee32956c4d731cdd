import {
  authority,
  authorityKeyId,
  type KeyUsageName,
  keyIdOf,
  keyUsage,
  makeCertificate,
  type NamePart,
  nameOf,
  purposes,
  subjectKeyId,
} from '../../demo/pki/certificates.ts'
import type { KeyHolder } from '../../demo/pki/key.ts'
import { readCertificate } from '../../features/signing/verify/certificate.ts'
import { OID } from '../../features/signing/verify/oids.ts'
import type { SignerKind } from '../../features/signing/verify/report.ts'
import { type TrustRoots, trustRootsOf } from '../../features/signing/verify/roots.ts'
import { createKey, type KeyAlgorithm, type TestKey } from './keys.ts'

export type Holder = KeyHolder

const holderOf = (key: TestKey, certificate: Uint8Array): Holder => ({
  key,
  certificate,
  serial: readCertificate(certificate).serial,
})

/** What a certificate says of its holder; everything may be made wrong. */
export interface Issued {
  iin?: string | null
  /** null: a person's own key. */
  bin?: string | null
  kind?: SignerKind
  name?: string
  patronymic?: string
  organisation?: string
  notBefore?: Date
  notAfter?: Date
  keyUsage?: KeyUsageName[]
  /** What the key is for; by default signing, and whose it is. */
  purposes?: string[]
  /** Whether whoever does not know the purposes must refuse the certificate. */
  purposesAreCritical?: boolean
  /** Extensions beside the usual ones. */
  extensions?: Uint8Array[]
  algorithm?: KeyAlgorithm
  rsaBits?: number
  /** A ready key instead of a new one. */
  key?: TestKey
  /** Signs the certificate instead of the authority's own key, whose identifier it still names. */
  issuerKey?: TestKey
  serial?: Uint8Array
}

/** An authority of tests: a root, the authority below it that issues, and what they issued. */
export interface TestCa {
  algorithm: KeyAlgorithm
  root: Holder
  issuing: Holder
  /** Both authorities, pinned. */
  roots: TrustRoots
  issue(holder?: Issued): Holder
  /** What nobody may do: a certificate that the owner of an ordinary key issued. */
  issueUnder(issuer: Holder, holder: Issued): Holder
  /** Certificates of the authority's own services. */
  issueService(name: string, purposes: string[], more?: Partial<Issued>): Holder
}

const YEAR = 365 * 86_400_000
export const PKI_DAY = new Date('2026-11-22T10:00:00Z')
const before = (years: number) => new Date(PKI_DAY.getTime() - years * YEAR)
const after = (years: number) => new Date(PKI_DAY.getTime() + years * YEAR)

const KIND_OIDS: Record<SignerKind, string[]> = {
  person: [OID.person],
  organisation: [OID.organisationKey],
  head: [OID.organisationKey, OID.head],
  may_sign: [OID.organisationKey, OID.maySign],
  may_sign_financial: [OID.organisationKey, OID.maySignFinancial],
  personnel_officer: [OID.organisationKey, OID.personnelOfficer],
  employee: [OID.organisationKey, OID.employee],
}

function subjectOf(holder: Issued): NamePart[] {
  const { iin = '850412300123', bin = null, name = 'АХМЕТОВ ЕРЛАН', patronymic = 'БОЛАТҰЛЫ' } = holder
  const { organisation = bin ? 'ТОО «Сауда сынақ»' : undefined } = holder
  const parts: NamePart[] = [[OID.commonName, name]]
  parts.push([OID.surname, name.split(' ')[0] ?? name])
  if (iin !== null) parts.push([OID.serialNumber, `IIN${iin}`])
  parts.push([OID.country, 'KZ'])
  if (organisation) parts.push([OID.organisation, organisation])
  if (bin !== null) parts.push([OID.unit, `BIN${bin}`])
  parts.push([OID.givenName, patronymic])
  return parts
}

const purposesOf = ({ kind, bin }: Issued): string[] => [
  OID.forEmail,
  ...KIND_OIDS[kind ?? (bin ? 'head' : 'person')],
]

export interface CaOptions {
  algorithm?: KeyAlgorithm
  name?: string
  /** How many authorities may stand below the root. */
  pathLength?: number
  issuingExtensions?: Uint8Array[]
  notAfter?: Date
}

/** Makes an authority with a key of its own. Two of the same name look alike and are not. */
export function createTestCa(options: CaOptions = {}): TestCa {
  const { algorithm = 'rsa', name = 'СЫНАҚ КУӘЛАНДЫРУШЫ ОРТАЛЫҚ', pathLength, notAfter = after(10) } = options
  const rootName = nameOf([
    [OID.commonName, `НЕГІЗГІ ${name}`],
    [OID.country, 'KZ'],
  ])
  const issuingName = nameOf([
    [OID.commonName, name],
    [OID.country, 'KZ'],
  ])
  const rootKey = createKey(algorithm)
  const issuingKey = createKey(algorithm)
  const ofAuthority = (key: TestKey) => [
    keyUsage(['signsCertificates', 'signsLists']),
    subjectKeyId(keyIdOf(key)),
    authorityKeyId(keyIdOf(rootKey)),
  ]
  const root = makeCertificate(
    {
      issuer: rootName,
      subject: rootName,
      notBefore: before(10),
      notAfter: after(20),
      key: rootKey,
      extensions: [authority(pathLength), ...ofAuthority(rootKey)],
    },
    rootKey,
  )
  const issuing = makeCertificate(
    {
      issuer: rootName,
      subject: issuingName,
      notBefore: before(5),
      notAfter,
      key: issuingKey,
      extensions: options.issuingExtensions ?? [authority(0), ...ofAuthority(issuingKey)],
    },
    rootKey,
  )

  function issue(holder: Issued, subject: NamePart[], forWhat: string[], by?: Holder): Holder {
    const key = holder.key ?? createKey(holder.algorithm ?? algorithm, holder.rsaBits)
    const certificate = makeCertificate(
      {
        serial: holder.serial,
        issuer: by ? readCertificate(by.certificate).subject : issuingName,
        subject: nameOf(subject),
        notBefore: holder.notBefore ?? before(1),
        notAfter: holder.notAfter ?? after(1),
        key,
        extensions: [
          keyUsage(holder.keyUsage ?? ['digitalSignature', 'nonRepudiation']),
          purposes(holder.purposes ?? forWhat, holder.purposesAreCritical),
          subjectKeyId(keyIdOf(key)),
          authorityKeyId(keyIdOf(by?.key ?? issuingKey)),
          ...(holder.extensions ?? []),
        ],
      },
      holder.issuerKey ?? by?.key ?? issuingKey,
    )
    return holderOf(key, certificate)
  }

  return {
    algorithm,
    root: holderOf(rootKey, root),
    issuing: holderOf(issuingKey, issuing),
    roots: trustRootsOf([root, issuing]),
    issue: (holder = {}) => issue(holder, subjectOf(holder), purposesOf(holder)),
    issueUnder: (issuer, holder) => issue(holder, subjectOf(holder), purposesOf(holder), issuer),
    issueService: (commonName, forWhat, more = {}) =>
      issue(
        more,
        [
          [OID.commonName, commonName],
          [OID.country, 'KZ'],
        ],
        forWhat,
      ),
  }
}
