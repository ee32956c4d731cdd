import { join } from 'node:path'
import { bareCodes } from './bare-codes.mjs'
import { root, run } from './command.mjs'
import { decisions } from './decisions.mjs'
import { featureCircles } from './feature-circles.mjs'
import { longFiles } from './long-files.mjs'
import { pagePaths } from './page-paths.mjs'
import { pagesInGalleries } from './pages-in-galleries.mjs'
import { platformNouns } from './platform-nouns.mjs'
import { settingsOnce } from './settings-once.mjs'
import { sqlInQueries } from './sql-in-queries.mjs'
import { typeChecks } from './types.mjs'

/**
 * What is checked without running the portal. Both `npm test` and `pnpm check` do it; a run of both does it once.
 *
 * @type {Record<string, () => Promise<{ code: number, output: string }>>}
 */
export const sourceChecks = {
  ...typeChecks,
  'biome: format and lint': () => run('biome', ['check', '--error-on-warnings', '.']),
  'no file over 300 lines': longFiles,
  'codes have names': bareCodes,
  'SQL stands in files of queries': sqlInQueries,
  'the platform names no noun': platformNouns,
  'no circles between features': featureCircles,
  'a setting is read in one place': settingsOnce,
  'pages are named by their paths': pagePaths,
  'every page is in a gallery': pagesInGalleries,
  'checks find what they forbid': () => run('node', ['--test'], { cwd: join(root, 'scripts/workspace') }),
  'all decisions are listed': decisions,
  'walls between the rooms': () => run('depcruise', ['packages', '--config', '.dependency-cruiser.mjs']),
  'nothing unused': () => run('knip', []),
}
