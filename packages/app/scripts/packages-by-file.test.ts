import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { packagesByFile } from './packages-by-file.ts'

const app = join(import.meta.dirname, '..')
const server = join(app, '../server')
const outdir = join(app, 'build/portal')

/** In one format or in both, with files of their own for Node or not, and by parts. */
const OF_SERVER = [
  'kysely',
  'pg',
  'ws',
  'bowser',
  'lru-cache',
  '@zxcvbn-ts/language-common',
  'libphonenumber-js/min',
  'hucre/xlsx',
]

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bundled-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** The bundle of one module. */
async function bundleOf(module: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [module],
    outdir,
    write: false,
    bundle: true,
    format: 'esm',
    platform: 'node',
    logLevel: 'silent',
    plugins: [packagesByFile(outdir)],
  })
  return outputFiles.map(({ text }) => text).join('')
}

async function bundleOfText(text: string): Promise<string> {
  const module = join(folder, 'module.ts')
  await writeFile(module, text)
  return bundleOf(module)
}

/** The files that a bundle names, as addresses. */
function filesNamedIn(bundle: string): string[] {
  const base = pathToFileURL(`${outdir}/`)
  return [...bundle.matchAll(/"(\.\.?\/[^"]+)"/g)].map(([, path = '']) => new URL(path, base).href)
}

/** The addresses that Node finds for names in a folder. */
function foundByNode(names: readonly string[], where: string): string[] {
  const script = `console.log(JSON.stringify(${JSON.stringify(names)}.map((name) => import.meta.resolve(name))))`
  const options = ['--conditions=@sauda/source', '--input-type=module', '--eval', script]
  return JSON.parse(execFileSync(process.execPath, options, { cwd: where, encoding: 'utf8' }))
}

describe('packagesByFile', () => {
  it.each([
    ['the server', join(server, 'src/index.ts'), server, OF_SERVER],
    ['the app', join(app, 'server/pictures/lettering.ts'), app, ['fontkit']],
  ])('imports packages of %s by the files that Node finds', async (_, module, where, names) => {
    const named = filesNamedIn(await bundleOf(module))
    expect(named).toEqual(expect.arrayContaining(foundByNode(names, where)))
  })

  it('bundles our packages', async () => {
    const bundle = await bundleOf(join(app, 'server/configuration.ts'))
    expect(bundle).toContain('PUBLIC_URL')
    expect(filesNamedIn(bundle)).toEqual([])
  })

  it('leaves React to the pages, which are loaded when NODE_ENV is set', async () => {
    const named = filesNamedIn(await bundleOf(join(app, 'serve.ts')))
    expect(named.length).toBeGreaterThan(20)
    expect(named.filter((file) => /\/react/.test(file))).toEqual([])
  })

  it('names the files whose addresses a module asks for', async () => {
    const fonts = await bundleOf(join(server, 'src/features/documents/paper/fonts.ts'))
    const names = ['400Regular/NotoSans_400Regular.ttf', '700Bold/NotoSans_700Bold.ttf'].map(
      (font) => `@expo-google-fonts/noto-sans/${font}`,
    )
    expect(fonts).not.toContain('import.meta.resolve')
    expect(filesNamedIn(fonts)).toEqual(expect.arrayContaining(foundByNode(names, server)))
  })

  it.each([
    ['a package that is not there', "import 'no-such-package'", /no-such-package/],
    [
      'a file that is not there',
      "export const it = import.meta.resolve('no-such-package/it')",
      /no-such-package/,
    ],
    [
      'a name that is not written out',
      'export const it = (name: string) => import.meta.resolve(name)',
      /write out/,
    ],
    ['a name in other quotes', 'export const it = import.meta.resolve("kysely")', /write out/],
  ])('refuses %s', async (_, text, why) => {
    await expect(bundleOfText(text)).rejects.toThrow(why)
  })
})
