import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/database/transaction.ts'
import type { Storage } from '../platform/storage.ts'
import { type DemoSignIn, insertDemoCentre } from './insert-demo.ts'

const FILE = 'demo-sign-ins.json'

/**
 * Returns the demo centre's sign-ins: created with the centre at the first start, then read from the data folder. Empty
 * if the database was filled by other means.
 */
export async function openDemo(
  deps: { db: Db; storage: Storage; clock: Clock },
  dataFolder: string,
  drawings: string,
): Promise<readonly DemoSignIn[]> {
  const file = join(dataFolder, FILE)
  const made = await insertDemoCentre({ ...deps, pictures: drawings, log: (line) => console.log(line) })
  if (made) {
    await writeFile(`${file}.draft`, JSON.stringify(made, null, 2), { mode: 0o600 })
    await rename(`${file}.draft`, file)
    return made
  }
  try {
    return JSON.parse(await readFile(file, 'utf8')) as DemoSignIn[]
  } catch {
    return []
  }
}
