import type { Config } from '@react-router/dev/config'
import { languageOfBuild } from './scripts/build-language.ts'

export default {
  appDirectory: 'app',
  buildDirectory: languageOfBuild === 'ru' ? 'build' : `build/${languageOfBuild}`,
  ssr: true,
  // server/pages.ts rejects forms of other sites before React Router sees them, by the same rule as the API's calls.
  allowedActionOrigins: ['**'],
} satisfies Config
