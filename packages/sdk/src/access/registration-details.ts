import type { Invited, Kind, KnownDetails, RegistrationDetails } from '../generated/schemas.ts'
import { type FieldCode, type FieldErrors, isLanguage, type Language } from '../language/index.ts'
import { normalBin } from './bin.ts'
import { asksPhone } from './invited.ts'
import { lineProblem, oneLine, personNameProblem } from './person-name.ts'
import { normalPhone } from './phone.ts'
import { isTenant } from './role.ts'

/** The fields of the contract's `RegistrationDetails` as typed; other fields are ignored. */
export interface RegistrationValues extends Typed<RegistrationDetails> {}

type Typed<Fields> = { readonly [Field in keyof Fields]?: unknown }

/** Details that are valid: the body of `next`. */
export interface CheckedDetails extends Omit<KnownDetails, 'language'> {
  /** Language of e-mails; without it the server uses that of the request. */
  language?: Language | undefined
}

/** Valid details, or what is wrong with them. */
export type RegistrationCheck = ValidDetails | InvalidDetails

/** The details are valid. */
export interface ValidDetails {
  /** The body of `next`. */
  details: CheckedDetails
  /** Only if something is wrong. */
  errors?: never | undefined
}

/** Some details are missing or wrong. */
export interface InvalidDetails {
  /** Only if nothing is wrong. */
  details?: never | undefined
  /** Error codes by field. */
  errors: FieldErrors
}

/** What limits the details. */
export interface RegistrationOptions {
  /** What the invitation has already set; null without one. */
  invited?: Pick<Invited, 'role_id' | 'company' | 'bin'> | null | undefined
}

/** Limits: characters of the company's name, number of rooms. */
export const REGISTRATION_LIMITS = { company: { min: 2, max: 150 }, rooms: { max: 20 } } as const

const MAX_ID = 2_147_483_647

type Invitation = Pick<Invited, 'role_id' | 'company' | 'bin'>

/**
 * Checks the details of a registration: of a person, or of a company with its BIN and the rooms it wants. An invitation
 * determines the kind and the rooms, and the company and the BIN if it has them; invited staff need no phone.
 */
export function registrationDetails(
  values: RegistrationValues,
  { invited = null }: RegistrationOptions = {},
): RegistrationCheck {
  const form = formOf(values)
  const kind = invited ? kindOf(invited) : form.kind()
  const name = form.name()
  const phone = form.phone(asksPhone(invited))
  const language = form.language()
  const isCompany = kind === 'company'
  const company = isCompany ? (invited?.company ?? form.line('company', REGISTRATION_LIMITS.company)) : null
  const bin = isCompany ? (invited?.bin ?? form.bin()) : null
  const room_ids = isCompany && !invited ? form.rooms() : []
  if (!kind || name === null || Object.keys(form.errors).length > 0) return { errors: form.errors }
  return { details: { kind, name, phone, language, company, bin, room_ids } }
}

function kindOf({ role_id }: Invitation): Kind {
  return isTenant(role_id) ? 'company' : 'person'
}

/** Reads fields one by one and collects their errors. */
function formOf(values: RegistrationValues) {
  const errors: FieldErrors = {}
  const refuse = (field: string, code: FieldCode) => {
    errors[field] = [code]
    return null
  }
  const text = (field: keyof RegistrationDetails) => oneLine(values[field])
  return {
    errors,
    line(
      field: keyof RegistrationDetails,
      { min, max }: { readonly min: number; readonly max: number },
    ): string | null {
      const problem = lineProblem(values[field], { min, max })
      return problem ? refuse(field, problem) : text(field)
    },
    name(): string | null {
      const problem = personNameProblem(values.name)
      return problem ? refuse('name', problem) : text('name')
    },
    kind(): Kind | null {
      const kind = text('kind')
      if (kind === 'person' || kind === 'company') return kind
      return refuse('kind', kind ? 'unknown' : 'required')
    },
    phone(isNeeded: boolean): string | null {
      const phone = text('phone')
      if (phone) return normalPhone(phone) ?? refuse('phone', 'phone_invalid')
      return isNeeded ? refuse('phone', 'required') : null
    },
    language(): Language | undefined {
      const language = text('language')
      if (isLanguage(language)) return language
      if (language) refuse('language', 'unknown')
      return undefined
    },
    bin(): string | null {
      const bin = text('bin')
      return normalBin(bin) ?? refuse('bin', bin ? 'bin_invalid' : 'required')
    },
    rooms(): number[] {
      const ids = [values.room_ids ?? []]
        .flat()
        .filter((id) => id !== '')
        // Anything else may throw when it is converted to a number.
        .map((id) => (typeof id === 'string' || typeof id === 'number' ? Number(id) : Number.NaN))
      const { max } = REGISTRATION_LIMITS.rooms
      if (ids.length > max) refuse('room_ids', 'too_many')
      if (!ids.every((id) => Number.isInteger(id) && id >= 1 && id <= MAX_ID)) refuse('room_ids', 'unknown')
      return [...new Set(ids)].sort((a, b) => a - b)
    },
  }
}
