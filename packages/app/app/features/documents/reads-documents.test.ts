import { expect, test } from 'vitest'
import { readsDocuments } from './reads-documents.ts'

const kept = [{ id: 205, name: 'ТОО', sign: 'AutoDisc', bin: '940140000385' }]

test.each([
  [{ role_id: 1, function: 'owner', kept_companies: [] }, true],
  [{ role_id: 1, function: 'accountant', kept_companies: [] }, true],
  [{ role_id: 1, function: 'seller', kept_companies: [] }, false],
  [{ role_id: 2, function: null, kept_companies: [] }, true],
  [{ role_id: 4, function: null, kept_companies: [] }, true],
  [{ role_id: 5, function: null, kept_companies: [] }, false],
  [{ role_id: 5, function: null, kept_companies: kept }, true],
] as const)('%j reads documents: %s', (user, reads) => {
  expect(readsDocuments({ ...user, kept_companies: [...user.kept_companies] })).toBe(reads)
})
