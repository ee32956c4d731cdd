import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** The repository's top folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

const onWindows = process.platform === 'win32'

/** The Node that is installed as a package, whatever Node started this script. */
export const nodeOfPackages = join(root, 'node_modules/node/bin', onWindows ? 'node.exe' : 'node')

/** Programs are started hundreds of times from the same sources: their compiled code is kept, by content. */
const compiled = join(root, 'node_modules/.cache/compiled')

/**
 * Returns the environment of every command: the installed Node and tools come first on the path.
 *
 * @param {NodeJS.ProcessEnv} [more]
 * @returns {NodeJS.ProcessEnv}
 */
export function environment(more = {}) {
  const tools = [join(root, 'node_modules/node/bin'), join(root, 'node_modules/.bin')]
  return {
    NODE_COMPILE_CACHE: compiled,
    ...process.env,
    PATH: [...tools, process.env.PATH].join(delimiter),
    ...more,
  }
}

/**
 * Runs a command to its end and collects its output. Never throws: a command that cannot start has code 127.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, aloud?: boolean | ((line: string) => boolean) }} [options] `aloud` also
 *   prints the output as it arrives: all of it, or some of its lines
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { cwd = root, env, aloud = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: environment(env),
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: onWindows && command !== nodeOfPackages,
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8')
      stream.on('data', (text) => {
        output += text
        if (aloud === true) process.stdout.write(text)
      })
      if (typeof aloud === 'function') {
        createInterface(stream).on('line', (line) => aloud(line) && console.log(line))
      }
    }
    child.on('error', (error) => resolve({ code: 127, output: `${command}: ${error.message}` }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

/**
 * Runs a script of a package's package.json.
 *
 * @param {string} folder the package's folder, from the top of the repository
 * @param {string} script
 * @param {NodeJS.ProcessEnv} [env]
 */
export function runScript(folder, script, env) {
  return run(nodeOfPackages, ['--run', script], { cwd: join(root, folder), env })
}
