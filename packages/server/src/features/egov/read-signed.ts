import { EGOV_CODE_LIMITS } from '@sauda/sdk/egov-mobile'
import { RefusalError } from '../../refusal.ts'

/** A signature as the telephone sent it. */
export interface PhoneSignature {
  id: number
  cms: string
}

/**
 * Reads what the telephone sends: the documents as it got them, each with its signature in place of its bytes.
 * @throws RefusalError `bad_request` for what is no JSON, `invalid` with the first field that is wrong
 */
export function readSigned(text: unknown): PhoneSignature[] {
  const documents = fieldOf(parsed(text), 'documentsToSign')
  if (!Array.isArray(documents) || documents.length === 0) throw wrong('documentsToSign', 'required')
  if (documents.length > EGOV_CODE_LIMITS.documents) throw wrong('documentsToSign', 'too_many')
  const signatures = documents.map((document, at) => {
    const id = numberIn(fieldOf(document, 'id'))
    if (id === null) throw wrong(`documentsToSign.${at}.id`, 'wrong')
    const cms = fieldOf(fieldOf(fieldOf(document, 'document'), 'file'), 'data')
    if (typeof cms !== 'string') throw wrong(`documentsToSign.${at}.document.file.data`, 'required')
    return { id, cms }
  })
  if (new Set(signatures.map(({ id }) => id)).size < signatures.length)
    throw wrong('documentsToSign', 'wrong')
  return signatures
}

function parsed(text: unknown): unknown {
  try {
    return JSON.parse(String(text))
  } catch {
    throw new RefusalError('bad_request')
  }
}

function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined
  return Object.entries(value).find(([key]) => key === name)?.[1]
}

/** Some programs make a text of every id. */
function numberIn(value: unknown): number | null {
  const id = typeof value === 'string' && /^[1-9]\d{0,14}$/.test(value) ? Number(value) : value
  return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? id : null
}

function wrong(field: string, code: 'required' | 'too_many' | 'wrong'): RefusalError {
  return new RefusalError('invalid', { errors: { [field]: [code] } })
}
