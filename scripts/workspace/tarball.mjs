import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root, run } from './command.mjs'
import { pnpm } from './packages.mjs'

/** Exports that are not modules. */
const WITHOUT_TYPES = ['--exclude-entrypoints', './theme.css', './drawings/*']

/**
 * Packs a package as for publishing and checks the tarball with publint and arethetypeswrong, because the published
 * `exports` differ from those in the workspace.
 *
 * @param {string} name of the package's folder
 * @param {'node16' | 'esm-only'} profile whether the package also supports `require`
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function lintTarball(name, profile) {
  const folder = await mkdtemp(join(tmpdir(), 'tarball-'))
  try {
    const packed = await pnpm(['pack', '--pack-destination', folder], { cwd: join(root, 'packages', name) })
    if (packed.code !== 0) return packed
    const tarball = join(folder, (await readdir(folder))[0] ?? '')
    const linted = await run('publint', ['run', tarball, '--strict'])
    const typed = await run('attw', [
      tarball,
      '--profile',
      profile,
      '--no-emoji',
      '--no-color',
      ...WITHOUT_TYPES,
    ])
    return { code: linted.code || typed.code, output: `${linted.output}\n${typed.output}` }
  } finally {
    await rm(folder, { recursive: true })
  }
}
