import { run, runScript } from './command.mjs'

/**
 * Checks of the sources that the tests rely on.
 *
 * @type {Record<string, () => Promise<{ code: number, output: string }>>}
 */
export const typeChecks = {
  'contract and exports are generated': () => run('node', ['scripts/generate.mjs', '--check']),
  'types: sdk': () => runScript('packages/sdk', 'typecheck'),
  'types: ui': () => runScript('packages/ui', 'typecheck'),
  'types: server': () => runScript('packages/server', 'typecheck'),
  'types: app': () => runScript('packages/app', 'typecheck'),
  'types: tooling': () => run('tsc', ['--project', 'tsconfig.json']),
}
