import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { holderOf } from '../../demo/demo-key.ts'
import { startNcaLayer } from './player.ts'

// `npm run play-ncalayer -- key.pem`: NCALayer for those who have none, with a key of the demo centre.

const PORT = 13580

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    port: { type: 'string', default: String(PORT) },
    'one-by-one': { type: 'boolean', default: false },
    keys: { type: 'string', default: join(process.env.SAUDA_DATA || 'data', 'demo-keys') },
  },
})

try {
  const path = positionals[0] ?? (await firstKey(values.keys))
  const player = await startNcaLayer(
    holderOf(await readFile(path, 'utf8')),
    { several: !values['one-by-one'] },
    Number(values.port),
  )
  console.log(`NCALayer is played at ${player.url} with the key ${path}`)
  console.log('A page of the demo centre finds it there; for others set NCALAYER_URL to this address.')
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => player.close())
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

/** The key of the demo tenant comes first. */
async function firstKey(folder: string): Promise<string> {
  const files = await readdir(folder).catch(() => [])
  const keys = files.filter((name) => name.endsWith('.pem')).sort()
  const key = keys.find((name) => name.startsWith('tenant')) ?? keys[0]
  if (!key)
    throw new Error(
      `There are no keys in ${folder}. Start the demo centre first, or name a file: npm run play-ncalayer -- key.pem`,
    )
  return join(folder, key)
}
