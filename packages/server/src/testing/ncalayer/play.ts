import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { holderOf } from '../../demo/demo-key.ts'
import { DEMO_KEYS, firstKey } from './first-key.ts'
import { startNcaLayer } from './player.ts'

// `npm run play-ncalayer -- key.pem`: NCALayer for those who have none, with a key of the demo centre.

const PORT = 13580

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    port: { type: 'string', default: String(PORT) },
    'one-by-one': { type: 'boolean', default: false },
    keys: { type: 'string', default: DEMO_KEYS },
  },
})

try {
  const path = positionals[0] ?? (await firstKey('npm run play-ncalayer -- key.pem', values.keys))
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
