import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Where the demo centre puts its keys. */
export const DEMO_KEYS = join(process.env.SAUDA_DATA || 'data', 'demo-keys')

/** The first key in a folder; that of the demo tenant comes first. `usage` is how to name another one. */
export async function firstKey(usage: string, folder: string = DEMO_KEYS): Promise<string> {
  const files = await readdir(folder).catch(() => [])
  const keys = files.filter((name) => name.endsWith('.pem')).sort()
  const key = keys.find((name) => name.startsWith('tenant')) ?? keys[0]
  if (!key) {
    throw new Error(`There are no keys in ${folder}. Start the demo centre first, or name a file: ${usage}`)
  }
  return join(folder, key)
}
