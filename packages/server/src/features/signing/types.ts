import type { components } from '@sauda/sdk'

type Schemas = components['schemas']

/** For whom somebody signs. */
export type Side = 'tenant' | 'centre'

/** The kinds of documents that are signed. */
export type SignedKind = 'completion' | 'application'

/** The answer about a document, kept for a repeat of the call. */
export type StoredResult = Schemas['SigningResult']
