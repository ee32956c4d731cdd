/**
 * `pnpm mutate`: changes the rules of the SDK in every way that Stryker knows, one change (mutant) at a time, and counts
 * how many the tests beside them notice. Writes `docs/mutation.md` and fails under 95 %. Takes about half an hour.
 *
 *   node scripts/mutate.mjs ads language                 only these folders; the results of the others stay
 *   node scripts/mutate.mjs ads --files '*vin.ts'        only these files; prints their survivors, writes nothing
 */
import { parseArgs } from 'node:util'
import { run } from './workspace/command.mjs'
import { bringPackages } from './workspace/packages.mjs'
import { FOLDERS, mutate } from './workspace/mutants.mjs'
import { readResults, survivorText, writeResults } from './workspace/mutation-report.mjs'
