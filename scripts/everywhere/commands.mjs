import { execFile } from 'node:child_process'
import { root } from '../workspace/command.mjs'

/** No step takes longer; one that does has hung. */
const LONGEST_MS = 120_000

/**
 * Runs a program to its end, or kills it after two minutes. Never throws.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<{ ok: boolean, stdout: string, output: string }>} `output` has both streams and why it failed
 */
export function runLimited(program, args, { cwd = root, env = {} } = {}) {
  const options = {
    cwd,
    env: { ...process.env, ...env },
    timeout: LONGEST_MS,
    killSignal: /** @type {const} */ ('SIGKILL'),
    maxBuffer: 2 ** 26,
  }
  return new Promise((resolve) => {
    const child = execFile(program, args, options, (error, stdout, stderr) => {
      const why = error?.killed ? `${program} had not ended after ${LONGEST_MS / 1000} s` : error?.message
      resolve({ ok: error === null, stdout, output: [stdout, stderr, why].filter(Boolean).join('\n') })
    })
    child.stdin?.end()
  })
}

/**
 * Runs a program that must succeed.
 *
 * @param {Parameters<typeof runLimited>} run
 * @returns {Promise<string>} what it printed
 */
export async function must(...run) {
  const { ok, stdout, output } = await runLimited(...run)
  if (!ok) throw new Error(output)
  return stdout
}
