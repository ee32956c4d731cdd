import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { chromiumArgs, systemChromium } from '../../scripts/workspace/browser.mjs'
import { kitDrawings } from './scripts/kit-drawings.ts'
import { lateParts } from './scripts/late-parts.ts'
import { API_PORT } from './testing/api-port.ts'
import { browserCommands } from './testing/commands.ts'
import { routeTable } from './testing/route-table.ts'
import { worldCommands } from './testing/world-commands.ts'

const SOURCE = '@sauda/source'

/** Functions, and what components render as HTML, in Node. */
const rules = {
  plugins: [kitDrawings(), lateParts()],
  resolve: { conditions: [SOURCE] },
  ssr: { resolve: { conditions: [SOURCE] }, noExternal: [/^@sauda\//] },
  test: {
    name: 'rules',
    include: ['{app,server,scripts,worker}/**/*.test.{ts,tsx}'],
    // Generous, so that a busy machine does not fail tests.
    testTimeout: 60_000,
    exclude: ['**/*.page.test.tsx'],
  },
} satisfies TestProjectInlineConfiguration

const target = `http://127.0.0.1:${API_PORT}`

/** Pages in a browser, without a document of their own: see testing/open-page.tsx. */
const pages = {
  plugins: [tailwindcss(), kitDrawings(), routeTable()],
  resolve: {
    conditions: [SOURCE, 'module', 'browser', 'development|production'],
    alias: [
      {
        find: /^\.\.\/createLucideIcon\.mjs$/,
        replacement: join(import.meta.dirname, 'app/icons/create-lucide-icon.ts'),
      },
    ],
  },
  server: {
    proxy: {
      '/api': { target },
      // Live updates; the sources of the app have addresses that begin like it.
      '/app': { target, ws: true, bypass: ({ url, headers }) => (headers.upgrade ? undefined : url) },
    },
  },
  test: {
    name: 'pages',
    // The modules of the app are loaded once; every page is closed after its test.
    isolate: false,
    include: ['app/**/*.page.test.tsx'],
    globalSetup: ['testing/api-setup.ts'],
    setupFiles: ['testing/clean-browser.ts'],
    // Generous, so that a busy machine does not fail tests.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // As flows are, in CI (docs/decisions/0044).
    retry: Number(process.env.BROWSER_TEST_RETRIES ?? 0),
    expect: { poll: { timeout: 20_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 800 },
      instances: [{ browser: 'chromium' }],
      commands: { ...browserCommands, ...worldCommands },
      provider: playwright({
        contextOptions: { reducedMotion: 'reduce', locale: 'ru-KZ', timezoneId: 'Asia/Almaty' },
        launchOptions: {
          executablePath: systemChromium(),
          args: chromiumArgs,
          // Without a UTF-8 locale Chromium calls a downloaded file with a Cyrillic name «download».
          env: { ...process.env, LC_ALL: 'C.UTF-8' },
        },
      }),
    },
  },
} satisfies TestProjectInlineConfiguration

export default defineConfig({ test: { projects: [rules, pages] } })
