import { build } from 'esbuild'

/**
 * Bundles a program with the packages that it imports.
 *
 * @param {string} entry
 * @param {string} outfile
 * @param {import('esbuild').BuildOptions} [options]
 */
export async function bundle(entry, outfile, options = {}) {
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    logLevel: 'silent',
    ...options,
  })
}
