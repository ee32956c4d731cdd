import type { EgovConfig } from '../../settings.ts'

/** How eGov Mobile learns of the centre; null where telephones do not sign. */
export type EgovSettings = EgovConfig | null
