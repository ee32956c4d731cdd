import type { ExchangeCode, ExchangeProblem } from '@sauda/sdk/documents'

/** HTTP statuses of problems that end a request; all others are 422. */
export const STATUS_OF: Partial<Record<ExchangeCode, number>> = {
  older_version: 409,
  is_signed: 409,
  is_annulled: 409,
  file_exists: 409,
  document_missing: 404,
  kind_unknown: 404,
  not_json: 400,
  not_utf8: 400,
  batch_cut_off: 400,
  document_too_large: 413,
  file_too_large: 413,
  batch_too_large: 413,
  internal: 500,
}

/** A request of the accounting system that is refused because of what it sent. */
export class ExchangeRefusalError extends Error {
  override readonly name = 'ExchangeRefusalError'
  readonly problems: readonly ExchangeProblem[]
  /** What the base is told besides. */
  readonly warnings: readonly ExchangeProblem[]

  constructor(problems: readonly ExchangeProblem[], warnings: readonly ExchangeProblem[] = []) {
    super(problems.map(({ code }) => code).join(', '))
    this.problems = problems
    this.warnings = warnings
  }
}

/** Returns a problem; without a field it concerns the whole. */
export function problem(
  code: ExchangeCode,
  { field = '', got = null, needed = null }: Partial<Omit<ExchangeProblem, 'code'>> = {},
): ExchangeProblem {
  return { field, code, got, needed }
}

/** Refuses a request for one reason. */
export function refusal(code: ExchangeCode, details?: Partial<ExchangeProblem>): ExchangeRefusalError {
  return new ExchangeRefusalError([problem(code, details)])
}

export function statusOf([first]: readonly ExchangeProblem[]): number {
  const known: Readonly<Record<string, number | undefined>> = STATUS_OF
  return (first && known[first.code]) ?? 422
}
