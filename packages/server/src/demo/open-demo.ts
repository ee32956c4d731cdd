import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ServerConfig } from '../config.ts'
import type { Db } from '../platform/database/transaction.ts'
import { type DemoAuthority, openDemoAuthority } from './demo-authority.ts'
import { type DemoDeps, type DemoSignIn, insertDemoCentre } from './insert-demo.ts'
import { signIns } from './people.ts'

const FILE = 'demo-sign-ins.json'

/** What a demo centre has beside its rows. */
export interface OpenedDemo {
  signIns: readonly DemoSignIn[]
  /** Null if the database was filled by other means: whoever can read the data folder could sign there for anybody. */
  authority: DemoAuthority | null
}

/**
 * Opens the demo centre: its sign-ins, created with it at the first start and then read from the data folder, and its
 * authority.
 */
export async function openDemo(
  deps: Pick<DemoDeps, 'db' | 'storage' | 'clock'>,
  { dataFolder, demo }: Pick<ServerConfig, 'dataFolder' | 'demo'>,
): Promise<OpenedDemo> {
  const file = join(dataFolder, FILE)
  const pictures = demo ?? { drawings: '' }
  const made = await insertDemoCentre({ ...deps, pictures, log: (line) => console.log(line) })
  if (made) {
    await writeFile(`${file}.draft`, JSON.stringify(made, null, 2), { mode: 0o600 })
    await rename(`${file}.draft`, file)
  } else if (!(await isDemoCentre(deps.db))) return { signIns: [], authority: null }
  return {
    signIns: made ?? (await readFile(file, 'utf8').then(JSON.parse, () => [])),
    authority: await openDemoAuthority(dataFolder, deps.clock.now()),
  }
}

/** A centre of real people does not have the demo's addresses, which belong to nobody. */
async function isDemoCentre(db: Db): Promise<boolean> {
  const addresses = Object.values(signIns)
  const found = await db.selectFrom('users').select('id').where('email', 'in', addresses).execute()
  return found.length === addresses.length
}
