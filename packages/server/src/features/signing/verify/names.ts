import type { Certificate } from './certificate.ts'
import { BrokenDerError, inside, partsOf, readDer, TAG } from './der.ts'
import { oidOf, textOf } from './der-values.ts'
import { OID } from './oids.ts'
import type { Signer, SignerKind } from './report.ts'

/** The parts of a distinguished name, by identifier. */
function attributesOf(name: Uint8Array): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const set of inside(readDer(name, TAG.sequence)))
    for (const attribute of inside(set, TAG.set)) {
      const parts = partsOf(attribute)
      const oid = oidOf(parts.next())
      const text = textOf(parts.next())
      parts.end()
      found.set(oid, [...(found.get(oid) ?? []), text])
    }
  return found
}

/** The common name, which people know an authority by. */
export const commonNameOf = (name: Uint8Array): string => attributesOf(name).get(OID.commonName)?.[0] ?? ''

const NUMBER = /^(IIN|BIN)(\d{12})$/

/**
 * The personal and the business number. They stand behind a prefix, in `serialNumber` or in `OU`. Two different ones
 * of a kind are refused: nobody could tell which one counts.
 */
function numbersOf(attributes: Map<string, string[]>): { iin: string | null; bin: string | null } {
  const found: { IIN: string | null; BIN: string | null } = { IIN: null, BIN: null }
  for (const oid of [OID.serialNumber, OID.unit])
    for (const text of attributes.get(oid) ?? []) {
      const match = NUMBER.exec(text)
      if (!match) continue
      const [, prefix, number] = match
      const kind = prefix === 'IIN' ? 'IIN' : 'BIN'
      if (found[kind] !== null && found[kind] !== number) throw new BrokenDerError('two numbers')
      found[kind] = number ?? null
    }
  return { iin: found.IIN, bin: found.BIN }
}

/** The first that a certificate names says whose key it is. */
const KINDS: [oid: string, kind: SignerKind][] = [
  [OID.head, 'head'],
  [OID.maySign, 'may_sign'],
  [OID.maySignFinancial, 'may_sign_financial'],
  [OID.personnelOfficer, 'personnel_officer'],
  [OID.employee, 'employee'],
  [OID.organisationKey, 'organisation'],
  [OID.person, 'person'],
]

/** Whose key it is, or null where the certificate does not say it. */
export function kindOf(certificate: Certificate): SignerKind | null {
  const { purposes } = certificate.extensions
  return KINDS.find(([oid]) => purposes.includes(oid))?.[1] ?? null
}

export function signerOf(certificate: Certificate): Signer {
  const attributes = attributesOf(certificate.subject)
  const first = (oid: string) => attributes.get(oid)?.[0] ?? null
  return {
    ...numbersOf(attributes),
    // The common name holds surname and name; the patronymic stands apart.
    name: [first(OID.commonName), first(OID.givenName)].filter(Boolean).join(' '),
    organisation: first(OID.organisation),
    kind: kindOf(certificate) ?? 'person',
    serial: certificate.serial,
    issuer: commonNameOf(certificate.issuer),
    not_before: certificate.notBefore,
    not_after: certificate.notAfter,
  }
}
