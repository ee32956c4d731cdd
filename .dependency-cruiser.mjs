/**
 * The walls between the rooms. They go by pattern, so a new room stands behind them the day it is made.
 *
 * @type {import('dependency-cruiser').IConfiguration}
 */
export default {
  forbidden: [
    {
      name: 'no-circle',
      comment: 'Two files that need each other are one file, or need a third.',
      severity: 'error',
      from: {},
      // A type is gone when the program runs.
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'resolvable',
      comment: 'What cannot be found breaks only when it runs.',
      severity: 'error',
      from: {},
      // The router makes these two itself.
      to: { couldNotResolve: true, pathNot: '[+]types/|^virtual:(react-router/|route-table)' },
    },
    {
      name: 'tests-are-leaves',
      comment: 'What a test needs, and what ships, are two things.',
      severity: 'error',
      from: { pathNot: '[.](test|stories)[.]tsx?$' },
      to: { path: '[.](test|stories)[.]tsx?$' },
    },
    {
      name: 'testing-stays-with-tests',
      comment: 'What plays the world outside for tests must not run in a portal, nor in its demo centre.',
      severity: 'error',
      from: {
        path: '^packages/(server/src|app)/',
        pathNot: '[.]test[.]tsx?$|vitest[.]config[.]ts$|^packages/(server/src|app)/testing/',
      },
      to: { path: '^packages/(server/src|app)/testing/' },
    },
    {
      name: 'sdk-stands-alone',
      comment: 'The SDK is for any program: it knows no other package of ours and no framework.',
      severity: 'error',
      from: { path: '^packages/sdk/' },
      to: { path: '^packages/(?!sdk/)|node_modules/(react|react-dom|react-router|fastify)/' },
    },
    {
      name: 'sdk-noun-stays-home',
      comment:
        'A noun uses the client, language, paths, access and itself, so that each can be loaded alone.',
      severity: 'error',
      from: {
        path: '^packages/sdk/src/([^/]+)/',
        pathNot:
          '^packages/sdk/src/(client|language|paths|access|generated|audit|signing|ncalayer|egov-mobile|part-requests)/',
      },
      to: {
        path: '^packages/sdk/src/[^/]+/',
        pathNot: '^packages/sdk/src/($1|client|language|paths|access|generated)/',
      },
    },
    {
      name: 'sdk-audit-knows-labels',
      comment:
        'The journal tells what happened to ads, reviews, documents and signatures in their own words.',
      severity: 'error',
      from: { path: '^packages/sdk/src/audit/' },
      to: {
        path: '^packages/sdk/src/[^/]+/',
        pathNot:
          '^packages/sdk/src/(audit|client|language|paths|access|generated|ads|reviews|documents|signing)/',
      },
    },
    {
      name: 'sdk-part-requests-know-ads',
      comment: 'A part request is filled in as an ad is, and waits in the opening hours of the rooms.',
      severity: 'error',
      from: { path: '^packages/sdk/src/part-requests/' },
      to: {
        path: '^packages/sdk/src/[^/]+/',
        pathNot: '^packages/sdk/src/(part-requests|client|language|paths|access|generated|ads|rooms)/',
      },
    },
    {
      name: 'sdk-signing-knows-documents',
      comment: 'Signing knows documents, a signer knows signing, and neither knows another noun.',
      severity: 'error',
      from: { path: '^packages/sdk/src/(signing|ncalayer|egov-mobile)/' },
      to: {
        path: '^packages/sdk/src/[^/]+/',
        pathNot: '^packages/sdk/src/($1|client|language|paths|access|generated|documents|signing)/',
      },
    },
    {
      name: 'sdk-ground-floor',
      comment: 'What every noun stands on knows no noun.',
      severity: 'error',
      from: { path: '^packages/sdk/src/(client|language|paths)/' },
      to: {
        path: '^packages/sdk/src/[^/]+/',
        pathNot: '^packages/sdk/src/(client|language|paths|generated)/',
      },
    },
    {
      name: 'ui-knows-no-portal',
      comment: 'The kit serves any portal: no SDK, no router, no words of its own.',
      severity: 'error',
      from: { path: '^packages/ui/' },
      to: { path: '^packages/(?!ui/)|node_modules/react-router/' },
    },
    {
      name: 'radix-stays-in-the-kit',
      comment: 'Pages use our components, so that what lies under them can change.',
      severity: 'error',
      from: { pathNot: '^packages/ui/' },
      to: { path: 'node_modules/@radix-ui/' },
    },
    {
      name: 'server-takes-only-rules',
      comment: "The server uses the SDK's pure rules; it never calls itself through the client.",
      severity: 'error',
      from: { path: '^packages/server/src/', pathNot: '[.]test[.]ts$|^packages/server/src/testing/' },
      to: {
        path: '^packages/(ui|app)/|^packages/sdk/src/(client/|index[.]ts|live/connect[.]ts|[^/]+/[^/]*calls[.]ts)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'handlers-do-not-query',
      comment:
        'handlers → service → queries: a handler speaks HTTP, a service decides, a query reads and writes.',
      severity: 'error',
      from: { path: '^packages/server/src/features/.+/handlers[.]ts$' },
      to: { path: '[^/]*queries[.]ts$' },
    },
    {
      name: 'queries-are-the-last',
      comment:
        'A query uses the database, the caller of a call, other queries, names of columns and words, pages of the contract, and rules of the SDK; it knows nothing above it.',
      severity: 'error',
      from: { path: '^packages/server/src/.*queries[.]ts$' },
      to: {
        pathNot: [
          '^packages/server/src/platform/(database/.+|caller|clock|tables)[.]ts$',
          '^packages/server/src/(tables|contract/(call|paging))[.]ts$',
          '^packages/server/src/.+(queries|-columns|-words)[.]ts$',
          '^packages/sdk/src/',
          'node_modules/kysely/',
          '^(node:)?crypto$',
        ],
      },
    },
    {
      name: 'queries-are-private',
      comment:
        "A feature, the console and the rest of the server ask another feature's service, or send it a job in the same transaction; the demo centre alone writes rows that no service would.",
      severity: 'error',
      from: {
        path: '^packages/server/src/(?!demo/|testing/)(features/[^/]+|[^/]+)',
        pathNot: '[.]test[.]ts$',
      },
      to: { path: '^packages/server/src/(?!$1/)features/.+queries[.]ts$' },
    },
    {
      name: 'platform-is-the-ground',
      comment: 'The platform carries the features and does not know them.',
      severity: 'error',
      from: { path: '^packages/server/src/platform/', pathNot: '[.]test[.]ts$' },
      to: { path: '^packages/server/src/(features|demo)/' },
    },
    {
      name: 'only-serve-holds-the-server',
      comment:
        'With API_URL the pages run without the server, so only what serve.ts loads for its own API needs it.',
      severity: 'error',
      from: {
        path: '^packages/app/',
        pathNot:
          '^packages/app/(serve|server/(own-api|create-demo|demo-config)|testing/serve-api)[.]ts$|[.]test[.]tsx?$',
      },
      // Settings are read in one place; their readers load nothing else of the server.
      to: { path: '^packages/server/', pathNot: '^packages/server/src/settings[.]ts$' },
    },
    {
      name: 'settings-stand-alone',
      comment: 'The app loads the settings without the server, so they need nothing of it but their error.',
      severity: 'error',
      from: { path: '^packages/server/src/settings[.]ts$' },
      to: { path: '^packages/server/', pathNot: '^packages/server/src/why-not[.]ts$' },
    },
    {
      name: 'features-know-no-page',
      comment:
        'routes → features → ui and sdk: a page may be moved or dropped without touching what it shows.',
      severity: 'error',
      from: { path: '^packages/app/app/features/', pathNot: '[.]test[.]tsx?$' },
      to: { path: '^packages/app/app/routes/', pathNot: '[+]types/' },
    },
    {
      name: 'pages-know-no-page',
      comment: 'What two pages share is a feature.',
      severity: 'error',
      from: { path: '^packages/app/app/routes/(.+)[.]tsx?$', pathNot: '[.]test[.]tsx?$' },
      to: { path: '^packages/app/app/routes/', pathNot: '[+]types/' },
    },
    {
      name: 'through-the-door',
      comment: 'A package is entered by the doors in its package.json, not by its files.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/' },
      to: { path: '^packages/(?!$1/)[^/]+/', dependencyTypes: ['local'] },
    },
    {
      name: 'no-undeclared-package',
      comment: 'A package that stands in no package.json is there by chance.',
      severity: 'error',
      from: { path: '^packages/[^/]+/(src|app|server|serve)', pathNot: '[.](test|stories)[.]tsx?$' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|build|[.]react-router|[.]stryker-tmp)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@sauda/source', 'import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
    combinedDependencies: true,
  },
}
