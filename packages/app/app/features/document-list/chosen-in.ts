import { MOST_CHOSEN } from './chosen-documents.ts'

/** Reads the ids that a form has chosen, each once; values that are no ids are left out. */
export function chosenIn(form: FormData): number[] {
  const ids = form
    .getAll('ids')
    .flatMap((value) => (/^[1-9]\d{0,14}$/.test(String(value)) ? Number(value) : []))
  return [...new Set(ids)].slice(0, MOST_CHOSEN)
}
