import { relative } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { folderOfBuild } from './scripts/build-folder.ts'
import { languageOfBuild } from './scripts/build-language.ts'

export default {
  appDirectory: 'app',
  buildDirectory: relative(import.meta.dirname, `${folderOfBuild}/${languageOfBuild}`),
  ssr: true,
  // server/pages.ts rejects forms of other sites before React Router sees them, by the same rule as the API's calls.
  allowedActionOrigins: ['**'],
} satisfies Config
