import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { chromiumArgs, systemChromium } from '../../scripts/workspace/browser.mjs'

/** Tests without rendering, in Node. */
const rules = { test: { name: 'rules', environment: 'node', include: ['src/**/*.test.{ts,tsx}'] } } as const

/** Every story is a test: it is rendered, its `play` function runs, and axe checks the result. */
const stories = {
  plugins: [storybookTest({ configDir: fileURLToPath(new URL('../../.storybook', import.meta.url)) })],
  test: {
    name: 'stories',
    // Like the other timeouts (.storybook/preview.tsx): a busy machine must not fail the tests.
    testTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      instances: [{ browser: 'chromium' }],
      provider: playwright({
        // Reduced motion, so that axe does not measure half-faded colours.
        contextOptions: { reducedMotion: 'reduce' },
        launchOptions: { executablePath: systemChromium(), args: chromiumArgs },
      }),
    },
  },
} satisfies TestProjectInlineConfiguration

export default defineConfig({ test: { projects: [rules, stories] } })
