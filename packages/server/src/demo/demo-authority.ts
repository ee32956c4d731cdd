import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DEMO_AUTHORITY } from '@sauda/sdk/signature-check'
import type { DemoTrust } from '../features/signing/settings.ts'
import { OID } from '../features/signing/verify/oids.ts'
import { certificatePem, holderOf, holding, keyOf, newKey } from './demo-key.ts'
import {
  authority,
  authorityKeyId,
  keyIdOf,
  keyUsage,
  makeCertificate,
  type NamePart,
  nameOf,
  purposes,
  subjectKeyId,
} from './pki/certificates.ts'
import type { KeyHolder } from './pki/key.ts'
import { makeRevocationList } from './pki/revocation-list.ts'

/** Whose key the demo centre's authority issues. */
export interface DemoHolder {
  name: string
  patronymic: string
  iin: string
  /** Null for a sole trader. */
  bin: string | null
  organisation: string | null
}

/** The demo centre's own authority. It is trusted in this data folder alone, since its keys lie there for everybody. */
export interface DemoAuthority extends DemoTrust {
  /** Returns the key of a name, which is issued the first time: `tenant` and `centre`. */
  keyOf(name: string, holder: DemoHolder): Promise<KeyHolder>
}

const DAY = 86_400_000
const YEAR = 365 * DAY
const FOLDER = 'demo-keys'

/** Opens the authority of a data folder; makes it at the first start. */
export async function openDemoAuthority(dataFolder: string, now: Date): Promise<DemoAuthority> {
  const folder = join(dataFolder, FOLDER)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const read = (file: string) => readFile(join(folder, file), 'utf8').catch(() => null)
  const write = async (file: string, text: string) => {
    await writeFile(join(folder, `${file}.draft`), text, { mode: 0o600 })
    await rename(join(folder, `${file}.draft`), join(folder, file))
  }
  const kept = await read('authority.txt')
  const issuer = kept === null ? makeAuthority(now) : holderOf(kept)
  if (kept === null) {
    const text = `${privatePems.get(issuer) ?? ''}${certificatePem(issuer.certificate)}`
    await write('authority.txt', text)
  }
  return {
    authorities: [issuer.certificate],
    listOfRevoked: (at) => emptyList(issuer, at),
    keyOf: async (name, holder) => {
      const file = `${name}.pem`
      const there = await read(file)
      if (there !== null) return holderOf(there)
      const pem = newKey()
      const issued = holding(keyOf(pem), issue(issuer, keyOf(pem), holder, now))
      await write(file, `${pem}${certificatePem(issued.certificate)}`)
      return issued
    },
  }
}

/** The PEM of a key that has just been made. */
const privatePems = new WeakMap<KeyHolder, string>()

const AUTHORITY_NAME = nameOf([
  [OID.commonName, DEMO_AUTHORITY],
  [OID.country, 'KZ'],
])

function makeAuthority(now: Date): KeyHolder {
  const pem = newKey()
  const key = keyOf(pem)
  const certificate = makeCertificate(
    {
      ...{ issuer: AUTHORITY_NAME, subject: AUTHORITY_NAME, key },
      notBefore: new Date(now.getTime() - 3 * YEAR),
      notAfter: new Date(now.getTime() + 20 * YEAR),
      extensions: [
        authority(),
        keyUsage(['signsCertificates', 'signsLists']),
        subjectKeyId(keyIdOf(key)),
        authorityKeyId(keyIdOf(key)),
      ],
    },
    key,
  )
  const holder = holding(key, certificate)
  privatePems.set(holder, pem)
  return holder
}

function issue(issuer: KeyHolder, key: KeyHolder['key'], holder: DemoHolder, now: Date): Uint8Array {
  const { name, patronymic, iin, bin, organisation } = holder
  const subject: NamePart[] = [
    [OID.commonName, name],
    [OID.surname, name.split(' ')[0] ?? name],
    [OID.serialNumber, `IIN${iin}`],
    [OID.country, 'KZ'],
    ...(organisation ? [[OID.organisation, organisation] satisfies NamePart] : []),
    ...(bin ? [[OID.unit, `BIN${bin}`] satisfies NamePart] : []),
    [OID.givenName, patronymic],
  ]
  return makeCertificate(
    {
      ...{ issuer: AUTHORITY_NAME, subject: nameOf(subject), key },
      notBefore: new Date(now.getTime() - 2 * YEAR),
      notAfter: new Date(now.getTime() + 3 * YEAR),
      extensions: [
        keyUsage(['digitalSignature', 'nonRepudiation']),
        purposes([OID.forEmail, ...(bin ? [OID.organisationKey, OID.head] : [OID.person])]),
        subjectKeyId(keyIdOf(key)),
        authorityKeyId(keyIdOf(issuer.key)),
      ],
    },
    issuer.key,
  )
}

/** An empty list of revoked certificates, of the moment when it is asked for, as lists of real authorities are. */
function emptyList(issuer: KeyHolder, at: Date): Uint8Array {
  return makeRevocationList({ issuer, thisUpdate: at, nextUpdate: new Date(at.getTime() + DAY) })
}
