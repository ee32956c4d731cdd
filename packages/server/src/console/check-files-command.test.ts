import { appendFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { paperOf } from '../features/documents/paper/paper.ts'
import { openHome } from '../open-home.ts'
import { openStorage } from '../platform/storage.ts'
import { sharedDataFolder } from '../testing/data-folders.ts'
import { insertSample } from '../testing/papers.ts'
import { runCommand } from '../testing/run-command.ts'

const dataFolder = sharedDataFolder()

const run = (...args: string[]) => runCommand(['check-files', ...args], { SAUDA_DATA: dataFolder() })
const fileOf = (file: string) => join(dataFolder(), 'files', 'documents', `${file}.pdf`)

it('finds a changed byte and a missing file, and ends with 1', async () => {
  const [sound, changed, missing] = await storePapers()
  expect(await run()).toEqual({ code: 0, out: '3 files are as they were stored, 0 are not.\n', error: '' })

  await appendFile(fileOf(changed), '\n')
  await rm(fileOf(missing))
  const { code, out } = await run()
  expect(code).toBe(1)
  expect(out).toContain(`changed documents/${changed}.pdf: document 2, version 1\n`)
  expect(out).toContain(`missing documents/${missing}.pdf: document 3, version 1\n`)
  expect(out).toContain('1 files are as they were stored, 2 are not.')
  expect(out).not.toContain(sound)
})

it('takes no arguments', async () => {
  expect(await run('all')).toMatchObject({ code: 1, error: 'check-files takes no arguments\n' })
})

/** Stores the PDFs of three documents; a fourth has none yet. */
async function storePapers(): Promise<[string, string, string]> {
  const database = await openHome({ dataFolder: dataFolder() }, async (opened) => opened)
  try {
    const { db } = database
    const storage = openStorage(join(dataFolder(), 'files'))
    const stored = async () => {
      const id = await insertSample(db, 'completion')
      return (await paperOf({ db, storage, publicUrl: 'https://sauda.example' }, id, 1)).file
    }
    const files = [await stored(), await stored(), await stored()] as const
    await insertSample(db, 'invoice')
    return [...files]
  } finally {
    await database.close()
  }
}
