import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { root } from './command.mjs'

/** The first two belong to the smallest useful program; the others show what one more call costs. */
const calls = ['getAd', 'publishAd', 'showPhone', 'countAds', 'adRooms']

/**
 * Gzipped bytes of a program that holds only these lines, with what they need of the published package inside.
 *
 * @param {string} lines
 */
export async function shippedBytes(lines) {
  const { outputFiles } = await build({
    stdin: { contents: lines, resolveDir: join(root, 'packages/app') },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    logLevel: 'silent',
  })
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length
}

/** @param {string[]} names of calls */
const clientWith = (names) =>
  shippedBytes(`
    export { createPortal } from '@sauda/sdk'
    export { ${names.join(', ')} } from '@sauda/sdk/ads'
  `)

export const clientWithTwoCalls = () => clientWith(calls.slice(0, 2))

/** The mean over several, as compression gives and takes a few bytes. */
export async function oneMoreCall() {
  const added = (await clientWith(calls)) - (await clientWithTwoCalls())
  return added / (calls.length - 2)
}
