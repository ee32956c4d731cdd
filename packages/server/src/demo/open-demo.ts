import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ServerConfig } from '../config.ts'
import type { DemoAuthority } from './demo-authority.ts'
import { type DemoSignIn, insertDemoCentre } from './insert-demo.ts'
import { type SigningDemoDeps, signDemoDocuments } from './sign-demo-documents.ts'

const FILE = 'demo-sign-ins.json'

/**
 * Returns the demo centre's sign-ins: created with the centre at the first start, then read from the data folder. Empty
 * if the database was filled by other means.
 */
export async function openDemo(
  { authority, ...deps }: SigningDemoDeps & { authority: DemoAuthority },
  { dataFolder, demo }: Pick<ServerConfig, 'dataFolder' | 'demo'>,
): Promise<readonly DemoSignIn[]> {
  const file = join(dataFolder, FILE)
  const pictures = demo?.drawings ?? ''
  const made = await insertDemoCentre({ ...deps, pictures, log: (line) => console.log(line) })
  if (made) {
    await writeFile(`${file}.draft`, JSON.stringify(made, null, 2), { mode: 0o600 })
    await rename(`${file}.draft`, file)
  }
  await signDemoDocuments(deps, authority)
  if (made) return made
  try {
    return JSON.parse(await readFile(file, 'utf8')) as DemoSignIn[]
  } catch {
    return []
  }
}
