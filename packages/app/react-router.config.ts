import type { Config } from '@react-router/dev/config'

// server/pages.ts refuses forms of other sites before React Router sees them, by the rule that the API's calls go by.
export default { appDirectory: 'app', ssr: true, allowedActionOrigins: ['**'] } satisfies Config
