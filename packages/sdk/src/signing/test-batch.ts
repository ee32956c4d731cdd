import type { SigningResult } from '../generated/schemas.ts'
import { nextSigningBatch } from './batch.ts'
import { newSigningBatch } from './batch-state.ts'
import type { SigningEvent } from './signing-event.ts'

// What happens to batches in tests.

export const SHA = 'a'.repeat(64)
export const NOW = Date.parse('2026-11-22T10:00:00Z')
export const EXPIRES = '2026-11-22T10:10:00Z'

export const offer = (id: number, sha256 = SHA) => ({
  id,
  version: 1,
  title: 'Аренда',
  number: `АВР-${id}`,
  sha256,
  size: 10,
  href: `/api/${id}`,
})
export const result = (
  id: number,
  outcome: SigningResult['outcome'],
  code: SigningResult['code'] = null,
): SigningResult => ({
  id,
  outcome,
  code,
  status: 2,
  allowed_actions: [],
})
export const begun = (
  ids: readonly number[],
  skipped: { id: number; code: 'already_signed' | 'document_annulled' | 'being_checked' }[] = [],
): SigningEvent => ({
  type: 'begun',
  asked: [...ids, ...skipped.map(({ id }) => id)],
  session: { documents: ids.map((id) => offer(id)), skipped, expires_at: EXPIRES },
})
export const results = (...all: SigningResult[]): SigningEvent => ({
  type: 'results',
  results: all,
  expires_at: EXPIRES,
  at: NOW,
})
export const play = (events: readonly SigningEvent[], batch = newSigningBatch([1])) =>
  events.reduce(nextSigningBatch, batch)
