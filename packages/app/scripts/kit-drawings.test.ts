import { readdir } from 'node:fs/promises'
import { build } from 'vite'
import { expect, it } from 'vitest'
import { DRAWINGS } from '../server/folders.ts'
import { kitDrawings } from './kit-drawings.ts'

const ENTRY = 'virtual:entry'

it('makes each drawing a file of the client, at the address that the pages know', async () => {
  const page = {
    name: 'page',
    resolveId: (id: string) => (id === ENTRY ? id : null),
    load: (id: string) => (id === ENTRY ? 'console.log(import.meta.env.DRAWINGS)' : null),
  }
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [page, kitDrawings()],
    build: { write: false, rollupOptions: { input: ENTRY } },
  })
  if (Array.isArray(built) || !('output' in built)) throw new Error('not one bundle')
  const [script, ...others] = built.output
  const [, folder] = /\/(assets\/drawings-[0-9a-f]{8})\b/.exec(script.code) ?? []
  const expected = (await readdir(DRAWINGS)).map((name) => `${folder}/${name}`)
  expect(others.map(({ fileName }) => fileName).sort()).toEqual(expected.sort())
})
