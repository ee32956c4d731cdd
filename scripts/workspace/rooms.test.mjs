import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from './command.mjs'
import { featuresOf, roomsByFolder, roomsOf, shared } from './rooms.mjs'

const FOLDERS = [
  'packages/app/app/features',
  'packages/app/app/routes',
  'packages/server/src/features',
  'packages/sdk/src',
]

test('each folder of features, routes and nouns belongs to rooms or is shared by all', async () => {
  for (const folder of FOLDERS) {
    const entries = await readdir(join(root, folder), { withFileTypes: true })
    const unknown = entries
      .filter((entry) => entry.isDirectory() && !roomsByFolder[entry.name] && !shared.has(entry.name))
      .map(({ name }) => name)
    assert.deepEqual(unknown, [], folder)
  }
})

test('no folder is both of some rooms and shared by all', () => {
  assert.deepEqual(
    Object.keys(roomsByFolder).filter((folder) => shared.has(folder)),
    [],
  )
})

test('a change in one room runs that room', () => {
  assert.deepEqual(roomsOf(['packages/app/app/features/content-desk/clash.tsx']), new Set(['content']))
  assert.deepEqual(roomsOf(['e2e/signing/batch.flow.ts']), new Set(['signing']))
})

test('a change in what every page has runs all rooms', () => {
  for (const file of [
    'packages/app/app/shell/guard.ts',
    'packages/app/app/root.tsx',
    'packages/ui/src/button/button.tsx',
    'packages/server/src/platform/clock.ts',
    'packages/sdk/src/client/call.ts',
    'e2e/portal/people.ts',
    'package.json',
  ]) {
    assert.equal(roomsOf(['docs/testing.md', file]), undefined, file)
  }
})

test('a change in texts for readers and in unit tests runs no room', () => {
  const files = ['README.md', 'docs/testing.md', 'packages/sdk/src/ads/ad-status.test.ts', 'bench/run.ts']
  assert.deepEqual(roomsOf(files), new Set())
})

test('the features of a room are those that name it', () => {
  assert.ok(featuresOf(new Set(['ads'])).includes('ad-editor'))
  assert.ok(!featuresOf(new Set(['ads'])).includes('content-desk'))
})
