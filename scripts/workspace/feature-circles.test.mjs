import assert from 'node:assert/strict'
import { test } from 'node:test'
import { looseFiles } from './feature-circles.mjs'

const features = 'packages/server/src/features'

for (const file of ['announce.ts', 'queries.ts', 'handlers.tsx', 'ads-jobs.ts']) {
  test(`finds ${file} outside a feature`, () => {
    assert.deepEqual(looseFiles([`${features}/${file}`]), [
      `${features}/${file} belongs in the folder of a feature`,
    ])
  })
}

test('finds no file of a feature, of the assembly or of the app', () => {
  const files = ['deps.ts', 'handlers.ts', 'jobs.ts', 'ads/announce.ts', 'ads/photos/photos.ts']
  const app = 'packages/app/app/features/words.ts'
  assert.deepEqual(looseFiles([...files.map((file) => `${features}/${file}`), app]), [])
})
