import { RefusalError } from '../../../refusal.ts'

/** The constraint that knows the drawings of the kit. */
const KNOWN = 'spare_parts_drawing_known'

/** Replaces the database's error about a drawing that the kit does not have. @throws RefusalError `invalid` */
export function refuseUnknownDrawing(error: unknown): never {
  if (error instanceof Error && 'constraint' in error && error.constraint === KNOWN)
    throw new RefusalError('invalid', { errors: { drawing: ['unknown'] } })
  throw error
}
