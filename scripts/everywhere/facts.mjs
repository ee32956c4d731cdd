import { readFile } from 'node:fs/promises'

/**
 * Compares the lines that a runtime printed with those of `facts.txt`.
 *
 * @param {string} printed
 * @param {Record<string, string>} [differs] facts that are known to be different there
 * @returns {Promise<{ passed: number, failed: number, output: string }>}
 */
export async function compareFacts(printed, differs = {}) {
  const expected = { ...factsOf(await readFile(new URL('facts.txt', import.meta.url), 'utf8')), ...differs }
  const found = factsOf(printed)
  const names = new Set([...Object.keys(expected), ...Object.keys(found)])
  const wrong = [...names].filter((name) => found[name] !== expected[name])
  const lines = wrong.map((name) => `${name}\n  expected ${expected[name]}\n  found    ${found[name]}`)
  return { passed: names.size - wrong.length, failed: wrong.length, output: lines.join('\n') }
}

/** @param {string} text @returns {Record<string, string>} */
function factsOf(text) {
  const lines = text.split('\n').filter((line) => line !== '')
  // Names may have a colon too, values that are not JSON may not.
  return Object.fromEntries(
    lines.map((line) => /^(.*?(?:: an? [^:]+)?): (.*)$/.exec(line)?.slice(1) ?? [line, '']),
  )
}
