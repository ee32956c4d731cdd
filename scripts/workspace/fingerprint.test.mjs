import { deepEqual, equal, rejects } from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, test } from 'node:test'
import { root } from './command.mjs'
import { folderUnlessSame, isMade, unlessSame } from './fingerprint.mjs'

/** @type {string} */
let folder
/** @type {(name: string) => string} */
let path

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sauda-fingerprint-'))
  path = (name) => relative(root, join(folder, name))
  await writeFile(join(folder, 'source'), 'one')
})
afterEach(() => rm(folder, { recursive: true }))

const make = () =>
  folderUnlessSame({
    made: path('made'),
    files: [path('source')],
    make: async (draft) => writeFile(join(draft, 'result'), await readFile(join(folder, 'source'))),
  })

test('work is done once for the same sources and the same kind', async () => {
  let count = 0
  const once = (kind = '') =>
    unlessSame({ stamp: path('stamp'), files: [path('source')], kind, work: async () => void count++ })
  deepEqual(
    [await once(), await once(), await once('other'), await once('other'), await once()],
    [true, false, true, false, true],
  )
  await writeFile(join(folder, 'source'), 'two')
  deepEqual([await once(), await once(), count], [true, false, 4])
})

test('work that fails is done again, also for the sources before it', async () => {
  const job = { stamp: path('stamp'), files: [path('source')] }
  await unlessSame({ ...job, work: async () => {} })
  await writeFile(join(folder, 'source'), 'two')
  const fails = async () => {
    throw new Error('half done')
  }
  await rejects(unlessSame({ ...job, work: fails }), /half done/)
  await writeFile(join(folder, 'source'), 'one')
  equal(await unlessSame({ ...job, work: async () => {} }), true)
})

test('a folder is made once for the same sources', async () => {
  equal(await isMade(path('made')), false)
  deepEqual([await make(), await make()], [true, false])
  equal(await isMade(path('made')), true)
  await writeFile(join(folder, 'made/old'), '')
  await writeFile(join(folder, 'source'), 'two')
  equal(await make(), true)
  equal(await readFile(join(folder, 'made/result'), 'utf8'), 'two')
  equal(existsSync(join(folder, 'made/old')), false)
})

test('a folder stays as it is if the next one cannot be made, whose remains are removed later', async () => {
  await make()
  await writeFile(join(folder, 'source'), 'two')
  const half = folderUnlessSame({
    made: path('made'),
    files: [path('source')],
    make: async (draft) => {
      await mkdir(join(draft, 'half'))
      throw new Error('killed')
    },
  })
  await rejects(half, /killed/)
  equal(await readFile(join(folder, 'made/result'), 'utf8'), 'one')
  equal((await readdir(folder)).filter((name) => name.endsWith('.draft')).length, 1)
  equal(await make(), true)
  deepEqual((await readdir(folder)).sort(), ['made', 'source'])
})
