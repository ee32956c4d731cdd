import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { root } from './command.mjs'
import { callsOfEntry, sdkEntries } from './sdk-entries.mjs'

/** The first two are in the small program; the other two include the form of an ad. */
const COUNTED_ELSEWHERE = ['getAd', 'publishAd', 'createAd', 'updateAd']

const smallProgram = `
  export { createPortal } from '@sauda/sdk'
  export { getAd, publishAd } from '@sauda/sdk/ads'
`

/**
 * Returns the gzipped bytes of a bundle of these lines with the parts of the published package that they need.
 *
 * @param {string} lines
 */
export async function shippedBytes(lines) {
  const { outputFiles } = await build({
    stdin: { contents: lines, resolveDir: root },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    charset: 'utf8',
    logLevel: 'silent',
  })
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length
}

export const clientWithTwoCalls = () => shippedBytes(smallProgram)

/** The size of one more call: the mean over all others, because compression varies by a few bytes. */
export async function oneMoreCall() {
  const others = sdkEntries()
    .map((entry) => ({
      entry,
      names: callsOfEntry(entry).filter((name) => !COUNTED_ELSEWHERE.includes(name)),
    }))
    .filter(({ names }) => names.length > 0)
  const lines = others.map(({ entry, names }) => `export { ${names} } from '@sauda/sdk/${entry}'`)
  const added = (await shippedBytes(smallProgram + lines.join('\n'))) - (await clientWithTwoCalls())
  return added / others.flatMap(({ names }) => names).length
}
