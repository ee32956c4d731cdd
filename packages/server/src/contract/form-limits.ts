import type { Operation, OperationId } from './document.ts'

const MEGABYTE = 1024 * 1024

/** How large a form and each of its files may be, in bytes. */
export interface FormLimits {
  file: number
  files: number
  body: number
}

/** Ten photos and the text fields of an ad. */
export const FORM_LIMITS: FormLimits = { file: 10 * MEGABYTE, files: 10, body: 106 * MEGABYTE }

const OTHERS: Partial<Record<OperationId, FormLimits>> = {
  // A PDF of 20 MB with its signatures. Guests send it, so all of it together is not much larger.
  checkUpload: { file: 20 * MEGABYTE, files: 10, body: 22 * MEGABYTE },
}

export function formLimitsOf({ id }: Pick<Operation, 'id'>): FormLimits {
  return OTHERS[id] ?? FORM_LIMITS
}
