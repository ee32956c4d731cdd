import { defineConfig } from '@playwright/test'
import { chromiumArgs, systemChromium } from '../scripts/workspace/browser.mjs'

const kept = (name: string, value: string) => ({
  ...{ name, value, domain: '127.0.0.1', path: '/', expires: -1 },
  ...{ httpOnly: name === 'analytics', secure: false, sameSite: 'Lax' as const },
})

/** One real portal per run: its own data folder, the demo centre, a free port (see portal/global-setup.ts). */
export default defineConfig({
  testDir: '.',
  // What each of them is for, and where a new test belongs: docs/testing.md.
  projects: [
    { name: 'http', testMatch: '**/*.http.ts' },
    { name: 'gallery', testMatch: '**/*.gallery.ts' },
    { name: 'flows', testMatch: '**/*.flow.ts' },
  ],
  outputDir: '../test-results',
  globalSetup: './portal/global-setup.ts',
  workers: 2,
  fullyParallel: true,
  // None by default, so that an unsteady test is noticed; CI repeats it once and reports it (docs/decisions/0044).
  retries: Number(process.env.BROWSER_TEST_RETRIES ?? 0),
  forbidOnly: true,
  // Far more than any step needs, so that a busy machine does not fail tests.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    baseURL: process.env.PORTAL_URL,
    browserName: 'chromium',
    // Without a UTF-8 locale Chromium calls a downloaded file with a Cyrillic name «download».
    launchOptions: {
      executablePath: systemChromium(),
      args: chromiumArgs,
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    },
    // Most tests are about the portal itself: it must not be asked about analytics, nor answered by what is kept, and the
    // visitor has been here before, so that its fonts are shown at once.
    storageState: { cookies: [kept('analytics', 'no'), kept('fonts', '1')], origins: [] },
    serviceWorkers: 'block',
    locale: 'ru-KZ',
    timezoneId: 'Asia/Almaty',
    viewport: { width: 1280, height: 800 },
    // On failure the page is saved as text. A screenshot would be taken of every closing context, failed or not, and
    // tracing every test takes a third of the time; `--trace on` enables it.
    screenshot: 'off',
    trace: 'off',
  },
})
