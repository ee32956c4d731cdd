/**
 * The result of one part of a run.
 *
 * @typedef {object} Result
 * @property {string} name
 * @property {number} passed
 * @property {number} failed
 * @property {number} [repeated] tests that passed only when they were repeated
 * @property {number} seconds
 * @property {Record<string, string[]>} [files] names of passed tests by file
 * @property {Record<string, string[]>} [sent] statements by test file that opened a database
 * @property {string} [output] printed if something failed or was repeated
 */

/**
 * Runs one part and measures its time. A part that throws counts as one failure; so does one that runs no test, unless
 * it may be empty.
 *
 * @param {string} name
 * @param {() => Promise<{ passed: number, failed: number, repeated?: number, files?: Record<string, string[]>, sent?: Record<string, string[]>, output?: string }>} work
 * @param {{ mayBeEmpty?: boolean }} [options]
 * @returns {Promise<Result>}
 */
export async function measure(name, work, { mayBeEmpty = false } = {}) {
  const start = Date.now()
  const seconds = () => (Date.now() - start) / 1000
  try {
    const counted = await work()
    if (counted.passed + counted.failed === 0 && !mayBeEmpty) {
      return {
        name,
        passed: 0,
        failed: 1,
        seconds: seconds(),
        output: `${counted.output ?? ''}\nNo test ran.`,
      }
    }
    return { name, ...counted, seconds: seconds() }
  } catch (error) {
    const output = error instanceof Error ? error.message : String(error)
    return { name, passed: 0, failed: 1, seconds: seconds(), output }
  }
}

/** @param {Result} result */
export function announce({ name, passed, failed, repeated = 0, seconds, output }) {
  const parts = [`${passed} passed`, failed > 0 && `${failed} FAILED`, repeated > 0 && `${repeated} REPEATED`]
  const counts = parts.filter(Boolean).join(', ')
  console.log(
    `${failed === 0 ? '✓' : '✗'} ${name.padEnd(32)} ${counts.padStart(12)}  ${seconds.toFixed(1).padStart(6)} s`,
  )
  if (failed + repeated > 0 && output) console.log(`\n${output.trim()}\n`)
}

/**
 * Runs parts in the given order, a few at a time, and prints each result as it ends.
 *
 * @param {Array<() => Promise<Result>>} parts
 * @param {number} atOnce
 */
export async function runAll(parts, atOnce) {
  /** @type {Result[]} */
  const results = []
  const waiting = [...parts]
  async function worker() {
    for (let part = waiting.shift(); part; part = waiting.shift()) {
      const result = await part()
      announce(result)
      results.push(result)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return results
}

/**
 * Prints the last line, `N passed, N failed`, and sets the exit code.
 *
 * @param {Result[]} results
 */
export function conclude(results) {
  const passed = results.reduce((sum, result) => sum + result.passed, 0)
  const failed = results.reduce((sum, result) => sum + result.failed, 0)
  console.log(`${passed} passed, ${failed} failed`)
  if (failed > 0 || passed === 0) process.exitCode = 1
}
