/**
 * Mutation tests of one folder's rules, by the tests beside them: `MUTATED_FOLDER=ads stryker run`. `pnpm mutate` runs
 * all folders.
 */
export default {
  mutate: [
    `src/${process.env.MUTATED_FOLDER}/**/*.ts`,
    '!src/**/*.test.ts',
    '!src/**/test-*.ts',
    // Neither is a rule: calls and the connection talk to a server, and an index only exports.
    '!src/**/*calls.ts',
    '!src/live/connect.ts',
    '!src/**/index.ts',
  ],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutation.config.ts' },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // Generous, so that a busy machine does not count as an endless loop.
  timeoutMS: 15_000,
  timeoutFactor: 4,
  disableTypeChecks: false,
  ignorePatterns: ['dist'],
  reporters: ['json'],
  jsonReporter: { fileName: `node_modules/.cache/mutation/${process.env.MUTATED_FOLDER}.json` },
  allowConsoleColors: false,
  logLevel: 'warn',
  warnings: { slow: false },
}
