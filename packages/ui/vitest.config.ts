import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { chromiumArgs, systemChromium } from '../../scripts/workspace/browser.mjs'

/** Rules without a picture, in Node. */
const rules = { test: { name: 'rules', environment: 'node', include: ['src/**/*.test.{ts,tsx}'] } } as const

/** Every story is a test: it renders, its `play` runs, and axe looks at what stands there. */
const stories = {
  plugins: [storybookTest({ configDir: fileURLToPath(new URL('../../.storybook', import.meta.url)) })],
  test: {
    name: 'stories',
    // As for the waits (.storybook/preview.tsx): a busy machine is no failure.
    testTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      instances: [{ browser: 'chromium' }],
      provider: playwright({
        // No half-faded colours before axe's eyes.
        contextOptions: { reducedMotion: 'reduce' },
        launchOptions: { executablePath: systemChromium(), args: chromiumArgs },
      }),
    },
  },
} satisfies TestProjectInlineConfiguration

export default defineConfig({ test: { projects: [rules, stories] } })
