import type { Config } from '@react-router/dev/config'
import { languageOfBuild } from './scripts/build-language.ts'

export default {
  appDirectory: 'app',
  buildDirectory: languageOfBuild === 'ru' ? 'build' : `build/${languageOfBuild}`,
  ssr: true,
  // server/pages.ts refuses forms of other sites before React Router sees them, by the rule that the API's calls go by.
  allowedActionOrigins: ['**'],
} satisfies Config
