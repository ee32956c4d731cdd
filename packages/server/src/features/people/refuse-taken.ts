import { Refusal } from '../../refusal.ts'

/** Unique indexes by the field whose value they keep apart. */
const FIELD_OF: Readonly<Record<string, string>> = {
  users_email: 'email',
  users_phone: 'phone',
  tenants_bin: 'bin',
}

const UNIQUE_VIOLATION = '23505'

/**
 * For `catch` behind a transaction: a value that somebody else took in the same moment is a field's error, `taken`.
 * @throws Refusal `invalid`, or the error itself
 */
export function refuseTaken(error: unknown): never {
  if (error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION && 'constraint' in error) {
    const field = FIELD_OF[String(error.constraint)]
    if (field) throw new Refusal('invalid', { errors: { [field]: ['taken'] } })
  }
  throw error
}
