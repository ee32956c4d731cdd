import type { DocumentColumnField, DocumentImportProblem } from '@sauda/sdk/documents'
import { shownCell } from './cell-values.ts'
import type { Value } from './open-workbook.ts'

/** A problem without its texts. */
export type Problem = Omit<DocumentImportProblem, 'heading' | 'message'>

/** Where a column stands in the file. */
export interface Place {
  index: number
  /** Such as `F`. */
  letters: string
  heading: string
}

export type Places = ReadonlyMap<DocumentColumnField, Place>

/** A problem of the whole file. */
export function ofFile(code: Problem['code'], said: Partial<Problem> = {}): Problem {
  return { row: null, column: null, field: '', code, got: null, needed: null, ...said }
}

/** A problem of a cell, or of a row if the field has no column. */
export function ofCell(
  code: Problem['code'],
  { row, field, places, value = null }: { row: number; field: string; places: Places; value?: Value },
  needed: string | null = null,
): Problem {
  const place = places.get(field as DocumentColumnField)
  return { row, column: place?.letters ?? null, field, code, got: shownCell(value), needed }
}

const LETTERS = 26

/** Returns the letters of a column by its index, from 0. */
export function lettersOf(index: number): string {
  const last = String.fromCharCode(65 + (index % LETTERS))
  return index < LETTERS ? last : lettersOf(Math.floor(index / LETTERS) - 1) + last
}

/** Sorts problems by row and column; those of the whole file are first. */
export function inOrder(problems: readonly Problem[]): Problem[] {
  const key = ({ column }: Problem) => (column ?? '').padStart(4)
  return problems.toSorted(
    (a, b) => (a.row ?? 0) - (b.row ?? 0) || (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0),
  )
}
