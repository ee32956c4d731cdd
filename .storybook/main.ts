import { fileURLToPath } from 'node:url'
import type { StorybookConfig } from '@storybook/react-vite'
import tailwindcss from '@tailwindcss/vite'
import { mergeConfig } from 'vite'

const here = import.meta.dirname
const kit = fileURLToPath(new URL('../packages/ui/src', import.meta.url))

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/ui/src/**/*.mdx', '../packages/ui/src/**/*.stories.tsx', './*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [tailwindcss()],
      // All stories are read before the first runs: a dependency found later would reload the page under a test.
      optimizeDeps: { entries: [`${kit}/**/*.stories.tsx`, `${here}/*.stories.tsx`] },
      resolve: { conditions: ['@sauda/source', 'module', 'browser', 'development|production'] },
    }),
}

export default config
