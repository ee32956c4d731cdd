import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { environment, root, runScript } from '../workspace/command.mjs'
import { filesUnder } from '../workspace/fingerprint.mjs'
import { pnpm } from '../workspace/packages.mjs'
import { must } from './commands.mjs'

const SDK = 'packages/sdk'

/** Whether the SDK was built after its sources were last changed. */
async function isBuilt() {
  const sources = [...(await filesUnder(`${SDK}/src`)), `${SDK}/package.json`, `${SDK}/tsup.config.ts`]
  const changed = await Promise.all(sources.map(async (file) => (await stat(join(root, file))).mtimeMs))
  // tsup writes the declarations last.
  const built = await stat(join(root, SDK, 'dist/index.d.cts')).catch(() => undefined)
  return built !== undefined && built.mtimeMs > Math.max(...changed)
}

/**
 * Packs the SDK as for publishing.
 *
 * @param {string} folder that gets the tarball
 * @returns {Promise<string>} the path of the tarball
 */
export async function packSdk(folder) {
  if (!(await isBuilt())) {
    const built = await runScript(SDK, 'build')
    if (built.code !== 0) throw new Error(built.output)
  }
  const packed = await pnpm(['pack', '--pack-destination', folder], { cwd: join(root, SDK) })
  if (packed.code !== 0) throw new Error(packed.output)
  return join(folder, (await readdir(folder)).find((file) => file.endsWith('.tgz')) ?? '')
}

/**
 * Makes a newcomer's project in an empty folder and installs what the SDK's README says, word by word.
 *
 * @param {string} folder
 * @param {string} tarball
 */
export async function beginProject(folder, tarball) {
  const readme = await readFile(join(root, SDK, 'README.md'), 'utf8')
  const { devDependencies } = JSON.parse(await readFile(join(root, SDK, 'package.json'), 'utf8'))
  const commands = [...readme.matchAll(/^```sh\n(.*?)^```/gms)].flatMap(([, text = '']) =>
    text.trim().split('\n'),
  )
  await must('npm', ['init', '--yes'], { cwd: folder, env: environment() })
  for (const command of commands) {
    const [npm = '', ...words] = command.split(' ')
    const args = words.map((word) => {
      if (word === '@sauda/sdk') return tarball
      // Always the same version, whatever has been published since.
      return devDependencies[word] ? `${word}@${devDependencies[word]}` : word
    })
    if (npm !== 'npm' || args.length < 2)
      throw new Error(`The README has a command of another kind: ${command}`)
    await must(npm, [...args, '--prefer-offline', '--no-audit', '--no-fund'], {
      cwd: folder,
      env: environment(),
    })
  }
}
