import type { Language } from '@sauda/sdk/language'

/** The language of the client being built; `scripts/build.ts` builds one client for each. */
export const languageOfBuild: Language = process.env.BUILD_LANGUAGE === 'kk' ? 'kk' : 'ru'
