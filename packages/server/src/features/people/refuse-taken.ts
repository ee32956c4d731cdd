import { RefusalError } from '../../refusal.ts'

/** The fields of unique indexes. */
const FIELD_OF: Readonly<Record<string, string>> = {
  users_email: 'email',
  companies_bin: 'bin',
}

const UNIQUE_VIOLATION = '23505'

/**
 * For `catch` after a transaction: converts a unique violation, caused by a concurrent request, to the field error
 * `taken`.
 * @throws RefusalError `invalid`, or the original error
 */
export function refuseTaken(error: unknown): never {
  if (error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION && 'constraint' in error) {
    const field = FIELD_OF[String(error.constraint)]
    if (field) throw new RefusalError('invalid', { errors: { [field]: ['taken'] } })
  }
  throw error
}
